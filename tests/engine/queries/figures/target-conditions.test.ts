import { describe, expect, test } from 'vitest';
import type { ShownFace, Test } from '../../../../src/engine/model/language/abilities.ts';
import { attackWith } from '../../../../src/engine/model/with.ts';
import { showsFace } from '../../../../src/engine/queries/figures/tests.ts';
import { askedTable, at, hit, of, plain } from '../../../support/texts-asked.ts';

test('half of what HP the target had left is counted before the damage (p.49)', () => {
  // 20 HP, 9 damage on it: 11 are left. 11 dealt just now were half of 22, 10 were less than half of 21.
  const half: Test = { is: 'damage-dealt', atLeast: 'half-of-remaining' };
  expect(at(plain, half, { target: 'foe', about: { damage: 11 } })).toBe(true);
  expect(at(plain, half, { target: 'foe', about: { damage: 10 } })).toBe(false);
  expect(at(plain, half, { target: 'foe', about: { damage: 0 } })).toBe(false);
});

describe('p.48: a text speaks of its target', () => {
  const is = (more: object, target = 'foe') => at(plain, { is: 'target-is', ...more } as Test, of(target));
  test('by side: an ally may be oneself, another ally not (X20)', () => {
    const sides = ['ally', 'another-ally', 'opponent'];
    const told = (target: string) => sides.filter((side) => is({ side }, target));
    expect(['rook', 'zeke', 'foe'].map(told)).toEqual([['ally'], ['ally', 'another-ally'], ['opponent']]);
  });
  test('by tag, summoning, mark and filter', () => {
    expect([is({}), is({ tag: 'flight' }), at(plain, { is: 'target-is' })]).toEqual([true, false, false]);
    expect([is({ summoned: true }), is({ summoned: false }), is({ summoned: false }, 'far')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([is({ marked: 'prey' }), is({ marked: 'other' }), is({ marked: 'prey' }, 'far')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([is({ with: { damaged: true } }), is({ with: { undamaged: true } })]).toEqual([true, false]);
  });
});

test('what was just gained: by token, Effect, its sort, and the Discipline that gave it', () => {
  const given = { kind: 'ability', type: 'discipline', card: 'own', ability: 'a' } as const;
  const gained = (what: 'dodge' | 'poison' | 'haste', more: object, by?: object) =>
    at(plain, { is: 'gained', ...more } as Test, { about: { gained: what, gainedBy: by as never } });
  expect(at(plain, { is: 'gained' })).toBe(false);
  expect([
    gained('dodge', {}),
    gained('dodge', { token: 'dodge' }),
    gained('dodge', { token: 'heal' }),
  ]).toEqual([true, true, false]);
  expect([gained('poison', { effect: 'poison' }), gained('poison', { effect: 'haste' })]).toEqual([
    true,
    false,
  ]);
  const sorts = (what: 'dodge' | 'poison' | 'haste') =>
    (['positive', 'negative'] as const).filter((polarity) => gained(what, { polarity }));
  expect([sorts('dodge'), sorts('poison'), sorts('haste')]).toEqual([[], ['negative'], ['positive']]);
  const from = (by?: object) => gained('dodge', { discipline: 'own' }, by);
  expect([from(given), from({ ...given, card: 'other' }), from({ ...given, type: 'item' }), from()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('weapons in hand: how many are all of that', () => {
  const weapons = (items: string[], more: object) =>
    at(askedTable({ items }), { is: 'weapons', ...more } as Test);
  expect(weapons([], {})).toBe(false);
  expect([
    weapons(['katar'], {}),
    weapons(['katar'], { count: 2 }),
    weapons(['katar', 'katar'], { count: 2 }),
  ]).toEqual([true, false, true]);
  expect([weapons(['katar'], { hands: 1 }), weapons(['katar'], { hands: 2 })]).toEqual([true, false]);
  expect([weapons(['katar'], { kind: 'melee' }), weapons(['katar'], { kind: 'ranged' })]).toEqual([
    true,
    false,
  ]);
  expect([weapons(['katar'], { tag: 'light' }), weapons(['katar'], { tag: 'heavy' })]).toEqual([true, false]);
  const asked = (is: Test) => at(askedTable({ items: ['katar'] }), is);
  expect([asked({ is: 'weapon-hands', hands: 1 }), asked({ is: 'weapon-hands', hands: 2 })]).toEqual([
    true,
    false,
  ]);
  expect([asked({ is: 'weapon-kind', kind: 'melee' }), asked({ is: 'weapon-kind', kind: 'ranged' })]).toEqual(
    [true, false],
  );
});

test('attacks of this turn, its own alone', () => {
  const attacks = [
    { attacker: 'rook', target: 'foe' },
    { attacker: 'foe', target: 'rook' },
    { attacker: 'rook', target: 'far' },
  ];
  const made = (atLeast: number) => at(askedTable({}, { attacks }), { is: 'attack-number', atLeast });
  expect([made(2), made(3)]).toEqual([true, false]);
});

test('D1: what lies up on a die; BLACK has neither a lowest number nor a highest', () => {
  const faces: ShownFace[] = ['lowest', 'highest', 'skull', 'book', 'shield', 'burst'];
  const shown = (die: 'white' | 'black', face: number) =>
    faces.filter((one) => showsFace({ die, face }, one));
  expect([1, 2, 3, 4, 6].map((face) => shown('white', face))).toEqual([
    ['lowest'],
    [],
    ['shield'],
    ['book', 'shield'],
    ['highest', 'book', 'shield', 'burst'],
  ]);
  expect([5, 6].map((face) => shown('black', face))).toEqual([['book'], ['skull']]);
  const rolled = [{ die: 'white', face: 1 }] as const;
  const low: Test = { is: 'shows', face: 'lowest' };
  expect([
    at(plain, low, { about: { rolled } }),
    at(plain, low, { attack: attackWith(hit, { rolled }) }),
    at(plain, low),
  ]).toEqual([true, true, false]);
});

test('p.51: whether an attack or a spell does it, occasions aside; a Spell-Like Ability is no spell', () => {
  const under = (...scopes: object[]) => {
    const position = { ...plain, state: { ...plain.state, scopes: scopes as never } };
    return [at(position, { is: 'by-attack' }), at(position, { is: 'by-spell' })];
  };
  const [attack, spell, occasion] = [hit, { kind: 'spell', spellLike: false }, { kind: 'occasion' }];
  expect(under()).toEqual([false, false]);
  expect(under(attack, occasion)).toEqual([true, false]);
  expect(under(attack, spell)).toEqual([false, true]);
  expect(under({ ...spell, spellLike: true })).toEqual([false, false]);
});
