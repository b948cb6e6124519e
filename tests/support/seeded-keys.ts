/** The same keys and tables, and so the same dice, each time a test is run: what it meets does not hang on chance. */
import { beforeEach, expect, vi } from 'vitest';
import { nextWord, wordsFromSeed } from '../../src/engine/rng/rng-words.ts';

beforeEach(() => {
  let words = wordsFromSeed(expect.getState().currentTestName ?? '');
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      const next = nextWord(words);
      words = next.words;
      bytes[i] = next.value & 0xff;
    }
    return array;
  });
  return () => chance.mockRestore();
});
