import {
  type AttackCause,
  type Cause,
  type Effect,
  type EncounterEvent,
  type FigureId,
  itemDrawn,
  type Skill,
  type Space,
} from '../../engine/index.ts';
import { BESIDE, TOLD } from './deed-lines.ts';

type EventOf<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** A part of a deed, as a headline tells it; ids and numbers. */
export type DeedPart =
  /** All steps of one figure that follow one another, by the last of them. */
  | {
      readonly did: 'went';
      readonly figure: FigureId;
      readonly how: EventOf<'figureMoved'>['how'];
      readonly flies: boolean;
      readonly to: Space;
      readonly steps: number;
      /** Who moves it, where it does not go itself; null where nobody does. */
      readonly by: FigureId | null;
      /** A jump that did not get across. */
      readonly failed?: true;
    }
  | Struck
  | {
      readonly did: 'cast';
      readonly caster: FigureId;
      readonly by: Cause;
      readonly failed: boolean;
      readonly targets: readonly CastOn[];
      /** All that comes of it has come. */
      readonly over: boolean;
    }
  | { readonly did: 'used'; readonly figure: FigureId; readonly ability: string }
  /** By whom, where it is somebody's doing. */
  | {
      readonly did: 'hurt' | 'healed';
      readonly figure: FigureId;
      readonly amount: number;
      readonly cause: Cause;
      readonly by: FigureId | null;
    }
  | { readonly did: 'fell'; readonly figure: FigureId; readonly returns: boolean }
  | { readonly did: 'placed'; readonly figures: readonly FigureId[]; readonly at: readonly Space[] }
  /** Changed what they carry; the last of it is told by event `at`. */
  | {
      readonly did: 'arranged';
      readonly figures: readonly FigureId[];
      readonly times: number;
      readonly at: number;
    }
  | {
      readonly did: 'checked';
      readonly figure: FigureId;
      readonly skill: Skill;
      readonly passed: boolean;
    }
  | {
      readonly did: 'afflicted';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly by: FigureId | null;
    }
  /** What its own line in the feed says as well as any headline. */
  | { readonly did: 'told'; readonly at: number }
  /** What its own line says, and no headline. */
  | { readonly did: 'beside'; readonly at: number };

interface Struck {
  readonly did: 'struck';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly cause: AttackCause;
  /** null: under way. */
  readonly end: EventOf<'attackEnded'>['because'] | null;
  readonly dodged: boolean;
  /** What its Dodge added to the Defense, nothing where it showed a skull; null where there was none. */
  readonly shields: number | null;
  readonly judged: Judged | null;
  readonly damage: number;
  readonly fell: boolean;
}

/** The roll of an attack against the Defense. */
interface Judged {
  readonly hit: boolean;
  readonly roll: number;
  readonly defense: number;
  readonly skull: boolean;
}

/** Whom a spell is cast on, and what becomes of it. */
interface CastOn {
  readonly figure: FigureId;
  readonly damage: number;
  /** null: no Conviction was rolled. */
  readonly withstood: boolean | null;
  readonly fell: boolean;
}

/** Ways of moving that somebody else brings about. */
const MOVED: ReadonlySet<EventOf<'figureMoved'>['how']> = new Set(['push', 'pull', 'shove', 'swap', 'warp']);

/** A resolution under way: where its part stands in the list, if it has one. */
type Open = { readonly kind: string; readonly part: number; readonly flies: boolean };

/** What the events of one deed come to, in their order; `from` is the number of the first. */
export function partsOf(events: readonly EncounterEvent[], from: number): DeedPart[] {
  const parts: DeedPart[] = [];
  const open: Open[] = [];
  /** Who used an ability last. */
  let user: FigureId | null = null;
  /** Whose jump has failed, until it lands. */
  let fails: FigureId | null = null;
  /** The last that a headline tells. */
  const lastAt = (): number => parts.findLastIndex(({ did }) => did !== 'beside');
  const within = (kind: string): number => open.findLast((one) => one.kind === kind)?.part ?? -1;

  function strike(change: (struck: Struck) => Partial<Struck>): boolean {
    const at = within('attack');
    const part = parts[at];
    if (part?.did !== 'struck') return false;
    parts[at] = { ...part, ...change(part) };
    return true;
  }

  /** Changes what a spell does to a figure; false where it is not one of its targets. */
  function target(figure: FigureId, change: Partial<Omit<CastOn, 'figure'>>): boolean {
    const at = within('spell');
    const part = parts[at];
    if (part?.did !== 'cast' || !part.targets.some((one) => one.figure === figure)) return false;
    const targets = part.targets.map((one) =>
      one.figure === figure ? { ...one, ...change, damage: one.damage + (change.damage ?? 0) } : one,
    );
    parts[at] = { ...part, targets };
    return true;
  }

  function goes({ figure, how, to }: EventOf<'figureMoved'>): void {
    const last = parts[lastAt()];
    const flies = how === 'step' && open.some((one) => one.kind === 'move' && one.flies);
    const failed = how === 'jump' && fails === figure ? { failed: true as const } : {};
    fails = null;
    const goesOn = last?.did === 'went' && last.figure === figure && last.how === how;
    if (goesOn) parts[lastAt()] = { ...last, flies, to, steps: last.steps + 1, ...failed };
    else {
      const by = MOVED.has(how) ? doer(figure) : null;
      parts.push({ did: 'went', figure, how, flies, to, steps: 1, by, ...failed });
    }
  }

  /** Who does what is under way, where that is somebody else than whom it is done to. */
  function doer(whom: FigureId): FigureId | null {
    const part = parts[open.findLast((one) => one.part >= 0)?.part ?? parts.length - 1];
    const by = part && byWhom(part);
    return by === whom ? null : (by ?? null);
  }

  function falls(figure: FigureId, returns: boolean): void {
    const isTarget = strike((struck) => (struck.target === figure ? { fell: true } : {}));
    const part = parts[within('attack')];
    if (isTarget && part?.did === 'struck' && part.target === figure) return;
    if (!target(figure, { fell: true })) parts.push({ did: 'fell', figure, returns });
  }

  function opens({ scope }: EventOf<'scopeOpened'>): void {
    const flies = scope.kind === 'move' && scope.flight;
    const part = scope.kind === 'attack' || scope.kind === 'spell' ? parts.length : -1;
    open.push({ kind: scope.kind, part, flies });
    if (scope.kind === 'attack') {
      const { attacker, target: at, cause } = scope;
      const now = { end: null, dodged: false, shields: null, judged: null, damage: 0, fell: false };
      parts.push({ did: 'struck', attacker, target: at, cause, ...now });
    } else if (scope.kind === 'spell') {
      const targets = scope.targets.map((figure) => ({ figure, damage: 0, withstood: null, fell: false }));
      const last = parts[lastAt()];
      // The ability is the spell.
      const isSame = last?.did === 'used' && 'card' in scope.cause && last.ability.includes(scope.cause.card);
      const at = isSame ? lastAt() : parts.length;
      open[open.length - 1] = { kind: 'spell', part: at, flies };
      parts[at] = { did: 'cast', caster: scope.caster, by: scope.cause, failed: false, targets, over: false };
    }
  }

  function closes(): void {
    const at = open.pop()?.part ?? -1;
    const part = parts[at];
    if (part?.did === 'cast') parts[at] = { ...part, over: true };
  }

  events.forEach((event, i) => {
    switch (event.type) {
      case 'scopeOpened':
        opens(event);
        break;
      case 'scopeClosed':
        closes();
        break;
      case 'figureMoved':
        goes(event);
        break;
      case 'attackDodged':
        strike(() => ({ dodged: !event.skull, shields: event.skull ? 0 : event.shields }));
        break;
      case 'attackJudged': {
        const { hit, roll, defense, skull } = event;
        strike(() => ({ judged: { hit, roll: roll.total, defense: defense.total, skull } }));
        break;
      }
      case 'attackEnded':
        strike(() => ({ end: event.because }));
        break;
      case 'convictionChecked':
        target(event.figure, { withstood: event.passed });
        break;
      case 'spellFailed': {
        const at = within('spell');
        const part = parts[at];
        if (part?.did === 'cast') parts[at] = { ...part, failed: true };
        break;
      }
      case 'abilityUsed':
        user = event.figure;
        // Inside of another resolution it is one of its numbers: told below the headline.
        if (open.length === 0) parts.push({ did: 'used', figure: event.figure, ability: event.ability });
        break;
      case 'damageDealt': {
        const { figure, amount, cause, by } = event;
        if (amount === 0) break;
        const struck = parts[within('attack')];
        const ofAttack = cause.kind === 'attack' && struck?.did === 'struck' && struck.target === figure;
        if (ofAttack) strike(({ damage }) => ({ damage: damage + amount }));
        else if (!target(figure, { damage: amount })) parts.push({ did: 'hurt', figure, amount, cause, by });
        break;
      }
      case 'damageHealed': {
        const { figure, amount, cause } = event;
        const by = cause.kind === 'ability' ? user : null;
        if (amount > 0) parts.push({ did: 'healed', figure, amount, cause, by });
        break;
      }
      case 'lootDrawn':
        // The item itself comes to somebody, or is asked about.
        if (itemDrawn(event.gain) === null) parts.push({ did: 'told', at: from + i });
        break;
      case 'figurePlaced': {
        const last = parts[lastAt()];
        const before = last?.did === 'placed' ? last : { figures: [], at: [] };
        const figures = [...before.figures, event.figure];
        parts[last?.did === 'placed' ? lastAt() : parts.length] = {
          did: 'placed',
          figures,
          at: [...before.at, event.at],
        };
        break;
      }
      case 'cardsArranged': {
        const last = parts[lastAt()];
        const before = last?.did === 'arranged' ? last : { figures: [], times: 0 };
        const figures = [...new Set([...before.figures, event.figure])];
        parts[last?.did === 'arranged' ? lastAt() : parts.length] = {
          did: 'arranged',
          figures,
          times: before.times + 1,
          at: from + i,
        };
        break;
      }
      case 'movementStopped':
        fails = event.figure;
        break;
      case 'checkMade':
        // A jump's is told where it lands.
        if (open.at(-2)?.kind === 'move') break;
        parts.push({ did: 'checked', figure: event.figure, skill: event.skill, passed: event.passed });
        break;
      case 'effectInflicted':
        parts.push({ did: 'afflicted', figure: event.figure, effect: event.effect, by: event.by });
        break;
      case 'figureDefeated':
        falls(event.figure, false);
        break;
      case 'figureFelled':
        falls(event.figure, true);
        break;
      case 'outcomeReached':
        // What it ends in is not closed any more.
        while (open.length > 0) closes();
        parts.push({ did: 'told', at: from + i });
        break;
      default:
        if (TOLD.has(event.type)) parts.push({ did: 'told', at: from + i });
        else if (BESIDE.has(event.type)) parts.push({ did: 'beside', at: from + i });
    }
  });
  return parts;
}

/** Who does a part of a deed to others. */
function byWhom(part: DeedPart): FigureId | null {
  switch (part.did) {
    case 'struck':
      return part.attacker;
    case 'cast':
      return part.caster;
    case 'used':
      return part.figure;
    default:
      return null;
  }
}
