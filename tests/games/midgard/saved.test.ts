import { expect, test } from 'vitest';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import { midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import { midgardGames } from '../../../src/games/midgard/table/midgard-guest.ts';
import type { Midgard } from '../../../src/games/midgard/table/play.ts';
import { saveOf } from '../../../src/stores/kept/saved-game.ts';
import type { AtTable } from '../../../src/stores/opened/guest-kind.ts';
import { many, proved } from '../../support/depth.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content, setupOf, tempersAt } from './sitting.ts';

const table = () =>
  tableWith({ guests: [{ id: 'midgard', games: async (ground) => midgardGames(content, ground) }] });

// Test 36 of the specification: at every question of ten games in the proof; at a run at a few of one.
test('saved at a question and opened again the same is asked, of the same seat, with the same answers', async () => {
  let looked = 0;
  for (let game = 0; game < many(1, 10); game++) {
    const hands = game % 2 === 0 ? 'closed' : 'open';
    const setup = setupOf(1 + ((game + 2) % 4), { hands, seed: `saved-${game}` });
    const session = new LoggedSession(midgard(content), setup);
    for (let n = 0; session.pending; n++) {
      if (n % many(60, 1) === 0) {
        const file = saveOf<AtTable<Midgard>>(session, session.beginning, { id: 'x', name: 'X', notes: [] });
        const at = table();
        const came = await at.loadFile(JSON.stringify(file));
        if (!came.ok) throw new Error(came.why);
        const opened = await midgardGames(content, at.ground).open(came.value);
        if (!opened.ok) throw new Error(opened.why);
        expect(opened.value.session.pending).toEqual(session.pending);
        expect(opened.value.session.hash).toBe(session.hash);
        opened.value.close();
        looked += 1;
      }
      const { state, pending } = session;
      session.decide(botAnswer({ state, content }, pending, tempersAt(n)).id);
    }
  }
  expect(looked).toBeGreaterThan(2);
  proved({ saves: looked });
});
