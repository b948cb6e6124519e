import { expect, test } from 'vitest';
import { type Ability, figureIn } from '../../../../src/engine/index.ts';
import { applyEvent } from '../../../../src/engine/model/apply/apply-event.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import type { AttackScope, Scope } from '../../../../src/engine/model/scopes.ts';
import {
  abilitiesOfAttack,
  abilitiesOfSpell,
  heldWithoutCard,
  listAbilities,
} from '../../../../src/engine/queries/cards/abilities-of.ts';
import { arena } from '../../../support/arena.ts';

const { state, cards } = arena({
  name: 'what lies before a figure',
  figures: [
    { id: 'remi', card: 'remi-moretti', at: [0, 0], items: ['buckler'], disciplines: ['morbid-envy'] },
  ],
  active: 'remi',
  initiative: ['remi'],
});
const remi = () => figureIn(state, 'remi');
const keys = () => listAbilities(cards, remi(), 'action').map(({ key }) => key.replace(/.*\//, ''));
const idOf = (ref: string) => remi().cards.find((card) => card.ref === ref)!.id;

test('abilities are read anew whenever a card is turned, goes or comes (p.39)', () => {
  const before = keys();
  expect(before).toContain('covet');
  expect(listAbilities(cards, remi(), 'action')).toBe(listAbilities(cards, remi(), 'action'));

  const card = idOf('morbid-envy');
  applyEvent(state, { type: 'cardFlipped', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before.filter((key) => key !== 'covet'));
  applyEvent(state, { type: 'cardTurnedBack', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before);

  const kept = { ...remi().cards.find(({ id }) => id === card)! };
  applyEvent(state, { type: 'cardDiscarded', figure: 'remi', card, rule: 'p.39' });
  expect(keys()).toEqual(before.filter((key) => key !== 'covet'));
  applyEvent(state, {
    type: 'itemGained',
    figure: 'remi',
    item: kept,
    place: 'equipped',

    rule: 'p.39',
  });
  expect(keys()).toEqual(before);
});

test('p.49: what an ability gave for a while tells of that ability and of what it gave; of anything else as it is', () => {
  const given: Ability = { id: 'given', name: '', when: 'action' };
  const by = { kind: 'ability', type: 'item', card: 'buckler', ability: 'sidestep' } as const;
  expect(heldWithoutCard('grant', by, given)).toMatchObject({
    key: 'grant/given',
    cause: { ...by, granted: 'given' },
    card: { id: 'grant', exhausted: false, flipped: false, used: [] },
  });
  expect(heldWithoutCard('spell', term('this-attack'), given).cause).toEqual(term('this-attack'));
});

test('p.49: what an attack or a spell gives is its attacker’s or its caster’s alone, of the innermost spell', () => {
  const given = (id: string) => ({
    cause: term('this-attack'),
    abilities: [{ id, when: 'action' } as const],
  });
  const spell = (caster: string, id?: string) =>
    ({ kind: 'spell', caster, ...(id ? { with: given(id) } : {}) }) as unknown as Scope;
  const bySpell = (scopes: Scope[], timing: 'action' | 'passive' = 'action') =>
    abilitiesOfSpell(scopes, remi(), timing).map(({ key }) => key);
  expect([bySpell([]), bySpell([spell('remi')]), bySpell([spell('remi', 'a')])]).toEqual([
    [],
    [],
    ['spell/a'],
  ]);
  expect([bySpell([spell('zeke', 'a')]), bySpell([spell('remi', 'a')], 'passive')]).toEqual([[], []]);
  expect(bySpell([spell('remi', 'a'), spell('remi', 'b')])).toEqual(['spell/b']);
  expect(bySpell([spell('remi', 'a'), spell('zeke', 'b')])).toEqual([]);
  const byAttack = (attacker: string, has: boolean, timing: 'action' | 'passive' = 'action') => {
    const attack = { attacker, ...(has ? { with: given('a') } : {}) } as unknown as AttackScope;
    return abilitiesOfAttack(attack, remi(), timing).map(({ key }) => key);
  };
  expect([byAttack('remi', true), byAttack('remi', false), byAttack('zeke', true)]).toEqual([
    ['attack/a'],
    [],
    [],
  ]);
  expect(byAttack('remi', true, 'passive')).toEqual([]);
});
