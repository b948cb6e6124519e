import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosenFile } from '../../../src/ui/page/use-chosen-file.ts';

const aFile = (text: string) => new File([text], 'a.json');

function chosen() {
  const went: string[] = [];
  const { result } = renderHook(() =>
    useChosenFile<{ readonly ok: false; readonly why: string }>({
      most: 8,
      read: async (text) => {
        if (text === 'broken') throw new Error('no JSON');
        return text === 'old' ? { ok: false, why: 'too old' } : { ok: true, value: text };
      },
      onRead: (id) => went.push(id),
      tooLarge: (name, size, most) => `${name}: ${size} of ${most}`,
      notRead: (name, why) => `${name}: ${why}`,
    }),
  );
  return { result, went, take: (text: string) => act(() => result.current.take(aFile(text))) };
}

test('a file that can be opened leads to what it holds', async () => {
  const { result, went, take } = chosen();
  await take('game-1');
  expect(went).toEqual(['game-1']);
  expect(result.current).toMatchObject({ refused: null, unreadable: null });
});

test('says of a file why it leads nowhere, until the next one or until that is dismissed', async () => {
  const { result, went, take } = chosen();
  await take('far too long');
  expect(result.current).toMatchObject({ refused: null, unreadable: 'a.json: 12 of 8' });
  await take('broken');
  expect(result.current).toMatchObject({ refused: null, unreadable: 'a.json: no JSON' });
  await take('old');
  expect(result.current).toMatchObject({ refused: { why: 'too old' }, unreadable: null });
  act(() => result.current.dismiss());
  expect(result.current.refused).toBeNull();
  expect(went).toEqual([]);
});
