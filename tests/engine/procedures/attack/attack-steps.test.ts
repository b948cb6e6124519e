import { describe, expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../../../src/engine/procedures/attack/attack.ts';
import {
  answerAll,
  arena,
  brute,
  eventsOf,
  hero,
  optionsOf,
  type Roll,
  runRule,
} from '../../../support/arena.ts';

interface Fight {
  readonly hero?: object;
  readonly brute?: object;
  readonly sp?: number;
  readonly rolls: readonly Roll[];
  readonly attacker?: 'nova' | 'ogre';
}

/** One attack between a hero at [0, 0] and a brute beside it. */
const fight = ({ hero: stats, brute: bruteStats, sp = 5, rolls, attacker = 'nova' }: Fight) =>
  runRule(
    arena({ figures: [hero('nova', [0, 0], stats, { sp }), brute('ogre', [1, 0], bruteStats)] }),
    (table) =>
      resolveAttack(table, {
        attacker,
        target: attacker === 'nova' ? 'ogre' : 'nova',
        profile: { kind: 'melee', range: 1 },
        cause: 'action',
      }),
    { rolls },
  );

const steps = (session: Parameters<typeof eventsOf>[0]) =>
  eventsOf(session, 'attackStepBegan').map((e) => e.step);

describe('the eight steps of an attack, p.43', () => {
  test('a hit goes through 1 to 8 in order, 7 left out', () => {
    const { session, chance } = fight({
      rolls: [
        ['white', 6],
        ['white', 6],
      ],
      sp: 0,
    });
    expect(session.pending).toBeNull();
    expect(eventsOf(session, 'scopeOpened')[0]?.scope).toMatchObject({ kind: 'attack', step: 1 });
    expect(steps(session)).toEqual([2, 3, 4, 5, 6, 8]);
    expect(session.events.map((event) => event.type)).toEqual([
      'scopeOpened',
      'figureTargeted',
      'attackStepBegan',
      'attackStepBegan',
      'attackStepBegan',
      'attackStepBegan',
      'diceRolled',
      'attackRollRecorded',
      'attackLedgerAdded',
      'attackLedgerAdded',
      'attackJudged',
      'attackStepBegan',
      'attackLedgerAdded',
      'finalDamageDetermined',
      'damageDealt',
      'attackStepBegan',
      'attackEnded',
      'scopeClosed',
    ]);
    chance.finish();
  });

  test('a miss leaves out 6 and 8, and ends in 7', () => {
    const { session } = fight({
      rolls: [
        ['white', 1],
        ['white', 1],
      ],
      sp: 0,
    });
    expect(steps(session)).toEqual([2, 3, 4, 5, 7]);
    expect(eventsOf(session, 'attackEnded')[0]?.because).toBe('missed');
    expect(figureIn(session.state, 'ogre').damage).toBe(0);
  });

  test('1: an attack that is not legal is not made, and nothing else happens', () => {
    const { session } = runRule(arena({ figures: [hero('nova', [0, 0]), brute('ogre', [3, 0])] }), (table) =>
      resolveAttack(table, {
        attacker: 'nova',
        target: 'ogre',
        profile: { kind: 'melee', range: 1 },
        cause: 'action',
      }),
    );
    expect(session.events.map((event) => event.type)).toEqual(['attackNotMade']);
  });

  test('2: the pool stands before the first question', () => {
    const { session } = fight({ rolls: [], hero: { dice: ['teal', 'orange'] } });
    expect(session.pending?.kind).toBe('empower');
    expect(session.state.scopes[0]).toMatchObject({ dice: ['teal', 'orange'], step: 3 });
  });

  test('3: Empower costs 1 SP and adds BLACK; it comes before Dodge and the roll', () => {
    const { session, chance } = fight({
      rolls: [
        ['white', 6],
        ['white', 6],
        ['black', 4],
      ],
    });
    session.decide('empower');
    expect(figureIn(session.state, 'nova').sp).toBe(4);
    expect(eventsOf(session, 'diceRolled')[0]?.dice.map((d) => d.die)).toEqual(['white', 'white', 'black']);
    chance.finish();
  });

  test('3: a skull misses whatever the numbers say', () => {
    const { session } = fight({
      rolls: [
        ['white', 6],
        ['white', 6],
        ['black', 6],
      ],
    });
    session.decide('empower');
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: false, skull: true });
  });

  test('4: Dodge is asked of the target after Empower, shields add to its Defense', () => {
    const { session, chance } = fight({
      attacker: 'ogre',
      rolls: [
        ['black', 4],
        ['white', 3],
        ['white', 4],
      ],
    });
    expect(session.pending).toMatchObject({ kind: 'dodge', seat: 'nova' });
    session.decide('dodge');
    expect(eventsOf(session, 'attackDodged')[0]).toMatchObject({ shields: 4, skull: false });
    const judged = eventsOf(session, 'attackJudged')[0]!;
    expect(judged.defense.entries.at(-1)).toMatchObject({ cause: term('dodge'), amount: 4 });
    expect(judged).toMatchObject({ hit: false, roll: { total: 9 }, defense: { total: 11 } });
    chance.finish();
  });

  test('4: a skull on the Dodge gives nothing', () => {
    const { session } = fight({
      attacker: 'ogre',
      rolls: [
        ['black', 6],
        ['white', 3],
        ['white', 4],
      ],
    });
    session.decide('dodge');
    expect(eventsOf(session, 'attackDodged')[0]).toMatchObject({ shields: 0, skull: true });
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: true });
  });

  test('5c: a roll equal to the Defense hits, one less does not', () => {
    const equal = fight({
      rolls: [
        ['white', 3],
        ['white', 2],
      ],
      sp: 0,
    }).session;
    expect(eventsOf(equal, 'attackJudged')[0]).toMatchObject({
      hit: true,
      roll: { total: 7 },
      defense: { total: 7 },
    });
    const less = fight({
      rolls: [
        ['white', 2],
        ['white', 2],
      ],
      sp: 0,
    }).session;
    expect(eventsOf(less, 'attackJudged')[0]).toMatchObject({ hit: false, roll: { total: 6 } });
  });

  test('6: the difference, then symbols, then armour, each a line', () => {
    const { session } = fight({
      rolls: [
        ['white', 5],
        ['white', 5],
      ],
      sp: 0,
      hero: { symbols: [['SS', 2]] },
      brute: { armor: 1 },
    });
    expect(session.pending?.kind).toBe('spend-symbols');
    expect(optionsOf(session)).toEqual(expect.arrayContaining(['best', 'done']));
    session.decide('best');
    const bought = { kind: 'symbols', type: 'combatant', card: 'case:nova', ability: 'symbols-1' };
    const [final] = eventsOf(session, 'finalDamageDetermined');
    expect(final?.sum.entries.map((e) => [e.cause, e.amount])).toEqual([
      [term('difference'), 5],
      [bought, 2],
      [bought, 2],
      [{ kind: 'armor', armor: 1, pierced: 0 }, -1],
    ]);
    expect(figureIn(session.state, 'ogre').damage).toBe(8);
  });

  test('6a: any legal spending may be chosen, none too', () => {
    const { session } = fight({
      rolls: [
        ['white', 5],
        ['white', 5],
      ],
      sp: 0,
      hero: { symbols: [['SS', 2]] },
    });
    session.decide('done');
    expect(eventsOf(session, 'finalDamageDetermined')[0]?.sum.total).toBe(5);
  });

  test('6d: no final damage lets the target Counter, a hit or a miss', () => {
    const noDamage = fight({
      attacker: 'ogre',
      rolls: [
        ['white', 3],
        ['white', 3],
      ],
      hero: { armor: 5 },
    }).session;
    answerAll(noDamage, ['no']);
    expect(noDamage.pending).toMatchObject({ kind: 'counter', seat: 'nova' });
    const missed = fight({
      attacker: 'ogre',
      rolls: [
        ['white', 1],
        ['white', 1],
      ],
    }).session;
    answerAll(missed, ['no']);
    expect(missed.pending).toMatchObject({ kind: 'counter', seat: 'nova' });
  });

  test('6d: damage leaves no Counter', () => {
    const { session } = fight({
      attacker: 'ogre',
      rolls: [
        ['white', 6],
        ['white', 6],
      ],
    });
    session.decide('no');
    expect(session.pending).toBeNull();
  });

  test('a Counter may be Countered', () => {
    const { session, chance } = runRule(
      arena({ figures: [hero('nova', [0, 0]), { ...brute('ogre', [1, 0]) }] }),
      (table) =>
        resolveAttack(table, {
          attacker: 'ogre',
          target: 'nova',
          profile: { kind: 'melee', range: 1 },
          cause: 'action',
        }),
      {
        rolls: [
          ['white', 1],
          ['white', 1],
          ['white', 1],
          ['white', 1],
        ],
      },
    );
    answerAll(session, ['no', 'counter', 'no']);
    expect(eventsOf(session, 'counterDeclared')).toHaveLength(1);
    expect(eventsOf(session, 'attackEnded').map((e) => e.because)).toEqual(['countered', 'missed']);
    expect(session.state.scopes).toEqual([]);
    chance.finish();
  });

  test('8: a follow-up comes after the damage, and only on a hit', () => {
    const swing = (rolls: readonly Roll[]) =>
      runRule(
        arena({ figures: [hero('nova', [0, 0], {}, { sp: 0 }), brute('ogre', [1, 0])] }),
        (table) =>
          resolveAttack(table, {
            attacker: 'nova',
            target: 'ogre',
            profile: { kind: 'melee', range: 1 },
            cause: 'action',
            followUp: [{ do: 'inflict', effect: 'darkness', to: { who: 'target' } }],
          }),
        { rolls },
      ).session;
    const hit = swing([
      ['white', 6],
      ['white', 6],
    ]).events.map((event) => event.type);
    expect(hit.indexOf('effectInflicted')).toBeGreaterThan(hit.indexOf('damageDealt'));
    expect(hit.indexOf('effectInflicted')).toBeLessThan(hit.indexOf('attackEnded'));
    expect(
      eventsOf(
        swing([
          ['white', 1],
          ['white', 1],
        ]),
        'effectInflicted',
      ),
    ).toEqual([]);
  });

  test('damage beyond the HP left is not dealt, and defeats', () => {
    const { session } = fight({
      rolls: [
        ['white', 6],
        ['white', 6],
      ],
      sp: 0,
      brute: { hp: 3 },
    });
    expect(eventsOf(session, 'damageDealt')[0]).toMatchObject({ amount: 3, sum: { total: 7 } });
    expect(eventsOf(session, 'figureDefeated')[0]).toMatchObject({ figure: 'ogre', by: 'nova' });
    expect(session.state.scopes).toEqual([]);
  });
});
