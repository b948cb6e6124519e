import { expect, test } from 'vitest';
import { type EncounterEvent, EncounterSession } from '../../../src/engine/index.ts';
import { planOf } from '../../../src/sim/sim-everything.ts';
import { setupOf } from '../../../src/sim/sim-game.ts';
import { isToldInItsTime } from '../../../src/stores/middara/haste.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { drive, gameContent } from '../../support/games.ts';
import { type AttackShown, scheduleOf } from '../../support/schedule.ts';

/** Milliseconds at normal speed (the face of the table, 13). */
const ATTACK = 3200;
/** Each further throw in it: a Dodge's dice, dice thrown again, a check. */
const FURTHER = 1000;
const TURN = 6000;
/** What may come of an attack and is a thing of its own to be seen or read: what was found, a card, a text. */
const BESIDE: readonly EncounterEvent['type'][] = [
  'lootDrawn',
  'cardTurned',
  'terrainPlaced',
  'boardTokenPlaced',
  'boardTokenTurned',
  'damageHealed',
  'effectInflicted',
  'checkMade',
];
/** Of all attacks, those that with all of that are shown in 3.2 seconds and one more for each further throw. */
const MOST = 0.85;

/** Two games of every encounter, by two bots. */
const COUNT = Object.keys(gameContent.encounters).length;
const GAMES = Array.from({ length: COUNT * 2 }, (_, i) => planOf(gameContent, 'shown', i));
const LONG = many(150, 400);

const budgetOf = ({ dodges, throws }: AttackShown): number => ATTACK + FURTHER * (dodges + throws);

/** How long it took, but for what is there to be read, and for `beside`. */
const without = ({ spent }: Pick<AttackShown, 'spent'>, beside: readonly string[]): number =>
  Object.entries(spent).reduce(
    (sum, [type, took]) =>
      sum + (isToldInItsTime({ type } as EncounterEvent) || beside.includes(type) ? 0 : took),
    0,
  );

test('an attack is shown in 3.2 seconds, an opponent’s turn that asks nothing in 6', () => {
  let [attacks, quick, turns] = [0, 0, 0];
  for (const plan of sampleOf(GAMES, 5, 'shown times')) {
    const session = new EncounterSession(setupOf(gameContent, plan), gameContent);
    const { attacks: struck, turns: taken } = scheduleOf(drive(session, plan.policy, plan.seed, LONG));
    const late = [
      ...struck.filter((one) => without(one, BESIDE) > budgetOf(one)),
      // In whole milliseconds: what is hurried is a part of them.
      ...taken.filter((one) => Math.round(without(one, [])) > TURN),
    ];
    expect(late, `${plan.encounter} by ${plan.policy}`).toEqual([]);
    attacks += struck.length;
    quick += struck.filter((one) => one.milliseconds <= budgetOf(one)).length;
    turns += taken.length;
  }
  expect(attacks).toBeGreaterThan(20);
  expect(quick / attacks).toBeGreaterThan(MOST);
  expect(turns).toBeGreaterThan(3);
  proved({ attacks, turns });
});
