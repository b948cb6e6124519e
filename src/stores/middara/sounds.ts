import { meetsAt, RISE, stopsAt } from '../../art/dice/times.ts';
import type { SoundId } from '../../art/sound/recipes.ts';
import type { Sounded } from '../../art/sound/speaker.ts';
import {
  type EncounterEvent,
  type EncounterState,
  type FigureId,
  hasSkull,
  isNegative,
  terrainAt,
} from '../../engine/index.ts';
import { VERDICT } from './beat-times.ts';
import { contactOf, strikeTime, travelOf } from './beats.ts';
import type { OfTheBooks } from './silent-events.ts';

type Event<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** Milliseconds between dice that are laid there at once. */
const AT_ONCE = 45;

const one = (id: SoundId, at = 0): Sounded[] => [{ id, at }];

/** Of what nothing is heard: of no weight in the page. */
type Silent =
  | OfTheBooks
  | 'abilityUsed'
  | 'scopeClosed'
  | 'breakAttackProvoked'
  | 'storyChosen'
  | 'adventurerDrawn'
  | 'attackEnded'
  | 'attackNotMade'
  | 'forceDetermined'
  | 'effectDrawn';

/** What is heard of each event. A new one does not compile before it is here, or above. */
const HEARD: {
  readonly [T in Exclude<EncounterEvent['type'], Silent>]: (
    event: Event<T>,
    view: EncounterState,
    seen: boolean,
  ) => Sounded[];
} = {
  figurePlaced: () => one('step'),
  initiativeDealt: () => one('card'),
  roundBegan: () => one('round'),
  urgencyAdded: () => one('urgency'),
  turnBegan: ({ figure }, view) => (isAdventurer(view, figure) ? one('turn') : []),
  outcomeReached: ({ outcome }) => one(outcome.result === 'won' ? 'victory' : 'defeat'),
  cardExhausted: () => one('card'),
  cardFlipped: () => one('card'),
  cardDiscarded: () => one('card'),
  itemTaken: () => one('card'),
  cardsArranged: () => one('card'),
  scopeOpened: ({ scope }) => {
    return scope.kind === 'spell' ? one('cast') : [];
  },
  figureMoved: moved,
  diceRolled: ({ dice }, _, seen) => thrown(dice.length, hasSkull(dice), seen ? 0 : null),
  diceRerolled: ({ which, dice, turned }, _, seen) => {
    const skull = hasSkull(which.map((at) => dice[at]!));
    return turned ? one('dice-land') : thrown(which.length, skull, seen ? RISE : null);
  },
  checkMade: ({ passed }) => one(passed ? 'status-good' : 'miss'),
  terrainPlaced: () => one('land'),
  cardTurned: () => [...one('card'), ...one('arrive', 120)],
  figureSpawned: () => one('arrive'),
  boardTokenPlaced: () => one('step-rubble'),
  boardTokenMoved: () => one('push'),
  boardTokenTurned: () => one('card'),
  totemSeen: () => one('found'),
  objectiveActivated: () => one('found'),
  achievementCompleted: () => one('found'),
  textTold: () => one('found'),
  tableDrawn: () => one('card'),
  tokenTaken: () => one('step-rubble'),
  tokenDropped: () => one('land'),
  doorChanged: () => one('land'),
  pieceMoved: () => one('push'),
  pieceRemoved: () => one('pit'),
  figureLeft: () => one('step'),
  wentOnTold: () => one('found'),
  dynamitePlaced: () => one('land'),
  dynamiteTaken: () => one('step-rubble'),
  dynamiteLost: () => one('pit'),
  dynamiteExploded: () => one('explosion'),
  wardPlaced: () => one('cast'),
  adventurersRestored: () => one('heal'),
  figureFelled: ({ figure }, view) => fallen(view, figure),
  figureReturned: () => one('heal'),
  attackEmpowered: () => one('burst'),
  attackDodged: () => one('dodge'),
  attackJudged: ({ hit }, view) => (hit ? [] : struck(view, 'miss', VERDICT)),
  attackTurned: ({ hit }, view) => (hit ? [] : struck(view, 'miss')),
  attackRedirected: () => one('swing'),
  finalDamageDetermined: ({ sum }, view) => struck(view, sum.total > 0 ? null : 'block'),
  counterDeclared: () => one('swing'),
  spellEmpowered: () => one('burst'),
  spellFailed: () => one('skull'),
  convictionChecked: ({ passed }) => (passed ? one('block') : []),
  damageDealt: hurt,
  damageHealed: () => one('heal'),
  defeatPrevented: () => one('block'),
  damageMoved: () => one('hit'),
  effectInflicted: ({ effect }) => one(isNegative(effect) ? 'status-bad' : 'status-good'),
  effectRemoved: () => one('card'),
  tokenGained: () => one('status-good'),
  figureDefeated: ({ figure }, view) => fallen(view, figure),
  symbolsSpent: () => one('burst'),
  figureMarked: () => one('status-bad'),
  boardTokenRemoved: ({ how }) =>
    how === 'dangerous-terrain' ? one('pit') : how === 'opened' ? one('land') : [],
  lootDrawn: () => one('card'),
  goldGained: () => one('coin'),
  goldSpent: () => one('coin'),
  itemsOffered: () => one('card'),
};

/** What is heard of an event, `view` being the table after it; `seen`: its dice are seen to tumble. */
export function soundsOf(event: EncounterEvent, view: EncounterState, seen: boolean): readonly Sounded[] {
  // As large a table of functions as of events; each is given its own.
  const heard = HEARD[event.type as keyof typeof HEARD] as
    | ((event: EncounterEvent, view: EncounterState, seen: boolean) => Sounded[])
    | undefined;
  return heard?.(event, view, seen) ?? [];
}

const figureOf = ({ figures }: EncounterState, id: FigureId) => figures.find((figure) => figure.id === id);

const isAdventurer = (view: EncounterState, id: FigureId): boolean =>
  figureOf(view, id)?.side === 'adventurers';

function fallen(view: EncounterState, id: FigureId): Sounded[] {
  return one(isAdventurer(view, id) ? 'hero-down' : 'monster-down');
}

/** Dice that leave the hand after so many milliseconds, meet the table and stop; null: they lie there at once. */
function thrown(dice: number, skull: boolean, after: number | null): Sounded[] {
  const all = Array.from({ length: dice }, (_, at) => at);
  if (after === null)
    return [
      ...all.flatMap((at) => one('dice-land', at * AT_ONCE)),
      ...(skull ? one('skull', dice * AT_ONCE) : []),
    ];
  return [
    ...one('dice-throw', after),
    ...all.flatMap((at) => [
      ...one('dice-land', after + meetsAt(at)),
      ...one('dice-land', after + stopsAt(at)),
    ]),
    ...(skull ? one('skull', after + stopsAt(dice)) : []),
  ];
}

const STEP: Readonly<Partial<Record<ReturnType<typeof terrainAt>, SoundId>>> = {
  water: 'step-water',
  muck: 'step-muck',
  hindering: 'step-rubble',
  dangerous: 'pit',
};

function moved(event: Event<'figureMoved'>, view: EncounterState): Sounded[] {
  const { figure, to, how } = event;
  const [width, height] = figureOf(view, figure)?.size ?? [1, 1];
  const large = width * height > 1;
  const foot = STEP[terrainAt(view.board, to)] ?? 'step';
  switch (how) {
    case 'step':
      return [{ id: foot, large }];
    case 'jump':
      return [
        { id: 'jump', large },
        { id: foot === 'step' ? 'land' : foot, at: contactOf(travelOf(event, view)), large },
      ];
    case 'warp':
    case 'swap':
      return one('warp');
    case 'current':
      return one('step-water');
    default:
      return [{ id: foot === 'pit' ? 'pit' : 'push', large }];
  }
}

const KINDS = { physical: 'hit', magic: 'magic-hit', irreducible: 'irreducible' } as const;

/** The swing or the shot, and what it comes to when it is there; a blow that armour takes all of rings. */
function struck(view: EncounterState, end: SoundId | null, after = 0): Sounded[] {
  const attack = view.scopes.findLast((scope) => scope.kind === 'attack');
  return [
    ...one(attack?.attackKind === 'ranged' ? 'bow' : 'swing', after),
    ...(end ? one(end, after + strikeTime(view)) : []),
  ];
}

/** A blow that armour takes part of rings as well. */
function hurt({ figure, damageType, sum }: Event<'damageDealt'>, view: EncounterState): Sounded[] {
  const taken = damageType === 'physical' && sum.entries.some((entry) => entry.amount < 0);
  const blow = one(taken ? 'hit-metal' : KINDS[damageType]);
  return isAdventurer(view, figure) ? [...blow, ...one('drain', 220)] : blow;
}
