import { fromSeed } from '@nats-io/nkeys';
import { expect, test } from 'vitest';
import { newKey, nkeySeed } from '../../../src/online/keys.ts';

test('a seed as nkeys write it is of the same key', () => {
  for (let i = 0; i < 5; i++) {
    const key = newKey();
    const seed = nkeySeed(key);
    expect(seed).toMatch(/^SU[A-Z2-7]{56}$/);
    expect(fromSeed(new TextEncoder().encode(seed)).getPublicKey()).toBe(key.id);
  }
});
