import { describe, expect, test } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { resolveForce, resolveSpell } from '../../src/engine/procedures/attack/resolve-spell.ts';
import { inflict } from '../../src/engine/procedures/consequences/damage.ts';
import { tagsOfItem } from '../../src/engine/queries/figures/item-tags.ts';
import { modifierEntries } from '../../src/engine/queries/figures/modifiers.ts';
import { influenceRangeOf, skillOf } from '../../src/engine/queries/figures/stats.ts';
import { eventsOf, type Roll } from '../support/arena.ts';
import { attackOn, now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, doing, inTurnOf, rook, run, scene, zeke } from '../support/encounter-arena.ts';
import { gameContent } from '../support/games.ts';

const convictionOfRook = gameContent.cards.adventurers['rook-lars']!.conviction;

/** Rook at the west end, with one item and that upgrade on it. */
const bearer = (item: string, upgrade: string, rest: object = {}) =>
  rook([0, 0], { items: [{ ref: item, upgrades: [upgrade] }], ...rest });
const foe = body('foe', [1, 0], { defense: 4, hp: 30 });
const hit: Roll[] = [
  ['white', 6],
  ['white', 6],
];
const struck = (upgrade: string, rolls: readonly Roll[], ...words: readonly string[]) =>
  play(rooksTurn([bearer('great-hammer', upgrade), foe], rolls), 'attack:foe', ...words);

describe('Item Upgrades on weapons (p.28)', () => {
  cardTest('devastating', 'always adds 2 PHYSICAL damage', () => {
    const plain = now(
      play(rooksTurn([rook([0, 0], { items: ['great-hammer'] }), foe], hit), 'attack:foe'),
      'foe',
    ).damage;
    expect(now(struck('devastating', hit), 'foe').damage).toBe(plain + 2);
  });

  cardTest('refined', 'rolls one die of an attack again', () => {
    const session = struck(
      'refined',
      [
        ['white', 1],
        ['white', 6],
        ['white', 6],
      ],
      'balance',
      'dice:0',
    );
    expect(eventsOf(session, 'diceRerolled').map(({ which }) => which)).toEqual([[0]]);
  });

  cardTest('hastened', 'gives 1 SP after a hit', () => {
    const plain = now(struck('hastened', hit), 'rook').sp;
    expect(now(struck('hastened', hit, 'second-wind'), 'rook').sp).toBe(plain + 1);
  });

  cardTest('elegant', 'counters for 1 SP, once it is ready', () => {
    const session = attackOn(
      'foe',
      'rook',
      [bearer('great-hammer', 'elegant'), foe],
      [['purple', 1], ...hit],
    );
    play(session, 'riposte');
    expect(eventsOf(session, 'counterDeclared')).toMatchObject([{ figure: 'rook', against: 'foe' }]);
    expect(now(session, 'foe').damage).toBeGreaterThan(0);
  });
});

describe('Item Upgrades that change spells', () => {
  const spell = (face: number, black?: number) => {
    const session = run(
      scene({ board: corridor(8), figures: [bearer('great-hammer', 'otherworldly'), foe] }),
      inTurnOf('rook', (table) =>
        resolveSpell(table, {
          caster: 'rook',
          force: 6,
          targets: ['foe'],
          effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
          cause: { kind: 'spell', by: 'rook' },
        }),
      ),
      [
        ['purple', face],
        ...(black === undefined ? [] : [['black', black] as const]),
        ['purple', 6],
        ['purple', 6],
      ],
    );
    session.decide(black === undefined ? 'no' : 'empower');
    return eventsOf(session, 'forceDetermined')[0]!.force;
  };

  cardTest('otherworldly', 'two books for 2 MAGIC damage; a book and a shield for 1 more Force', () => {
    const attack = struck('otherworldly', hit, 'otherworldly/books'); // two dice with a book each
    expect(eventsOf(attack, 'damageDealt').map(({ damageType }) => damageType)).toContain('magic');
    expect(spell(1).total).toBe(6 + 1);
    expect(spell(4).total).toBe(6 + 5 + 1); // BS
    expect(spell(4).entries.at(-1)).toMatchObject({ amount: 1, cause: { card: 'otherworldly' } });
  });

  test('otherworldly: books on BLACK count by themselves, shields of it pair with others (p.50, X76)', () => {
    // PURPLE 5 shows BBS, BLACK 3 BSSS: a book of BLACK, and two pairs.
    expect(spell(5, 3).entries.map(({ amount }) => amount)).toEqual([6, 6, 1, 2]);
  });
});

describe('Item Upgrades on armor', () => {
  const blow: Roll[] = [
    ['purple', 6],
    ['purple', 6],
  ];
  const taken = (upgrade: string, ...words: readonly string[]) => {
    const hitter = body('foe', [1, 0], { dice: ['purple', 'purple'] });
    const session = attackOn('foe', 'rook', [bearer('padded-coat', upgrade), hitter], blow);
    return now(play(session, ...words), 'rook').damage;
  };
  cardTest('master-work-armor', 'exhausts to take 1 less PHYSICAL damage', () => {
    expect(taken('master-work-armor', 'well-fitted')).toBe(taken('master-work-armor') - 1);
    // Not once another ability has reduced damage in the turn (p.29).
    const hitter = body('foe', [1, 0], { dice: ['purple', 'purple'] });
    const struck = (...words: string[]) =>
      play(
        attackOn('foe', 'rook', [bearer('barbed-breastplate', 'master-work-armor'), hitter], blow),
        ...words,
      );
    expect(now(struck('well-fitted'), 'rook').damage).toBe(now(struck(), 'rook').damage - 1);
    const first = now(struck('brace'), 'rook');
    expect(() => struck('brace', 'well-fitted')).toThrow('well-fitted');
    expect(now(struck('well-fitted', 'brace'), 'rook').damage).toBe(first.damage - 1);
  });

  cardTest('reinforced', 'exhausts to take 2 less PHYSICAL damage of a melee attack', () => {
    expect(taken('reinforced', 'plates')).toBe(Math.max(0, taken('reinforced') - 2));
  });

  cardTest('etherium-armor', 'takes HEAVY from what it is on', () => {
    const tagsWith = (entry: unknown) => {
      const position = scene({ figures: [zeke([0, 0], { items: [entry] })] });
      const figure = figureIn(position.state, 'zeke');
      return tagsOfItem(position, figure, figure.cards.find(({ type }) => type === 'item')!);
    };
    expect(tagsWith('ancient-fullplate')).toContain('heavy');
    expect(tagsWith({ ref: 'ancient-fullplate', upgrades: ['etherium-armor'] })).not.toContain('heavy');
  });

  cardTest('glowing', 'Darkness cannot be inflicted', () => {
    const session = run(
      scene({ figures: [bearer('padded-coat', 'glowing')] }),
      doing((table) => inflict(table, 'rook', 'darkness', null)),
    );
    expect(now(session, 'rook').effects).toEqual([]);
  });

  cardTest('shimmering', 'a DODGE has 1 shield more', () => {
    const position = scene({ figures: [bearer('padded-coat', 'shimmering')] });
    const entries = modifierEntries(position, figureIn(position.state, 'rook'), 'dodge-shields');
    expect(entries).toMatchObject([{ amount: 1, cause: { card: 'shimmering' } }]);
  });
});

describe('Item Upgrades on cores', () => {
  cardTest('scrying', 'a SOI reaches 1 space farther', () => {
    const position = (upgrade: string) => scene({ figures: [bearer('defensive-core', upgrade)] });
    const range = (upgrade: string) =>
      influenceRangeOf(position(upgrade), figureIn(position(upgrade).state, 'rook'));
    expect(range('scrying')).toBe(range('sentient') + 1);
  });

  cardTest('etherium-core', 'adds 1 to Agility', () => {
    const position = (upgrade: string) => scene({ figures: [bearer('defensive-core', upgrade)] });
    const agility = (upgrade: string) =>
      skillOf(position(upgrade), figureIn(position(upgrade).state, 'rook'), 'agility');
    expect(agility('etherium-core')).toBe(agility('sentient')! + 1);
  });

  cardTest('sentient', 'heals 3 at any time, once an encounter', () => {
    const session = play(
      rooksTurn([bearer('defensive-core', 'sentient', { damage: 5 }), body('foe', [6, 0])]),
      'warning',
    );
    expect(now(session, 'rook').damage).toBe(2);
    expect(session.pending?.options.some(({ id }) => id.includes('warning'))).toBe(false);
  });

  cardTest('enchanted', 'rolls a Conviction Check again', () => {
    const session = run(
      scene({ board: corridor(8), figures: [bearer('defensive-core', 'enchanted'), foe] }),
      inTurnOf('foe', (table) =>
        resolveForce(table, {
          user: 'foe',
          force: [{ cause: { kind: 'force', force: 9 }, amount: 9, rule: 'p.51' }],
          targets: ['rook'],
          effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
          cause: { kind: 'spell', by: 'foe' },
        }),
      ),
      [1, 1, 6, 6].map((face, i) => [convictionOfRook[i % 2]!, face] as const),
    );
    play(session, 'steady');
    expect(eventsOf(session, 'diceRerolled').map(({ which }) => which)).toEqual([[0, 1]]);
  });
});
