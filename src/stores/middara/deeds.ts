/** What is one deed of the feed. */
import type { EncounterEvent, FigureId } from '../../engine/index.ts';
import type { FeedEntry } from '../game/feed.ts';
import type { OwnNote } from '../kept/saved-game.ts';
import { type DeedPart, partsOf } from './deed-parts.ts';

/** What somebody did, or what the clock brought: some events that follow one another, told as one. */
export interface Deed {
  /** Its events: from number `from` up to, not with, `to`. */
  readonly from: number;
  readonly to: number;
  /** Whose turn it is; null for what belongs to nobody's. */
  readonly figure: FigureId | null;
  readonly parts: readonly DeedPart[];
  /** The lines of the feed it is told by in full. */
  readonly lines: readonly FeedEntry[];
  /** Everybody who has a part in it. */
  readonly involved: ReadonlySet<FigureId>;
  /** Nothing more comes to it. */
  readonly isOver: boolean;
  /** Nothing in it but the clock's step from round to round. */
  readonly isBare: boolean;
}

/** The deeds of a round; of round 0 those before the first. */
export interface DeedsOfRound {
  readonly round: number;
  readonly deeds: readonly Deed[];
}

export interface Deeds {
  /**
   * All deeds of the first `shown` events. `feed` tells them, and holds no line of a later one; `firstRound` is the one
   * the game begins in.
   */
  upTo(
    events: readonly EncounterEvent[],
    shown: number,
    feed: readonly FeedEntry[],
    firstRound?: number,
  ): readonly DeedsOfRound[];
}

interface Growing {
  readonly from: number;
  readonly round: number;
  figure: FigureId | null;
  /** Resolutions under way at its last event. */
  depth: number;
  /** What makes a deed of its own has been done: what somebody begins now is another. */
  done: boolean;
  /** Its turn is over. */
  over: boolean;
  lines: FeedEntry[];
  /** The last event it was told with; not the same any more when it was taken back. */
  last: EncounterEvent;
  /** Its last event arranged cards, whatever decision that came of. */
  arranges: boolean;
}

/**
 * Puts events together to deeds, and goes on where it left off: what comes with a decision is read once, and what was
 * taken back is dropped, without looking at the rest of the game again.
 */
export function createDeeds(): Deeds {
  let told: readonly DeedsOfRound[] = [];
  /** What is known beside each deed, in the same order. */
  let known: Growing[] = [];
  let of: readonly EncounterEvent[] | null = null;
  let read = 0;
  let lines = 0;

  function forget(): void {
    told = [];
    known = [];
    read = 0;
    lines = 0;
  }

  /** Drops the deeds that are not as they were told, and the last one before, which may be cut. */
  function cutTo(events: readonly EncounterEvent[], shown: number): void {
    let kept = known.length;
    const ends = (k: number) => known[k + 1]?.from ?? read;
    while (kept > 0 && (ends(kept - 1) > shown || known[kept - 1]!.last !== events[ends(kept - 1) - 1])) {
      read = known[kept - 1]!.from;
      kept -= 1;
    }
    if (kept === known.length) return;
    known = known.slice(0, kept);
    lines = known.reduce((sum, one) => sum + one.lines.length, 0);
    told = told.flatMap(({ round, deeds }) => {
      const left = deeds.filter(({ to }) => to <= read);
      return left.length === 0
        ? []
        : [left.length === deeds.length ? { round, deeds } : { round, deeds: left }];
    });
  }

  return {
    upTo(events, total, feed, firstRound = 0) {
      const shown = Math.min(total, events.length);
      if (of !== events) forget();
      of = events;
      cutTo(events, shown);
      if (read === shown && lines === feed.length) return told;
      // The last one may go on.
      const first = Math.max(0, known.length - 1);
      for (; read < shown; read++) {
        const event = events[read]!;
        const last = known.at(-1);
        const now = last && !begins(event, last) ? last : begun(event, read, last, firstRound);
        if (now !== last) known.push(now);
        follow(now, event);
        while (lines < feed.length && (feed[lines]!.type === 'note' || feed[lines]!.index <= read))
          now.lines.push(feed[lines++]!);
      }
      const end = known.at(-1);
      while (end && lines < feed.length) end.lines.push(feed[lines++]!);
      told = joined(told, known, first, events, shown);
      return told;
    },
  };
}

const begun = (
  event: EncounterEvent,
  from: number,
  before: Growing | undefined,
  firstRound: number,
): Growing => ({
  from,
  round: event.type === 'roundBegan' ? event.round : (before?.round ?? firstRound),
  // In the middle of a turn it is the same one's.
  figure: (isStart(event) && before?.figure) || null,
  depth: 0,
  done: false,
  over: false,
  lines: [],
  last: event,
  arranges: false,
});

const CLOCK: ReadonlySet<EncounterEvent['type']> = new Set([
  'roundBegan',
  'roundEnded',
  'initiativeCardReached',
  'phaseBegan',
  'mixed',
]);

/** What somebody, or an AI step, sets about. */
const isStart = (event: EncounterEvent): boolean =>
  event.type === 'abilityUsed' ||
  (event.type === 'spSpent' && event.on.kind === 'term') ||
  event.type === 'cardsArranged' ||
  event.type === 'aiConditionChecked' ||
  event.type === 'aiTargetChosen' ||
  event.type === 'aiWayChosen';

/** Whether another deed begins with it. */
function begins(event: EncounterEvent, { figure, depth, done, over, arranges }: Growing): boolean {
  // A whole exchange is one.
  if (event.type === 'cardsArranged' && arranges) return false;
  switch (event.type) {
    case 'encounterBegan':
    case 'initiativeDealt':
    case 'roundEnded':
    case 'roundBegan':
      return true;
    case 'turnBegan':
      // What a round begins with alone is told by its number.
      return figure !== null || over || done;
    default:
      return depth === 0 && !over && done && isStart(event);
  }
}

/** What a player does with a card is a deed; what an automated opponent does goes on to its blow. */
function follow(deed: Growing, event: EncounterEvent): void {
  deed.last = event;
  if (event.type !== 'mixed') deed.arranges = event.type === 'cardsArranged';
  switch (event.type) {
    case 'turnBegan':
      deed.figure = event.figure;
      break;
    case 'turnEnded':
      deed.over = true;
      break;
    case 'scopeOpened':
      deed.depth += 1;
      break;
    case 'scopeClosed':
      deed.depth -= 1;
      if (deed.depth === 0 && event.kind !== 'move') deed.done = true;
      break;
    case 'abilityUsed':
    case 'cardsArranged':
      if (deed.depth === 0) deed.done = true;
      break;
    case 'urgencyAdded':
      deed.done = true;
      break;
    default:
  }
}

/** What was written to a deed: after its first event, and after its last at the latest; `isEnd`: or later. */
export const notesOf = (own: readonly OwnNote[], { from, to }: Deed, isEnd = false): readonly OwnNote[] =>
  own.filter(({ at }) => (at > from || (at === 0 && from === 0)) && (at <= to || isEnd));

/** The rounds with all deeds from number `first` on put in anew. */
function joined(
  told: readonly DeedsOfRound[],
  known: readonly Growing[],
  first: number,
  events: readonly EncounterEvent[],
  shown: number,
): readonly DeedsOfRound[] {
  const from = known[first]?.from ?? 0;
  const whole = told.at(-1)?.deeds.at(-1)?.from === from ? withoutLast(told) : [...told];
  for (let k = first; k < known.length; k++) {
    const one = known[k]!;
    const to = known[k + 1]?.from ?? shown;
    const own = events.slice(one.from, to);
    const deed: Deed = {
      from: one.from,
      to,
      figure: one.figure,
      parts: partsOf(own, one.from),
      isOver: one.over || k + 1 < known.length,
      isBare: own.every(({ type }) => CLOCK.has(type)),
      lines: [...one.lines],
      involved: new Set(own.flatMap(figuresOf)),
    };
    const round = whole.at(-1);
    if (round?.round === one.round) whole[whole.length - 1] = { ...round, deeds: [...round.deeds, deed] };
    else whole.push({ round: one.round, deeds: [deed] });
  }
  return whole;
}

function withoutLast(told: readonly DeedsOfRound[]): DeedsOfRound[] {
  const { round, deeds } = told.at(-1)!;
  const rest = told.slice(0, -1);
  return deeds.length === 1 ? rest : [...rest, { round, deeds: deeds.slice(0, -1) }];
}

/** Who has a part in an event. */
function figuresOf(event: EncounterEvent): FigureId[] {
  const found: (FigureId | null)[] = [];
  if ('figure' in event) found.push(typeof event.figure === 'string' ? event.figure : event.figure.id);
  if ('by' in event && typeof event.by === 'string') found.push(event.by);
  if ('attacker' in event) found.push(event.attacker);
  if (event.type === 'scopeOpened') {
    const { scope } = event;
    if (scope.kind === 'attack') found.push(scope.attacker, scope.target);
    else if (scope.kind === 'spell') found.push(scope.caster, ...scope.targets);
  }
  return found.filter((one) => one !== null);
}
