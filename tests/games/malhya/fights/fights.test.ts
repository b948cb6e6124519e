import { describe, expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { FIGHT_PROMPTS } from '../../../../src/games/malhya/rules/model/prompts.ts';
import type { MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import { zoneAt } from '../../../../src/games/malhya/rules/place/ground.ts';
import { keyOf } from '../../../../src/games/malhya/rules/place/space.ts';
import { spacesOf } from '../../../../src/games/malhya/rules/place/standing.ts';
import { fieldOf } from '../../../../src/games/malhya/rules/queries/field-of.ts';
import { fightOddsOfAnswer } from '../../../../src/games/malhya/rules/queries/fight-answers.ts';
import { foreseenHere } from '../../../../src/games/malhya/rules/queries/foresight-here.ts';
import { FIGHT_EVENTS } from '../../../../src/games/malhya/table/fight-event-schema.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { many, proved } from '../../../support/depth.ts';
import { dealer } from '../../../support/table-of-memory.ts';
import { tellAnew } from '../told-anew.ts';
import { content } from '../trial.ts';
import { byBot, inRoom, playRoom, QUAY_ENEMIES, quaySetup, ROOMS } from './quay.ts';

const seatName = (seat: string) => seat;

/** What is never so of a place; empty where all is well. */
function broken(state: MalhyaState): string[] {
  const { place, heroes } = state;
  if (!place) return [];
  const field = fieldOf({ state, content });
  const taken = field.figures.flatMap((one) => spacesOf(one).map(keyOf));
  return [
    ...(new Set(taken).size < taken.length ? ['two on one space'] : []),
    ...field.figures.flatMap((one) =>
      spacesOf(one).every((space) => zoneAt(field.ground, space) === 'rift') ? [`${one.id} on a rift`] : [],
    ),
    ...place.figures.flatMap(({ id, type, damage }) =>
      damage >= content.enemies[type]!.life ? [`${id} without life`] : [],
    ),
    ...place.heroes.flatMap(({ down, returns, waiting }, hero) => [
      ...(down && !returns && !place.reading && heroes[hero]!.life.life > 0
        ? ['nobody knows when it comes back']
        : []),
      ...(!down && heroes[hero]!.life.life === 0 ? ['without life on its feet'] : []),
      ...(down && waiting ? ['a fallen hero waits'] : []),
    ]),
    ...heroes.flatMap(({ life, ap, aura }) =>
      Math.min(life.life, life.damage, life.injury, life.shock, ap, aura.ready, aura.spent) < 0
        ? ['below 0']
        : [],
    ),
  ];
}

describe('fights, by chance and by bots', () => {
  const seen = { events: new Set<string>(), prompts: new Set<string>() };
  const FIGHTS = many(6, 120);

  test.each(Array.from({ length: FIGHTS }, (_, n) => n))('fight %i', (n) => {
    const setup = quaySetup(n, 2 + (n % 4), { byHand: n % 6 === 5 });
    const session = inRoom(n % ROOMS.length, setup);
    const pick = dealer(n + 1);
    while (session.pending) {
      const { pending, state } = session;
      const named = { content, state, seatName };
      seen.prompts.add(pending.kind);
      expect(pending.options.length).toBeGreaterThan(1);
      expect(new Set(pending.options.map(({ id }) => id)).size).toBe(pending.options.length);
      expect(questionText(pending, named)).toMatch(/^(?!.*(undefined|NaN)).+$/);
      const texts = pending.options.map((option) => optionText(option, pending, named));
      for (const text of texts) expect(text).toMatch(/^(?!.*(undefined|NaN)).+$/);
      for (const option of pending.options)
        expect(optionNote(option, pending, named) ?? '').not.toMatch(/undefined|NaN/);
      expect(broken(state)).toEqual([]);
      if (session.decisions.length % many(7, 1) === 0)
        expect(faultOfState(JSON.parse(JSON.stringify(state)), content, '$')).toBeNull();
      if (pending.kind === 'plan' || pending.kind === 'defense')
        for (const option of pending.options.slice(0, 3))
          for (const { odds } of fightOddsOfAnswer({ content, state }, pending, option))
            expect(odds.wound[0]).toBeLessThanOrEqual(odds.wound[1]);
      const left = state.place?.figures.filter((one) => !state.place?.acted.includes(one.id)) ?? [];
      if (pending.kind === 'turn' && n % 4 === 0)
        for (const { id } of left)
          expect(foreseenHere({ content, state }).some((one) => one.id === id)).toBe(true);
      const { id } = pending.options[pick(pending.options.length)]!;
      session.decide(n % 3 === 0 ? byBot(TEMPERS[n % 2]!)(pending, session) : id);
    }
    expect(session.state.over).not.toBeNull();
    tellAnew(session, setup, /undefined|NaN/, ({ type }) => seen.events.add(type));
    provePlayed(malhya(content), session.toLog());
  });

  test('meet nearly all that can be asked and all that can happen', () => {
    const rare = [
      'instruction',
      'trading',
      'picking-up',
      'step',
      'wounds',
      'put-hero',
      'armour',
      'defend-next',
      'shove',
      'area',
    ];
    expect(FIGHT_PROMPTS.filter((kind) => !seen.prompts.has(kind) && !rare.includes(kind))).toEqual([]);
    const rarely = [
      'countered',
      'traded',
      'initiativeLost',
      'movementLost',
      'enemiesArrive',
      'gearLaid',
      'gearTaken',
      'enemiesWhole',
      'armourBroken',
      'stepped',
      'waitingOver',
      'placeChanged',
      'heroBack',
      'heroRaised',
      'shoved',
      'stoodFast',
      'arrivalFollowed',
      'damageDiscarded',
      'shocksToLife',
      'tokensCancelled',
    ];
    expect(
      Object.keys(FIGHT_EVENTS).filter((type) => !seen.events.has(type) && !rarely.includes(type)),
    ).toEqual([]);
  });
});

describe('fights of bots, each in a room', () => {
  // 2,000 when it is proved; each is played again and rewound to its hash.
  const FIGHTS = many(12, 2000);
  const met = { enemies: new Set<string>(), upgrades: new Set<string>() };
  const won: Record<string, [number, number]> = {};

  test('end without a fault, and come to the same hash when they are rewound', () => {
    for (let n = 0; n < FIGHTS; n++) {
      const heroes = 2 + (n % 4);
      const session = playRoom(
        Math.floor(n / 4) % ROOMS.length,
        quaySetup(n, heroes),
        byBot(TEMPERS[n % 2]!),
      );
      expect(session.state.over).not.toBeNull();
      for (const event of session.events) {
        if (event.type === 'enemyDeployed') met.enemies.add(event.figure.type);
        if (event.type === 'upgradeDrawn') met.upgrades.add(event.token);
      }
      const counts = won[heroes] ?? [0, 0];
      won[heroes] = counts;
      counts[0] += Number(session.state.over!.won);
      counts[1] += 1;
      if (n % many(5, 1) === 0) provePlayed(malhya(content), session.toLog());
    }
    proved({ fights: FIGHTS });
    expect([...met.enemies].sort()).toEqual([...QUAY_ENEMIES].sort());
    expect([...met.upgrades].sort()).toEqual(Object.keys(content.upgrades).sort());
  }, 3_600_000);

  test('are won between 55 and 85 times of 100 by any number of heroes, over all rooms', () => {
    // Twenty fights say nothing of that: it is looked at when all are played.
    for (const [wins, all] of Object.values(won)) {
      if (all < 100) continue;
      expect(wins / all).toBeGreaterThan(0.55);
      expect(wins / all).toBeLessThan(0.85);
    }
    expect(Object.keys(won)).toEqual(['2', '3', '4', '5']);
  });
});
