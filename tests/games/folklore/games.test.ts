import { describe, expect, test } from 'vitest';
import { BotChance } from '../../../src/bots/bot-chance.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/folklore/bot.ts';
import { type Answers, playChapter } from '../../../src/games/folklore/play-chapter.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { FolkloreState } from '../../../src/games/folklore/rules/model/state.ts';
import { proved, provedTest, sampleOf } from '../../support/depth.ts';
import { content, problems, setupOf } from './table.ts';

const HEROES = Object.keys(content.heroes);

const setupAt = (n: number) =>
  setupOf(
    Array.from({ length: 1 + (n % 4) }, (_, k) => HEROES[(n + k) % HEROES.length]!),
    { seed: `game-${n}`, difficulty: n % 8 < 4 ? 'normal' : 'hard' },
  );

/** By the odds two times of three, on the road and off it; else anything at all. */
function answersAt(n: number): Answers {
  if (n % 3 < 2)
    return (state, prompt) => botAnswer({ state, content }, prompt, n % 3 === 0 ? 'road' : 'off-road');
  const chance = new BotChance(`game-${n}`);
  return (_, { options }) => options[chance.below(options.length)]!;
}

const itemsIn = ({ heroes, items }: FolkloreState): string[] =>
  [...items.deck, ...items.used, ...heroes.flatMap((hero) => hero.items.map(({ ref }) => ref))].sort();

/** What is never so; empty where all is well. */
function broken(state: FolkloreState, items: readonly string[]): string[] {
  const faults = state.heroes.flatMap(({ card, vita, power, ghost, coins, lore, isGhost }) => {
    const most = content.heroes[card]!;
    const within =
      [vita, power, ghost, coins, lore].every((number) => number >= 0) &&
      vita <= most.vita &&
      power <= most.power &&
      ghost <= most.ghost;
    return within && isGhost === (vita === 0) ? [] : [`${card} ${JSON.stringify({ vita, power, ghost })}`];
  });
  if (state.round > state.limit) faults.push(`round ${state.round}`);
  // After an adventure the token has passed, and the round goes on (p.22).
  if (state.night !== ((state.round % 2 === 0) !== (state.passed ?? false)))
    faults.push(`night in round ${state.round}`);
  if (state.fight && state.fight.counter < 0) faults.push(`counter ${state.fight.counter}`);
  if (itemsIn(state).join() !== [...items].sort().join()) faults.push('an item is lost');
  return faults;
}

const GAMES = sampleOf(
  Array.from({ length: 60 }, (_, n) => n),
  6,
);

describe('chapters by seed', () => {
  const met = new Set<string>();
  const endings = new Map<string, number>();
  /** Of those that were played by the odds. */
  let won = 0;

  test('the content is in order', () => expect(problems).toEqual([]));

  test('come to an end and to the same again, and keep the laws of the table', () => {
    for (const n of GAMES) {
      const rules = folklore(content);
      const items = itemsIn(rules.setUp(setupAt(n)));
      const answers = answersAt(n);
      /** Who was chosen: the token goes on from there, once a round (p.11). */
      let first: number | null = null;
      const watched: Answers = (state, prompt) => {
        const faults = broken(state, items);
        if (state.step !== 'leader') first ??= state.leader;
        if (
          first !== null &&
          state.leader !== (first + state.round - 1 + Number(state.passed ?? false)) % state.heroes.length
        )
          faults.push(`leader ${state.leader} in round ${state.round}`);
        if (faults.length > 0) expect.unreachable(`game ${n}: ${faults.join('; ')}`);
        return answers(state, prompt);
      };
      const { ending, log } = playChapter(content, setupAt(n), watched);
      if (n % 3 < 2 && ending === 'won') won += 1;
      endings.set(ending, (endings.get(ending) ?? 0) + 1);

      expect(log).toMatchObject({ game: 'folklore', contentHash: content.hash });
      const session: FolkloreSession = new LoggedSession(rules, log.setup);
      for (const { option } of log.decisions) session.decide(option);
      const told = JSON.stringify(session.events);
      session.rewind(Math.floor(log.decisions.length / 2));
      while (session.canRedo) session.redo();
      expect(session.hash).toBe(log.hash);
      expect(JSON.stringify(session.events)).toBe(told);
      expect(JSON.parse(JSON.stringify(session.state))).toEqual(session.state);
      for (const event of session.events) {
        if (event.type === 'eventDrawn') met.add(event.card);
        if (event.type === 'fightBegan') met.add(event.foe);
        if (event.type === 'fieldSet') for (const { foe } of event.field.figures) met.add(foe ?? '');
      }
    }
    proved({ games: GAMES.length });
  });

  provedTest('met every event card and every foe, and were won and lost', () => {
    const all = [...Object.keys(content.events), ...Object.keys(content.foes)];
    expect(all.filter((card) => !met.has(card))).toEqual([]);
    expect([...endings.keys()].sort()).toEqual(['all-ghosts', 'too-late', 'won']);
    expect(won).toBeGreaterThan(20);
    // Whoever does anything at all hardly ever gets there.
    expect(endings.get('won')! - won).toBeLessThan(3);
  });

  test('a fork is a game of its own', () => {
    const session: FolkloreSession = new LoggedSession(folklore(content), setupAt(3));
    for (let n = 0; n < 6; n++)
      session.decide(botAnswer({ state: session.state, content }, session.pending!, 'road').id);
    const { hash } = session;
    const fork = session.fork(4);
    expect(fork.decisions).toHaveLength(4);
    for (const { option } of session.decisions.slice(4)) fork.decide(option);
    expect(fork.hash).toBe(hash);
    expect(session.hash).toBe(hash);
  });
});

describe('typed dice', () => {
  test('every die of a chapter is asked of whoever rolls it, with its faces, and chance only draws', () => {
    const faces = new BotChance('typed');
    const sides = new Set<number>();
    const rules = folklore(content, {
      pick(words, n, what) {
        if (!what.startsWith('draw:')) throw new Error(`${what} was rolled`);
        return { value: faces.below(n), words };
      },
    });
    const session: FolkloreSession = new LoggedSession(
      rules,
      setupOf(['ferrywoman', 'lay-brother'], { byHand: true }),
    );
    while (session.pending) {
      const { pending, state } = session;
      if (pending.kind !== 'die-face') session.decide(botAnswer({ state, content }, pending, 'road').id);
      else {
        sides.add(pending.sides!);
        expect(pending.options).toHaveLength(pending.sides!);
        session.decide(`face:${1 + faces.below(pending.sides!)}`);
      }
    }
    expect(session.state.ending).not.toBeNull();
    expect([...sides]).toEqual(expect.arrayContaining([2, 4, 10, 100]));
  });
});

describe('a set-up that cannot be played', () => {
  const start = (heroes: readonly string[], chapter = 'the-grey-miller') =>
    new LoggedSession(folklore(content), setupOf(heroes, { chapter }));

  test('is refused', () => {
    expect(() => start([])).toThrow('1 to 4 heroes, got 0');
    expect(() => start([...HEROES, 'ferrywoman'])).toThrow('1 to 4 heroes, got 5');
    expect(() => start(['huntsman', 'huntsman'])).toThrow('every hero once');
    expect(() => start(['constructor'])).toThrow('no hero constructor');
    expect(() => start(['huntsman'], 'none')).toThrow('no chapter none');
  });
});
