import { describe, expect, test } from 'vitest';
import { type Ability, cardNow, figureIn, type Position } from '../../../../src/engine/index.ts';
import { wordsNow } from '../../../../src/words/en/card-words.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

const passive = (rest: Partial<Ability>): Ability => ({
  id: 'm',
  when: 'passive',
  modifiers: [{ stat: 'physical-damage', amount: 2 }],
  ...rest,
});
const self = { is: 'damage', of: 'self', atLeast: 'half' } as const;

const scene = (ability: Ability, figures: readonly object[] = [], held: object = {}): Position =>
  withCard(arena({ figures: [rook([1, 0], held), ...figures] }), 'rook', [ability]);
const now = (position: Position) => {
  const figure = figureIn(position.state, 'rook');
  const card = figure.cards.find(({ ref }) => ref === 'own')!;
  return { is: cardNow(position, figure, card)[0], words: wordsNow(position, figure, card).get('m')?.text };
};

describe('how a card stands at this moment (p.49)', () => {
  test('what asks nothing says nothing', () => {
    expect(now(scene(passive({}))).is).toBeUndefined();
  });

  test('a condition that stands for itself holds or does not', () => {
    const hurt = passive({ conditions: { if: [self] } });
    expect(now(scene(hurt)).words).toBe('not now');
    expect(now(scene(hurt, [], { damage: 12 })).words).toBe('now');
  });

  test('flanking names those it flanks, as an attack on each would (p.43)', () => {
    const flank = passive({ conditions: { if: [{ is: 'flanking' }] } });
    const foes = [body('foe', [2, 0]), body('far', [5, 0])];
    expect(now(scene(flank, foes))).toMatchObject({ is: { holds: false, against: [] }, words: 'not now' });
    const between = now(scene(flank, [...foes, zeke([3, 0])]));
    expect(between.is).toMatchObject({ holds: true, against: ['foe'] });
    expect(between.words).toBe('now against foe');
  });

  test('COMBO asks after another item (p.30)', () => {
    const combo = passive({ conditions: { combo: ['light'] } });
    expect(now(scene(combo)).words).toBe('not now');
    expect(now(scene(combo, [], { items: ['katar'] })).words).toBe('now');
  });

  test('a counted number is told as it is; what only comes about later is not', () => {
    const counted = passive({
      modifiers: [{ stat: 'physical-damage', amount: { count: 'own-damage', half: 'up', plus: 1 } }],
    });
    expect(now(scene(counted, [], { damage: 5 })).words).toBe('now 4');
    const later = passive({ conditions: { if: [{ is: 'difference', atLeast: 3 }] } });
    expect(now(scene(later)).is).toBeUndefined();
  });
});
