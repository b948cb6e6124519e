import { describe, expect, test } from 'vitest';
import { type Ability, figureIn, type Modifier, type Position } from '../../../../src/engine/index.ts';
import type { ItemFace } from '../../../../src/engine/model/cards/cards.ts';
import type { NamelessAbility } from '../../../../src/engine/model/language/abilities.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import type { AttackScope } from '../../../../src/engine/model/scopes.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import { hasPassiveOn } from '../../../../src/engine/queries/cards/passives.ts';
import {
  hasCombo,
  hasModifier,
  hasModifierFor,
  listModifiers,
  mightAnyBeGiven,
  mightBeGivenModifier,
  mightHaveModifier,
  modifierEntries,
  modifierTotal,
} from '../../../../src/engine/queries/figures/modifiers.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';
import { withCard, withItems } from '../../../support/own-cards.ts';

const CHANGES: readonly Modifier[] = [{ tag: 'hulking' }, { stat: 'armor', amount: 2 }, { tag: 'flight' }];
const passive = (more: Partial<NamelessAbility> = {}): NamelessAbility => ({
  id: 'm',
  when: 'passive',
  modifiers: CHANGES,
  ...more,
});
const cause = term('this-attack');
const plain = arena({ figures: [rook([0, 0]), zeke([1, 0]), body('foe', [5, 0])] });
const of = (position: Position, id = 'rook') => figureIn(position.state, id);
const withState = (position: Position, change: object): Position => ({
  ...position,
  state: { ...position.state, ...change },
});
const granted = (position: Position, id: string, abilities: readonly NamelessAbility[]): Position =>
  withState(position, {
    figures: position.state.figures.map((one) =>
      one.id === id
        ? { ...one, granted: [{ id: 'g', cause, by: 'zeke', until: { at: 'round' }, abilities }] }
        : one,
    ),
  });
const ward = (side: string, reach: number, abilities = [passive()]): Position =>
  withState(plain, { wards: [{ id: 'w', cause, at: [2, 0], by: 'zeke', side, reach, abilities }] });
const spell = (caster: string, given: boolean) => ({
  kind: 'spell',
  caster,
  targets: ['foe'],
  ...(given ? { with: { cause, abilities: [passive()] } } : {}),
});
const rule = (who?: string): Position => ({
  ...plain,
  encounter: {
    ...plain.encounter,
    rules: [{ name: 'r', text: '', modifiers: CHANGES, ...(who ? { for: who as never } : {}) }],
  },
});
const attackOf = (attacker: string): AttackScope => ({
  ...declaredAttack(
    plain,
    attacker,
    attacker === 'foe' ? 'rook' : 'foe',
    { kind: 'melee', range: 1 },
    'action',
  ),
  with: { cause, abilities: [passive()] },
});

describe('p.49: what a figure has by PASSIVE abilities', () => {
  const near = { side: 'another-ally', within: 'adjacent' } as const;
  test.each<[string, Position, boolean, AttackScope?]>([
    ['nothing', plain, false],
    ['a card of its own', withCard(plain, 'rook', [passive()]), true],
    ['a card of another', withCard(plain, 'zeke', [passive()]), false],
    ['one that is not passive', withCard(plain, 'rook', [passive({ when: 'action' })]), false],
    [
      'one whose condition holds',
      withCard(plain, 'rook', [passive({ conditions: { if: [{ is: 'sp', atLeast: 5 }] } })]),
      true,
    ],
    [
      'one whose condition does not',
      withCard(plain, 'rook', [passive({ conditions: { if: [{ is: 'sp', atLeast: 6 }] } })]),
      false,
    ],
    [
      'one whose COMBO is not there',
      withCard(plain, 'rook', [passive({ conditions: { combo: ['light'] } })]),
      false,
    ],
    ['an aura of its own for others', withCard(plain, 'rook', [passive({ of: near })]), false],
    ['an aura of one beside it', withCard(plain, 'zeke', [passive({ of: near })]), true],
    [
      'an aura for opponents',
      withCard(plain, 'zeke', [passive({ of: { side: 'opponent', within: 'board' } })]),
      false,
    ],
    [
      'an aura from too far',
      withCard(plain, 'foe', [passive({ of: { side: 'opponent', within: 'adjacent' } })]),
      false,
    ],
    [
      'an aura of an opponent',
      withCard(plain, 'foe', [passive({ of: { side: 'opponent', within: 'board' } })]),
      true,
    ],
    [
      'an aura whose condition its holder lacks',
      withCard(plain, 'zeke', [passive({ of: near, conditions: { if: [{ is: 'sp', atLeast: 6 }] } })]),
      false,
    ],
    [
      'an aura whose COMBO its holder lacks',
      withCard(plain, 'zeke', [passive({ of: near, conditions: { combo: ['light'] } })]),
      false,
    ],
    ['what it was granted', granted(plain, 'rook', [passive()]), true],
    ['what another was granted', granted(plain, 'zeke', [passive()]), false],
    ['an aura another was granted', granted(plain, 'zeke', [passive({ of: near })]), true],
    ['a token on the board in reach (X48)', ward('ally', 2), true],
    ['a token out of reach', ward('ally', 1), false],
    ['a token for opponents', ward('opponent', 9), false],
    ['a token for anybody', ward('figure', 2), true],
    ['an enforced rule of the encounter', rule(), true],
    ['a rule for opponents', rule('opponents'), false],
    ['a spell of its own that gives it', withState(plain, { scopes: [spell('rook', true)] }), true],
    ['a spell of another', withState(plain, { scopes: [spell('zeke', true)] }), false],
    ['a spell that gives nothing', withState(plain, { scopes: [spell('rook', false)] }), false],
    ['an attack of its own that gives it', plain, true, attackOf('rook')],
    ['an attack against it', plain, false, attackOf('foe')],
  ])('%s', (_, position, has, attack) => {
    const figure = of(position);
    expect(hasModifier(position, figure, 'tag', attack)).toBe(has);
    expect(hasModifierFor(position, figure, 'tag', 'flight', attack)).toBe(has);
    expect(hasModifierFor(position, figure, 'tag', 'colossal', attack)).toBe(false);
    expect(hasModifier(position, figure, 'reach', attack)).toBe(false);
    const tags = listModifiers(position, figure, 'tag', attack).map(({ modifier }) => modifier.tag);
    expect(tags).toEqual(has ? ['hulking', 'flight'] : []);
    const wanted = listModifiers(position, figure, 'tag', attack, ({ tag }) => tag === 'flight');
    expect(wanted.map(({ modifier }) => modifier.tag)).toEqual(has ? ['flight'] : []);
    const armor = modifierEntries(position, figure, 'armor', attack);
    expect(armor.map(({ amount, rule: page }) => [amount, page])).toEqual(has ? [[2, 'p.49']] : []);
    expect(modifierEntries(position, figure, 'defense', attack)).toEqual([]);
    if (attack) return;
    expect(modifierTotal(position, figure, 'armor')).toBe(has ? 2 : 0);
    // What is in force might be, wherever anybody stood.
    expect(mightHaveModifier(position, figure, 'tag') || !has).toBe(true);
  });

  test('what it might have, wherever anybody stood: a no where nobody has anything of that sort', () => {
    const might = (position: Position, field: 'tag' | 'reach' = 'tag') => [
      mightHaveModifier(position, of(position), field),
      mightBeGivenModifier(position, of(position), field),
      mightAnyBeGiven(position, 'armor'),
    ];
    expect(might(plain)).toEqual([false, false, false]);
    const own = withCard(plain, 'rook', [passive()]);
    expect([might(own), might(own, 'reach')]).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
    const aura = withCard(plain, 'foe', [passive({ of: { side: 'opponent', within: 'adjacent' } })]);
    expect([might(aura), might(aura, 'reach')]).toEqual([
      [true, true, true],
      [false, false, true],
    ]);
    expect(might(granted(plain, 'rook', []), 'reach')).toEqual([true, true, false]);
    expect(might(granted(plain, 'zeke', []), 'reach')).toEqual([false, false, false]);
    for (const any of [
      ward('ally', 0),
      rule('opponents'),
      withState(plain, { scopes: [spell('zeke', true)] }),
    ])
      expect(might(any, 'reach')).toEqual([true, true, true]);
    expect(might(withState(plain, { scopes: [spell('rook', false)] }))).toEqual([false, false, false]);
  });

  test('several add up, each in its own line; what is lost never falls below 0 in all', () => {
    const more = (amount: number) => [passive({ modifiers: [{ stat: 'armor', amount }] })];
    const two = withCard(withCard(plain, 'rook', more(2)), 'rook', more(-1), 'other');
    expect(modifierEntries(two, of(two), 'armor').map(({ amount }) => amount)).toEqual([2, -1]);
    expect(modifierTotal(two, of(two), 'armor')).toBe(1);
    const less = withCard(plain, 'rook', more(-3));
    expect(modifierTotal(less, of(less), 'armor')).toBe(0);
  });

  test('X41: no aura changes how far a Sphere of Influence goes', () => {
    const modifiers: Modifier[] = [{ stat: 'influence-range', amount: 2 }];
    const far = { side: 'figure', within: 'board' } as const;
    const own = withCard(plain, 'rook', [passive({ modifiers })]);
    const aura = withCard(plain, 'zeke', [passive({ modifiers, of: far })]);
    expect([
      modifierTotal(own, of(own), 'influence-range'),
      modifierTotal(aura, of(aura), 'influence-range'),
    ]).toEqual([2, 0]);
  });

  test('what a card alone would change for whoever it lies before: not what is for others', () => {
    const on = (ability: Ability, field: 'tag' | 'reach') => {
      const position = withCard(plain, 'rook', [ability]);
      return hasPassiveOn(position.cards, of(position).cards.at(-1)!, field);
    };
    expect([on(passive(), 'tag'), on(passive(), 'reach')]).toEqual([true, false]);
    expect(on(passive({ of: { side: 'opponent', within: 'board' } }), 'tag')).toBe(false);
    expect(on(passive({ when: 'action' }), 'tag')).toBe(false);
  });

  test('an aura of who is Defeated, or off the board, is gone', () => {
    const aura = withCard(plain, 'zeke', [passive({ of: { side: 'ally', within: 'board' } })]);
    const without = (change: object) => {
      const figures = aura.state.figures.map((one) => (one.id === 'zeke' ? { ...one, ...change } : one));
      const position = withState(aura, { figures });
      return hasModifier(position, of(position), 'tag');
    };
    expect([without({}), without({ defeated: true }), without({ at: null })]).toEqual([true, false, false]);
  });
});

describe('p.30: COMBO asks for another item with the tag, or a weapon of the kind', () => {
  const blade: ItemFace = { hands: 1, kind: 'melee', tags: ['sword'] };
  const bow: ItemFace = { hands: 1, kind: 'ranged', tags: ['bow', 'light'] };
  const shield: ItemFace = { hands: 1, kind: 'melee/ranged', tags: ['shield'] };
  const mail: ItemFace = { armor: 1, tags: ['light'] };
  const bare: ItemFace = { armor: 1 };
  test.each<[string[] | undefined, ItemFace[], boolean]>([
    [undefined, [], true],
    [['light'], [], false],
    [['light'], [blade], false],
    [['light'], [bow], true],
    [['light'], [mail], true],
    [['light'], [blade, mail], true],
    [['light', 'sword'], [blade], true],
    [['axe', 'sword'], [blade], true],
    [['axe'], [blade, bow, shield, mail], false],
    [['melee'], [blade], true],
    [['melee'], [bow], false],
    [['melee'], [shield], true],
    [['melee'], [mail, bare], false],
    [['ranged'], [bow], true],
    [['ranged'], [blade], false],
    [['ranged'], [shield], true],
    [['ranged'], [mail, bare], false],
    [['ranged', 'axe'], [shield], true],
    [['axe', 'light'], [shield], false],
  ])('%j beside %o: %s', (combo, others, is) => {
    const position = withItems(plain, 'rook', [{ ...blade, tags: ['light', 'axe'] }, ...others]);
    const figure = of(position);
    const card = figure.cards.find(({ ref }) => ref === 'item-0')!;
    const held = { card, ability: passive(), cause, key: 'k' };
    const conditions = combo ? { combo } : {};
    expect(hasCombo(position, figure, held, conditions)).toBe(is);
    // Of an Upgrade it is asked of the item it is on (p.28).
    const upgrade = { ...held, card: { ...card, id: 'upgrade' }, host: card };
    expect(hasCombo(position, figure, upgrade, conditions)).toBe(is);
  });
});
