import { expect, test } from 'vitest';
import { RECIPES } from '../../../src/art/sound/recipes.ts';
import {
  type EncounterEvent,
  EncounterSession,
  type EncounterState,
  type Position,
} from '../../../src/engine/index.ts';
import { listRecords, readRecord } from '../../../src/sim/sim-records.ts';
import { paceOf } from '../../../src/stores/middara/event-pace.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { soundsOf } from '../../../src/stores/middara/sounds.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/games.ts';

/** Every event of a recorded game, with the table after it. */
function* shownOf(file: string): Generator<[EncounterEvent, EncounterState, Position]> {
  const { setup, decisions } = readRecord(file).log;
  const session = new EncounterSession(setup, gameContent);
  for (const { option } of decisions) session.decide(option);
  const ground = groundOf(session);
  const play = middaraPlay(ground, en);
  let view = play.copy(session.beginning);
  for (const event of session.events) {
    view = play.fold(view, [event]);
    yield [event, view, { state: view, ...ground }];
  }
}

/** What takes its time to be shown, and is told by no sound of its own: what is thought, and what a blow will do. */
const SILENT: readonly EncounterEvent['type'][] = [
  'phaseBegan',
  'scopeOpened',
  'breakAttackProvoked',
  'attackJudged',
  'attackEnded',
  'attackNotMade',
  'forceDetermined',
  'convictionChecked',
  'turnBegan',
  'aiConditionChecked',
  'aiTargetChosen',
  'aiWayChosen',
];

test.each(listRecords('tests/replays'))('what is shown of %s is heard, by sounds there are', (file) => {
  let heard = 0;
  for (const [event, view, position] of shownOf(file)) {
    const sounds = soundsOf(event, view, true);
    for (const { id } of sounds) expect(RECIPES, event.type).toHaveProperty(id);
    if (paceOf(event, position) > 0 && !SILENT.includes(event.type))
      expect(sounds, event.type).not.toEqual([]);
    heard += sounds.length;
  }
  expect(heard).toBeGreaterThan(0);
});

test('a blow on an adventurer sounds otherwise than one by an adventurer, and a fall than a fall', () => {
  const ids = { adventurers: new Set<string>(), combatants: new Set<string>() };
  for (const file of listRecords('tests/replays'))
    for (const [event, view] of shownOf(file)) {
      if (event.type !== 'damageDealt' && event.type !== 'figureDefeated') continue;
      if (event.type === 'damageDealt' && event.amount === 0) continue;
      const { side } = view.figures.find(({ id }) => id === event.figure)!;
      for (const { id } of soundsOf(event, view, true)) ids[side].add(id);
    }
  expect(ids.adventurers).toContain('drain');
  expect(ids.combatants).not.toContain('drain');
  expect(ids.combatants).toContain('monster-down');
});
