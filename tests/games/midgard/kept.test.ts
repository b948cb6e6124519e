import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { midgardGames } from '../../../src/games/midgard/table/midgard-guest.ts';
import { many } from '../../support/depth.ts';
import { opensAsKept } from '../../support/guest-kept.ts';
import { content } from './sitting.ts';

const kept = new URL('./kept/', import.meta.url);

// Games as the page wrote them; whatever changes, they run to their hash, or are told why and watched.
// At every run the shortest; all in the proof.
test.each(readdirSync(kept).slice(0, many(1, 9)))(
  '%s, kept by an earlier page, opens and runs to its hash',
  async (name) => {
    const text = readFileSync(new URL(name, kept), 'utf8');
    const state = await opensAsKept('midgard', (ground) => midgardGames(content, ground), text);
    expect(state.over).not.toBeNull();
  },
);
