/** The game at an online table, as far as whoever reads the stream must know of it. */

/** Driven by the stream alone: nothing else answers, goes back or goes on. */
export interface AtTable {
  /** How many decisions stand. */
  readonly decisions: number;
  /** The seat that is asked, and whether it may answer so; null when the game is over. */
  asked(): { readonly seat: string; offers(option: string): boolean } | null;
  /**
   * The mix that decision number `n` has already, made before this table began or undone since; null where it has none:
   * undo does not roll again.
   */
  mixAt(n: number): string | null;
  /** SHA-256 of the state, as hex digits. */
  stateHash(): string;
  /**
   * Answers, with the dice of this mix; `joined`: it belongs to what was decided before it, and is taken back with that.
   * Throws what the rules throw, with nothing changed.
   */
  decide(option: string, mix: string, joined: boolean): void;
  /** Goes back to before decision `to`. Throws RangeError before `earliest`, with nothing changed. */
  back(to: number): void;
  /** Nobody ever goes back to before this decision, whoever agrees; 0 where absent. */
  readonly earliest?: number;
  /** Seats that play by themselves from the set-up on: nobody sits down there. */
  readonly machines?: readonly string[];
  /** Makes the decision undone last once more; false where there is none. */
  again(): boolean;
  /** The seats that decided or threw since decision `to`, and whether it told what nobody could know. */
  since(to: number): { readonly seats: readonly string[]; readonly news: boolean };
  /** What a seat that passes these would answer now; null where it is to be asked. */
  standing(passes: readonly string[]): string | null;
  /** Whose turn it is, and which; null, or absent, where it is nobody's. */
  turn?(): { readonly seat: string; readonly of: string } | null;
  /** What the computer answers for the seat that is asked, by the state alone. Takes a bounded number of steps. */
  ofBot(): string;
  /** Whether dice may be typed from here on: off until told. */
  typedDice?(may: boolean): void;
}
