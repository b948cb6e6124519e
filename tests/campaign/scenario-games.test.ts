import { describe, expect, test } from 'vitest';
import { PlayedGames } from '../../src/campaign/campaign-session.ts';
import { CampaignSession, replayCampaign } from '../../src/campaign/index.ts';
import { walkCampaign } from '../../src/sim/wander/walk-campaign.ts';
import { many, proved, proving } from '../support/depth.ts';
import { gameContent } from '../support/games.ts';
import { atRandom, dice } from './by-chance.ts';
import { SETUP } from './support.ts';

const RUNS = many(10, 200);
/** No way through one is so long. */
const DECISIONS = 400;
const party = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];
const { scenarios } = gameContent.stories;

const begin = (scenario: string, run: number) =>
  new CampaignSession(
    { ...SETUP, seed: `${scenario}-${run}`, story: { mode: 'crawl', scenario, party } },
    gameContent,
    new PlayedGames(),
  );

describe.each(Object.values(scenarios))('$name (p.9)', ({ id, start, steps }) => {
  test(`comes to its end in each of ${RUNS} games of chance, won or with all of it gone, and again to the same hash`, () => {
    const ends = new Set<boolean>();
    for (let run = 0; run < RUNS; run++) {
      const session = begin(id, run);
      const choose = atRandom(dice(run));
      while (session.pending) {
        expect(session.decisions.length).toBeLessThan(DECISIONS);
        session.decide(choose(session.pending.options).id);
        const { gold, members } = session.state;
        expect(gold).toBeGreaterThanOrEqual(0);
        for (const { free, gained } of members) expect([free >= 0, free <= gained]).toEqual([true, true]);
      }
      const { ending, games, gold } = session.state;
      ends.add(ending!.over);
      // Nobody comes back from a lost one: all of it is as it was when it began.
      if (ending!.over) expect(gold).toBe(start.gold);
      else expect(games).toHaveLength(steps.length);
      expect(replayCampaign(session.toLog(), [], gameContent).hash).toBe(session.hash);
    }
    if (proving) expect([...ends].sort()).toEqual([false, true]);
    proved({ games: RUNS });
  });
});

const WALKS = many(12, 2000);

test(`${WALKS} campaigns by chance, stories made up of every mechanic among them: an answer leads on, and the books are right (pp.9-13)`, {
  timeout: 3_600_000,
}, () => {
  const walks = Array.from({ length: WALKS }, (_, i) => walkCampaign(gameContent, `walk-${i + 1}`));
  expect(walks.flatMap(({ seed, fault }) => (fault === null ? [] : [`${seed}: ${fault}`]))).toEqual([]);
  expect(new Set(walks.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  proved({ campaigns: WALKS });
  // A walk that breaks says where.
  expect(walkCampaign({ ...gameContent, encounters: {} }, 'walk-2').fault).toMatch(/\(after /);
});
