/** A booklet of the campaign opened at a chapter, for tests of chapters that are seldom come to. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import type { Land } from '../../../../src/games/malhya/rules/land/land-state.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { Group, Hero, MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import type { BookKind } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { cards, roadEvents } from '../land/on-the-road.ts';
import { content, playTo, setupOf } from '../trial.ts';
import { sheetAnew } from './parish.ts';

export interface Standing {
  readonly mission: string;
  /** As `place:75`. */
  readonly at: string;
  readonly seed?: string;
  readonly heroes?: number;
  readonly each?: (hero: Hero, at: number) => Hero;
  readonly group?: Partial<Group>;
  readonly land?: Partial<Land>;
  readonly interest?: readonly string[];
  /** Days of a journey that are over. */
  readonly days?: number;
}

/** One hero on its last life point, the others down; none of them good at anything. */
export const weak = (hero: Hero, at: number): Hero => ({
  ...poor(hero),
  life: at === 0 ? { life: 1, damage: 3, injury: 0, shock: 0 } : { life: 0, damage: 4, injury: 0, shock: 0 },
});

export const poor = (hero: Hero): Hero => ({
  ...hero,
  aura: { ready: 0, spent: 2 },
  talents: [],
  cubes: { material: [], key: [], potion: [], arrow: [], plant: [] },
  characteristics: { strength: 1, dexterity: 1, intelligence: 1, perception: 1, knowledge: 1 },
});

/** Two who are hard to bring down and as poor; the others are down. */
export const twoOfMany = (hero: Hero, at: number): Hero =>
  at < 2 ? { ...poor(hero), life: { life: 20, damage: 0, injury: 0, shock: 0 } } : weak(hero, at);

export function standing(wanted: Standing): MalhyaSession {
  const { mission, at, heroes = 2, each = (hero) => hero, group = {}, land = {}, interest = [] } = wanted;
  const sheet = sheetAnew({}, heroes);
  const setup = setupOf(heroes, { mission, sheet, seed: wanted.seed ?? 'standing' });
  const start = setUpMalhya(setup, content);
  const [book = '', chapter = ''] = at.split(':');
  const frame = { book: book as BookKind, chapter: Number(chapter), line: -1, marks: [], readers: null };
  const travel =
    wanted.days === undefined
      ? null
      : {
          region: 'nine-parishes',
          hex: '6.1',
          slots: [],
          days: wanted.days,
          tokens: 0,
          day: cards('day'),
          night: cards('night'),
          events: roadEvents,
          harvested: false,
          drawn: false,
        };
  const state: MalhyaState = {
    ...start,
    heroes: start.heroes.map(each),
    group: { ...start.group, ...group },
    interest,
    land: { ...start.land, travel, ...land },
    book: { stack: [{ ...frame, tried: [] }], read: [at], hiddenFrom: null },
  };
  return new LoggedSession(malhya(content), setup, state);
}

const MOST = 300;

/** Played on by bots until that chapter is read, from one seed after another: it is come to by chance. */
export function playedTo(wanted: Standing, chapter: string): MalhyaSession {
  for (let n = 0; n < 80; n++) {
    const session = standing({ ...wanted, seed: `rare ${n}` });
    // Whoever is past it may be on the road for a long time.
    playTo(
      session,
      (_, { state, decisions }) => state.book.read.includes(chapter) || decisions.length > MOST,
    );
    if (session.state.book.read.includes(chapter)) return session;
  }
  throw new Error(`${chapter} is never come to from ${wanted.at}`);
}
