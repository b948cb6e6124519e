import { expect, test } from 'vitest';
import {
  type EncounterEvent,
  encounterGame,
  figureIn,
  loneTurnOf,
  ScriptedChance,
  Session,
} from '../../src/engine/index.ts';
import { positionOf } from '../../src/sim/cases/case-position.ts';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { caseCards } from '../support/cases.ts';
import { editFigure } from '../support/edit.ts';

/** Plays the Animate's turn in a row of spaces, Remi at its end, after it was or was not struck at. */
function play(
  row: string,
  struck: { targeted?: boolean; kept?: boolean; damage?: number },
  rolls: [string, number][] = [],
) {
  const position = positionOf(
    parseCase({
      board: { rows: [row] },
      figures: [
        { id: 'animate', card: 'animate', at: [0, 0] },
        { id: 'remi', card: 'remi-moretti', at: [row.length - 1, 0] },
      ],
      active: 'animate',
      play: 'turn',
    }),
    caseCards,
  );
  const animate = editFigure(position.state, 'animate');
  animate.wasTargeted = struck.targeted === true;
  animate.hasLastStep = struck.kept === true;
  animate.damage = struck.damage ?? 0;
  const chance = new ScriptedChance(rolls);
  const session = new Session(encounterGame(position, chance, false, loneTurnOf('animate')), position.state);
  chance.finish();
  const has = (type: EncounterEvent['type']) => session.events.some((event) => event.type === type);
  return { animate: figureIn(session.state, 'animate'), has };
}

const FAR = '.'.repeat(20);

test('C7: struck at and without a true step it goes for the nearest opponent', () => {
  const { animate, has } = play(FAR, { targeted: true });
  expect(animate.at).toEqual([6, 0]);
  expect(animate.hasLastStep).toBe(true);
  expect(has('aiLastStepGained')).toBe(true);
});

test('C7: never struck at it does nothing', () => {
  const { animate, has } = play(FAR, {});
  expect(animate.at).toEqual([0, 0]);
  expect(has('aiStepFollowed')).toBe(false);
});

test('C7: the last step stays from then on', () => {
  const { animate, has } = play(FAR, { kept: true });
  expect(animate.at).toEqual([6, 0]);
  expect(has('aiLastStepGained')).toBe(false);
});

test('C7: in the last step it may jump 4 spaces', () => {
  const { animate } = play(`.dddd${'.'.repeat(15)}`, { targeted: true }, [['black', 1]]);
  expect(animate.at).toEqual([6, 0]);
});

test('C7: five are too many', () => {
  const { animate } = play(`.ddddd${'.'.repeat(14)}`, { targeted: true });
  expect(animate.at).toEqual([0, 0]);
});

test('C7: with a true step of its own the last step is not looked at', () => {
  const { has } = play('.'.repeat(11), { targeted: true, kept: true }, [
    ['teal', 1],
    ['orange', 1],
  ]);
  expect(has('aiLastStepGained')).toBe(false);
});

test('C7: once gained it stands at the bottom of the card, where CONTINUE DOWN comes to it (p.58)', () => {
  const { animate } = play(FAR, { kept: true, damage: 1 });
  expect(animate).toMatchObject({ at: [6, 0], damage: 0 });
});

test('C7: a step that was true, CONTINUE DOWN or not, is a true step: nothing is gained', () => {
  const { animate, has } = play(FAR, { targeted: true, damage: 1 });
  expect(animate).toMatchObject({ at: [0, 0], damage: 0 });
  expect(has('aiLastStepGained')).toBe(false);
});
