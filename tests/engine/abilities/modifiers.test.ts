import { describe, expect, test } from 'vitest';
import {
  type Ability,
  armorOf,
  attackProfileOf,
  castingDieOf,
  combatDiceOf,
  figureIn,
  isFlankingAttack,
  listEquipmentFaults,
  type Modifier,
  type Position,
  staminaOf,
} from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import type { Symbol as DieSymbol } from '../../../src/engine/model/vocabulary.ts';
import { resolveAttack } from '../../../src/engine/procedures/attack/attack.ts';
import { resolveSpell } from '../../../src/engine/procedures/attack/resolve-spell.ts';
import { gainTokens } from '../../../src/engine/procedures/consequences/damage.ts';
import { spendSp } from '../../../src/engine/procedures/core/stamina.ts';
import { listBreakAttackers } from '../../../src/engine/queries/attack/break-attackers.ts';
import { canPay } from '../../../src/engine/queries/figures/costs.ts';
import { moverOf } from '../../../src/engine/queries/figures/mover.ts';
import { defenseOf, hasTag, heavyOf } from '../../../src/engine/queries/figures/stats.ts';
import { testsHold } from '../../../src/engine/queries/figures/tests.ts';
import { costToLeave, moverField, placeAt } from '../../../src/engine/queries/geometry/mover-field.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, doing, inTurnOf, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const passive = (modifiers: readonly Modifier[], rest: Partial<Ability> = {}): Ability => ({
  id: 'm',
  when: 'passive',
  modifiers,
  ...rest,
});

const scene = (
  modifiers: readonly Modifier[],
  rest: object = {},
  holder = 'rook',
  more: Partial<Ability> = {},
) =>
  withCard(
    arena({
      figures: [rook([1, 0], rest), zeke([0, 0]), body('foe', [2, 0], { dice: ['purple', 'purple'] })],
    }),
    holder,
    [passive(modifiers, more)],
  );
const of = (position: Position, id: string) => figureIn(position.state, id);

const strike = (attacker: string, victim: string, kind: 'melee' | 'ranged' = 'melee') =>
  inTurnOf(attacker, (table) =>
    resolveAttack(table, { attacker, target: victim, profile: { kind, range: 1 }, cause: 'action' }),
  );
const foeHits = (position: Position, rolls: readonly Roll[] = []) =>
  run(position, strike('foe', 'rook'), [...rolls, ['purple', 6], ['purple', 6]]);
const foeMisses = (position: Position, rolls: readonly Roll[] = []) =>
  run(position, strike('foe', 'rook'), [...rolls, ['purple', 1], ['purple', 1]]);

describe('an aura: PASSIVE with an `of` (p.49)', () => {
  const aura: Partial<Ability> = { of: { side: 'another-ally', within: 'adjacent' } };
  const armor = (position: Position, id: string) => armorOf(position, of(position, id)).total;

  test('holds for whom it describes, not for its holder', () => {
    const position = scene([{ stat: 'armor', amount: 2 }], {}, 'rook', aura);
    expect(['rook', 'zeke', 'foe'].map((id) => armor(position, id))).toEqual([0, 2, 0]);
  });

  test('goes with its holder: out of reach it is gone', () => {
    const position = scene([{ stat: 'armor', amount: 2 }], {}, 'rook', aura);
    editFigure(position.state, 'zeke').at = [5, 2];
    expect(armor(position, 'zeke')).toBe(0);
    editFigure(position.state, 'zeke').at = [0, 0];
    editFigure(position.state, 'rook').at = null;
    expect(armor(position, 'zeke')).toBe(0);
  });

  test('weakens opponents, its conditions judged for the holder', () => {
    const foes: Partial<Ability> = {
      of: { side: 'opponent', within: 'soi' },
      conditions: { if: [{ is: 'has-effect', effect: 'haste' }] },
    };
    const weak = (effects: string[]) => {
      const position = scene([{ stat: 'defense', amount: -1 }], { effects }, 'rook', foes);
      return defenseOf(position, of(position, 'foe')).total;
    };
    expect([weak([]), weak(['haste'])]).toEqual([30, 29]);
  });

  test('amounts are counted from the holder', () => {
    const counted = { stat: 'armor', amount: { count: 'own-damage' } } as const;
    const position = scene([counted], { damage: 3 }, 'rook', aura);
    expect(armor(position, 'zeke')).toBe(3);
  });

  test('gives and takes tags', () => {
    const position = scene([{ tag: 'flight' }, { removeTag: 'hulking' }], {}, 'rook', {
      of: { side: 'figure', within: 'board' },
    });
    expect(hasTag(position, of(position, 'foe'), 'flight')).toBe(true);
    const hulk = withCard(
      arena({ figures: [rook([0, 0]), body('foe', [2, 0], { tags: ['hulking'] })] }),
      'rook',
      [passive([{ removeTag: 'hulking' }], { of: { side: 'opponent', within: 'soi' } })],
    );
    expect(hasTag(hulk, of(hulk, 'foe'), 'hulking')).toBe(false);
  });
});

describe('modifiers of SP and tokens', () => {
  test('sp-recovery and sp-max', () => {
    const plain = arena({ figures: [rook([0, 0])] });
    const { recovery, max } = staminaOf(plain, of(plain, 'rook'));
    const more = scene([
      { stat: 'sp-recovery', amount: 1 },
      { stat: 'sp-max', amount: 2 },
    ]);
    expect(staminaOf(more, of(more, 'rook'))).toEqual({ recovery: recovery + 1, max: max + 2 });
  });

  test('tokenLimit: more than S4 allows', () => {
    const gained = (modifiers: readonly Modifier[]) => {
      const session = run(
        scene(modifiers),
        doing((table) => void gainTokens(table, 'rook', 'intervention', 3)),
      );
      return figureIn(session.state, 'rook').tokens.intervention;
    };
    expect(gained([{ stat: 'armor', amount: 1 }])).toBe(1);
    expect(gained([{ tokenLimit: 'intervention', amount: 1 }])).toBe(2);
  });

  test('tokenAsSp: tokens pay what the SP do not, after them (X41)', () => {
    const position = scene([{ tokenAsSp: 'intervention' }], { sp: 1, tokens: { intervention: 2 } });
    expect(canPay(position, of(position, 'rook'), 3)).toBe(true);
    expect(canPay(position, of(position, 'rook'), 4)).toBe(false);
    const { state } = run(
      position,
      doing((table) => spendSp(table, 'rook', 2, term('move'))),
    );
    expect(figureIn(state, 'rook')).toMatchObject({ sp: 0, tokens: { intervention: 1 } });
  });
});

describe('modifiers of Dodge and Counter', () => {
  test('dodgeSymbols: two books count as a shield more', () => {
    const session = foeHits(scene([{ dodgeSymbols: { book: 2 }, shields: 1 }]), [['black', 2]]); // BBBS
    session.decide('dodge');
    expect(eventsOf(session, 'attackDodged')).toMatchObject([{ shields: 2 }]);
  });

  test('rollTwice: either throw may stand', () => {
    const session = foeHits(scene([{ rollTwice: 'dodge' }]), [
      ['black', 4],
      ['black', 6],
    ]);
    session.decide('dodge');
    expect(optionsOf(session)).toEqual(['dice:first', 'dice:second']);
    session.decide('dice:first');
    expect(eventsOf(session, 'attackDodged')).toMatchObject([{ shields: 4, skull: false }]);
  });

  test('freeCounter: the standard one costs nothing', () => {
    const options = (modifiers: readonly Modifier[]) => optionsOf(foeMisses(scene(modifiers, { sp: 0 })));
    expect(options([{ stat: 'armor', amount: 0 }])).toEqual([]);
    expect(options([{ freeCounter: true }])).toEqual(['no', 'counter']);
  });

  test('noDodge and noCounter bind those it attacks', () => {
    expect(foeMisses(scene([{ noDodge: true }], {}, 'foe')).pending?.kind).toBe('counter');
    const session = foeMisses(scene([{ noCounter: true }], {}, 'foe'));
    session.decide('no');
    expect(session.pending).toBeNull();
    expect(foeHits(scene([{ noDodge: true }])).pending?.kind).toBe('dodge');
  });

  test('noDodge only against who stands adjacent', () => {
    const near = { conditions: { if: [{ is: 'target-adjacent' }] } } as const;
    expect(foeMisses(scene([{ noDodge: true }], {}, 'foe', near)).pending?.kind).toBe('counter');
  });
});

describe('modifiers of movement', () => {
  test('provokesNothing', () => {
    const plain = scene([{ stat: 'armor', amount: 0 }]);
    expect(listBreakAttackers(plain, of(plain, 'rook'))).toHaveLength(1);
    const sly = scene([{ provokesNothing: true }]);
    expect(listBreakAttackers(sly, of(sly, 'rook'))).toEqual([]);
  });

  test("ignoreTerrainCost: out of Hindering, or an ally's space, for 1", () => {
    const cost = (modifiers: readonly Modifier[]) => {
      const position = withCard(
        arena({ board: { rows: ['h..'] }, figures: [rook([0, 0])], active: 'rook' }),
        'rook',
        [passive(modifiers)],
      );
      const mover = moverOf(position, of(position, 'rook'));
      return costToLeave(mover, placeAt(moverField(position.state.board, mover, []), 0, 0));
    };
    expect([cost([{ stat: 'armor', amount: 0 }]), cost([{ ignoreTerrainCost: true }])]).toEqual([2, 1]);
  });

  test('obstructingFlanks: a wall of stone or the edge stands in for an ally', () => {
    const flanks = (modifiers: readonly Modifier[], rows: string[], foe: [number, number]) => {
      const position = withCard(
        arena({ board: { rows }, figures: [rook([0, 0]), body('foe', foe)] }),
        'rook',
        [passive(modifiers)],
      );
      return isFlankingAttack(position, 'rook', 'foe', 1);
    };
    const able: readonly Modifier[] = [{ obstructingFlanks: true }];
    expect(flanks(able, ['..#', '...'], [1, 0])).toBe(true);
    expect(flanks(able, ['..', '..'], [1, 0])).toBe(true);
    expect(flanks(able, ['...', '...'], [1, 0])).toBe(false);
    expect(flanks([{ stat: 'armor', amount: 0 }], ['..#', '...'], [1, 0])).toBe(false);
  });
});

describe('modifiers of items and dice', () => {
  const armed = (modifiers: readonly Modifier[], items: string[]) => scene(modifiers, { items });
  const none: readonly Modifier[] = [{ stat: 'armor', amount: 0 }];
  const dice = (position: Position) => combatDiceOf(position, of(position, 'rook')).map(({ die }) => die);

  test('weaponTag: weapons of that sort have the tag, for COMBO and tests', () => {
    const holds = (modifiers: readonly Modifier[]) => {
      const position = armed(modifiers, ['war-axe']);
      return testsHold(position, of(position, 'rook'), [{ is: 'weapons', tag: 'light' }]);
    };
    expect(holds(none)).toBe(false);
    expect(holds([{ weaponTag: 'light', to: { kind: 'melee' } }])).toBe(true);
    expect(holds([{ weaponTag: 'light', to: { kind: 'ranged' } }])).toBe(false);
  });

  test('removeItemTag: the item it stands on is HEAVY no more', () => {
    const heavy = arena({ figures: [zeke([0, 0], { items: ['cuirass'] })] });
    const item = heavy.cards.items.cuirass!;
    const tagged = (modifiers?: readonly Modifier[]): Position => ({
      ...heavy,
      cards: {
        ...heavy.cards,
        items: {
          ...heavy.cards.items,
          cuirass: {
            ...item,
            front: { ...item.front, tags: ['heavy'], abilities: modifiers ? [passive(modifiers)] : [] },
          },
        },
      },
    });
    expect(heavyOf(tagged(), of(heavy, 'zeke'))).toBe(1);
    expect(heavyOf(tagged([{ removeItemTag: 'heavy' }]), of(heavy, 'zeke'))).toBe(0);
  });

  test('addDie: in the Combat Dice Pool, or in the Force Pool, where BLACK leaves nothing to Empower', () => {
    expect(dice(scene([{ addDie: 'black', to: 'attack' }]))).toEqual([...dice(scene(none)), 'black']);
    const spell = run(
      scene([{ addDie: 'black', to: 'spell' }]),
      inTurnOf('rook', (table) =>
        resolveSpell(table, {
          caster: 'rook',
          force: 6,
          effects: [],
          targets: [],
          cause: term('this-attack'),
          to: { who: 'self' },
        }),
      ),
    );
    expect(spell.pending).toBeNull();
    const cast = run(
      scene([{ addDie: 'black', to: 'spell' }]),
      inTurnOf('rook', (table) =>
        resolveSpell(table, {
          caster: 'rook',
          force: 6,
          effects: [],
          targets: ['foe'],
          cause: term('this-attack'),
        }),
      ),
      [
        [castingDieOf(scene(none), of(scene(none), 'rook'))!, 1],
        ['black', 5],
        ['purple', 1],
        ['purple', 1],
      ],
    );
    expect(eventsOf(cast, 'forceDetermined')[0]?.force.entries).toContainEqual(
      expect.objectContaining({ cause: term('books'), amount: 4 }),
    );
  });

  test('symbolAs: in attacks, what lies there counts as another symbol and as itself no more (X177)', () => {
    const symbolsOf = (...modifiers: readonly Modifier[]) => {
      const session = run(scene(modifiers, {}, 'foe'), strike('foe', 'rook'), [
        ['purple', 5], // BBS
        ['purple', 5],
      ]);
      session.decide(optionsOf(session)[0]!); // no Dodge
      return eventsOf(session, 'attackRollRecorded')[0]!.symbols;
    };
    const as = (symbol: DieSymbol, symbolAs: DieSymbol, of: 'attack' | 'spell' = 'attack') =>
      ({ symbol, symbolAs, of }) as const;
    expect(symbolsOf()).toMatchObject({ book: 4, shield: 2 });
    expect(symbolsOf(as('book', 'burst'))).toEqual({ burst: 4, shield: 2 });
    expect(symbolsOf(as('book', 'shield'))).toEqual({ shield: 6, burst: 0 });
    expect(symbolsOf(as('book', 'shield'), as('shield', 'book'))).toEqual({ shield: 4, book: 2, burst: 0 });
    expect(symbolsOf(as('book', 'burst'), as('book', 'shield'))).toEqual({ shield: 2, burst: 4 });
    expect(symbolsOf(as('book', 'burst', 'spell'))).toMatchObject({ book: 4, shield: 2 });
  });

  test('symbolAs: in spells, for the books of an EMPOWERED one too', () => {
    const booksOf = (black: number, ...modifiers: readonly Modifier[]) => {
      const position = scene([{ addDie: 'black', to: 'spell' }, ...modifiers]);
      const session = run(
        position,
        inTurnOf('rook', (table) =>
          resolveSpell(table, {
            ...{ caster: 'rook', force: 6, effects: [], targets: ['foe'] },
            cause: term('this-attack'),
          }),
        ),
        [
          [castingDieOf(position, of(position, 'rook'))!, 1],
          ['black', black],
          ['purple', 1],
          ['purple', 1],
        ],
      );
      const { entries } = eventsOf(session, 'forceDetermined')[0]!.force;
      return (
        entries.find(({ cause }) => JSON.stringify(cause) === JSON.stringify(term('books')))?.amount ?? 0
      );
    };
    expect([booksOf(5), booksOf(4)]).toEqual([4, 0]); // BBBB, SSSS
    expect(booksOf(4, { symbol: 'shield', symbolAs: 'book', of: 'spell' })).toBe(4);
    expect(booksOf(5, { symbol: 'book', symbolAs: 'burst', of: 'spell' })).toBe(0);
    expect(booksOf(5, { symbol: 'book', symbolAs: 'burst', of: 'attack' })).toBe(4);
  });

  test('castingFromWeapon: the die of such a weapon is a Casting Upgrade', () => {
    const die = (modifiers: readonly Modifier[]) => {
      const position = armed(modifiers, ['war-axe']);
      return castingDieOf(position, of(position, 'rook'));
    };
    const [first] = arena({ figures: [rook([0, 0])] }).cards.items['war-axe']!.front.dice ?? [];
    expect(die([{ castingFromWeapon: ['axe'] }])).toBe(first);
    expect(die([{ castingFromWeapon: ['shield'] }])).toBe(die(none));
  });

  test('range: a ranged attack goes farther', () => {
    const range = (modifiers: readonly Modifier[], items: string[]) => {
      const position = armed(modifiers, items);
      return attackProfileOf(position, of(position, 'rook'));
    };
    const ranged = Object.values(arena({ figures: [rook([0, 0])] }).cards.items).find(
      (item) => item.front.kind === 'ranged' && item.front.hands !== undefined,
    )!;
    const plain = range(none, [ranged.id]);
    expect(range([{ stat: 'range', amount: 2 }], [ranged.id]).range).toBe(plain.range + 2);
    expect(range([{ stat: 'range', amount: 2 }], ['war-axe'])).toEqual({ kind: 'melee', range: 1 });
  });

  test('extraSlots: relics too, each for its own type', () => {
    const relics = Object.values(arena({ figures: [rook([0, 0])] }).cards.items)
      .filter((item) => item.itemType === 'relic' && !item.front.hands)
      .slice(0, 4)
      .map(({ id }) => id);
    const faults = (modifiers: readonly Modifier[]) => {
      const position = armed(modifiers, relics);
      return listEquipmentFaults(position, of(position, 'rook'));
    };
    expect(relics).toHaveLength(4);
    expect(faults([{ extraSlots: 'consumable', amount: 1 }])).toHaveLength(1);
    expect(faults([{ extraSlots: 'relic', amount: 1 }])).toEqual([]);
  });

  test('twoHandedAsOne: two great weapons, their two best dice', () => {
    const position = armed([{ twoHandedAsOne: true }], ['great-hammer', 'great-hammer']);
    const plain = armed(none, ['great-hammer', 'great-hammer']);
    expect(listEquipmentFaults(plain, of(plain, 'rook'))).not.toEqual([]);
    expect(listEquipmentFaults(position, of(position, 'rook'))).toEqual([]);
    expect(dice(position).filter((die) => die !== 'black')).toHaveLength(2);
  });
});
