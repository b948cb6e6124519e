import { expect, test } from 'vitest';
import { rootCauses } from '../../src/check/causes.ts';
import type { Problem } from '../../src/check/problem.ts';

const own = (file: string): Problem => ({
  file,
  path: '$',
  expected: { what: 'object' },
  got: { got: 'none' },
});
const waits = (file: string, on: string): Problem => ({ ...own(file), hint: { hint: 'left-out', file: on } });

/** Causes as `file: problems, files that wait`. */
const told = (...problems: readonly Problem[]): string[] =>
  rootCauses(problems).map((one) => `${one.file}: ${one.problems.length}, ${one.waiting.join(' ')}`.trim());

test('what only waits is told of with what it waits for, through others too', () => {
  expect(told(waits('c', 'b'), waits('b', 'a'), own('a'))).toEqual(['a: 1, c b']);
});

test('what most files wait for stands first, the others as they came', () => {
  expect(told(own('x'), own('y'), own('z'), waits('p', 'z'))).toEqual(['z: 1, p', 'x: 1,', 'y: 1,']);
});

test('a file with problems of its own is a cause, and waits all the same', () => {
  expect(told(own('a'), own('b'), waits('b', 'a'))).toEqual(['a: 1, b', 'b: 1,']);
});

test('a file that waits for two is told of with both', () => {
  expect(told(own('a'), own('b'), waits('c', 'a'), waits('c', 'b'))).toEqual(['a: 1, c', 'b: 1, c']);
});

test('what waits for a file that is not in the list, or in a circle, is told as it is', () => {
  expect(told(waits('a', 'elsewhere'))).toEqual(['a: 1,']);
  expect(told(waits('a', 'b'), waits('b', 'a'))).toEqual(['a: 1, b', 'b: 1, a']);
});
