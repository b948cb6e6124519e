import { describe, expect } from 'vitest';
import { figureIn, type Position } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { rollDice } from '../../src/engine/procedures/core/roll.ts';
import { hpOf } from '../../src/engine/queries/figures/stats.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { editFigure } from '../support/edit.ts';
import { body, inTurnOf, playFrom, rook, run, zeke } from '../support/encounter-arena.ts';
import { now, uses } from '../support/rooks-turn.ts';

/** Rook with the disciplines and a foe in one row, his Loyal Esper and Zeke in the other. */
function party(disciplines: readonly string[], rest: object = {}, foe: object = {}): Position {
  const position = arena({
    board: { rows: ['........', '........'] },
    figures: [
      rook([0, 0], { disciplines, sp: 0, ...rest }),
      zeke([1, 1], { sp: 0 }),
      { id: 'wisp', card: 'lamp-wisp', at: [2, 1] },
      body('foe', [3, 0], { dice: ['purple', 'purple'], defense: 5, ...foe }),
    ],
    active: 'rook',
    initiative: ['rook', 'zeke', 'wisp', 'foe'],
  });
  Object.assign(figureIn(position.state, 'wisp'), { summoner: 'rook' });
  return position;
}

const hurt = (id: string, amount: number) =>
  inTurnOf('foe', (table) =>
    dealDamage(table, id, 'magic', [{ cause: term('this-attack'), amount, rule: 'p.44' }], {
      by: 'foe',
      cause: term('this-attack'),
      rule: 'p.44',
    }),
  );
const attacked = (target: string, range = 4) =>
  inTurnOf('foe', (table) =>
    resolveAttack(table, { attacker: 'foe', target, profile: { kind: 'ranged', range }, cause: 'action' }),
  );
const pair = (die: Roll[0], first: number, second: number): Roll[] => [
  [die, first],
  [die, second],
];

describe('Assemblage, what answers others', () => {
  cardTest('sanctuary', 'a Dodge for another ally, or for oneself, at no SP', () => {
    for (const victim of ['rook', 'zeke']) {
      const position = arena({
        figures: [
          rook([1, 0], { disciplines: ['sanctuary'], sp: 0 }),
          zeke([1, 1], { sp: 0 }),
          body('foe', [2, 0], { dice: ['purple', 'purple'] }),
        ],
      });
      const session = run(
        position,
        inTurnOf('foe', (table) =>
          resolveAttack(table, {
            attacker: 'foe',
            target: victim,
            profile: { kind: 'melee', range: 1 },
            cause: 'action',
          }),
        ),
        [
          ['black', 4],
          ['purple', 6],
          ['purple', 6],
        ],
      );
      if (victim === 'rook') uses(session, 'self');
      else uses(session, 'another-ally', 'pass'); // Zeke could roll again
      expect(eventsOf(session, 'attackDodged')).toMatchObject([{ figure: victim, shields: 4 }]);
    }
  });

  cardTest('forebode', 'dice but BLACK again, of one’s own or against oneself', () => {
    const own = run(
      party(['forebode']),
      inTurnOf('rook', (table) => rollDice(table, 'rook', ['purple', 'black'], 'effect', 'p.5')),
      [
        ['purple', 1],
        ['black', 1],
        ['purple', 6],
      ],
    );
    uses(own, 'own');
    expect(eventsOf(own, 'diceRerolled')[0]!.dice).toEqual([
      { die: 'purple', face: 6 },
      { die: 'black', face: 1 },
    ]);
    const against = run(party(['forebode']), attacked('rook'), [...pair('purple', 6, 6), ['purple', 1]]);
    uses(against, 'against', 'dice:0');
    expect(eventsOf(against, 'attackEnded')[0]!.because).toBe('missed'); // 1 + 7 against 9
  });

  cardTest('last-laugh', '1 back for a hit, Conviction dice for a deadly one, the Esper’s too', () => {
    const hit = pair('purple', 6, 4); // 12 against 9
    const struck = run(party(['last-laugh']), attacked('rook'), hit);
    expect(now(struck, 'rook').damage).toBe(3);
    expect(now(struck, 'foe').damage).toBe(1);
    const deadly = run(party(['last-laugh'], { damage: 12 }), attacked('rook'), [
      ...hit,
      ...pair('purple', 5, 6),
    ]);
    expect(now(deadly, 'foe').damage).toBe(1 + 13);
    expect(now(deadly, 'rook').defeated).toBe(true);
    expect(now(run(party(['last-laugh']), attacked('wisp'), hit), 'foe').damage).toBe(1);
    expect(now(run(party(['last-laugh']), hurt('rook', 3)), 'foe').damage).toBe(0);
  });

  cardTest('perfect-love', 'what another ally is dealt goes to oneself or one’s Esper', () => {
    for (const who of ['rook', 'wisp']) {
      const session = run(party(['perfect-love']), hurt('zeke', 4));
      uses(session, 'self');
      expect(optionsOf(session)).toEqual(['target:rook', 'target:wisp']);
      session.decide(`target:${who}`);
      expect(now(session, 'zeke').damage).toBe(0);
      expect(now(session, who).damage).toBe(4);
    }
    // The Esper is another ally as well: what it is dealt is not dealt to it once more.
    const spared = run(party(['perfect-love']), hurt('wisp', 2));
    uses(spared, 'self');
    expect([now(spared, 'wisp').damage, now(spared, 'rook').damage]).toEqual([0, 2]);
  });

  cardTest('bff', 'a burst of one’s own attack or the Esper’s for 3 spaces or an attack', () => {
    const burst = pair('purple', 6, 4);
    const strike = (attacker: string, range: number) =>
      inTurnOf(attacker, (table) =>
        resolveAttack(table, {
          attacker,
          target: 'foe',
          profile: { kind: 'ranged', range },
          cause: 'action',
        }),
      );
    const own = run(party(['bff']), strike('rook', 4), burst);
    uses(own, 'own', 'choose:move');
    expect(own.pending?.kind).toBe('move');
    const esper = run(party(['bff']), strike('wisp', 4), [
      ['purple', 6],
      ['white', 6],
      ['purple', 1],
      ['white', 1],
    ]);
    while (!optionsOf(esper).some((id) => id.endsWith('/esper'))) esper.decide(optionsOf(esper).at(-1)!);
    uses(esper, 'esper', 'choose:attack');
    expect(eventsOf(esper, 'attackEnded').map(({ attacker }) => attacker)).toEqual(['wisp', 'wisp']);
  });
});

describe('Assemblage, Espers and what calls them', () => {
  cardTest('possession', 'the Esper attacks for nothing, another ally for 1 SP', () => {
    const miss = pair('purple', 1, 1);
    const esper = playFrom(party(['possession'], { sp: 1 }), [
      ['purple', 1],
      ['white', 1],
    ]);
    uses(esper, 'esper');
    while (eventsOf(esper, 'attackEnded').length === 0) esper.decide(optionsOf(esper)[0]!);
    expect(eventsOf(esper, 'attackEnded')[0]).toMatchObject({ attacker: 'wisp', target: 'foe' });
    const position = party(['possession'], { sp: 1 });
    editFigure(position.state, 'zeke').at = [3, 1];
    const ally = playFrom(position, miss);
    uses(ally, 'ally', 'target:zeke');
    expect(eventsOf(ally, 'attackEnded')[0]).toMatchObject({ attacker: 'zeke', target: 'foe' });
    expect(eventsOf(ally, 'spSpent')[0]).toMatchObject({ figure: 'rook', amount: 1 });
  });

  cardTest('exalted-summoning', 'a token at the beginning, and what it calls', () => {
    const begun = party(['exalted-summoning']);
    Object.assign(begun.state.clock, { round: 0, phase: 'round-start' });
    expect(now(playFrom(begun), 'rook').tokens.summon).toBe(1);
    const call = (choice: string, rolls: Roll[] = []) => {
      const session = playFrom(party(['exalted-summoning'], { tokens: { summon: 1 }, damage: 5 }), rolls);
      uses(session, 'manifest', `choose:${choice}`);
      expect(now(session, 'rook').tokens.summon ?? 0).toBe(0);
      return session;
    };
    expect(now(call('judge'), 'foe').damage).toBe(9);
    expect(now(call('mother'), 'rook')).toMatchObject({ damage: 1, effects: ['barrier'] });
    expect(now(call('dawn'), 'zeke').effects).toEqual(['haste', 'courage']);
    const tide = call('tide', [...pair('purple', 6, 3), ['purple', 4]]); // 7 + 3 against 12
    expect(now(tide, 'foe').damage).toBe(5);
  });

  cardTest('friends-with-benefits', 'Espers have HP more by the level of the tree', () => {
    const hp = (disciplines: readonly string[]) => {
      const position = party(disciplines);
      return hpOf(position, figureIn(position.state, 'wisp'));
    };
    expect(hp(['friends-with-benefits']) - hp([])).toBe(3);
  });

  cardTest('felled-afterlife', 'Energy for defeats in SOI; once, a spirit for each', () => {
    const stored = (energy: number) => {
      const position = party(['felled-afterlife']);
      editFigure(position.state, 'rook').cards.find(({ ref }) => ref === 'felled-afterlife')!.energy = energy;
      return position;
    };
    const reaped = run(stored(1), (table) =>
      dealDamage(table, 'foe', 'magic', [{ cause: term('this-attack'), amount: 30, rule: 'p.44' }], {
        by: 'zeke',
        cause: term('this-attack'),
        rule: 'p.44',
      }),
    );
    uses(reaped, 'reap');
    expect(now(reaped, 'rook').cards.find(({ ref }) => ref === 'felled-afterlife')?.energy).toBe(2);
    const turn = playFrom(stored(2), [['black', 1]]); // where they come on the track
    uses(turn, 'enslave');
    while (turn.pending?.kind === 'choose-space') turn.decide(optionsOf(turn)[0]!);
    const spirits = turn.state.figures.filter((figure) => figure.card === 'enslaved-spirit');
    expect(spirits).toHaveLength(2);
    expect(now(turn, 'rook').cards.find(({ ref }) => ref === 'felled-afterlife')?.energy).toBeUndefined();
    expect(spirits[0]).toMatchObject({ side: 'adventurers', kind: 'command' });
  });
});
