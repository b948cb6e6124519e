/** Games of Malhya that grow: new heroes, and chapters of a test's own. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../../src/games/malhya/bot.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { Chapter, Effect, MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { Hero, MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import { content } from '../trial.ts';

const PATHS: Chapter['lines'] = [
  {
    choose: [
      { text: 'One way.', lines: [{ go: 1 }] },
      { text: 'Another.', lines: [{ over: 'won' }] },
    ],
  },
];

/** The content with a mission of one chapter, which does this and then asks for a way. */
export function withChapter(
  effects: readonly Effect[],
  more: { readonly newHeroes?: true } = {},
  lines: Chapter['lines'] = [],
): MalhyaContent {
  const mission = content.missions['flooded-archive']!;
  const book = content.books[mission.books.adventure]!;
  const chapter: Chapter = {
    id: 1,
    text: 'A chapter of the test.',
    lines: [{ do: effects }, ...lines, ...PATHS],
  };
  return {
    ...content,
    books: { ...content.books, [book.id]: { ...book, chapters: [chapter] } },
    missions: { ...content.missions, [mission.id]: { ...mission, ...more, start: 1 } },
  };
}

export interface Begun {
  readonly effects?: readonly Effect[];
  /** Lines after them. */
  readonly lines?: Chapter['lines'];
  readonly heroes?: readonly string[];
  readonly newHeroes?: true;
  readonly seed?: string;
  readonly as?: (hero: Hero, at: number) => Partial<Hero>;
  readonly state?: Partial<MalhyaState>;
  /** Talents of the test’s own. */
  readonly talents?: MalhyaContent['talents'];
}

/** A game that begins there. */
export function begun({
  effects = [{ gold: 0 }],
  heroes = ['bargewoman', 'picklock'],
  newHeroes,
  seed = 'grown',
  as = () => ({}),
  state,
  talents = {},
  lines = [],
}: Begun): { readonly session: MalhyaSession; readonly own: MalhyaContent } {
  const chapters = withChapter(effects, newHeroes ? { newHeroes } : {}, lines);
  const own = { ...chapters, talents: { ...chapters.talents, ...talents } };
  const setup = {
    mission: 'flooded-archive',
    seats: heroes.map((hero) => ({ id: hero, name: hero, hero })),
    seed,
    byHand: false,
  };
  const rules = malhya(own);
  const first = rules.setUp(setup);
  const start = {
    ...first,
    ...state,
    heroes: first.heroes.map((hero, at) => ({ ...hero, ...as(hero, at) })),
  };
  return { own, session: new LoggedSession(rules, setup, start) };
}

/** What is offered. */
export const offered = ({ pending }: MalhyaSession): readonly string[] =>
  pending?.options.map(({ id }) => id) ?? [];

/** Bots play until such a question, or to its end. */
export function botsTo(session: MalhyaSession, own: MalhyaContent, stop: (kind: string) => boolean): void {
  while (session.pending && !stop(session.pending.kind))
    session.decide(botAnswer({ state: session.state, content: own }, session.pending, 'careful').id);
}
