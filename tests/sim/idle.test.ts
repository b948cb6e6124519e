import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../src/bots/lab/reached.ts';
import { cloneState, type EncounterEvent, type Position, type Space } from '../../src/engine/index.ts';
import { positionOf } from '../../src/sim/cases/case-position.ts';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { addGame, neverFollowed, noCoverage, planOf } from '../../src/sim/sim-everything.ts';
import { playGame } from '../../src/sim/sim-game.ts';
import { IdleWatch } from '../../src/sim/sim-idle.ts';
import { stepsInPositions } from '../../src/sim/sim-positions.ts';
import { caseCards } from '../support/cases.ts';
import { gameContent } from '../support/games.ts';

const imp = (rows: string[], hero: Space): Position =>
  positionOf(
    parseCase({
      board: { rows },
      figures: [
        { id: 'imp', card: 'silt-imp', at: [0, 0] },
        { id: 'rook', card: 'rook-lars', at: hero },
      ],
      initiative: ['imp', 'rook'],
      active: 'imp',
      round: 4,
    }),
    caseCards,
  );

const rule = 'p.56';
/** A turn in which the imp looks at its last step, finds it true, and stays. */
const idleTurn: EncounterEvent[] = [
  { type: 'turnBegan', figure: 'imp', rule },
  { type: 'phaseBegan', figure: 'imp', phase: 'activation', rule },
  {
    ...{ type: 'aiConditionChecked', figure: 'imp', step: 'scamper', value: true, rule },
    ...{ because: { kind: 'otherwise' }, measured: {}, figures: [] },
  },
  { type: 'aiStepFollowed', figure: 'imp', step: 'scamper', last: true, rule },
  { type: 'phaseBegan', figure: 'imp', phase: 'end', rule },
  { type: 'turnEnded', figure: 'imp', rule },
];
const moves: EncounterEvent = {
  ...{ type: 'figureMoved', figure: 'imp', from: [0, 0], to: [1, 0], how: 'step', cost: 1, rule },
};

function watchOf(position: Position, ...turns: readonly EncounterEvent[][]): string | null {
  const watch = new IdleWatch(() => position);
  for (const event of turns.flat()) watch.see(event);
  return watch.fault;
}

describe('a Combatant that stands still', () => {
  const near = imp(['.......'], [6, 0]);

  test('for three rounds, though its last step could bring it nearer, is told with its round', () => {
    expect(watchOf(near, idleTurn, idleTurn)).toBeNull();
    expect(watchOf(near, idleTurn, idleTurn, idleTurn)).toBe(
      'round 4: imp (silt-imp) stands still for 3 rounds, though scamper could bring it nearer',
    );
  });

  test('is none where it moved in between, where no way leads nearer, or where it is paralyzed', () => {
    const busy = [...idleTurn.slice(0, 4), moves, ...idleTurn.slice(4)];
    expect(watchOf(near, idleTurn, idleTurn, busy, idleTurn)).toBeNull();
    expect(watchOf(imp(['.#.....'], [6, 0]), idleTurn, idleTurn, idleTurn)).toBeNull();
    const still = cloneState(near.state);
    still.figures[0]?.effects.push('paralyze');
    expect(watchOf({ ...near, state: still }, idleTurn, idleTurn, idleTurn)).toBeNull();
  });
});

test('AI steps that no game followed are told, card by card, with what of them was not carried out', () => {
  const coverage = noCoverage();
  const all = Object.values(gameContent.cards.combatants).flatMap(stepsOf);
  expect(neverFollowed(gameContent, coverage)).toEqual(all);
  const plan = { ...planOf(gameContent, 's', 0), encounter: 'training-yard' };
  addGame(coverage, plan, playGame(gameContent, plan));
  const left = neverFollowed(gameContent, coverage);
  expect(left).toContain('AI step cave-sickle/approach.2');
  expect(left.length).toBeLessThan(all.length);
});

test('steps that games seldom come to are found in made-up positions', () => {
  const wanted = ['gevaudan/hunt', 'living-oblation/reach-out.1', 'common-silt-matron/mire.2'].map(
    (step) => `AI step ${step}` as const,
  );
  expect(stepsInPositions(gameContent, wanted, 's')).toEqual(new Set(wanted));
});
