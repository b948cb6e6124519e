import { expect, test } from 'vitest';
import type { EncounterEvent } from '../../../src/engine/index.ts';
import { fallsIn } from '../../../src/stores/middara/falls.ts';

const event = (type: 'figureDefeated' | 'figureFelled', figure: string, by: string | null) =>
  ({ type, figure, by, cause: { kind: 'defeat', of: figure } }) as unknown as EncounterEvent;

test('who fell is told once, by whom it was in the end, in the order of the last falls', () => {
  const events = [
    event('figureDefeated', 'rook', 'imp-1'),
    event('figureDefeated', 'imp-2', 'remi'),
    event('figureDefeated', 'remi', 'imp-3'),
    event('figureDefeated', 'rook', 'imp-4'),
  ];
  expect(fallsIn(events, ['rook', 'remi'])).toEqual([
    { figure: 'remi', by: 'imp-3' },
    { figure: 'rook', by: 'imp-4' },
  ]);
  expect(fallsIn(events, [])).toEqual([]);
});

test('nobody did it where they did it themselves; who was felled first was defeated by whoever felled them', () => {
  expect(fallsIn([event('figureDefeated', 'rook', 'rook')], ['rook'])).toEqual([
    { figure: 'rook', by: null },
  ]);
  const felled = [event('figureFelled', 'rook', 'imp-1'), event('figureDefeated', 'rook', null)];
  expect(fallsIn(felled, ['rook'])).toEqual([{ figure: 'rook', by: 'imp-1' }]);
});
