import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { choose, damageOn, effectsOn, play } from '../support/answers.ts';
import { eventsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, inTurnOf, rook, run, scene, zeke } from '../support/encounter-arena.ts';

/** Rook with an axe and the find, between Zeke and a foe that is easily hit. */
const table = (find: string, foe: object = {}, rest: object = {}) =>
  scene({
    board: corridor(9),
    figures: [
      rook([2, 0], { items: ['hand-axe', find], ...rest }),
      zeke([1, 0], { damage: 4, effects: ['poison'] }),
      body('foe', [3, 0], { defense: 3, ...foe }),
    ],
    active: 'rook',
    initiative: ['rook', 'zeke', 'foe'],
  });
const fails: Roll[] = [
  ['purple', 1],
  ['purple', 1],
];
/** An axe in one hand, nothing in the other: WHITE and PURPLE. */
const blow: Roll[] = [
  ['white', 2],
  ['purple', 1],
];

describe('what Combatants leave', () => {
  cardTest('animate-chain-link', 'a hit pulls whoever fails', () => {
    const far = table('animate-chain-link');
    const session = play(far, [...blow, ...fails], 'attack:foe', 'animate-chain-link/bind');
    expect(eventsOf(session, 'convictionChecked')[0]).toMatchObject({ passed: false });
  });

  cardTest('water-loa-oil', 'heals 3 and takes one ailment away', () => {
    const session = play(table('water-loa-oil'), [], 'water-loa-oil/anoint', 'target:zeke');
    expect(damageOn(session, 'zeke')).toBe(1);
    expect(effectsOn(session, 'zeke')).toEqual([]);
    expect(figureIn(session.state, 'rook').cards.some(({ ref }) => ref === 'water-loa-oil')).toBe(false);
  });

  cardTest('earth-loa-heartstone', 'Barrier for an ally', () => {
    const session = play(table('earth-loa-heartstone'), [], 'earth-loa-heartstone/shelter', 'target:zeke');
    expect(effectsOn(session, 'zeke')).toContain('barrier');
  });

  cardTest('oblation-wax', 'withers whoever hurts its bearer', () => {
    const entry = { cause: term('this-attack'), amount: 5, rule: 'p.44' };
    const session = run(
      table('oblation-wax'),
      inTurnOf('foe', (t) =>
        dealDamage(t, 'rook', 'irreducible', [entry], {
          by: 'foe',
          cause: term('this-attack'),
          rule: 'p.44',
        }),
      ),
    );
    choose(session, 'oblation-wax/gutter');
    expect(effectsOn(session, 'foe')).toEqual(['wilt']);
    expect(damageOn(session, 'rook')).toBe(3);
  });

  cardTest('merk-gland', 'paralyzes whoever fails', () => {
    const session = play(table('merk-gland'), [...blow, ...fails], 'attack:foe', 'merk-gland/spray');
    expect(effectsOn(session, 'foe')).toEqual(['paralyze']);
  });

  cardTest('fragor-spore', 'bursts over everybody near', () => {
    const rolls: Roll[] = [...fails, ['purple', 3], ...fails, ['purple', 3]];
    const session = play(table('fragor-spore'), rolls, 'fragor-spore/burst');
    expect(effectsOn(session, 'foe')).toEqual(['disease']);
    expect(damageOn(session, 'foe')).toBe(3);
    expect(effectsOn(session, 'zeke')).toContain('disease');
  });

  cardTest('adlet-shard', 'is thrown', () => {
    const session = play(table('adlet-shard'), [['teal', 4]], 'adlet-shard/throw');
    expect(damageOn(session, 'foe')).toBe(6);
  });

  cardTest('ash-esper-cinder', 'a die of one’s Force once more', () => {
    const rolls: Roll[] = [
      ['purple', 1],
      ['purple', 6],
      ['purple', 1],
      ['purple', 1],
    ];
    const spell = table('ash-esper-cinder', {}, { disciplines: ['gore-shot'] });
    const session = play(spell, rolls, 'gore-shot/cast', 'target:foe', 'ash-esper-cinder/flare');
    expect(eventsOf(session, 'diceRerolled')).toHaveLength(1);
  });

  cardTest('drowned-nail', 'pulls', () => {
    const far = scene({
      board: corridor(9),
      figures: [rook([0, 0], { items: ['drowned-nail'] }), body('foe', [4, 0])],
      active: 'rook',
      initiative: ['rook', 'foe'],
    });
    expect(figureIn(play(far, [], 'drowned-nail/scratch').state, 'foe').at).toEqual([2, 0]);
  });

  cardTest('gargoyle-wing-bone', 'three spaces on the wing', () => {
    const session = play(table('gargoyle-wing-bone'), [], 'gargoyle-wing-bone/leap');
    choose(session, 'step:3,0', 'step:4,0', 'step:5,0');
    expect(figureIn(session.state, 'rook').at).toEqual([5, 0]);
  });

  cardTest('mirror-shard', 'takes 2 off magic', () => {
    const entry = { cause: term('this-attack'), amount: 5, rule: 'p.44' };
    const session = run(
      table('mirror-shard'),
      inTurnOf('foe', (t) =>
        dealDamage(t, 'rook', 'magic', [entry], { by: 'foe', cause: term('this-attack'), rule: 'p.44' }),
      ),
    );
    choose(session, 'mirror-shard/flash');
    expect(damageOn(session, 'rook')).toBe(3);
  });

  cardTest('shaman-rattle', 'Courage for another', () => {
    const session = play(table('shaman-rattle'), [], 'shaman-rattle/rouse');
    expect(effectsOn(session, 'zeke')).toContain('courage');
  });

  cardTest('imp-claw', 'through 2 Armor, and 1 more', () => {
    // 3 and 1 to hit against 3: 1, and 1 of the claw.
    const session = play(table('imp-claw', { armor: 2 }), blow, 'attack:foe', 'imp-claw/scrape');
    expect(damageOn(session, 'foe')).toBe(2);
  });

  cardTest('boar-tusk', 'drives back whoever is hit', () => {
    const session = play(table('boar-tusk'), blow, 'attack:foe', 'boar-tusk/drive');
    expect(figureIn(session.state, 'foe').at).toEqual([4, 0]);
  });
});
