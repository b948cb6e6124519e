import { describe, expect, test } from 'vitest';
import { type CampaignSession, setUpCampaign } from '../../../src/campaign/index.ts';
import { EncounterSession, reportOf } from '../../../src/engine/index.ts';
import { chaptersOf } from '../../../src/stores/campaign/chronicle.ts';
import { crawlOf } from '../../../src/stores/campaign/crawl-run.ts';
import { setupOfLeft } from '../../../src/stores/campaign/party-left.ts';
import { endingText } from '../../../src/stores/campaign/told.ts';
import { answer, begin, storyOf } from '../../campaign/support.ts';
import { drive, gameContent, newGame } from '../../support/games.ts';
import { begun, decide, opened, shelfOf } from './support.ts';

const scenarios = ([1, 2] as const).map((rank) => ({
  id: `rank-${rank}`,
  type: 'scenario' as const,
  name: `Rank ${rank}`,
  sources: { default: 'original' as const },
  rank,
  start: { gold: 280, xp: 3 },
  intro: '',
  store: { items: ['mundane' as const], upgrades: ['mundane' as const] },
  steps: [
    { encounter: 'training-yard', won: [{ do: 'gold' as const, amount: 7 }] },
    { encounter: 'proving-ground-broods' },
  ],
  end: `The end of ${rank}.`,
}));
const content = storyOf([], { scenarios });
const party = ['rook-lars', 'zeke-jeong', 'remi-moretti', 'tomoe'];
const crawl = (mode: 'crawl' | 'epic') => begin(content, { story: { mode, scenario: 'rank-1', party } });
const road = ({ state, events }: CampaignSession) => crawlOf(content, state, events)!;

describe('the road of a Scenario (p.9)', () => {
  test('names what the party has come to, and of the rest only that it is there', () => {
    const session = crawl('crawl');
    expect(road(session).stations.map(({ encounter }) => encounter)).toEqual([null, null]);
    answer(session, 'done');
    expect(road(session).stations).toMatchObject([
      { encounter: 'training-yard', isHere: true, result: null },
      { encounter: null, isHere: false },
    ]);
    answer(session, 'told:warden-down');
    expect(road(session).stations).toMatchObject([
      { encounter: 'training-yard', result: 'won', isHere: false },
      { encounter: 'proving-ground-broods', isHere: true },
    ]);
  });

  test('counts what came in, and says that it was lost', () => {
    const session = answer(crawl('crawl'), 'done', 'told:warden-down', 'told');
    // Five of the End Condition and seven of the Scenario: gone again, but it is told.
    expect(road(session)).toMatchObject({ result: 'lost', gold: 12, rounds: 0 });
    expect(session.state.gold).toBe(280);
    expect(endingText(content, session.state)).toEqual([]);
  });

  test('shows the damage each encounter left, and who fell in it', () => {
    const session = answer(crawl('crawl'), 'done');
    const about = session.pending?.about;
    if (about?.of !== 'encounter') throw new Error('no encounter');
    const game = drive(new EncounterSession(about.setup, content), 'random', 'road');
    const report = reportOf(game.position, game.events)!;
    answer(session, session.take(game.toLog()));
    const [first] = road(session).stations;
    expect(first!.rounds).toBe(report.rounds);
    expect(first!.party.map(({ damage, fell }) => ({ damage, fell }))).toEqual(
      report.members.map(({ damage, defeated }) => ({ damage, fell: defeated })),
    );
  });

  test('of an Epic Crawl it is the Scenario played last; one that is lost is not read to its end', () => {
    const session = answer(crawl('epic'), 'done', 'told:warden-down', 'told:stood');
    expect(road(session)).toMatchObject({ scenario: { id: 'rank-1' }, result: 'won' });
    answer(session, 'scenario:rank-2', 'done');
    expect(road(session).stations.map(({ isHere }) => isHere)).toEqual([true, false]);
    answer(session, 'told', 'done');
    expect(session.state.ending).toMatchObject({ scene: 'rank-2' });
    expect(endingText(content, session.state)).toEqual([]);
  });

  test('its chronicle has a chapter for each encounter', () => {
    const session = answer(crawl('crawl'), 'buy:hand-axe', 'done', 'told:warden-down', 'told:stood');
    expect(chaptersOf(session.events).map(({ scene }) => scene)).toEqual([
      null,
      'training-yard',
      'proving-ground-broods',
    ]);
  });
});

describe('a party that is kept after a single encounter (X271)', () => {
  const game = drive(newGame('training-yard', 'kept'), 'simple', 'kept');
  const report = reportOf(game.position, game.events)!;

  test('has what that encounter left: damage, tokens, items, loot deck, its Gold and XP', () => {
    const setup = setupOfLeft(game, gameContent, 'seed')!;
    const state = setUpCampaign(setup, gameContent);
    expect(state).toMatchObject({ mode: 'free', gold: report.gold, lootOut: report.lootOut });
    expect(
      state.members.map(({ damage, tokens, items }) => ({ damage, tokens, items: items.length })),
    ).toEqual(
      report.members.map(({ damage, tokens, loadout }) => ({ damage, tokens, items: loadout.items.length })),
    );
    for (const { free } of state.members) expect(free).toBe(report.xp);
  });

  test('not before its end, and not with other cards than are loaded', () => {
    const begun = newGame('training-yard', 'kept');
    expect(setupOfLeft(begun, gameContent, 'seed')).toBeNull();
    const other = { ...gameContent, cards: { ...gameContent.cards, hash: 'other' } };
    expect(setupOfLeft(game, other, 'seed')).toBeNull();
  });

  test('is kept and comes back from a file', async () => {
    const shelf = shelfOf(gameContent);
    const id = await shelf.campaigns.begin(setupOfLeft(game, gameContent, 'seed')!, 'Kept');
    const opened = await shelf.campaigns.open(id);
    if (!opened.ok) throw new Error(opened.fault.fault);
    const loaded = await shelf.campaigns.load(JSON.stringify(opened.value.record()));
    expect(loaded.ok).toBe(true);
  });
});

test('a Crawl’s file keeps the Unique of its Store, and what was met on cardboard (X252, X292)', async () => {
  const yard = content.encounters['training-yard']!;
  const achievements = [{ id: 'unhurt', when: { is: 'round-begins' as const, round: 9 }, text: '', do: [] }];
  const store = { ...scenarios[0]!.store, unique: 'mundane' as const };
  const withBoth = {
    ...storyOf([], { scenarios: [{ ...scenarios[0]!, store }] }),
    encounters: { ...content.encounters, 'training-yard': { ...yard, achievements } },
  };
  const shelf = shelfOf(withBoth);
  const story = { mode: 'epic' as const, scenario: 'rank-1', party };
  const campaign = await begun(shelf, { story });
  const about = campaign.store.getState().pending?.about;
  expect(about?.of === 'store' && about.unique).toBeTruthy();
  await decide(campaign, 'done', 'achieved:unhurt', 'told:warden-down');
  const file = campaign.record();
  const loaded = await shelf.campaigns.load(JSON.stringify(file));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
  const again = await opened(shelf, loaded.value);
  expect(again.session.hash).toBe(campaign.session.hash);
  expect(again.session.state.toldAchievements).toEqual([
    { encounter: 'training-yard', achievement: 'unhurt' },
  ]);
  expect(again.session.state.gone).toEqual(about?.of === 'store' ? [about.unique] : []);
});
