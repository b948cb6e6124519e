import { expect, test } from 'vitest';
import type { EncounterEvent, Position, Prompt } from '../../../../src/engine/index.ts';
import { namedIn } from '../../../../src/ui/table/actions/named-in.ts';

const position = {
  state: {
    figures: [
      { id: 'rook', at: [1, 1], kind: 'adventurer', side: 'adventurers', defeated: false },
      { id: 'imp-1', at: [2, 1], kind: 'combatant', side: 'combatants', defeated: false },
    ],
  },
} as unknown as Position;
const asked = (kind: string, figure: string) => ({
  pending: { kind, figure } as unknown as Prompt,
  showing: null,
});
const announced = (figure: string) => ({
  pending: null,
  showing: { type: 'turnBegan', figure } as unknown as EncounterEvent,
});

test('a hero is named at its piece while a question or an announcement is about it', () => {
  expect(namedIn(position, asked('dodge', 'rook'))).toBe('rook');
  expect(namedIn(position, announced('rook'))).toBe('rook');
});

test('the cards of a turn name nobody, and an opponent has its number', () => {
  expect(namedIn(position, asked('turn', 'rook'))).toBeNull();
  expect(namedIn(position, announced('imp-1'))).toBeNull();
  expect(namedIn(position, { pending: null, showing: null })).toBeNull();
});
