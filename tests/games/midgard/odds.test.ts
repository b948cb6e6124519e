import { describe, expect, test } from 'vitest';
import { enumerateChance } from '../../../src/engine/rng/chance.ts';
import { wordsFromSeed } from '../../../src/engine/rng/rng-words.ts';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import type { MidgardSession } from '../../../src/games/midgard/rules/midgard-game.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import type { MidgardState } from '../../../src/games/midgard/rules/model/state.ts';
import { adventureAlone } from '../../../src/games/midgard/rules/queries/adventure-odds.ts';
import { fightEnds } from '../../../src/games/midgard/rules/queries/fight-odds.ts';
import {
  bestGold,
  firstShare,
  hitShare,
  keepShare,
  passShare,
  takenShare,
  theftShares,
} from '../../../src/games/midgard/rules/queries/odds.ts';
import { oddsOfAnswer } from '../../../src/games/midgard/rules/queries/odds-of-answers.ts';
import { shadowShare } from '../../../src/games/midgard/rules/queries/shadow-odds.ts';
import { many, proved, proving } from '../../support/depth.ts';
import { content, setupOf, sitDown, stateOf } from './sitting.ts';

const of400 = (share: number) => Math.round(400 * share);
const of20 = (share: number) => Math.round(20 * share);
const percent = (share: number) => (100 * share).toFixed(1);

describe('the tables of the specification', () => {
  const BEFORE = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

  test('keeping a token (section 2)', () => {
    expect(BEFORE.map((b) => of400(keepShare(b, 9)))).toEqual([
      65, 94, 127, 164, 204, 244, 284, 324, 354, 371, 384,
    ]);
    expect(BEFORE.map((b) => of400(keepShare(b, 10)))).toEqual([
      61, 88, 119, 154, 193, 233, 273, 313, 344, 363, 378,
    ]);
    expect(BEFORE.map((b) => of20(passShare(b)))).toEqual([5, 7, 9, 11, 13, 15, 17, 19, 20, 20, 20]);
  });

  test('the resistance takes a passed check', () => {
    const totals = Array.from({ length: 12 }, (_, i) => 20 + i);
    expect(totals.map((one) => 20 - of20(takenShare(one, 9)))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
    expect(totals.map((one) => 20 - of20(takenShare(one, 10)))).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect(of20(takenShare(24, 10, true))).toBe(19);
  });

  test('a hit', () => {
    const row = (attack: number) => [4, 5, 7, 9, 10, 11, 13, 15].map((one) => of400(hitShare(attack, one)));
    expect(row(4)).toEqual([85, 80, 70, 60, 55, 50, 40, 30]);
    expect(row(8)).toEqual([161, 156, 143, 126, 117, 108, 90, 72]);
    expect(row(12)).toEqual([237, 232, 219, 202, 192, 181, 156, 130]);
    expect(row(14)).toEqual([275, 270, 257, 240, 230, 219, 194, 165]);
    expect(row(18)).toEqual([351, 346, 333, 316, 306, 295, 270, 241]);
  });

  test('a fight to the end, striking first and second; and creatures (section 8)', () => {
    const foes = [
      [10, 6, 2],
      [12, 8, 2],
      [12, 10, 3],
      [14, 8, 4],
      [16, 10, 5],
    ].map(([attack = 0, defense = 0, lp = 0]) => ({ attack, defense, lp, damage: 1, flag: 0 }));
    const row = (attack: number, defense: number, lp: number) =>
      foes.map((foe) =>
        [true, false]
          .map((first) => percent(fightEnds({ attack, defense, lp, damage: 1, flag: 0 }, foe, first).won))
          .join(' '),
      );
    expect(row(12, 9, 5)).toEqual(['99.2 98.5', '97.6 95.6', '86.4 80.0', '66.1 54.1', '23.6 14.7']);
    expect(row(14, 11, 6)).toEqual(['100.0 99.9', '99.9 99.7', '98.4 97.2', '93.4 88.6', '65.0 52.7']);
    expect(row(8, 5, 5)).toEqual(['90.3 86.2', '80.6 74.0', '46.3 38.1', '22.5 15.4', '2.6 1.3']);
  });

  test('a theft: taken and struck back (section 5)', () => {
    const row = (thief: number) =>
      [6, 8, 10, 12].map((victim) => {
        const { taken, struck } = theftShares(thief, victim);
        return `${of400(taken)} ${of400(struck)}`;
      });
    expect(row(8)).toEqual(['152 105', '135 144', '117 184', '99 224']);
    expect(row(10)).toEqual(['192 91', '175 126', '154 165', '132 205']);
    expect(row(14)).toEqual(['272 63', '255 90', '234 121', '209 156']);
  });

  test('a shadow, by how many stand against it (section 4.3, within what was measured)', () => {
    const hero = { attack: 12, defense: 9, lp: 5, damage: 1, flag: 1 };
    const told = Object.values(content.shadows)
      .sort((a, b) => a.level - b.level)
      .map((card) => [1, 2, 3].map((n) => 100 * shadowShare(Array(n).fill(hero), card, card)));
    const measured = [
      [89, 100, 100],
      [44, 91, 99],
      [5, 45, 77],
      [0, 0, 3],
    ];
    told.flat().forEach((share, i) => {
      expect(Math.abs(share - measured.flat()[i]!)).toBeLessThan(4);
    });
  });

  test('the best gold, and who attacks first', () => {
    expect(bestGold(8, 9, 12, 2)).toEqual({ gold: 11, share: keepShare(30, 9) });
    expect(bestGold(8, 9, 2, 2).gold).toBe(2);
    expect(of400(firstShare(1, 1))).toBe(210);
    expect(of400(firstShare(1, 1, false))).toBe(190);
  });
});

/** Answers of whoever plays it through; null ends it there. */
type Plays = (session: MidgardSession, prompt: MidgardPrompt) => string | null;

/** How often something comes of a state, by the rules themselves, of so many throws of the dice. */
function sampled(
  state: MidgardState,
  plays: Plays,
  came: (session: MidgardSession) => boolean,
  games: number,
) {
  const setup = setupOf(state.players.length);
  let count = 0;
  for (let n = 0; n < games; n++) {
    const session = sitDown({ ...state, rng: wordsFromSeed(`sample-${n}`) }, setup);
    for (let prompt = session.pending; prompt; prompt = session.pending) {
      const option = plays(session, prompt);
      if (option === null) break;
      session.decide(option);
    }
    if (came(session)) count += 1;
  }
  return count / games;
}

/** Within four standard deviations, and half a hundredth for rounding. */
function near(share: number, measured: number, games: number) {
  expect(Math.abs(share - measured)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / games) + 0.005);
}

const shareOf = (state: MidgardState, prompt: MidgardPrompt, id: string, of: string) =>
  oddsOfAnswer({ state, content }, prompt, prompt.options.find((one) => one.id === id)!).find(
    (one) => one.of === of,
  )!.share;

/** The first of these that is offered; else the first of all. */
const prefers =
  (...ids: readonly string[]): Plays =>
  (_, { options }) =>
    (ids.map((one) => options.find(({ id }) => id.startsWith(one))).find(Boolean) ?? options[0]!).id;

/** The action that is looked at, once; then no other. */
const once = (session: MidgardSession, option: string): string | null =>
  session.decisions.some((one) => one.option === option) ? null : option;

describe('against the rules themselves', () => {
  const GAMES = many(50, 4000);

  test('an attempt, face by face: with gold, with a card, with a "+"', () => {
    const tokenOf = (abilities: number) =>
      Object.values(content.tokens).find((one) => one.city <= 6 && one.abilities.length === abilities)!.id;
    for (const [token, first] of [
      [tokenOf(1), []],
      [tokenOf(1), ['gold:3']],
      [tokenOf(1), ['support:a-3-support-4']],
      // Twenty times as many ways.
      ...(proving ? [[tokenOf(2), []] as const] : []),
    ] as const) {
      const setup = setupOf(2);
      const state = stateOf({
        setup,
        player: { 0: { hand: ['a-3-support-4'], gold: 3 } },
        state: ({ cities }) => ({
          cities: cities.map((city) => ({ ...city, fixed: city.number === 1 ? [token] : [] })),
        }),
      });
      const begin = sitDown(state, setup);
      begin.decide(`token:${token}`);
      for (const id of first) begin.decide(id);
      const share = shareOf(begin.state, begin.pending!, 'roll', 'keep');
      let kept = 0;
      let all = 0;
      for (const { result, numerator, denominator } of enumerateChance((port) => {
        const session = sitDown(state, setup, {
          pick: (words, n, what, among = []) =>
            what === 'd20'
              ? port.pick(words, n, what)
              : { value: Math.max(0, among.indexOf('quiet-street')), words },
        });
        session.decide(`token:${token}`);
        for (const id of first) session.decide(id);
        session.decide('roll');
        while (session.pending?.kind === 'resist' || session.pending?.kind === 'modifiers')
          session.decide('roll');
        return session.state.players[0]!.tokens.includes(token);
      })) {
        const weight = Number(numerator) / Number(denominator);
        all += weight;
        if (result) kept += weight;
      }
      expect(all).toBeCloseTo(1);
      expect(kept).toBeCloseTo(share);
    }
  });

  test('a creature, from where its first round has ended', () => {
    for (const creature of ['ogre', 'barrow-guard']) {
      const setup = setupOf(1, {}, 1);
      const state = stateOf({
        setup,
        state: ({ cities }) => ({
          cities: cities.map((city) => ({ ...city, randoms: [{ ref: creature, up: false, seen: [] }] })),
        }),
      });
      // What is told after the first round, on average over all ways it went, is what comes of it.
      let told = 0;
      const won = sampled(
        state,
        (session, prompt) => {
          if (prompt.kind === 'action') return once(session, 'reveal');
          if (prompt.kind === 'combat-round' && session.state.combat?.round === 1)
            told += shareOf(session.state, prompt, 'fight', 'win');
          if (session.state.combat === null) return null;
          return prefers('strike', 'roll', 'fight', 'lose:basic')(session, prompt);
        },
        ({ events }) => events.some((event) => event.type === 'combatEnded' && event.won),
        GAMES,
      );
      near(told / GAMES, won, GAMES);
    }
    proved({ creatures: 2 * GAMES });
  });

  test('a shadow, by two against it', () => {
    const setup = setupOf(2, {}, 1);
    const state = stateOf({
      setup,
      player: { 1: { at: 1 } },
      state: ({ cities }) => ({
        cities: cities.map((city) => ({
          ...city,
          shadow: city.number === 1 ? { ref: 'shadow-on-the-stair', lp: 4 } : null,
        })),
      }),
    });
    const asked = sitDown(state, setup);
    asked.decide('shadow');
    const share = shareOf(asked.state, asked.pending!, 'ask:1', 'win');
    const beaten = sampled(
      state,
      (session, prompt) => {
        if (prompt.kind === 'action') return once(session, 'shadow');
        if (session.state.combat === null && prompt.kind !== 'party' && prompt.kind !== 'join') return null;
        return prefers('ask:1', 'yes', 'begin', 'strike', 'roll', 'fight', 'lose:basic')(session, prompt);
      },
      ({ events }) => events.some((event) => event.type === 'shadowGone'),
      GAMES,
    );
    near(share, beaten, GAMES);
    proved({ shadows: GAMES });
  });

  test('a theft', () => {
    const setup = setupOf(2, {}, 1);
    const state = stateOf({ setup, player: { 1: { at: 1 } } });
    const asked = sitDown(state, setup);
    const share = shareOf(asked.state, asked.pending!, 'steal:1', 'take');
    const taken = sampled(
      state,
      (session, prompt) => {
        if (prompt.kind === 'action') return once(session, 'steal:1');
        if (prompt.kind === 'loot') return null;
        return prefers('strike', 'roll', 'lose:basic')(session, prompt);
      },
      ({ pending }) => pending?.kind === 'loot',
      GAMES,
    );
    near(share, taken, GAMES);
    proved({ thefts: GAMES });
  });

  test('an adventure, alone', () => {
    for (const ref of ['dry-well', 'glass-abbey']) {
      const setup = setupOf(1, {}, 1);
      const state = stateOf({
        setup,
        state: ({ cities }) => ({
          cities: cities.map((city) => ({ ...city, adventure: city.number === 1 ? ref : null })),
        }),
      });
      const share = adventureAlone({ state, content }, 0, ref);
      const passed = sampled(
        state,
        (session, prompt) => {
          if (prompt.kind === 'action') return once(session, 'adventure');
          if (prompt.kind === 'put' || session.state.over) return null;
          if (prompt.kind === 'between') return 'on';
          if (prompt.kind === 'challenge')
            return botAnswer({ state: session.state, content }, prompt, 'plain').id;
          return prefers('strike', 'roll', 'fight', 'keep', 'lose:basic', 'begin')(session, prompt);
        },
        ({ events }) => events.some((event) => event.type === 'adventureEnded' && event.passed),
        GAMES,
      );
      near(share, passed, GAMES);
    }
    proved({ adventures: 2 * GAMES });
  });
});
