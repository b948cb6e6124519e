import { tableFor } from '../encounter-rules.ts';
import { ENCOUNTER_STATE } from '../encounter-under-way.ts';
import { type Answered, resumed } from '../kernel/procedure.ts';
import { applyEvent } from '../model/apply/apply-event.ts';
import type { EncounterEvent } from '../model/events.ts';
import type { FigureId } from '../model/ids.ts';
import type { RollPurpose } from '../model/language/abilities.ts';
import type { Act } from '../model/messages/act.ts';
import type { Position } from '../model/position.ts';
import type { Option, Prompt, PromptKind } from '../model/prompts.ts';
import { sameState } from '../model/same-state.ts';
import type { AttackCause, AttackScope, Scope } from '../model/scopes.ts';
import type { EncounterState } from '../model/state.ts';
import { EncounterEnded } from '../procedures/consequences/objectives.ts';
import { settle } from '../procedures/consequences/settle.ts';
import type { Hooks, Table } from '../procedures/core/table.ts';
import { nextRule } from '../procedures/turn/clock.ts';
import { asTold } from '../queries/encounter/as-told.ts';
import { type ChancePort, seededChance } from '../rng/chance.ts';
import { isOfWhatFollows, laterAnswer } from './later-answers.ts';

/** A question of a game: the last state between two rules before it, and what was answered since. */
export interface ChoiceMoment extends Omit<Position, 'seatNames'> {
  readonly since: readonly Answered[];
  /** Players roll real dice: the faces among the answers so far were typed. */
  readonly byHand: boolean;
}

/** What came of an answer, as far as it belongs to it. */
export interface Came {
  /** Whether the attack struck that is asked about; null where none was judged. */
  readonly hit: boolean | null;
  /** Whether a Skill Check was passed, the figure's own or that of who catches it; null where none was made. */
  readonly passed: boolean | null;
  /** Whom a spell was sent at that got to its Conviction Check: whether it took hold. */
  readonly held: Readonly<Record<FigureId, boolean>>;
  /** Attacks judged, by attacker: whether one of its own struck, and points it dealt since. */
  readonly attacks: Readonly<Record<FigureId, AttackCame>>;
  /** Damage dealt, in points, by who took it. */
  readonly damage: Readonly<Record<FigureId, number>>;
  readonly falls: readonly FigureId[];
  /** Whether dice were thrown for it. */
  readonly rolled: boolean;
}

export interface AttackCame {
  readonly hit: boolean;
  readonly damage: number;
}

/** The same for what is the same. */
export const keyOfCame = ({ hit, passed, held, attacks, damage, falls, rolled }: Came): string =>
  `${hit} ${passed} ${entries(held)} ${entries(attacks).map(([id, one]) => `${id} ${one.hit} ${one.damage}`)} ${entries(damage)} ${[...falls].sort()} ${rolled}`;

const entries = <V>(record: Readonly<Record<string, V>>): [string, V][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** An answer to a question of that kind. */
export interface Answer {
  readonly kind: PromptKind;
  readonly option: Pick<Option, 'id' | 'act'>;
}

/** Who looks on from the answer on. */
export interface Watch {
  /** After an event; `soFar` gives all that has been gathered, as text. */
  onEvent?(event: EncounterEvent, table: Table, soFar: () => string): void;
  hooks?(hooks: Hooks): Hooks;
}

/** How a later question is answered by somebody with a plan: PLAN_OVER ends the run, null leaves it to `laterAnswer`. */
export type Script = (prompt: Prompt, state: EncounterState) => string | null;

/** A script's word for the end of what it asks about. */
export const PLAN_OVER = '';

/** What is found when somebody has fallen, and where those who come then stand in line: no part of the odds. */
export const LEFT_OUT: ReadonlySet<RollPurpose> = new Set<RollPurpose>(['loot', 'spawn']);

const OVER = new EncounterEnded('odds');

/** Attacks that come of the one before: they belong to what is asked about. */
const COMES_OF: ReadonlySet<AttackCause> = new Set<AttackCause>(['counter', 'follow-up', 'ability']);

const DECLINES: ReadonlySet<Act['do']> = new Set<Act['do']>(['pass', 'decline', 'done', 'end-turn']);

/** Asked of an attack that is judged, and answered with another one. */
const ANOTHER: ReadonlySet<PromptKind> = new Set<PromptKind>(['counter', 'follow-up', 'after-miss']);

/** What says that something else has begun. */
const BEGINS: ReadonlySet<EncounterEvent['type']> = new Set<EncounterEvent['type']>([
  'aiConditionChecked',
  'aiStepFollowed',
  'aiTargetChosen',
  'aiWayChosen',
  'aiInstructionSkipped',
  'aiLastStepGained',
  'breakAttackProvoked',
  'figureMoved',
  'phaseBegan',
]);

/**
 * Runs the rule of a question again and again from before it, each time with an answer and dice of its own. What leads
 * to the question is the same each time: its events write what they wrote at first, so that all that is kept of it stands.
 */
export class ChoiceRun {
  private readonly written: EncounterState[] = [];

  constructor(private readonly moment: ChoiceMoment) {}

  /** Gives what came of an answer with these dice; null: the script answers. Throws what the rules throw, and what `chance` and `watch` do. */
  of(answer: Answer | null, chance: ChancePort, watch: Watch = {}, script: Script = () => null): Came {
    const { moment, written } = this;
    const told = asTold(moment.encounter);
    const state = sameState(moment.state);
    let scene: Scene | null = null;
    let events = 0;
    const soFar = () => scene!.soFar();
    const emit = (event: EncounterEvent): void => {
      if (scene) {
        scene.see(event, state);
        applyEvent(state, event);
        if (scene.isOver) throw OVER;
        watch.onEvent?.(event, table, soFar);
        return;
      }
      const known = written[events++];
      if (known) Object.assign(state, known);
      else {
        applyEvent(state, event);
        written.push(sameState(state));
      }
    };
    const now = (): ChancePort => (scene ? chance : seededChance);
    const plain = tableFor(moment, state, emit, { pick: (...given) => now().pick(...given) }, false);
    const watched = watch.hooks?.(plain.hooks) ?? plain.hooks;
    const table: Table = {
      ...plain,
      chance: {
        pick: (...given) => now().pick(...given),
        get pickEach() {
          return now().pickEach;
        },
      },
      // No hidden text is read for it.
      get encounter() {
        return scene ? told : moment.encounter;
      },
      get byHand() {
        return moment.byHand && scene === null;
      },
      get hooks() {
        return scene ? watched : plain.hooks;
      },
    };
    const rule = settle(table) ?? nextRule(table);
    if (!rule) throw new Error('no rule asks anything there');
    try {
      let step = rule.next();
      for (const made of moment.since) step = resumed(ENCOUNTER_STATE, emit, rule, made);
      scene = new Scene(state, answer);
      if (!step.done && answer) step = rule.next(answer.option.id);
      while (!step.done) {
        const prompt = step.value;
        const planned = script(prompt, state);
        if (planned === PLAN_OVER || (planned === null && scene.leaves(prompt, state))) break;
        step = rule.next(planned ?? laterAnswer(prompt).id);
      }
    } catch (error) {
      if (!(error instanceof EncounterEnded)) throw error;
    }
    return scene!.came;
  }
}

type Making = { -readonly [K in keyof Came]: Came[K] } & {
  readonly held: Record<FigureId, boolean>;
  readonly attacks: Record<FigureId, AttackCame>;
  readonly damage: Record<FigureId, number>;
  readonly falls: FigureId[];
};

/** What is seen of one resolution. */
class Scene {
  readonly came: Making = {
    hit: null,
    passed: null,
    held: {},
    attacks: {},
    damage: {},
    falls: [],
    rolled: false,
  };
  isOver = false;
  /** Below so many scopes it is over; without one under way it is as deep as the question. */
  private readonly root: number;
  private readonly isWithin: boolean;
  /** How deep the attack stands that is asked about; null: none. */
  private attackAt: number | null;
  private comesNext = false;

  constructor({ scopes }: EncounterState, answer: Answer | null) {
    const first = scopes.findIndex(({ kind }) => kind !== 'move');
    this.isWithin = first >= 0;
    this.root = this.isWithin ? first : scopes.length;
    const at = scopes.findLastIndex(({ kind }) => kind === 'attack');
    const attack = scopes[at] as AttackScope | undefined;
    const startsAnother =
      answer !== null && !DECLINES.has(answer.option.act.do) && (!attack || ANOTHER.has(answer.kind));
    if (attack?.hit === null) this.attackAt = at;
    else this.attackAt = startsAnother ? Number.POSITIVE_INFINITY : null;
  }

  /** All of it as a text; the same for the same. */
  soFar(): string {
    return `${keyOfCame(this.came)} ${this.attackAt} ${this.comesNext}`;
  }

  /** Looks at an event before it is written. */
  see(event: EncounterEvent, { scopes }: EncounterState): void {
    const { came } = this;
    if (this.isWithin && scopes.length <= this.root) this.seeAfter(event);
    switch (event.type) {
      case 'diceRolled':
      case 'diceRerolled':
        if (!LEFT_OUT.has(event.purpose)) came.rolled = true;
        break;
      case 'scopeOpened':
        // The first attack that comes of the answer is the one it is about.
        if (event.scope.kind === 'attack' && this.attackAt === Number.POSITIVE_INFINITY)
          this.attackAt = scopes.length;
        break;
      case 'attackJudged':
      case 'attackTurned':
        if (scopes.length - 1 === this.attackAt) came.hit = event.hit;
        this.seeJudged(event.hit, scopes);
        break;
      case 'attackEnded':
        if (scopes.length - 1 === this.attackAt) this.attackAt = null;
        break;
      case 'counterDeclared':
        this.comesNext = true;
        break;
      case 'checkMade':
        came.passed = came.passed === true || event.passed;
        break;
      case 'convictionChecked':
        came.held[event.figure] ??= !event.passed;
        break;
      case 'damageDealt': {
        came.damage[event.figure] = (came.damage[event.figure] ?? 0) + event.amount;
        const attack = event.by === null ? undefined : came.attacks[event.by];
        if (attack) came.attacks[event.by!] = { ...attack, damage: attack.damage + event.amount };
        break;
      }
      case 'figureDefeated':
      case 'figureFelled':
        if (!came.falls.includes(event.figure)) came.falls.push(event.figure);
    }
  }

  private seeJudged(hit: boolean, scopes: readonly Scope[]): void {
    const attack = scopes.at(-1);
    if (attack?.kind !== 'attack') return;
    const before = this.came.attacks[attack.attacker];
    this.came.attacks[attack.attacker] = { hit: hit || before?.hit === true, damage: before?.damage ?? 0 };
  }

  /** The resolution the question stood in has ended; what it led to belongs to it. */
  private seeAfter(event: EncounterEvent): void {
    if (event.type === 'scopeOpened') {
      const { scope } = event;
      if (scope.kind === 'attack' && COMES_OF.has(scope.cause)) this.comesNext = false;
      else if (scope.kind !== 'spell' && scope.kind !== 'occasion') this.isOver = true;
    } else if (BEGINS.has(event.type)) this.isOver = true;
  }

  /** Whether others go on with this question. */
  leaves(prompt: Prompt, { scopes }: EncounterState): boolean {
    return scopes.length <= this.root && !this.comesNext && isOfWhatFollows(prompt);
  }
}
