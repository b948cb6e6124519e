import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { type MalhyaSession, malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
import type { Check } from '../../../src/games/malhya/rules/model/checks.ts';
import type { MalhyaContent } from '../../../src/games/malhya/rules/model/content.ts';
import type { MalhyaPrompt } from '../../../src/games/malhya/rules/model/prompts.ts';
import { oddsOfAnswer } from '../../../src/games/malhya/rules/queries/odds-of-answers.ts';
import { many, proved } from '../../support/depth.ts';
import { dealer } from '../../support/table-of-memory.ts';
import {
  type Finished,
  failsNext,
  levelOf,
  OneHero,
  reaches,
  type SaidCheck,
  type SaidHero,
  together,
  worthInGroup,
} from './second-check.ts';
import { content, setupOf } from './trial.ts';

const BOOK = content.missions['flooded-archive']!.books.adventure;
const NAMES = Object.keys(content.heroes);

/** A chapter with a check whose every end leaves its own mark on the group: gold, points, crystals. */
function table(seed: number) {
  const next = dealer(seed);
  const kind = (['solo', 'individual', 'group'] as const)[seed % 3]!;
  const count = 2 + next(kind === 'solo' ? 1 : 2);
  const first = kind === 'group' && next(3) === 0 ? 0 : 1 + next(3);
  const levels = [first, first + 1 + next(4), first + 6 + next(3)].slice(0, 1 + next(3));
  const said: SaidCheck = {
    kind,
    levels,
    stops: 1 + next(3),
    difficulty: 1 + next(2),
    special: next(3),
    bad: next(4) === 0 ? 1 : 0,
  };
  const heroes = NAMES.slice(0, count).map(
    (name): SaidHero => ({ name, value: 1 + next(next(6) === 0 ? 5 : 3), aura: next(3) }),
  );
  const check: Check = {
    kind,
    name: 'A check of the test',
    characteristic: 'knowledge',
    difficulty: said.difficulty,
    stops: said.stops,
    instructions: [
      ...(said.special > 0 ? [{ text: 'Good.', special: said.special }] : []),
      ...(said.bad > 0 ? [{ text: 'Bad.', difficultySpecial: said.bad }] : []),
    ],
    fail: [{ do: [{ gold: 1 }] }],
    levels: levels.map((from, i) => ({ from, lines: [{ do: [{ points: 10 ** i }] }] })),
    end: { all: [{ do: [{ crystals: 1 }] }], none: [{ do: [{ crystals: 10 }] }] },
  };
  return { said, heroes, cards: cardsOf(check, heroes), next };
}

/** Heroes with nothing but a characteristic and aura, and a booklet of one chapter. */
function cardsOf(check: Check, heroes: readonly SaidHero[]): MalhyaContent {
  const plain = heroes.map(({ name, value, aura }) => {
    const { talents: _, weapon: __, armour: ___, ...card } = content.heroes[name]!;
    const characteristics = { ...card.characteristics, knowledge: value };
    return [name, { ...card, characteristics, aura, talents: [], artifacts: [], objects: [], cubes: {} }];
  });
  const chapter = { id: 1, text: 'One.', lines: [{ check }, { over: 'won' as const }] };
  return {
    ...content,
    heroes: { ...content.heroes, ...Object.fromEntries(plain) },
    books: { ...content.books, [BOOK]: { ...content.books[BOOK]!, chapters: [chapter] } },
  };
}

/** What the table says of an answer, and what was found by writing all out. */
function compareOdds(
  session: MalhyaSession,
  cards: MalhyaContent,
  prompt: MalhyaPrompt,
  { said, heroes }: { readonly said: SaidCheck; readonly heroes: readonly SaidHero[] },
  one: OneHero,
  done: readonly Finished[],
): number {
  const { state } = session;
  const who = state.heroes[prompt.hero!]!.id;
  const put = done.reduce((sum, { successes }) => sum + successes, 0);
  const rest = state
    .check!.heroes.map((hero) => state.heroes[hero]!.id)
    .filter((name) => name !== who && !done.some((other) => other.name === name))
    .map((name) => heroes.find((hero) => hero.name === name)!.value);
  let compared = 0;
  for (const option of prompt.options) {
    if (!['roll', 'aura', 'stop'].includes(option.act.do)) continue;
    const dice = one.dice + Number(option.act.do === 'aura');
    for (const { of, need, share } of oddsOfAnswer({ state, content: cards }, prompt, option)) {
      const found = () => {
        if (of === 'fails-next') return failsNext(said, one.stops);
        if (of === 'has') return 1;
        if (said.kind !== 'group') return reaches(said, one, need, dice);
        if (option.act.do === 'stop') return together(said, rest, need, put + one.successes);
        return worthInGroup(said, dice, rest, need, put)(one.successes, one.stops);
      };
      expect(share, `${option.id}: ${of} ${need}`).toBeCloseTo(found(), 8);
      compared += 1;
    }
  }
  return compared;
}

describe('a second reading of whole checks', () => {
  test('solo, individual, group: what may be answered, what the dice bring, what comes of it, and every chance told', () => {
    const counted = { checks: 0, rolls: 0, chances: 0 };
    const ends = new Set<string>();
    for (let seed = 1; seed <= many(12, 500); seed++) {
      const { said, heroes, cards, next } = table(seed);
      const session: MalhyaSession = new LoggedSession(
        malhya(cards),
        setupOf(heroes.length, { seed: `${seed}` }),
      );
      const before = session.state.group;
      const done: Finished[] = [];
      const named = (hero: number) => heroes.find(({ name }) => name === session.state.heroes[hero]!.id)!;
      let one = null as OneHero | null;
      let seen = 0;
      /** Everything that has happened since it was looked at last; `asked`: a roll was chosen of several answers. */
      const follow = (asked: boolean) => {
        let isChosen = asked;
        for (const event of session.events.slice(seen)) {
          if (event.type === 'heroBegan') one = new OneHero(said, named(event.hero));
          if (event.type === 'auraDieTaken') one!.more = 1;
          if (event.type === 'heroFailed' || event.type === 'heroStopped') done.push(one!.finished);
          if (event.type !== 'diceRolled') continue;
          // A roll nobody was asked about was the only answer there was.
          expect([seed, isChosen || !(one!.mayStop || one!.mayTakeAura)]).toEqual([seed, true]);
          isChosen = false;
          expect([event.skill.length, event.difficulty.length]).toEqual([one!.dice, said.difficulty]);
          const failed = one!.see(event.skill, event.difficulty);
          counted.rolls += 1;
          if (failed) ends.add(`${said.kind} failed`);
        }
        seen = session.events.length;
      };
      follow(false);
      while (session.pending) {
        const { pending } = session;
        const { options } = pending;
        const may = (id: string) => options.some((option) => option.id === id);
        let answer = options[next(options.length)]!.id;
        if (pending.kind === 'again') {
          const { successes, stops } = session.state.check!;
          expect([seed, successes, stops]).toEqual([seed, one!.successes, one!.stops]);
          expect([seed, may('roll'), may('stop'), may('aura')]).toEqual([
            seed,
            true,
            one!.mayStop,
            one!.mayTakeAura,
          ]);
          counted.chances += compareOdds(session, cards, pending, { said, heroes }, one!, done);
          const wish = ['roll', 'roll', 'stop', 'aura'][next(4)]!;
          answer = may(wish) ? wish : 'roll';
        }
        session.decide(answer);
        follow(answer === 'roll');
      }
      counted.checks += 1;
      const { gold, points, crystals } = session.state.group;
      const marks = [gold - before.gold, points - before.points, crystals - before.crystals];
      expect([seed, ...marks]).toEqual([seed, ...marksOf(said, done)]);
      ends.add(`${said.kind} ${marks.map((mark) => Math.sign(mark)).join()}`);
    }
    proved(counted);
    expect(ends.size).toBeGreaterThan(4);
    expect(counted.chances).toBeGreaterThan(counted.rolls);
  });
});

/** What an end leaves behind: gold for each failing, points for levels, crystals for the check's own ends. */
function marksOf(said: SaidCheck, done: readonly Finished[]): readonly number[] {
  const failed = done.filter((one) => one.failed).length;
  const points = done.reduce((sum, { level }) => sum + (level === null ? 0 : 10 ** level), 0);
  if (said.kind !== 'group') {
    const none = done.every(({ level }) => level === null || said.levels[level] === 0);
    return [failed, points, 1 + (none ? 10 : 0)];
  }
  const level = levelOf(
    said,
    done.reduce((sum, { successes }) => sum + successes, 0),
  );
  return [failed + Number(level === null), level === null ? 0 : 10 ** level, 11];
}
