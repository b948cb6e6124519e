import type { Procedure } from '../../kernel/procedure.ts';
import type { Circumstances } from '../../model/circumstances.ts';
import type { EncounterEvent } from '../../model/events.ts';
import type { FigureId, SeatId } from '../../model/ids.ts';
import type { EffectOp, RollPurpose, Timing } from '../../model/language/abilities.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Act } from '../../model/messages/act.ts';
import type { Cause } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { Option, Prompt, Refusal } from '../../model/prompts.ts';
import type { RolledDie } from '../../model/scopes.ts';
import type {
  AbilityToken,
  DamageType,
  Symbol as DieSymbol,
  Effect,
  SymbolCount,
} from '../../model/vocabulary.ts';
import type { ChancePort } from '../../rng/chance.ts';

/** What a procedure works on: the position it reads, the one writer, and chance. */
export interface Table extends Position {
  readonly chance: ChancePort;
  /** Players roll real dice and type the faces. */
  readonly byHand: boolean;
  /** Nobody is asked for a space the rules leave to the players for a Combatant (rule cases, C5). */
  readonly settled: boolean;
  emit(event: EncounterEvent): void;
  readonly hooks: Hooks;
  /** Actions that wait for the end of the attack under way, and whose they are. */
  readonly later: Later[];
  /** How often the Actions of a figure have been ended by a card (`action-end.ts`). */
  readonly ended: Map<FigureId, number>;
  /** Moments under way, the innermost last (X85). */
  readonly moments: Moment[];
  /** Answers under way, by `FigureId key`, and how often there were any since the outermost of them began (`within.ts`, X460). */
  readonly within: { readonly now: Map<string, number>; readonly since: Map<string, number> };
}

/** What befalls several figures at once. */
export interface Moment {
  /** Who was struck in it and is yet to answer and to fall, in that order; null where each does so by itself. */
  struck: Struck[] | null;
  /** Once it is over End Conditions and what the board shows are looked at. */
  look: boolean;
  /** Who Defeated the last figure that fell in it. */
  felledBy: FigureId | null;
}

export interface Struck {
  readonly figure: FigureId;
  readonly amount: number;
  readonly source: DamageSource;
}

/** Where damage comes from. `by` is null where nobody deals it. */
export interface DamageSource {
  readonly by: FigureId | null;
  readonly cause: Cause;
  readonly rule: string;
  /** Points of armour ignored; armour counts against PHYSICAL only (p.31). */
  readonly piercing?: readonly LedgerEntry[];
}

export interface Later {
  readonly by: FigureId;
  readonly action: () => Rule<void>;
}

/** A rule of Middara: yields prompts, resumed with the id of the option chosen. */
export type Rule<T> = Procedure<T, Prompt>;

/** What happened, for the abilities on offer. */
export interface Occasion {
  /** The roll that lies on the table (after-roll), and the symbols it is read for. */
  readonly roll?: {
    readonly purpose: RollPurpose;
    readonly dice: readonly RolledDie[];
    readonly counting: readonly DieSymbol[];
  };
  /** Damage about to be dealt to the figure asked (damage-reduction). */
  readonly damage?: { readonly type: DamageType; readonly amount: number };
  /** Abilities that found the figure there before it moved: `FigureId:key` (`enters`). */
  readonly within?: ReadonlySet<string>;
  /** Whose occasion it is; the figure asked if absent. */
  readonly subject?: FigureId;
  /** Who did it, or to whom the subject did it. */
  readonly other?: FigureId | null;
  /** Points taken, dealt or healed; by how much a check failed. */
  readonly amount?: number;
  /** What was gained or spent. */
  readonly gained?: AbilityToken | Effect;
  /** What gave it. */
  readonly gainedBy?: Cause;
  /** Abilities that have answered this occurrence already. */
  readonly answered?: string[];
}

/** What came of an offer. */
export interface OfferResult {
  /** Ledger lines gained: damage reduced, a roll that counts for more or less. */
  readonly entries: readonly LedgerEntry[];
  /** Symbols gained by the roll on the table. */
  readonly symbols?: SymbolCount;
  /** The check is passed whatever lies. */
  readonly passes?: boolean;
  /** A die of the roll that is turned to another face. */
  readonly turned?: { readonly which: number; readonly face: number } | null;
  /** Which dice to roll again, by position; null for none. */
  readonly reroll: readonly number[] | null;
  /** An Action that must wait until the one under way has ended (p.43 step 8). */
  readonly next: (() => Rule<void>) | null;
}

/**
 * What the rules ask of the cards and of the automated opponents. `abilities` and `ai` stand above the
 * procedures; the engine's front hands them down here, so that no import goes in a circle.
 */
export interface Hooks {
  /** Asks the figure's owner for abilities of that timing until all pass; an automated figure uses what its card says. */
  offer(table: Table, timing: Timing, figure: FigureId, occasion?: Occasion): Rule<OfferResult>;
  /** `offer` to the subject, then to every figure with an ability `of` it (X40). */
  react(table: Table, timing: Timing, subject: FigureId, occasion?: Occasion): Rule<OfferResult>;
  /** "At any time" abilities of a seat's figures, as options. */
  interjections(table: Table, seat: SeatId): readonly Option[];
  interject(table: Table, act: Act): Rule<void>;
  /** Abilities a figure may use in its Action Phase, and those it may not and why. */
  actions(
    table: Table,
    figure: FigureId,
  ): { readonly options: readonly Option[]; readonly refused: readonly Refusal[] };
  takeAbility(table: Table, figure: FigureId, act: Act): Rule<void>;
  /** Carries out effects of the ability language for a figure; `target` is the figure attacked. */
  carryOut(
    table: Table,
    effects: readonly EffectOp[],
    by: FigureId,
    target: FigureId | null,
    cause: Cause,
    about?: Circumstances,
  ): Rule<void>;
  /** An Intelligent Combatant's Activation Phase (p.56). */
  activate(table: Table, figure: FigureId): Rule<void>;
}
