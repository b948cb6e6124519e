import { describe, expect, test } from 'vitest';
import type { Ability, Card, EffectOp } from '../../../../src/engine/index.ts';
import { abilityLine } from '../../../../src/words/en/cards/ability-line.ts';
import { namesOf } from '../../../../src/words/en/cards/card-names.ts';
import { fitted, LINE } from '../../../../src/words/en/cards/line-fit.ts';
import { gameContent } from '../../../support/content.ts';

const { hash: _, ...shelves } = gameContent.cards;
const context = { soi: 4, nameOf: namesOf(gameContent.cards) };
const line = (...effects: readonly EffectOp[]): string => abilityLine({ effects }, context);

/** Everything within a card that is used at some time, as a card of the dock or an answer may be. */
function abilitiesIn(value: unknown): Ability[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(abilitiesIn);
  return 'when' in value && 'id' in value && 'effects' in value ? [value as Ability, ...inner] : inner;
}
const all = Object.entries(shelves).flatMap(([shelf, cards]) =>
  Object.values<Card>(cards).flatMap((card) =>
    abilitiesIn(card).map((ability) => ({ shelf, card, ability, said: abilityLine(ability, context) })),
  ),
);

/** All that is done in it, effects within effects. */
const doneIn = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : [...('do' in value ? [String(value.do)] : []), ...Object.values(value).flatMap(doneIn)];
const firstOf = ({ effects = [] }: Ability): string | undefined => effects[0]?.do;

describe('every ability of every card', () => {
  test('there are many', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ ability }) => ability.when === 'action').length).toBeGreaterThan(120);
  });

  test(`has a line of at most ${LINE} characters that says something`, () => {
    for (const { card, ability, said } of all) {
      expect(said.length, `${card.id} ${ability.id}: ${said}`).toBeLessThanOrEqual(LINE);
      expect(said, `${card.id} ${ability.id}`).toMatch(/[a-z]{2}|◆/i);
      expect(said, `${card.id} ${ability.id}`).not.toMatch(
        /undefined|null|NaN|object|[a-z]-[a-z]+-|^[ ,]|[ ,]$| {2}/,
      );
    }
  });

  test('names its sort: attacks, spells, what a throw deals', () => {
    for (const { card, ability, said } of all) {
      const first = firstOf(ability);
      if (first === 'attack') expect(said, card.id).toMatch(/attack/);
      if (first === 'spell') expect(said, card.id).toMatch(/^spell/);
      if (first === 'throw') expect(said, card.id).toMatch(/^[\d–]+ damage|throws of/);
    }
  });

  test('the base game needs the fallback nowhere, and says more than the sort of most spells', () => {
    expect(all.filter(({ said }) => /^ability/.test(said)).map(({ card }) => card.id)).toEqual([]);
    const spells = all.filter(({ ability }) => firstOf(ability) === 'spell');
    expect(spells.length).toBeGreaterThan(15);
    expect(spells.filter(({ said }) => said === 'spell, range 4').length).toBeLessThan(spells.length / 3);
  });

  test('as they stand on the cards of a turn', () => {
    const onTurn = all.filter(({ ability }) => ability.when === 'action' || ability.when === 'any-time');
    expect(
      onTurn
        .filter(({ shelf }) => shelf !== 'combatants')
        .map(({ card, ability, said }) => `${card.id} ${ability.id}: ${said}`)
        .join('\n'),
    ).toMatchSnapshot();
  });
});

describe('a line', () => {
  const ally = { who: 'choose', side: 'ally', within: 'soi' } as const;
  const foe = { who: 'choose', side: 'opponent', within: 'range', range: 6 } as const;

  test.each<[string, readonly EffectOp[]]>([
    ['heal 3, ally, range 4', [{ do: 'heal', amount: 3, to: ally }]],
    ['heal 3', [{ do: 'heal', amount: 3, to: { who: 'self' } }]],
    ['heal half HP', [{ do: 'heal', amount: { count: 'own-hp', half: 'up' }, to: { who: 'self' } }]],
    ['move 2 spaces', [{ do: 'free-move', spaces: 2 }]],
    ['move 1 space', [{ do: 'free-move', spaces: 1 }]],
    ['your move, flying', [{ do: 'move-action', flight: true }]],
    ['melee attack', [{ do: 'attack', kind: 'melee' }]],
    ['2 ranged attacks', [{ do: 'attack', kind: 'ranged', times: 2 }]],
    ['1–7 damage, range 4', [{ do: 'throw', die: 'purple' }]],
    [
      'spell, Poison, range 4',
      [{ do: 'spell', force: 6, effects: [{ do: 'inflict', effect: 'poison', to: { who: 'target' } }] }],
    ],
    ['spell, range 6', [{ do: 'spell', force: 6, to: foe, effects: [] }]],
    ['Haste, ally beside you', [{ do: 'inflict', effect: 'haste', to: { ...ally, within: 'adjacent' } }]],
    ['+1 ◆', [{ do: 'gain-sp', amount: 1, to: { who: 'self' } }]],
    ['4 damage, range 6', [{ do: 'damage', type: 'magic', amount: 4, to: foe }]],
  ])('%s', (said, effects) => expect(line(...effects)).toBe(said));

  test('what it costs its user comes last, what it does first', () => {
    const cost: EffectOp = { do: 'damage', type: 'irreducible', amount: 2, to: { who: 'self' } };
    expect(line(cost, { do: 'gain-sp', amount: 2, to: { who: 'self' } })).toBe('+2 ◆, you take 2');
  });

  test('a Sphere of Influence that cards change is told without a number', () => {
    expect(abilityLine({ effects: [{ do: 'heal', amount: 3, to: ally }] }, { ...context, soi: null })).toBe(
      'heal 3, ally, nearby',
    );
  });

  test('what nothing can be said of is told by its sort and its reach', () => {
    expect(line({ do: 'unmark', mark: 'a', to: foe })).toBe('ability, range 6');
    expect(line()).toBe('ability');
  });
});

describe('what fits into a line', () => {
  test('the first piece before all others, each as long as there is room', () => {
    expect(fitted([['long one', 'one'], ['two'], ['three']], 12)).toBe('one, two');
    expect(fitted([['long one', 'one'], ['two']], 13)).toBe('long one, two');
    expect(fitted([['one'], ['far too long for it'], ['three']], 12)).toBe('one, three');
    expect(fitted([['far too long for it', 'short']], 8)).toBe('short');
    expect(fitted([])).toBe('');
  });

  test('where the first does not fit at all, what does', () => {
    expect(fitted([['far too long for it'], ['two']], 8)).toBe('two');
  });
});

test('each effect there is says something somewhere', () => {
  const met = new Set(all.flatMap(({ ability }) => doneIn(ability.effects)));
  expect(met.size).toBeGreaterThan(45);
});
