/** The odds of what is locked in: what each answer comes to over the rounds that are left. */
import type { AbraxisCard } from '../model/card.ts';
import type { AbraxisOption } from '../model/prompts.ts';
import { FATE, ROUNDS } from '../model/setup.ts';
import type { AbraxisPlayer, AbraxisState } from '../model/state.ts';
import { openOf } from '../queries/abraxis-options.ts';
import {
  lockedIn,
  offFrom,
  plus,
  pointsFor,
  printedSymbols,
  type Symbols,
  shownBy,
} from '../queries/symbol-sums.ts';
import { type RoundWorth, roundWorth } from './round-worth.ts';
import { codeOf, createHands, type Hand, kindOf, symbolsIn } from './throws.ts';

/** What an answer is worth, in points that are expected to be gained or, below 0, lost. */
export interface LockOdds {
  /** In this round, where nothing is saved for later ones. */
  readonly round: number;
  /** To the end of the game, with Fate saved where it is worth more later. */
  readonly game: number;
}

export interface AbraxisOdds {
  /**
   * Of an answer to the roll that lies, best played from there on and alone: as if nobody else ended the round, unless
   * somebody has already (X222). Where points end is left out of account.
   */
  of(state: AbraxisState, player: number, option: AbraxisOption): LockOdds;
  /** Before the first roll of a round with these symbols, where so much Fate may be spent in it and none matters later. */
  ofRound(symbols: Symbols, dice: AbraxisPlayer['dice'], fate: number): number;
}

/** Fate that is left is worth nothing. */
const NOTHING_LATER: readonly number[] = [];

/** Odds at one card; what was worked out is kept as long as they are. */
export function createAbraxisOdds(card: AbraxisCard): AbraxisOdds {
  const rounds = new Map<readonly number[], Map<string, RoundWorth>>();
  const handOf = createHands();
  const handIn = (dice: AbraxisPlayer['dice']): Hand => handOf(dice.map(({ die }) => kindOf(die)));

  /** `later`: what so much Fate is worth after it; the same list for the same round. */
  function roundOf(symbols: Symbols, later: readonly number[]): RoundWorth {
    const there = rounds.get(later) ?? new Map<string, RoundWorth>();
    rounds.set(later, there);
    const wanted = `${symbols.book} ${symbols.shield} ${symbols.burst}`;
    const known =
      there.get(wanted) ??
      roundWorth((locked, fate) => pointsFor(offFrom(symbolsIn(locked), symbols), card) + (later[fate] ?? 0));
    there.set(wanted, known);
    return known;
  }

  const worths = new Map<string, readonly number[]>();
  /** What the rounds from that one on are worth with 0 to 5 Fate; a card that would be drawn is left out of account. */
  function worthFrom(round: number, all: Hand): readonly number[] {
    if (round > ROUNDS) return NOTHING_LATER;
    const key = `${round} ${all.id}`;
    const known = worths.get(key);
    if (known) return known;
    const whole = roundOf(printedSymbols(card, round), worthFrom(round + 1, all));
    const worth = Array.from({ length: FATE + 1 }, (_, fate) => whole.toRoll(all, 0, fate));
    worths.set(key, worth);
    return worth;
  }

  return {
    of(state, at, { act, fate: price }) {
      const player = state.players[at]!;
      const { dice } = player;
      const fate = player.fate - price;
      const chosen = act.do === 'lock' ? act.dice : [];
      const rest = handIn(dice.filter(({ locked }, i) => !locked && !chosen.includes(i)));
      const locked = codeOf(plus(lockedIn(dice), shownBy(chosen.map((i) => dice[i]!))));
      const isLast = state.players.some(
        (other) => other.out === null && other.decided && openOf(other).length === 0,
      );
      const valued = (later: readonly number[]) => {
        const round = roundOf(state.symbols, later);
        return (isLast ? round.toRollLast : round.toRoll)(rest, locked, fate);
      };
      return { round: valued(NOTHING_LATER), game: valued(worthFrom(state.round + 1, handIn(dice))) };
    },
    ofRound: (symbols, dice, fate) => roundOf(symbols, NOTHING_LATER).toRoll(handIn(dice), 0, fate),
  };
}
