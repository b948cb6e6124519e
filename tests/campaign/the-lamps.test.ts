import { describe, expect, test } from 'vitest';
import { PlayedGames } from '../../src/campaign/campaign-session.ts';
import { type CampaignOption, CampaignSession, replayCampaign } from '../../src/campaign/index.ts';
import { cardsOf } from '../../src/campaign/queries/held.ts';
import { scenesOf } from '../../src/content/check/check-adventure.ts';
import { many, proved, proving } from '../support/depth.ts';
import { gameContent } from '../support/games.ts';
import { atRandom, dice } from './by-chance.ts';
import { SETUP } from './support.ts';

const LAMPS = 'the-lamps-of-hallow-street';
const adventure = gameContent.stories.adventures[LAMPS]!;
const RUNS = many(25, 500);
/** No way through it is so long. */
const DECISIONS = 400;

const begin = (seed: string) =>
  new CampaignSession(
    { ...SETUP, seed, story: { mode: 'adventure', adventure: LAMPS } },
    gameContent,
    new PlayedGames(),
  );

/** Plays it to its end; encounters are told. In the shop it mostly looks around. */
function play(
  session: CampaignSession,
  choose: (options: readonly CampaignOption[]) => CampaignOption,
): void {
  while (session.pending) {
    if (session.decisions.length > DECISIONS) throw new Error(`no end after ${DECISIONS} decisions`);
    session.decide(choose(session.pending.options).id);
  }
}

describe('The Lamps of Hallow Street', () => {
  const ends = new Map<string, number>();
  const seen = new Set<string>();

  test(`comes to an Ending in each of ${RUNS} games of chance, and in all to every one`, {
    timeout: 600_000,
  }, () => {
    for (let run = 0; run < RUNS; run++) {
      const session = begin(`lamps-${run}`);
      play(session, atRandom(dice(run)));
      const { ending } = session.state;
      ends.set(ending!.scene, (ends.get(ending!.scene) ?? 0) + 1);
      for (const event of session.events) if (event.type === 'sceneEntered') seen.add(event.scene);
    }
    const endings = Object.values(gameContent.stories.scenes)
      .filter((scene) => scene.do.some((one) => one.do === 'ending'))
      .map(({ id }) => id);
    const { reached, quests } = scenesOf(adventure, gameContent.stories.scenes);
    const all = [...reached, ...quests];
    expect([...ends.keys()].filter((end) => !endings.includes(end))).toEqual([]);
    expect([...seen].filter((one) => !all.includes(one))).toEqual([]);
    expect(ends.size).toBeGreaterThan(1);
    // A few games come to a few of them.
    if (proving) {
      expect([...ends.keys()].sort()).toEqual(endings.sort());
      expect([...seen].sort()).toEqual(all.sort());
    }
    proved({ games: RUNS });
  });

  test('is won by whoever wins every encounter: the lamps burn', () => {
    for (let run = 0; run < 5; run++) {
      const session = begin(`won-${run}`);
      const random = dice(run);
      play(session, (options) => {
        const won = options.find(({ act }) => act.do === 'told' && act.condition !== null);
        return won ?? atRandom(random)(options);
      });
      expect(session.state.ending).toMatchObject({ scene: 'the-lamps-burn', over: false });
    }
  });

  test('keeps its books: no Gold or XP below 0, no more copies than the box has, XP free and spent', () => {
    for (let run = 0; run < many(5, 20); run++) {
      const session = begin(`books-${run}`);
      const random = dice(run + 1000);
      while (session.pending) {
        session.decide(atRandom(random)(session.pending.options).id);
        const { gold, members, stash } = session.state;
        expect(gold).toBeGreaterThanOrEqual(0);
        for (const { free, gained } of members) {
          expect(free).toBeGreaterThanOrEqual(0);
          expect(gained).toBeGreaterThanOrEqual(free);
        }
        const uniques = [...members.flatMap(cardsOf), ...stash]
          .map(({ ref }) => ref)
          .filter((ref) => gameContent.cards.items[ref]?.unique);
        expect(new Set(uniques).size).toBe(uniques.length);
        expect(JSON.parse(JSON.stringify(session.state))).toEqual(session.state);
      }
    }
  });

  test('is the same game from its log, and taken back and put forward anywhere (I3, I5)', () => {
    for (let run = 0; run < many(2, 10); run++) {
      const session = begin(`again-${run}`);
      play(session, atRandom(dice(run + 2000)));
      const log = session.toLog();
      expect(replayCampaign(log, [], gameContent).hash).toBe(log.hash);
      const at = Math.floor(session.decisions.length / 2);
      session.rewind(at);
      while (session.canRedo) session.redo();
      expect(session.hash).toBe(log.hash);
    }
  });
});
