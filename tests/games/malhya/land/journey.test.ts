import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { nextBelow, wordsFromSeed } from '../../../../src/engine/rng/rng-words.ts';
import { botAnswer } from '../../../../src/games/malhya/bot.ts';
import { playMission, proveMission } from '../../../../src/games/malhya/play-mission.ts';
import { overfull } from '../../../../src/games/malhya/rules/land/carrying.ts';
import { SPACES, TRAVEL_TOKENS } from '../../../../src/games/malhya/rules/land/land-numbers.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { many, provedTest } from '../../../support/depth.ts';
import { content, setupOf, trial } from '../trial.ts';

/** What nobody takes to get somewhere: rather seldom, so that journeys end. */
const SELDOM = /^(trade|give:|wear:|sell:|buy:|cheaper|cure:|decline|leave)/;

/** Answers by chance, as many as it takes; `look` sees every state. */
function wander(
  seed: string,
  mission: string,
  most: number,
  look: (session: MalhyaSession) => void,
): MalhyaSession {
  const session = trial(setupOf(2 + (seed.length % 4), { mission, seed }));
  let rng = wordsFromSeed(seed);
  const below = (n: number) => {
    const { value, words } = nextBelow(rng, n);
    rng = words;
    return value;
  };
  for (let n = 0; session.pending && n < most; n++) {
    const { options, kind } = session.pending;
    // Who comes along, and what changes hands beside a choice, is no part of the way.
    const all = options
      .filter(({ act }) => act.do !== 'company' && (act.do !== 'exchange' || kind === 'travel'))
      .map(({ id }) => id);
    const often = all.filter((id) => !SELDOM.test(id));
    const some = often.length > 0 && below(8) > 0 ? often : all;
    session.decide(some[below(some.length)]!);
    look(session);
  }
  return session;
}

const met = {
  entries: new Set<string>(),
  cards: new Set<string>(),
  events: new Set<string>(),
  steps: new Set<string>(),
  tiles: new Set<string>(),
  pages: new Set<string>(),
};
const logs: MalhyaSession[] = [];

describe('journeys by chance', () => {
  test('rows are never overfull, gold and tokens never below 0, no card is there twice', {
    timeout: 60_000,
  }, () => {
    for (let i = 0; i < many(5, 60); i++) {
      const session = wander('x'.repeat(i % 4) + i, 'salt-letter', 500, ({ state }) => {
        const { travel, village, dungeon, challenge } = state.land;
        expect(overfull(state.heroes)).toEqual([]);
        expect(state.group.gold).toBeGreaterThanOrEqual(0);
        for (const one of state.book.read) met.entries.add(one);
        if (village) met.steps.add(village.step);
        if (dungeon) met.tiles.add(dungeon.tile);
        if (challenge) met.pages.add(challenge.ref);
        if (!travel) return;
        for (const { card, event } of travel.slots) {
          met.cards.add(card);
          if (event) met.events.add(event);
        }
        expect(travel.tokens >= 0 && travel.tokens <= TRAVEL_TOKENS && travel.slots.length <= SPACES).toBe(
          true,
        );
        const cards = [...travel.day, ...travel.night, ...travel.slots.map(({ card }) => card)];
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.filter((card) => card !== 'rest').length).toBe(20);
        expect(travel.events.length + travel.slots.filter(({ event }) => event).length).toBe(7);
      });
      logs.push(session);
    }
  });

  test('every card, event and village step was met', () => {
    expect([...met.cards].sort()).toEqual([...Object.keys(content.travels), 'rest'].sort());
    expect(met.events.size).toBe(7);
    expect([...met.steps].sort()).toEqual(['departure', 'inn', 'market', 'room']);
  });

  provedTest('every entry, the mill and both pages were met', () => {
    const entries = Object.values(content.entries).filter(({ id }) => !id.startsWith('tile'));
    expect(entries.filter(({ chapter }) => !met.entries.has(`event:${chapter}`)).map(({ id }) => id)).toEqual(
      [],
    );
    expect([...met.tiles]).toContain('drowned-mill-tile');
    expect([...met.pages].sort()).toEqual(['old-abutment', 'tide-race']);
  });

  test('five days and more were travelled', () => {
    expect(Math.max(...logs.map(({ state }) => state.land.travel?.days ?? 0))).toBeGreaterThanOrEqual(5);
  });

  test('a log played again comes to the same hash, and so does one rewound in its midst', () => {
    for (const session of logs.slice(0, 6)) {
      const again = new LoggedSession(malhya(content), session.setup);
      for (const { option } of session.decisions) again.decide(option);
      expect(again.hash).toBe(session.hash);
    }
  });

  test('the barn: every room of it', { timeout: 30_000 }, () => {
    const rooms = new Set<string>();
    for (let i = 0; i < 60; i++)
      wander(`barn ${i}`, 'toll-of-the-barn', 400, ({ state }) => {
        for (const one of state.book.read) rooms.add(one);
      });
    const entries = Object.values(content.entries).filter(({ id }) => id.startsWith('tile-21'));
    expect(entries.filter(({ chapter }) => !rooms.has(`event:${chapter}`))).toEqual([]);
  });
});

describe('bots', () => {
  const known = Object.keys(content.heroes);
  const play = (mission: string, many: number, seed: string, first = 0) =>
    playMission(
      content,
      {
        mission,
        seats: Array.from({ length: many }, (_, k) => known[(first + k) % known.length]!).map((hero) => ({
          id: hero,
          name: hero,
          hero,
        })),
        seed,
        byHand: false,
      },
      (state, prompt) => botAnswer({ state, content }, prompt, many === 2 ? 'careful' : 'bold'),
    );

  test('they come to the end of both missions, and each game is proved', { timeout: 60_000 }, () => {
    for (const mission of ['salt-letter', 'toll-of-the-barn'])
      for (const many of [2, 5]) {
        const played = play(mission, many, `bots ${many}`);
        expect(played.over.why).toBe('chapter');
        proveMission(content, played);
      }
  });

  test('the barn is won and lost', () => {
    const ends = new Set(
      Array.from({ length: 30 }, (_, i) => play('toll-of-the-barn', 2, `barn ${i}`, i).over.won),
    );
    expect(ends.size).toBe(2);
  });
});
