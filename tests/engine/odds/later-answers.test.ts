import { describe, expect, test } from 'vitest';
import type { Act, Option, Prompt, PromptKind } from '../../../src/engine/index.ts';
import { PROMPT_KINDS } from '../../../src/engine/model/prompts.ts';
import { isOfWhatFollows, laterAnswer } from '../../../src/engine/odds/later-answers.ts';

/** What whoever goes on is asked, and nobody in the midst of an attack, a spell or a check (I12). */
const OF_WHAT_FOLLOWS: readonly PromptKind[] = [
  'placement',
  'turn',
  'attack-target',
  'move',
  're-equip',
  'break-attack',
  'follow-up',
  'choose-target',
  'choose-space',
  'choose-way',
  'optional',
  'choose',
  'status-order',
  'gain-item',
];

test.each(PROMPT_KINDS)('I12: whether “%s” belongs to what follows an answer', (kind) => {
  expect(isOfWhatFollows({ kind } as Prompt)).toBe(OF_WHAT_FOLLOWS.includes(kind));
});

const option = (id: string, act: Act['do'], more: Partial<Option> = {}): Option =>
  ({ id, act: { do: act }, ...more }) as Option;
const answered = (...options: Option[]) => laterAnswer({ options } as unknown as Prompt).id;

describe('I12: how a later question is answered', () => {
  const proposed = option('proposed', 'use-now', { proposed: true });
  const best = option('best', 'spend-best');
  const interjection = option('token', 'use-token', { interjection: true });
  const other = option('other', 'counter');
  const pass = option('pass', 'pass');

  test('as the table proposes, before all else', () => {
    expect(answered(other, pass, best, proposed)).toBe('proposed');
    expect(answered(option('not', 'use-now', { proposed: false }), best)).toBe('best');
  });

  test('else with symbols for the most damage, else no, else with what is no interjection', () => {
    expect(answered(other, pass, best)).toBe('best');
    expect(answered(interjection, other, pass)).toBe('pass');
    expect(answered(interjection, other)).toBe('other');
    expect(answered(interjection, option('last', 'use-token', { interjection: true }))).toBe('token');
  });

  test.each(['pass', 'decline', 'done', 'nobody-else', 'resist', 'end-movement', 'end-turn'] as const)(
    '“%s” is a no',
    (act) => {
      expect(answered(other, option('no', act))).toBe('no');
    },
  );

  test.each(['counter', 'dodge', 'empower', 'fail-on-purpose', 'use', 'move'] as const)(
    '“%s” is none',
    (act) => {
      expect(answered(option('yes', act), pass)).toBe('pass');
    },
  );
});
