import { describe, expect, test } from 'vitest';
import type { Ability, Position, Prompt } from '../../../src/engine/index.ts';
import { oddsOf as attackOdds, cloneState, finished, workOutWay } from '../../../src/engine/index.ts';
import { workOutChoice } from '../../../src/engine/odds/choice-odds.ts';
import type { ChoiceMoment } from '../../../src/engine/odds/choice-run.ts';
import { workOutOption } from '../../../src/engine/odds/option-odds.ts';
import { arena, brute } from '../../support/arena.ts';
import { playFrom, rook, zeke } from '../../support/encounter-arena.ts';
import { forceBack } from '../../support/force-back.ts';
import { withCard } from '../../support/own-cards.ts';

/** Rook, with PURPLE and PURPLE, and a foe he hits with 7 or more: 26 of 36 throws (D1). */
const fight = (foe: object = {}, held: object = {}, others: readonly object[] = []): Position =>
  arena({
    figures: [rook([0, 0], held), brute('foe', [1, 0], { hp: 30, defense: 7, ...foe }), ...others],
    active: 'rook',
    round: 2,
  });

/** The question of Rook's turn, as it lies before anything is answered. */
function turnOf(position: Position): { moment: ChoiceMoment; prompt: Prompt } {
  const session = playFrom(position);
  const { cards, encounter } = position;
  const moment = { state: cloneState(session.state), cards, encounter, since: [], byHand: false };
  return { moment, prompt: session.pending! };
}

/** That answer to it. */
function answerTo(position: Position, id: string) {
  const { moment, prompt } = turnOf(position);
  const option = prompt.options.find((one) => one.id === id)!;
  return { moment, answer: { kind: prompt.kind, option } };
}
const oddsOf = (position: Position, id: string) => {
  const { moment, answer } = answerTo(position, id);
  return finished(workOutOption(moment, answer));
};
function runsOf(position: Position, id: string): number {
  const { moment, answer } = answerTo(position, id);
  const work = workOutChoice(moment, answer);
  let runs = 1;
  while (!work.next().done) runs += 1;
  return runs;
}
const near = (chance: number) => expect.closeTo(chance, 9);

describe('I12: the odds of an answer', () => {
  test('an attack: that it strikes, what it deals, who falls', () => {
    // Against 12 the sums 12, 13 and 14 hit: three, two throws and one of 36.
    const odds = oddsOf(fight({ defense: 12, hp: 2 }), 'attack:foe');
    expect(odds).toEqual({
      throws: null,
      dice: true,
      hit: near(6 / 36),
      passed: null,
      held: {},
      attacks: [{ attacker: 'rook', hit: near(6 / 36), expected: near(4 / 36) }],
      figures: [
        {
          figure: 'foe',
          damage: [
            [0, near(33 / 36)],
            [1, near(2 / 36)],
            [2, near(1 / 36)],
          ],
          expected: near(4 / 36),
          falls: near(1 / 36),
        },
      ],
    });
  });

  test('what throws nothing and strikes nobody says so', () => {
    expect(oddsOf(fight(), 'end-turn')).toMatchObject({ dice: false, hit: null, attacks: [], figures: [] });
    expect(oddsOf(fight(), 'move')).toMatchObject({ throws: null, dice: false, hit: null, passed: null });
  });

  test('is the same where faces were typed by hand', () => {
    const { moment, answer } = answerTo(fight({ defense: 12 }), 'attack:foe');
    const typed = finished(workOutOption({ ...moment, byHand: true }, answer));
    expect(typed).toEqual(finished(workOutOption(moment, answer)));
  });

  test('throws of one sum are run once', () => {
    // Eleven sums from 2 to 14 and two runs about them; with BLACK dice beside them one more, for the skull.
    expect([
      runsOf(fight({ defense: 12 }), 'attack:foe'),
      runsOf(fight({ defense: 2 }), 'attack:foe'),
    ]).toEqual([13, 13]);
  });
});

/** Five more where a die shows its highest number: a closer look at the dice than at what they add up to. */
const look: Ability = {
  id: 'look',
  when: 'passive',
  conditions: { if: [{ is: 'shows', face: 'highest' }] },
  modifiers: [{ stat: 'physical-damage', amount: 5 }],
};

describe('I12: what goes on alike is run once', () => {
  test('whatever number misses, one Force comes of it', () => {
    const position = () => withCard(fight({ defense: 12 }), 'foe', [forceBack('missed')]);
    const odds = oddsOf(position(), 'attack:foe');
    expect(odds.held).toEqual({ rook: near((30 / 36) * (8 / 36)) });
    // Twelve runs to the damage, the first of a Force with the last of them, and twelve more of that one Force.
    expect(runsOf(position(), 'attack:foe')).toBe(25);
  });

  test('where a card looks at single dice every throw is run for itself', () => {
    // 7 and 5 either way deal 5, two sixes nothing; 7 and 6 deal 6, two sevens 7.
    const position = () => withCard(fight({ defense: 12 }), 'rook', [look]);
    const [figure] = oddsOf(position(), 'attack:foe').figures;
    expect(figure!.damage).toEqual([
      [0, near(31 / 36)],
      [5, near(2 / 36)],
      [6, near(2 / 36)],
      [7, near(1 / 36)],
    ]);
    expect(attackOdds(position(), 'rook', 'foe').damage).toEqual({
      0: [31, 36],
      5: [1, 18],
      6: [1, 18],
      7: [1, 36],
    });
    expect(runsOf(position(), 'attack:foe')).toBeGreaterThan(36);
  });
});

describe('I12: a way that is walked', () => {
  const way = (position: Position, ...spaces: [number, number][]) =>
    finished(workOutWay(turnOf(position).moment, 'rook', spaces));

  test('past nobody throws nothing', () => {
    expect(way(fight({}, { at: [3, 0] }), [4, 0], [5, 0])).toMatchObject({ dice: false, figures: [] });
  });

  test('away from a foe is struck at, to its end', () => {
    // WHITE and WHITE against Defense 9: 21 of 36 throws.
    const odds = way(fight({ dice: ['white', 'white'] }, {}, [zeke([5, 2])]), [0, 1], [0, 2]);

    expect(odds.attacks).toMatchObject([{ attacker: 'foe', hit: near(21 / 36) }]);
    expect(odds.figures.map(({ figure }) => figure)).toEqual(['rook']);
  });
});
