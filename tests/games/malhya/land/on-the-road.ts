/** A journey for tests: a group set down on a hex, with what a test wants of it. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { ScriptedChance } from '../../../../src/engine/rng/chance.ts';
import type { Travel } from '../../../../src/games/malhya/rules/land/land-state.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { Line, MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { Group, Hero, MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import type { Weather } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { content, setupOf } from '../trial.ts';

export const cards = (period: 'day' | 'night'): string[] =>
  Object.values(content.travels)
    .filter((card) => card.period === period)
    .map(({ id }) => id)
    .sort();

export const roadEvents = Object.values(content.events)
  .filter(({ swords }) => !swords)
  .map(({ id }) => id)
  .sort();

/** Some hexes of the region by what they are. */
export const HEX = { plains: '2.4', forest: '2.1', mountain: '2.2', swamp: '5.2', city: '1.5' } as const;

interface Wanted {
  readonly heroes?: number;
  readonly hero?: Partial<Hero> | readonly Partial<Hero>[];
  readonly group?: Partial<Group>;
  readonly travel?: Partial<Travel>;
  readonly weather?: Weather;
  readonly seed?: string;
  readonly rolls?: readonly (readonly [string, number])[];
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly cards?: Partial<MalhyaContent>;
  readonly byHand?: boolean;
  /** A chapter of the event booklet that is read first: these lines. */
  readonly lines?: readonly Line[];
}

/** Of the number one chapter stands at that a test reads. */
export const OWN_CHAPTER = 999;

export function onTheRoad(wanted: Wanted = {}): MalhyaSession {
  const { heroes = 2, hero = {}, group = {}, travel = {}, weather = 'fair', rolls, piles, lines } = wanted;
  const own = withLines({ ...content, ...wanted.cards }, lines);
  const setup = setupOf(heroes, {
    mission: 'salt-letter',
    seed: wanted.seed ?? 'road',
    byHand: wanted.byHand ?? false,
  });
  const state: MalhyaState = setUpMalhya(setup, own);
  const of = (at: number): Partial<Hero> =>
    Array.isArray(hero) ? (hero[at] ?? {}) : (hero as Partial<Hero>);
  state.heroes = state.heroes.map((one, at) => ({ ...one, ...of(at) }));
  state.group = { ...state.group, ...group };
  state.now = { ...state.now, weather };
  const frame = {
    book: 'event',
    chapter: OWN_CHAPTER,
    line: -1,
    marks: [],
    readers: null,
    tried: [],
  } as const;
  state.book = { stack: lines ? [frame] : [], read: [], hiddenFrom: null };
  const day = cards('day');
  const night = cards('night');
  state.land = {
    ...state.land,
    travel: {
      region: 'nine-parishes',
      hex: HEX.plains,
      slots: [],
      days: 0,
      tokens: 0,
      day,
      night,
      events: roadEvents,
      harvested: false,
      drawn: false,
      ...travel,
    },
  };
  const chance = rolls || piles ? new ScriptedChance(rolls ?? [], { piles: piles ?? {} }) : undefined;
  return new LoggedSession(malhya(own, chance), setup, state);
}

function withLines(own: MalhyaContent, lines: readonly Line[] | undefined): MalhyaContent {
  if (!lines) return own;
  const book = own.books['roads-of-the-parishes']!;
  const chapter = { id: OWN_CHAPTER, text: 'Told.', lines };
  return { ...own, books: { ...own.books, [book.id]: { ...book, chapters: [...book.chapters, chapter] } } };
}

export const options = ({ pending }: MalhyaSession): string[] => pending?.options.map(({ id }) => id) ?? [];

/** Several answers, one after another. */
export function answer(session: MalhyaSession, ...answers: readonly string[]): MalhyaSession {
  for (const one of answers) session.decide(one);
  return session;
}

export const travelIn = ({ state }: MalhyaSession): Travel => state.land.travel!;

/** A hero without anything on it. */
export const BARE: Partial<Hero> = {
  talents: [],
  weapon: null,
  stored: null,
  armour: null,
  artifacts: [],
  objects: [],
  cubes: { material: [], key: [], potion: [], arrow: [], plant: [] },
};
