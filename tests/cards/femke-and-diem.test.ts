import { describe, expect } from 'vitest';
import { checkCard } from '../../src/content/check/check-card.ts';
import { figureIn } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { figureName } from '../../src/words/en/tell/names.ts';
import { arena, eventsOf, type Roll } from '../support/arena.ts';
import { play } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, inTurnOf, playFrom, rook, run, zeke } from '../support/encounter-arena.ts';
import { gameContent } from '../support/games.ts';

const LESSONS = ['summoning', 'exalted-summoning'];
const pair = (a: number, b: number): Roll[] => [
  ['teal', a],
  ['orange', b],
];

/** Femke in her turn, a foe two spaces off. */
const table = (foe: object = {}) =>
  arena({
    figures: [
      { id: 'femke', card: 'femke-and-diem', at: [0, 0], sp: 5 },
      zeke([4, 2], { sp: 0 }),
      body('foe', [2, 0], { dice: ['purple', 'purple'], defense: 5, hp: 40, ...foe }),
    ],
    active: 'femke',
    initiative: ['femke', 'zeke', 'foe'],
  });

describe('Femke & Diem, p.56', () => {
  cardTest(
    'femke-and-diem',
    'two figures for 2 Summon tokens and LVL 3, each with HP and SP of its own',
    () => {
      const session = playFrom(
        arena({
          figures: [rook([1, 0], { disciplines: LESSONS, sp: 5, tokens: { summon: 2 } })],
          active: 'rook',
        }),
      );
      play(session, 'summon:femke-and-diem', 'space:', 'space:');
      const both = session.state.figures.filter(({ card }) => card === 'femke-and-diem');
      expect(both.map(({ sp, damage, summoner }) => [sp, damage, summoner])).toEqual([
        [3, 0, 'rook'],
        [3, 0, 'rook'],
      ]);
    },
  );

  cardTest('femke-and-diem', 'each is called by her own name', () => {
    const { cards } = gameContent;
    const called = (number: number) =>
      figureName(cards, {
        id: 'x',
        card: 'femke-and-diem',
        group: 'femke-and-diem',
        kind: 'command',
        number,
      });
    expect([1, 2].map(called)).toEqual(['Femke', 'Diem']);
    const more = { ...cards.combatants['femke-and-diem']!, names: ['a', 'b', 'c'] };
    expect(checkCard(more).map(({ path }) => path)).toEqual(['$.names']);
  });

  cardTest('femke-and-diem', 'her spear reaches 2; four thrusts at one opponent for 4 SP', () => {
    const session = playFrom(table(), [...pair(4, 4), ...pair(4, 4), ...pair(4, 4), ...pair(4, 4)]);
    play(session, '/rapid-assault');
    expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual([
      'foe',
      'foe',
      'foe',
      'foe',
    ]);
    expect(figureIn(session.state, 'femke').sp).toBe(1);
    const few = playFrom(table({ hp: 4 }), pair(4, 4));
    play(few, '/rapid-assault');
    expect(eventsOf(few, 'attackEnded')).toHaveLength(1);
  });

  cardTest(
    'femke-and-diem',
    'Vel Strike is Empowered; a missed attack once a turn rolled again; a Dodge once a turn',
    () => {
      const strike = playFrom(table(), [...pair(4, 4), ['black', 2]]);
      play(strike, '/vel-strike');
      expect(eventsOf(strike, 'attackEnded')).toHaveLength(1);
      const hits = playFrom(table(), pair(1, 1));
      play(hits, 'attack:foe');
      expect(eventsOf(hits, 'attackJudged')).toMatchObject([{ hit: true }]);
      const again = playFrom(table({ defense: 6 }), [...pair(1, 1), ...pair(4, 4)]);
      play(again, 'attack:foe', '/everything-you-want');
      expect(figureIn(again.state, 'foe').damage).toBeGreaterThan(0);
      const dodged = run(
        table(),
        inTurnOf('foe', (at) =>
          resolveAttack(at, {
            attacker: 'foe',
            target: 'femke',
            profile: { kind: 'ranged', range: 4 },
            cause: 'action',
          }),
        ),
        [
          ['black', 1],
          ['purple', 6],
          ['purple', 5],
        ],
      );
      play(dodged, 'nimble');
      expect(figureIn(dodged.state, 'femke').damage).toBe(0);
    },
  );
});
