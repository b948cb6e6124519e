import type {
  AttackCause,
  Cause,
  Effect,
  EncounterEvent,
  FigureId,
  Skill,
  Space,
} from '../../engine/index.ts';

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
    }
  | Struck
  | {
      readonly did: 'cast';
      readonly caster: FigureId;
      readonly by: Cause;
      readonly failed: boolean;
      readonly targets: readonly {
        readonly figure: FigureId;
        readonly damage: number;
        readonly withstood: boolean;
        readonly fell: boolean;
      }[];
    }
  | { readonly did: 'used'; readonly figure: FigureId; readonly ability: string }
  | { readonly did: 'hurt'; readonly figure: FigureId; readonly amount: number; readonly cause: Cause }
  | { readonly did: 'healed'; readonly figure: FigureId; readonly amount: number }
  | { readonly did: 'fell'; readonly figure: FigureId; readonly returns: boolean }
  | { readonly did: 'placed'; readonly figures: readonly FigureId[] }
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
  | { readonly did: 'told'; readonly at: number };

interface Struck {
  readonly did: 'struck';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly cause: AttackCause;
  /** null: under way. */
  readonly end: EventOf<'attackEnded'>['because'] | null;
  readonly dodged: boolean;
  readonly damage: number;
  readonly fell: boolean;
}

/** Events whose lines are headlines. */
const TOLD: ReadonlySet<EncounterEvent['type']> = new Set([
  'initiativeDealt',
  'urgencyAdded',
  'outcomeReached',
  'wardPlaced',
  'cardTurnedBack',
  'movementStopped',
  'terrainPlaced',
  'cardTurned',
  'figureSpawned',
  'trackArranged',
  'boardTokenPlaced',
  'boardTokenRemoved',
  'totemSeen',
  'objectiveActivated',
  'achievementCompleted',
  'dynamitePlaced',
  'dynamiteTaken',
  'dynamiteLost',
  'dynamiteExploded',
  'adventurersRestored',
  'figureReturned',
  'attackNotMade',
  'attackTurned',
  'attackRedirected',
  'defeatPrevented',
  'damageMoved',
  'effectRemoved',
  'lootDrawn',
  'goldGained',
  'itemGained',
]);

/** A resolution under way: where its part stands in the list, if it has one. */
type Open = { readonly kind: string; readonly part: number; readonly flies: boolean };

/** What the events of one deed come to, in their order; `from` is the number of the first. */
export function partsOf(events: readonly EncounterEvent[], from: number): DeedPart[] {
  const parts: DeedPart[] = [];
  const open: Open[] = [];
  const within = (kind: string): number => open.findLast((one) => one.kind === kind)?.part ?? -1;

  function strike(change: (struck: Struck) => Partial<Struck>): boolean {
    const at = within('attack');
    const part = parts[at];
    if (part?.did !== 'struck') return false;
    parts[at] = { ...part, ...change(part) };
    return true;
  }

  /** Changes what a spell does to a figure; false where it is not one of its targets. */
  function target(
    figure: FigureId,
    change: { damage?: number; withstood?: boolean; fell?: boolean },
  ): boolean {
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
    const last = parts.at(-1);
    const flies = how === 'step' && open.some((one) => one.kind === 'move' && one.flies);
    const goesOn =
      last?.did === 'went' && last.figure === figure && (last.how === how || last.how === 'step');
    if (goesOn) parts[parts.length - 1] = { ...last, how, flies, to, steps: last.steps + 1 };
    else parts.push({ did: 'went', figure, how, flies, to, steps: 1 });
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
      const now = { end: null, dodged: false, damage: 0, fell: false };
      parts.push({ did: 'struck', attacker, target: at, cause, ...now });
    } else if (scope.kind === 'spell') {
      const targets = scope.targets.map((figure) => ({ figure, damage: 0, withstood: false, fell: false }));
      const last = parts.at(-1);
      // The ability is the spell.
      const isSame = last?.did === 'used' && 'card' in scope.cause && last.ability.includes(scope.cause.card);
      if (isSame) parts.pop();
      open[open.length - 1] = { kind: 'spell', part: parts.length, flies };
      parts.push({ did: 'cast', caster: scope.caster, by: scope.cause, failed: false, targets });
    }
  }

  events.forEach((event, i) => {
    switch (event.type) {
      case 'scopeOpened':
        opens(event);
        break;
      case 'scopeClosed':
        open.pop();
        break;
      case 'figureMoved':
        goes(event);
        break;
      case 'attackDodged':
        strike(() => ({ dodged: !event.skull }));
        break;
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
        // Inside of another resolution it is one of its numbers: told below the headline.
        if (open.length === 0) parts.push({ did: 'used', figure: event.figure, ability: event.ability });
        break;
      case 'damageDealt': {
        const { figure, amount, cause } = event;
        if (amount === 0) break;
        const struck = parts[within('attack')];
        const ofAttack = cause.kind === 'attack' && struck?.did === 'struck' && struck.target === figure;
        if (ofAttack) strike(({ damage }) => ({ damage: damage + amount }));
        else if (!target(figure, { damage: amount })) parts.push({ did: 'hurt', figure, amount, cause });
        break;
      }
      case 'damageHealed':
        if (event.amount > 0) parts.push({ did: 'healed', figure: event.figure, amount: event.amount });
        break;
      case 'figurePlaced': {
        const last = parts.at(-1);
        const figures = [...(last?.did === 'placed' ? last.figures : []), event.figure];
        parts.splice(parts.length - (figures.length > 1 ? 1 : 0), 1, { did: 'placed', figures });
        break;
      }
      case 'cardsArranged': {
        const last = parts.at(-1);
        const before = last?.did === 'arranged' ? last : { figures: [], times: 0 };
        if (last?.did === 'arranged') parts.pop();
        const figures = [...new Set([...before.figures, event.figure])];
        parts.push({ did: 'arranged', figures, times: before.times + 1, at: from + i });
        break;
      }
      case 'checkMade':
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
      default:
        if (TOLD.has(event.type)) parts.push({ did: 'told', at: from + i });
    }
  });
  return parts;
}
