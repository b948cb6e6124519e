import { expect, test } from 'vitest';
import type { DeedPart } from '../../../src/stores/middara/deed-parts.ts';
import { linesToTell, type RecapLine, weightOf } from '../../../src/stores/middara/recap-lines.ts';

const HEROES = new Set(['zeke', 'rook']);
const struck = {
  did: 'struck',
  attacker: 'sickle',
  target: 'zeke',
  cause: 'action',
  end: 'over',
  dodged: false,
  shields: null,
  judged: null,
  damage: 0,
  fell: false,
} as unknown as Extract<DeedPart, { did: 'struck' }>;
const of = (...parts: DeedPart[]) => weightOf({ parts, lines: [] }, HEROES);

test('what cost a hero HP, and what came of a hero’s attack or spell, weighs the most', () => {
  expect(of({ ...struck, damage: 7 })).toBe('hero');
  expect(of({ ...struck, attacker: 'zeke', target: 'sickle' })).toBe('hero');
  expect(of({ did: 'fell', figure: 'rook', returns: false })).toBe('hero');
  const shot = { did: 'cast', caster: 'zeke', by: { kind: 'attack' }, failed: true, targets: [], over: true };
  expect(of(shot as unknown as DeedPart)).toBe('hero');
  expect(of({ ...struck, target: 'rook' })).toBe('plain');
  expect(of({ ...struck, target: 'other', damage: 3 })).toBe('plain');
  const begins = { parts: [{ did: 'told', at: 3 }], lines: [{ type: 'turnBegan' }] };
  expect(weightOf(begins as unknown as Parameters<typeof weightOf>[0], HEROES)).toBe('idle');
});

test('a hero’s turn that passes by itself is never left out', () => {
  const lost = (figure: string) =>
    weightOf(
      { parts: [{ did: 'told', at: 3 }], lines: [{ type: 'effectRemoved' }], figure } as never,
      HEROES,
    );
  expect([lost('rook'), lost('sickle')]).toEqual(['hero', 'plain']);
});

test('all of that is told, and what is of no interest goes first', () => {
  const lines: RecapLine[] = [
    { text: 'C4 hits Zeke for 4', weight: 'hero' },
    { text: 'C5 hits Zeke for 3', weight: 'hero' },
    { text: 'C6 misses Rook', weight: 'plain' },
    { text: 'E1 hits Rook for 1', weight: 'hero' },
    { text: 'Zeke’s turn', weight: 'idle' },
  ];
  const told = (all: readonly RecapLine[]) => linesToTell(all, 2).map(({ text }) => text);
  expect(told(lines)).toEqual(['C4 hits Zeke for 4', 'C5 hits Zeke for 3', 'E1 hits Rook for 1']);
  expect(told(lines.slice(2))).toEqual(['C6 misses Rook', 'E1 hits Rook for 1']);
  expect(told([{ text: 'A1 waits', weight: 'plain' }, ...lines.slice(2, 3), lines[4]!])).toEqual([
    'A1 waits',
    'C6 misses Rook',
  ]);
  expect(told([lines[2]!, lines[4]!])).toEqual(['C6 misses Rook', 'Zeke’s turn']);
});
