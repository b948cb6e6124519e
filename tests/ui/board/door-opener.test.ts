import { expect, test } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import { openerOf } from '../../../src/ui/board/ground/door-opener.ts';

const where = (does: unknown) =>
  ({
    encounter: {
      objectives: [{ id: 'x', when: { is: 'encounter-action', token: 'key', name: 'Take' }, do: does }],
    },
    state: { boardTokens: [{ id: 'key', colour: 'red' }] },
  }) as unknown as Position;

test('a door is opened by the token whose action opens it, also behind a Check', () => {
  const opened = { do: 'door', door: 'gate', state: 'open' };
  expect(openerOf(where([opened]), 'gate')).toBe('red');
  expect(openerOf(where([{ do: 'check', pass: [{ do: 'if', else: [opened] }] }]), 'gate')).toBe('red');
  expect(openerOf(where([opened]), 'other')).toBeNull();
  expect(openerOf(where([{ ...opened, state: 'closed' }]), 'gate')).toBeNull();
});
