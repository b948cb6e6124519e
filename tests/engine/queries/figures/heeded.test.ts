import { expect, test } from 'vitest';
import type { Position } from '../../../../src/engine/index.ts';
import type { NamelessAbility } from '../../../../src/engine/model/language/abilities.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { SYMBOLS } from '../../../../src/engine/model/vocabulary.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import { heededBy } from '../../../../src/engine/queries/figures/heeded.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

const plain = arena({ figures: [rook([0, 0]), body('foe', [1, 0])] });
const able = (more: object): NamelessAbility => ({ id: 'a', when: 'follow-up', ...more });
const under = (...scopes: object[]): Position => ({
  ...plain,
  state: { ...plain.state, scopes: scopes as never },
});
const cause = term('this-attack');
const attack = declaredAttack(plain, 'rook', 'foe', { kind: 'melee', range: 1 }, 'action');
const spell = { kind: 'spell', caster: 'rook', targets: ['foe'] };
const given = { cause, abilities: [] };
const granting = (figure: string): Position => ({
  ...plain,
  state: {
    ...plain.state,
    figures: plain.state.figures.map((one) => (one.id === figure ? { ...one, granted: [] } : one)),
  },
});
const pays = able({ conditions: { symbols: { book: 1, burst: 2 } } });

test.each<[string, Position, boolean, readonly string[]]>([
  ['nothing', plain, false, []],
  ['an ability that asks for neither', withCard(plain, 'rook', [able({})]), false, []],
  [
    'one that asks by how much it hit',
    withCard(plain, 'rook', [able({ conditions: { if: [{ is: 'difference', atLeast: 3 }] } })]),
    true,
    [],
  ],
  [
    'one whose Force adds it',
    withCard(plain, 'foe', [able({ effects: [{ do: 'force', force: 7, plusDifference: true }] })]),
    true,
    [],
  ],
  [
    'symbols that pay for what a Combatant does by itself',
    withCard(plain, 'foe', [pays]),
    false,
    ['book', 'burst'],
  ],
  ['symbols that a player would pay with', withCard(plain, 'rook', [pays]), false, []],
  ['what somebody was granted', granting('foe'), true, SYMBOLS],
  ['a token on the board', { ...plain, state: { ...plain.state, wards: [] } }, true, SYMBOLS],
  ['an attack as it is', under(attack), false, []],
  ['an attack that gives something', under(attack, { ...attack, with: given }), true, SYMBOLS],
  ['a spell as it is', under(spell), false, []],
  ['a spell that gives something', under({ ...spell, with: given }), true, SYMBOLS],
])('p.43: of an attack that was rolled cards heed, with %s', (_, position, difference, symbols) => {
  expect(heededBy(position)).toEqual({ difference, symbols });
});
