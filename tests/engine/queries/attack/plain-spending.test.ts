import { describe, expect, test } from 'vitest';
import { type Ability, isDamageAllSymbolsBuy, type Position } from '../../../../src/engine/index.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import { arena, brute, hero } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { withCard } from '../../../support/own-cards.ts';

const paid: Ability = { id: 'paid', when: 'determine-damage', conditions: { symbols: { burst: 1 } } };
const free: Ability = { id: 'free', when: 'determine-damage', conditions: { exhaust: true } };
const plain: Ability = { id: 'plain', when: 'determine-damage' };
const dear: Ability = { id: 'dear', when: 'follow-up', conditions: { symbols: { shield: 2 } } };
const watching: Ability = { ...paid, id: 'watching', of: { side: 'another-ally', within: 'board' } };

function fight(...cards: readonly (readonly [figure: string, abilities: readonly Ability[]])[]): Position {
  const position = arena({ figures: [hero('us', [0, 0]), hero('ally', [0, 1]), brute('them', [1, 0])] });
  const attack = declaredAttack(position, 'us', 'them', { kind: 'melee', range: 1 }, 'action');
  const rolled = { ...attack, symbols: { burst: 1, shield: 1 } };
  const fighting: Position = { ...position, state: { ...position.state, scopes: [rolled] } };
  return cards.reduce(
    (sum, [figure, abilities], i) => withCard(sum, figure, abilities, `own-${i}`),
    fighting,
  );
}
const granting = (abilities: readonly Ability[]): Position => {
  const position = fight();
  const granted = [{ until: 'turn-end', of: 'us', abilities }];
  Object.assign(editFigure(position.state, 'us'), { granted });
  return position;
};

function exhausted(): Position {
  const turning: Ability = { ...paid, conditions: { symbols: { burst: 1 }, exhaust: true } };
  const position = fight(['us', [turning]]);
  const figure = position.state.figures.find(({ id }) => id === 'us')!;
  Object.assign(editFigure(position.state, 'us'), {
    cards: figure.cards.map((card) => ({ ...card, exhausted: true })),
  });
  return position;
}

describe('X106: whether the most damage is all that the symbols of an attack buy (p.43 6a)', () => {
  test.each<[string, Position, boolean]>([
    ['nobody has a card', fight(), true],
    ['cards cost something else, or nothing', fight(['us', [free, plain]], ['them', [plain]]), true],
    ['one costs symbols', fight(['us', [paid]]), false],
    ['one among others does', fight(['us', [free, paid, plain]], ['us', [plain]]), false],
    ['one of somebody else does, for its own attacks', fight(['us', [plain]], ['ally', [paid]]), true],
    ['one of somebody else does, that watches this one', fight(['us', [plain]], ['ally', [watching]]), false],
    ['one costs more than was rolled', fight(['us', [dear]]), true],
    ['one costs symbols, and lies turned', exhausted(), true],
    ['what is granted costs something else', granting([free, plain]), true],
    ['what is granted costs symbols', granting([plain, paid]), false],
  ])('%s', (_, position, isAll) => {
    expect(isDamageAllSymbolsBuy(position)).toBe(isAll);
  });

  test('of no attack that is not there', () => {
    const { state, ...rest } = fight();
    expect(isDamageAllSymbolsBuy({ ...rest, state: { ...state, scopes: [] } })).toBe(false);
  });
});
