import { expect, test } from 'vitest';
import type { Ability, EffectOp } from '../../../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../../../src/words/en/cards/ability-text.ts';
import { aiStepBlock, conditionText } from '../../../../src/words/en/cards/ai-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';

const words = (ability: Partial<Ability>) =>
  plainText([abilityBlock({ id: 'a', when: 'action', ...ability }, 'you')]);
const does = (...effects: readonly EffectOp[]) => words({ effects });
const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;

test('one is never several: bases, steps and tokens of a pack’s own', () => {
  const step = { do: 'command', spaces: 1, to: { ...foe, with: { size: { atMost: 1 } } } } as const;
  expect(does(step)).toBe(
    'Move an opponent within your SOI with a base of at most 1 space up to 1 space as you choose.',
  );
  const bears = (bounds: object) =>
    words({
      conditions: { if: [{ is: 'bears', token: 'ember', of: 'target', ...bounds }] },
      effects: [{ do: 'end-turn' }],
    });
  expect(bears({})).toBe('If the target has an Ember token: The turn ends.');
  expect(bears({ atMost: 1 })).toBe('If the target has at most 1 Ember token: The turn ends.');
  expect(bears({ atMost: 0 })).toBe('If the target has no Ember token: The turn ends.');
  expect(bears({ atLeast: 2 })).toBe('If the target has at least 2 Ember tokens: The turn ends.');
});

test('who the target is, without a figure that is a figure', () => {
  const is = (filter: object) =>
    words({
      when: 'follow-up',
      conditions: { if: [{ is: 'target-is', with: filter }] },
      effects: [{ do: 'end-turn' }],
    });
  expect(is({ terrain: 'muck' })).toBe('PASSIVE — FU, if the target is in Muck: The turn ends.');
  expect(is({ damaged: true })).toBe('PASSIVE — FU, if the target is damaged: The turn ends.');
  expect(is({ kind: 'intelligent', defense: { atLeast: 9 } })).toBe(
    'PASSIVE — FU, if the target is an Intelligent Combatant with Defense of at least 9: The turn ends.',
  );
});

test('rounds that come again are told by their numbers, and a MOVE goes to be somewhere', () => {
  expect(plainParts(conditionText({ is: 'round', every: 2 }))).toBe('Is it round 2, 4, 6 and so on?');
  expect(
    plainParts(
      conditionText({ is: 'figures', side: 'opponent', within: 'soi', with: { damaged: true }, atMost: 0 }),
    ),
  ).toBe('Is there no damaged opponent within its SOI?');
  const step = (within?: number) =>
    aiStepBlock({
      id: 'a',
      if: { is: 'otherwise' },
      do: [{ do: 'move', to: { goal: 'reach', of: { token: 'loot' }, ...(within ? { within } : {}) } }],
    });
  expect(plainText([step(1)])).toContain('MOVE to be adjacent to the nearest Loot token.');
  expect(plainText([step(2)])).toContain('MOVE to be within 2 spaces of the nearest Loot token.');
  expect(plainText([step()])).toContain('MOVE towards the nearest Loot token.');
});

test('whom an opponent prefers: what it has, what it has the most of, then where', () => {
  const step = aiStepBlock({
    id: 'a',
    if: { is: 'otherwise' },
    do: [
      {
        do: 'effects',
        prioritise: ['most-effects'],
        effects: [
          {
            do: 'remove-effect',
            effect: 'any-positive',
            to: { ...foe, with: { anyEffect: 'positive' } },
          },
        ],
      },
    ],
  });
  expect(plainText([step])).toContain(
    'Remove 1 positive Effect from the opponent with the most Effects within its SOI.',
  );
  const heal = aiStepBlock({
    id: 'a',
    if: { is: 'otherwise' },
    do: [
      {
        do: 'effects',
        prioritise: ['most-damage'],
        effects: [{ do: 'heal', amount: 2, to: { ...foe, side: 'another-ally', with: { effect: 'haste' } } }],
      },
    ],
  });
  expect(plainText([heal])).toContain(
    'The other ally with Haste and the most damage within its SOI HEALS 2.',
  );
});
