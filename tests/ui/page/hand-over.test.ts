import { expect, test } from 'vitest';
import { createHandOver } from '../../../src/ui/page/hand-over.ts';

test('what is given before anybody takes it waits, once', () => {
  const files = createHandOver<string>();
  files.give('first');
  const taken: string[] = [];
  files.taken((one) => taken.push(one));
  files.taken((one) => taken.push(`again ${one}`));
  expect(taken).toEqual(['first']);
});

test('what is given after the whole page has come is taken at once; after it has gone it waits', () => {
  const files = createHandOver<string>();
  const taken: string[] = [];
  const stop = files.taken((one) => taken.push(one));
  files.give('late');
  expect(taken).toEqual(['late']);
  stop();
  files.give('later');
  expect(taken).toEqual(['late']);
  files.taken((one) => taken.push(one));
  expect(taken).toEqual(['late', 'later']);
});
