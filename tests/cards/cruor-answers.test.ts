import { describe, expect } from 'vitest';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveConvictionCheck } from '../../src/engine/procedures/attack/resolve-spell.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { borneBy } from '../../src/engine/queries/figures/borne.ts';
import { arena, eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, inTurnOf, rook, run, zeke } from '../support/encounter-arena.ts';
import { FAILS, now, offers, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);

describe('Cruor, what answers others', () => {
  cardTest('wretched-tether', 'the damage he takes is dealt to whoever is tethered, as MAGIC', () => {
    const session = rooksTurn(['wretched-tether', 'blood-toll'], [foe], { rolls: FAILS });
    uses(session, 'cast', 'no');
    expect(now(session, 'rook').sp).toBe(5);
    expect(borneBy(now(session, 'foe'), 'tether')).toBe(1);
    uses(session, 'bleed');
    expect(now(session, 'foe').damage).toBe(2);
    expect(eventsOf(session, 'damageDealt').at(-1)).toMatchObject({ figure: 'foe', damageType: 'magic' });
  });

  cardTest('in-secret', 'a Vow for another ally with one’s own; one for an ally that falls', () => {
    const session = rooksTurn(['in-secret', 'he-watches'], [zeke([1, 0]), foe]);
    uses(session, 'vow');
    uses(session, 'whisper');
    expect([now(session, 'rook').tokens.vow, now(session, 'zeke').tokens.vow]).toEqual([1, 1]);
    const fallen = run(
      arena({ figures: [rook([0, 0], { disciplines: ['in-secret'] }), zeke([1, 0]), foe] }),
      inTurnOf('foe', (table) => resolveDefeat(table, 'zeke', 'foe', term('this-attack'))),
    );
    expect(now(fallen, 'rook').tokens.vow).toBe(1);
  });

  cardTest('ineptitude', '3 less for a roll of an opponent in SOI', () => {
    const session = run(
      arena({ figures: [rook([0, 0], { disciplines: ['ineptitude'] }), foe] }),
      inTurnOf('rook', (table) => resolveConvictionCheck(table, 'foe', 'rook', 9)),
      [
        ['purple', 6],
        ['purple', 3],
      ],
    );
    uses(session, 'falter');
    expect(eventsOf(session, 'convictionChecked')[0]).toMatchObject({ passed: false, total: { total: 7 } });
    expect(offers(session, 'falter')).toBe(false);
  });
});
