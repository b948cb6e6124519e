import { playOut, provePlayed } from '../../engine/kernel/played-out.ts';
import { type MalhyaLog, malhya } from './rules/malhya-game.ts';
import type { HeroCard, MalhyaContent } from './rules/model/content.ts';
import type { MalhyaEvent } from './rules/model/events.ts';
import type { MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import type { MalhyaSetup } from './rules/model/setup.ts';
import type { MalhyaState, Over } from './rules/model/state.ts';

/** The cards that may or may not come up, by their folders; chapters as `lamps-and-lanes:101`. */
export type Met = Readonly<
  Record<
    'actions' | 'gear' | 'scenario' | 'chapters' | 'places' | 'enemies' | 'upgrades',
    ReadonlySet<string>
  >
>;

/** What came of a mission. */
export interface PlayedMission {
  readonly seed: string;
  readonly over: Over;
  /** The table at its end. */
  readonly end: MalhyaState;
  readonly decisions: number;
  readonly chapters: number;
  readonly checks: number;
  readonly failed: number;
  readonly aura: number;
  readonly met: Met;
  readonly log: MalhyaLog;
}

export type Answers = (state: MalhyaState, prompt: MalhyaPrompt) => MalhyaOption;

/** A mission from its set-up to its end, with these answers. Throws Error where it does not end. */
export function playMission(content: MalhyaContent, setup: MalhyaSetup, answers: Answers): PlayedMission {
  const session = playOut(malhya(content), setup, (state, prompt) => answers(state, prompt).id);
  const { events } = session;
  const count = (type: MalhyaEvent['type']) => events.filter((event) => event.type === type).length;
  return {
    seed: setup.seed,
    over: session.state.over!,
    end: session.state,
    decisions: session.decisions.length,
    chapters: count('chapterOpened') + 1,
    checks: count('checkBegan'),
    failed: count('heroFailed'),
    aura: count('auraDieTaken'),
    met: metIn(events, setup, content),
    log: session.toLog(),
  };
}

function metIn(events: readonly MalhyaEvent[], { mission, seats }: MalhyaSetup, content: MalhyaContent): Met {
  const { books, start, startsIn } = content.missions[mission]!;
  const met = {
    actions: new Set<string>(),
    gear: new Set(seats.flatMap(({ hero }) => gearOf(content.heroes[hero]!))),
    scenario: new Set<string>(),
    places: new Set<string>(),
    enemies: new Set<string>(),
    upgrades: new Set<string>(),
    chapters: new Set([`${books[startsIn ?? 'adventure']}:${start}`]),
  };
  for (const event of events) {
    if (event.type === 'actionDrawn') met.actions.add(event.card);
    if (event.type === 'placeEntered') met.places.add(event.place.ref);
    if (event.type === 'enemyDeployed') met.enemies.add(event.figure.type);
    if (event.type === 'upgradeDrawn') met.upgrades.add(event.token);
    if (event.type === 'gearGained') met.gear.add(event.gear);
    if (event.type === 'cardsChanged') for (const card of event.take) met.scenario.add(card);
    if (event.type === 'chapterOpened') met.chapters.add(`${books[event.book]}:${event.chapter}`);
  }
  return met;
}

const gearOf = ({ weapon, armour, artifacts = [], objects = [] }: HeroCard): readonly string[] =>
  [weapon, armour, ...artifacts, ...objects].flatMap((ref) => (ref === undefined ? [] : [ref]));

/** Plays a mission again and back and forth (`provePlayed`). Throws Error where it is another then. */
export function proveMission(content: MalhyaContent, { log }: Pick<PlayedMission, 'log'>): void {
  provePlayed(malhya(content), log);
}
