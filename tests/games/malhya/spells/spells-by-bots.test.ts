import { expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { botAnswer, TEMPERS } from '../../../../src/games/malhya/bot.ts';
import { beginningOf } from '../../../../src/games/malhya/cases/beginning.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import { quaySetup, ROOMS } from '../fights/quay.ts';
import { tellAnew } from '../told-anew.ts';
import { content } from '../trial.ts';

const COMBAT = Object.values(content.spells)
  .filter(({ mode }) => mode === 'combat')
  .map(({ id }) => id);

const SCHOOLS = ['ballast', 'slow-burn', 'dead-reckoning', 'listening-trade'] as const;

/** A quay on which two heroes have all spells of two schools, and a stone lies by no one. */
function withMhays(n: number): MalhyaContent {
  const quay = content.missions['quay-of-lamps']!;
  const [own, other] = [SCHOOLS[n % 4]!, SCHOOLS[(n + 2) % 4]!];
  const spellsOf = (talent: string) => {
    const { school } = content.talents[talent]!.mhay!;
    return Object.values(content.spells)
      .filter((spell) => spell.school === school && spell.mode === 'combat')
      .map(({ id }) => id);
  };
  return {
    ...content,
    heroes: { ...content.heroes, kilnwright: { ...content.heroes.kilnwright!, talents: [], spells: [] } },
    missions: {
      ...content.missions,
      'quay-of-lamps': {
        ...quay,
        learned: {
          archivist: { talents: [own, 'thrift'], spells: spellsOf(own) },
          bargewoman: { talents: [other, 'steady-voice'], spells: spellsOf(other) },
        },
      },
    },
  };
}

/** In the main phase of stealth, beside a corpse and a noise, with all spells for it. */
test('bots cast every spell of stealth, to the same hash when it is played again', () => {
  const own = Object.values(content.spells).flatMap(({ id, mode }) => (mode === 'stealth' ? [id] : []));
  const { setup, state } = beginningOf(
    {
      begin: {
        mission: 'quay-by-night',
        heroes: [
          { hero: 'archivist', talents: ['listening-trade', 'four-keys', 'thrift'], spells: own },
          'picklock',
        ],
        stealth: { threat: 8 },
        place: {
          ref: 'drying-hall',
          phase: 'main',
          heroes: { archivist: { at: [1, 7], free: 'gone' }, picklock: { at: [0, 7] } },
          figures: [{ type: 'quay-guard', at: [9, 0] }],
          acted: ['picklock'],
          quiet: { corpses: [{ id: 'quay-guard-9', at: [2, 7] }], noise: [[3, 7]] },
        },
      },
      cards: {},
      queries: [],
    },
    content,
  );
  const left = new Set(own);
  for (let n = 0; n < 20 && left.size > 0; n++) {
    const heroes = state.heroes.map((hero, i) =>
      i === 0 ? { ...hero, spells: own.filter((spell) => left.has(spell)) } : hero,
    );
    const session = new LoggedSession(
      malhya(content),
      { ...setup, seed: `quiet ${n}` },
      { ...state, heroes },
    );
    while (session.pending && session.decisions.length < 12)
      session.decide(botAnswer({ state: session.state, content }, session.pending, TEMPERS[n % 2]!).id);
    for (const event of session.events) if (event.type === 'castBegan') left.delete(event.cast.spell);
    provePlayed(malhya(content), session.toLog());
  }
  expect([...left]).toEqual([]);
});

test('bots cast every spell of combat in rooms of the quay, to the same hash when they are played again', () => {
  const cast = new Set<string>();
  const types = new Set<string>();
  for (let n = 0; n < 24 && cast.size < COMBAT.length; n++) {
    const own = withMhays(n);
    const setup = quaySetup(0, 3 + (n % 3));
    const session = new LoggedSession(malhya(own), { ...setup, seed: `spells ${n}` });
    session.decide(`choose:${n % ROOMS.length}`);
    while (session.pending && session.decisions.length < 2000) {
      const { pending, state } = session;
      const out = pending.kind === 'choice' && !state.place;
      session.decide(out ? 'choose:0' : botAnswer({ state, content: own }, pending, TEMPERS[n % 2]!).id);
    }
    for (const event of session.events) if (event.type === 'castBegan') cast.add(event.cast.spell);
    if (n === 0) {
      tellAnew(session, setup, /undefined|NaN/, ({ type }) => types.add(type));
      provePlayed(malhya(own), session.toLog());
    }
  }
  expect(COMBAT.filter((spell) => !cast.has(spell))).toEqual([]);
  for (const type of [
    'castBegan',
    'castRolled',
    'castPaid',
    'castStopped',
    'castBrings',
    'spellBegan',
    'spellEnded',
  ])
    expect([...types]).toContain(type);
});
