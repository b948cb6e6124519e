import { describe, expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { chaptersReached } from '../../../../src/games/malhya/reached.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { content } from '../trial.ts';
import { BOOKLETS } from './parish.ts';
import { CAMPAIGNS, playedCampaigns } from './played-campaigns.ts';

/** Read only where nobody can act, where a challenge is lost, or after more dungeons: tests of those show them. */
const RARE =
  /^(the-tenth-parish:1[78]|the-wet-ledger:28|water-under-tithe:1[013]|the-tongue-in-pledge:(43|46|64)|the-mere-at-night:9|the-crypt:342|roads-to-the-yard:34[12])$/;

describe.skipIf(CAMPAIGNS < 200)('the campaign, played by bots', () => {
  const played = playedCampaigns(CAMPAIGNS);

  test('every booklet runs again to its hash, back and forth', { timeout: 7_200_000 }, () => {
    for (const { booklets } of played) for (const { log } of booklets) provePlayed(malhya(content), log);
  });

  test('every chapter of its own, every enemy and every ending is met', () => {
    const met = new Set(played.flatMap(({ booklets }) => booklets.flatMap((one) => [...one.met.chapters])));
    const own = new Set(
      BOOKLETS.flatMap((mission) => [...chaptersReached(content, content.missions[mission]!)]).filter(
        (chapter) => !chapter.startsWith('roads-of-the-parishes') && !chapter.startsWith('quay-nights'),
      ),
    );
    expect([...own].filter((chapter) => !met.has(chapter) && !RARE.test(chapter))).toEqual([]);
    const endings = new Set(played.map(({ ending }) => ending));
    for (const chapter of [16, 17, 18, 19, 20]) expect(endings).toContain(`the-mere-at-night:${chapter}`);
  });

  test.each([2, 3, 4, 5])('is won by %i heroes in 55 to 85 of 100', (size) => {
    const games = played.filter(({ heroes }) => heroes === size);
    const share = games.filter(({ won }) => won).length / games.length;
    expect(share).toBeGreaterThan(0.55);
    expect(share).toBeLessThan(0.85);
  });
});
