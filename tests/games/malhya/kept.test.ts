import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { malhyaGames } from '../../../src/games/malhya/table/malhya-guest.ts';
import { opensAsKept } from '../../support/guest-kept.ts';
import { content } from './trial.ts';

const kept = new URL('./kept/', import.meta.url);

// A game as the page wrote it; whatever changes, it runs to its hash, or is told why and watched.
test.each(readdirSync(kept))('%s, kept by an earlier page, opens and runs to its hash', async (name) => {
  const text = readFileSync(new URL(name, kept), 'utf8');
  const state = await opensAsKept('malhya', (ground) => malhyaGames(content, ground), text);
  expect(state.over).not.toBeNull();
});
