import { expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { botAnswer, TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { beginningOf } from '../../../../src/games/malhya/cases/beginning.ts';
import type { MalhyaCase } from '../../../../src/games/malhya/cases/case-schema.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { byBot, playRoom, quaySetup } from '../fights/quay.ts';
import { tellAnew } from '../told-anew.ts';
import { content } from '../trial.ts';

type Begin = MalhyaCase['begin'];

const MHAY = { hero: 'archivist', talents: ['listening-trade', 'four-keys', 'thrift'] } as const;

/** Beside a corpse and a noise, in the main phase. */
const QUIET: Omit<Begin, 'heroes'> = {
  mission: 'quay-by-night',
  stealth: { threat: 8 },
  place: {
    ref: 'drying-hall',
    phase: 'main',
    heroes: { archivist: { at: [1, 7], free: 'gone' }, picklock: { at: [0, 7] } },
    figures: [{ type: 'quay-guard', at: [9, 0] }],
    acted: ['picklock'],
    quiet: { corpses: [{ id: 'quay-guard-9', at: [2, 7] }], noise: [[3, 7]] },
  },
};

/** Two enemies on one hero, one of them on a second who is wounded and has little left; a token on each. */
const LOUD: Omit<Begin, 'heroes'> = {
  mission: 'quay-of-lamps',
  place: {
    ref: 'drying-hall',
    heroes: { archivist: { at: [1, 6] }, picklock: { at: [0, 7] } },
    figures: [
      { type: 'quay-guard', at: [1, 7] },
      { type: 'eel-hound', at: [2, 7] },
    ],
    initiative: { archivist: 12, 'quay-guard': 5, 'eel-hound': 8 },
    acted: ['picklock'],
    upgrades: { 'quay-guard': ['red-die'], 'eel-hound': ['red-die'] },
  },
};

test.each([
  ['stealth', QUIET],
  ['combat', LOUD],
] as const)('bots cast every spell of %s, to the same hash when it is played again', (mode, begin) => {
  const own = Object.values(content.spells).flatMap((spell) => (spell.mode === mode ? [spell.id] : []));
  const told = new Set<string>();
  const left = own.filter((spell) => {
    for (const n of [0, 1, 2]) {
      const heroes = [
        { ...MHAY, spells: [spell] },
        { hero: 'picklock', ap: 1, life: { life: 2, damage: 3 } },
      ];
      const { setup, state } = beginningOf({ begin: { ...begin, heroes }, cards: {}, queries: [] }, content);
      const session = new LoggedSession(malhya(content), { ...setup, seed: `${spell} ${n}` }, state);
      while (session.pending && session.decisions.length < 12)
        session.decide(
          botAnswer({ state: session.state, content }, session.pending, TEMPERS[1 - (n % 2)]!).id,
        );
      provePlayed(malhya(content), session.toLog());
      for (const { type } of session.events) told.add(type);
      if (session.events.some((event) => event.type === 'castBegan' && event.cast.spell === spell))
        return false;
    }
    return true;
  });
  expect(left).toEqual([]);
  expect(told).toContain('castEnded');
});

test('a fight of the quay with its Mhaÿs is told in words, spells too', () => {
  const types = new Set<string>();
  for (const n of [0, 1]) {
    const setup = quaySetup(n, 3);
    const session = playRoom(n, setup, byBot('bold'));
    tellAnew(session, setup, /undefined|NaN/, ({ type }) => types.add(type));
  }
  for (const type of ['castBegan', 'castRolled', 'castStopped', 'castBrings'])
    expect([...types]).toContain(type);
});
