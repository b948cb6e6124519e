/** The odds of an answer: what may come of it, with chances. */
import { spend } from '../kernel/budget.ts';
import type { EncounterEvent } from '../model/events.ts';
import type { FigureId } from '../model/ids.ts';
import { addUp } from '../model/ledger.ts';
import { Likeness } from '../model/likeness.ts';
import type { Position } from '../model/position.ts';
import { type AttackScope, innermostAttack } from '../model/scopes.ts';
import type { EncounterState } from '../model/state.ts';
import { type Symbol as DieSymbol, SYMBOLS } from '../model/vocabulary.ts';
import { listSpendable } from '../procedures/attack/spend-symbols.ts';
import type { Table } from '../procedures/core/table.ts';
import { differenceOf } from '../queries/figures/counts.ts';
import { type Heeded, heededBy } from '../queries/figures/heeded.ts';
import type { ChancePort } from '../rng/chance.ts';
import { sumUp } from '../rng/chance-tree.ts';
import { nextBelow, wordsFromSeed } from '../rng/rng-words.ts';
import { Spread } from '../rng/spread.ts';
import {
  type Answer,
  type Came,
  type ChoiceMoment,
  ChoiceRun,
  keyOfCame,
  type Script,
} from './choice-run.ts';
import { FACES, Throws, watchFaces } from './throws-alike.ts';

/** What may come of an answer. */
export interface ChoiceOdds {
  readonly spread: Spread<Came>;
  /** So many throws were tried; null: every throw there is. */
  readonly throws: number | null;
}

/** Runs that every throw may take: beyond them some are tried. */
const RUNS = 2500;
/** Runs after which it is foreseen how many there will be. */
const LOOKED_AT = 250;
/** Throws that are tried where there are too many. */
export const TRIED = 2000;

/** A run, in steps. */
const RUN = 200;

/**
 * What comes of an answer to the question of a moment, with exact weights: the rules themselves, run from before the
 * question over every outcome of their dice, until what the answer began is over. Later questions are answered as
 * `laterAnswer` has it, or by a script (that answers the question itself where the answer is null). Where that is too much,
 * throws by seeds are tried instead; with `throws` no more than so many, at once. May be left after each run. Throws what
 * the rules throw where the moment is none.
 */
export function* workOutChoice(
  moment: ChoiceMoment,
  answer: Answer | null,
  script?: () => Script,
  throws?: number,
): Generator<void, ChoiceOdds, unknown> {
  if (throws !== undefined) return { spread: yield* tried(moment, answer, script, throws), throws };
  for (const faces of [false, true]) {
    try {
      const spread = yield* everyThrow(moment, answer, faces, script);
      return spread
        ? { spread, throws: null }
        : { spread: yield* tried(moment, answer, script, TRIED), throws: TRIED };
    } catch (error) {
      if (error !== FACES) throw error;
    }
  }
  throw FACES;
}

/** Null where there are too many. */
function* everyThrow(
  moment: ChoiceMoment,
  answer: Answer | null,
  faces: boolean,
  script: (() => Script) | undefined,
): Generator<void, Spread<Came> | null, unknown> {
  const runs = new ChoiceRun(moment);
  const marks = new Marks(moment, faces);
  let attacker: FigureId | null = null;
  const throws = new Throws(faces, () => (attacker === null ? SYMBOLS : marks.usefulTo(attacker)));
  const tree = sumUp<Came>(
    (port) => {
      spend(RUN);
      const onEvent = (event: EncounterEvent, table: Table, soFar: () => string) => {
        if (event.type === 'attackStepBegan') attacker = innermostAttack(table.state)?.attacker ?? null;
        const key = marks.keyAfter(event, table);
        if (key !== null) port.mark(`${key} ${soFar()}`);
      };
      return runs.of(answer, port, { onEvent, hooks: throws.hooks }, script?.());
    },
    keyOfCame,
    throws.outcomesOf,
  );
  for (let done = 1; ; done++) {
    const step = tree.next();
    if (step.done) return step.value;
    if (done >= RUNS || (done === LOOKED_AT && step.value < LOOKED_AT / RUNS / 2)) return null;
    yield;
  }
}

/** Throws by seeds that are always the same. */
function* tried(
  moment: ChoiceMoment,
  answer: Answer | null,
  script: (() => Script) | undefined,
  throws: number,
): Generator<void, Spread<Came>, unknown> {
  const runs = new ChoiceRun(moment);
  const spread = new Spread<Came>();
  for (let i = 0; i < throws; i++) {
    spend(RUN);
    const came = runs.of(answer, ownDice(`odds ${i}`), {}, script?.());
    spread.add(keyOfCame(came), came, 1n, BigInt(throws));
    yield;
  }
  return spread;
}

/** Dice of their own: those of the game are not known to anybody. */
function ownDice(seed: string): ChancePort {
  let own = wordsFromSeed(seed);
  return {
    pick: (words, n) => {
      const picked = nextBelow(own, n);
      own = picked.words;
      return { value: picked.value, words };
    },
  };
}

/**
 * Places from which the rules go on by the state alone: what was thrown before them is in it, or does not count any
 * more. Not where Actions wait, or several are struck at once: those are known to the rule that runs.
 */
class Marks {
  private readonly likeness: Likeness;
  private readonly heeded: Heeded;
  private readonly useful = new Map<FigureId, readonly DieSymbol[]>();

  constructor(
    private readonly from: Position,
    private readonly faces: boolean,
  ) {
    this.likeness = new Likeness(from.state);
    this.heeded = heededBy(from);
  }

  /** Symbols that somebody may spend of a roll of that figure's. */
  usefulTo(attacker: FigureId): readonly DieSymbol[] {
    let useful = this.useful.get(attacker);
    if (useful === undefined) {
      // Whoever comes in only now may spend any.
      const isThere = this.from.state.figures.some(({ id }) => id === attacker);
      const spent = isThere ? listSpendable(this.from, attacker) : SYMBOLS;
      useful = SYMBOLS.filter((symbol) => spent.includes(symbol) || this.heeded.symbols.includes(symbol));
      this.useful.set(attacker, useful);
    }
    return useful;
  }

  /** What tells the place after an event from others like it; null where it is none. */
  keyAfter(event: EncounterEvent, { state, later, moments }: Table): string | null {
    if (event.type === 'attackRollRecorded' && !this.faces) watchFaces(state);
    if (later.length > 0 || moments.length > 0) return null;
    if (event.type === 'attackJudged') return `judged ${this.keyOfJudged(state, event)}`;
    if (event.type === 'attackStepBegan' && event.step === 8) return `struck ${this.keyOfStruck(state)}`;
    if (event.type !== 'scopeClosed') return null;
    const attack = innermostAttack(state);
    if (!attack) return `closed ${this.likeness.keyOf(state, NONE)}`;
    return attack.step === 8 ? `closed ${this.keyOfStruck(state)}` : null;
  }

  /** Of a hit the difference, what is left of the symbols, and the damage so far; of a miss whether a Dodge made it. */
  private keyOfJudged(
    state: EncounterState,
    { skull, roll, defense }: Extract<EncounterEvent, { readonly type: 'attackJudged' }>,
  ): string {
    const attack = innermostAttack(state)!;
    const sums = SUMS.map((to) => addUp(attack[to]));
    const alike = `${this.likeness.keyOf(state, SUMMED)} ${attack.dodge === null} ${sums} ${this.facesOf(attack)}`;
    if (attack.hit) {
      const symbols = this.usefulTo(attack.attacker).map((symbol) => attack.symbols[symbol] ?? 0);
      return `${alike} ${differenceOf({ attack })} ${symbols}`;
    }
    return `${alike} missed ${skull} ${defense.total - roll.total <= (attack.dodge ?? 0)}`;
  }

  /** Once it is dealt the damage counts, and what the cards there go by. */
  private keyOfStruck(state: EncounterState): string {
    const attack = innermostAttack(state)!;
    const symbols = this.heeded.symbols.map((symbol) => attack.symbols[symbol] ?? 0);
    const difference = this.heeded.difference ? differenceOf({ attack }) : '';
    return `${this.likeness.keyOf(state, SPENT)} ${symbols} ${difference} ${this.facesOf(attack)}`;
  }

  private facesOf({ rolled }: AttackScope): string {
    return this.faces ? JSON.stringify(rolled) : '';
  }
}

const SUMS = ['physical', 'magic', 'irreducible', 'piercing'] as const;
const SUMMED: ReadonlySet<string> = new Set([...SUMS, 'toHit', 'defense', 'symbols', 'rolled', 'dodge']);
const SPENT: ReadonlySet<string> = new Set([...SUMMED, 'final']);
const NONE: ReadonlySet<string> = new Set();
