import { describe, expect, test } from 'vitest';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import { playRace, proveRace } from '../../../src/games/midgard/play-race.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import type { MidgardState } from '../../../src/games/midgard/rules/model/state.ts';
import { oddsOfAnswer } from '../../../src/games/midgard/rules/queries/odds-of-answers.ts';
import { viewFor } from '../../../src/games/midgard/rules/queries/view.ts';
import { many, proved } from '../../support/depth.ts';
import { content, setupOf, stateOf, tempersAt } from './sitting.ts';

/** Other hands of as many cards, other tokens face down, decks turned about: all that a seat cannot see. */
function shuffled(state: MidgardState, player: number): MidgardState {
  const cards = Object.keys(content.actions);
  const artifacts = Object.keys(content.artifacts);
  const tokens = Object.keys(content.randoms);
  return {
    ...state,
    players: state.players.map((one, at) =>
      at === player
        ? one
        : {
            ...one,
            hand: one.hand.map((card, i) => cards[(cards.indexOf(card) + 7 + i) % cards.length]!),
            artifacts: one.artifacts.map((held) =>
              held.open
                ? held
                : { ...held, ref: artifacts[(artifacts.indexOf(held.ref) + 1) % artifacts.length]! },
            ),
          },
    ),
    cities: state.cities.map((city) => ({
      ...city,
      randoms: city.randoms.map((one, i) =>
        one.up || one.seen.includes(player)
          ? one
          : { ...one, ref: tokens[(tokens.indexOf(one.ref) + 5 + i) % tokens.length]! },
      ),
    })),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([name, { left, used }]) => [
        name,
        { left: [...left].reverse(), used: [...used].reverse() },
      ]),
    ) as unknown as MidgardState['decks'],
    rng: [1, 2, 3, 4],
  };
}

describe('a bot', () => {
  test('answers by its own view: with all that is hidden swapped it says the same', () => {
    let asked = 0;
    for (let n = 0; n < many(1, 12); n++) {
      const setup = setupOf(2 + (n % 3), { seed: `view-${n}`, hands: n % 2 === 0 ? 'closed' : 'open' }, n);
      playRace(content, setup, (state, prompt) => {
        const temper = tempersAt(prompt.player + n);
        const says = (seen: MidgardState) => botAnswer({ state: seen, content }, prompt, temper);
        const answer = says(state);
        expect(prompt.options).toContain(answer);
        if (asked++ % 5 === 0) {
          expect(says(shuffled(state, prompt.player)).id).toBe(answer.id);
          expect(says(viewFor(state, prompt.player, 'closed')).id).toBe(answer.id);
        }
        return answer;
      });
    }
    expect(asked).toBeGreaterThan(100);
    proved({ questions: asked });
  });

  test('plays a race to its end, the same again and back and forth', () => {
    const setup = setupOf(2, { seed: 'end', hands: 'closed' });
    const play = () =>
      playRace(content, setup, (state, prompt) =>
        botAnswer({ state, content }, prompt, tempersAt(prompt.player)),
      );
    const race = play();
    expect(race.over.winner).not.toBeNull();
    expect(play().log.hash).toBe(race.log.hash);
    proveRace(content, race);
  });

  const asked = (kind: MidgardPrompt['kind'], about: number): MidgardPrompt => ({
    kind,
    seat: 'seat-2',
    player: 1,
    rule: 'F 1',
    about,
    options: [
      { id: 'yes', act: { do: 'yes' } },
      { id: 'no', act: { do: 'no' } },
    ],
  });

  test('aids by its temper, and nobody who is about to win', () => {
    const ahead = (tasks: number) =>
      stateOf({
        setup: setupOf(3),
        player: { 0: { prestige: { tasks, thirds: 0, cards: 0, adventures: 0, shadows: 0, red: 0 } } },
      });
    const says = (state: MidgardState, temper: 'plain' | 'helpful' | 'greedy') =>
      botAnswer({ state, content }, asked('aid', 0), temper).id;
    expect([says(ahead(0), 'helpful'), says(ahead(0), 'greedy'), says(ahead(2), 'plain')]).toEqual([
      'yes',
      'no',
      'no',
    ]);
    expect(says(ahead(7), 'helpful')).toBe('no');
  });

  test('hands in what it carries where it belongs, and leaves a tower', () => {
    const token = Object.values(content.tokens).find(({ city }) => city === 1)!.id;
    const says = (state: MidgardState, ids: readonly string[]) => {
      const options = ids.map((id) => ({
        id,
        act:
          id === 'leave-tower'
            ? ({ do: 'leave-tower' } as const)
            : id === 'end'
              ? ({ do: 'end' } as const)
              : id === 'draw'
                ? ({ do: 'draw' } as const)
                : ({ do: 'deliver', token, as: 'original' } as const),
      }));
      const prompt: MidgardPrompt = { kind: 'action', seat: 'seat-1', player: 0, rule: 'P 2', options };
      return botAnswer({ state, content }, prompt, 'plain').id;
    };
    expect(says(stateOf({ player: { 0: { tokens: [token] } } }), ['draw', `deliver:${token}`, 'end'])).toBe(
      `deliver:${token}`,
    );
    expect(says(stateOf({ player: { 0: { tower: true } } }), ['end', 'leave-tower'])).toBe('leave-tower');
  });
});

describe('the odds of an action list', () => {
  test('are told in 8 ms, for each answer that chance has a part in', () => {
    const lists: { state: MidgardState; prompt: MidgardPrompt }[] = [];
    playRace(content, setupOf(3, { seed: 'lists' }), (state, prompt) => {
      if (prompt.kind === 'action') lists.push({ state: { ...state }, prompt });
      return botAnswer({ state, content }, prompt, 'plain');
    });
    const began = performance.now();
    let told = 0;
    for (const { state, prompt } of lists)
      for (const option of prompt.options)
        for (const { share } of oddsOfAnswer({ state, content }, prompt, option)) {
          expect(share >= 0 && share <= 1 + 1e-9).toBe(true);
          told += 1;
        }
    expect(told).toBeGreaterThan(lists.length);
    expect((performance.now() - began) / lists.length).toBeLessThan(8);
  });
});
