import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, lettersOf, type Outcome } from '../support/keep.ts';

const played: Outcome = { events: [{ type: 'a', rule: 'p.41' }, { type: 'b' }], end: [{ round: 1 }] };
const told = (now: Outcome) => faultsOf([now], [lettersOf(now)], [lettersOf(played)]);

test('what is played as it was kept is no fault, in whatever order its fields were written', () => {
  expect(
    told({
      events: [
        { rule: 'p.41', type: 'a' },
        { type: 'b', not: undefined },
      ],
      end: [{ round: 1 }],
    }),
  ).toEqual([]);
});

test('another value is told with where it stands, and as it is now: also where only its page is another', () => {
  const [fault, ...more] = told({ ...played, events: [{ type: 'a', rule: '' }, { type: 'b' }] });
  expect(fault).toBe('events of 1 in this test (2, it was 2), at 0: {rule:"",type:"a"}');
  expect(more).toEqual([]);
});

test('one more or less is told, and so is more than was kept, or nothing kept', () => {
  expect(told({ ...played, events: played.events!.slice(0, 1) })).toEqual([
    'events of 1 in this test: 1, it was 2',
  ]);
  expect(faultsOf([played], [lettersOf(played)], [])).toEqual(['1 things are played here, it was 0']);
  expect(faultsOf([played], [lettersOf(played)], null)).toEqual(['what this test plays is not kept yet']);
});

test('what is kept is of tests there are', () => {
  const kept = readdirSync('tests/kept', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'));
  expect(kept.length).toBeGreaterThan(100);
  const isThere = (name: string) => existsSync(`tests/${name.replace(/\.json$/, '.test.ts')}`);
  expect(kept.filter((name) => !isThere(name))).toEqual([]);
});
