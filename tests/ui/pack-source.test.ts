import { expect, test } from 'vitest';
import { chosenSource } from '../../src/ui/packs/pack-source.ts';
import { problemLine } from '../../src/words/en/problems.ts';

/** A file that says how large it is and may not be read. */
function largeFile(name: string, size: number): File {
  const file = new File([], name);
  const unread = () => {
    throw new Error('it was read');
  };
  return Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: unread },
    text: { value: unread },
  });
}
const listOf = (file: File) => [file];

test.each(['pack.zip', 'item.json'])(
  '%s of 21 MB is refused unread, with the most there may be',
  async (name) => {
    const source = await chosenSource(listOf(largeFile(name, 20_000_001)));
    if (!source || !('problem' in source)) throw new Error('it was taken');
    expect(problemLine(source.problem)).toBe(`${name}: $: expected at most 20 MB of JSON, got 21 MB`);
  },
);

test('one that is not too large is read', async () => {
  await expect(chosenSource(listOf(largeFile('pack.zip', 20_000_000)))).rejects.toThrow('it was read');
});
