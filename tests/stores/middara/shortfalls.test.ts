import { expect, test } from 'vitest';
import { figureIn, whyNotSpace } from '../../../src/engine/index.ts';
import type { WayChosen } from '../../../src/stores/middara/ai-trace.ts';
import { rulesOfPage } from '../../../src/stores/middara/rules-of-page.ts';
import { shortfallsIn } from '../../../src/stores/middara/shortfalls.ts';
import { en } from '../../../src/words/en/index.ts';
import { drive, newGame } from '../../support/games.ts';

test('an end that fulfils the step less says by how much, in words, of the table as it lay then', async () => {
  await rulesOfPage.fetch();
  let [told, untold, ranges] = [0, 0, 0];
  for (const encounter of ['under-hallow-street', 'proving-ground-spirits']) {
    const session = drive(newGame(encounter, 'short'), 'simple', 'short', 120);
    const shortfalls = shortfallsIn(session);
    const ways = session.events.filter((event): event is WayChosen => event.type === 'aiWayChosen');
    for (const event of ways.filter(({ way }) => way !== null).slice(-12)) {
      const by = shortfalls(event);
      if (!by) continue;
      for (const { end, removedBy } of event.rejected) {
        const short = by(end);
        const isLess = removedBy?.kind === 'criterion' && removedBy.criterion === 'fulfils-less';
        if (!isLess) {
          expect(short).toBeNull();
          continue;
        }
        expect(whyNotSpace(event, end).kind).toBe('worse');
        if (!short) {
          untold += 1;
          continue;
        }
        told += 1;
        const text = en.tell(session.position).shortfall(short);
        expect(text).toMatch(/^(\d+ steps? from|range \d+ to|beside \d+|no route|no attack from there)/);
        const { there } = short;
        if (there.what !== 'range') continue;
        ranges += 1;
        expect(there.amount).toBeGreaterThanOrEqual(0);
        expect(figureIn(session.state, there.to!).side).toBe('adventurers');
      }
    }
  }
  expect(told).toBeGreaterThan(50);
  expect(untold).toBeLessThan(told / 10);
  expect(ranges).toBeGreaterThan(0);
});
