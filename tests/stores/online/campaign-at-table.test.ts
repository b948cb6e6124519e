/** A campaign at an online table: its own questions, an encounter and a table of Abraxis inside, and screens that follow. */
import { describe, expect, test } from 'vitest';
import { type CampaignContent, CampaignSession, PlayedGames } from '../../../src/campaign/index.ts';
import type { EncounterSession, EncounterSetup } from '../../../src/engine/index.ts';
import type { Campaign } from '../../../src/stores/campaign/campaign.ts';
import type { CampaignDesk } from '../../../src/stores/campaign/campaign-desk.ts';
import type { Desk } from '../../../src/stores/game/desk.ts';
import { type CampaignAtTable, campaignAtTable, PARTY } from '../../../src/stores/online/at-campaign.ts';
import { followTable } from '../../../src/stores/online/follow.ts';
import { type FollowedCampaign, followedCampaign } from '../../../src/stores/online/follow-campaign.ts';
import { en } from '../../../src/words/en/index.ts';
import { SETUP, scene, storyOf } from '../../campaign/support.ts';
import { botsPlay, mixAt } from '../../support/at-table-driver.ts';
import { gameOf } from '../../support/table-of-memory.ts';
import { begun, opened, type Shelf, shelfOf, WITH_ABRAXIS } from '../campaign/support.ts';

const tableOf = (content: CampaignContent = WITH_ABRAXIS): CampaignAtTable =>
  campaignAtTable({
    session: new CampaignSession({ ...SETUP, shopUniques: true }, content, new PlayedGames()),
    words: en,
  });

/** What the host answers for the party, in order: after it, whatever goes on. */
function host(...answers: string[]): (seat: string) => string | null {
  return (seat) => (seat === PARTY ? (answers.shift() ?? null) : null);
}
const TO_ENCOUNTER = ['read-on', 'buy:hand-axe', 'done', 'done', 'read-on'];

/** A table that stands at the first question of its encounter. */
function atEncounter(): CampaignAtTable {
  const table = tableOf();
  botsPlay(table, () => table.inside !== null, host(...TO_ENCOUNTER));
  return table;
}

interface Screen {
  readonly shelf: Shelf;
  readonly campaign: Campaign;
  readonly sent: string[];
  readonly begun: EncounterSetup[];
  readonly followed: FollowedCampaign;
}

/** The campaign on a screen of another browser, driven by that table. */
async function screenOf(table: CampaignAtTable, shelf = shelfOf(WITH_ABRAXIS), id?: string): Promise<Screen> {
  const campaign = id === undefined ? await begun(shelf) : await opened(shelf, id);
  const sent: string[] = [];
  const games: EncounterSetup[] = [];
  const desk: CampaignDesk = {
    decide: (option) => void sent.push(option),
    undo: (to) => sent.push(`undo ${to}`),
    redo: () => sent.push('redo'),
  };
  const followed = followedCampaign(campaign, campaign.sitAt(desk), () => table, {
    isKept: async (game) => games.some((_, i) => game === `game-${i}`),
    async begin(setup) {
      games.push(setup);
      return `game-${games.length - 1}`;
    },
  });
  return { shelf, campaign, sent, begun: games, followed };
}

const watcher: Desk = { decide() {}, undo() {}, redo() {}, holds: () => false };

describe('a campaign at a table far apart', () => {
  test('is played to its end, with what it asks for inside, and everybody who follows comes to the same', async () => {
    const table = tableOf();
    const early = await screenOf(table);
    const answers = host(...TO_ENCOUNTER);
    const inside: string[] = [];
    const look = () => {
      const of = table.session.pending?.about.of;
      if (table.inside && inside.at(-1) !== of) inside.push(of!);
      return false;
    };
    botsPlay(table, () => table.inside !== null, answers);
    expect(await early.followed.follow()).toBe(true);
    expect(early.campaign.session.hash).toBe(table.session.hash);
    // Its game inside is begun here, with just the set-up that the table has.
    expect(early.begun).toEqual([table.inside!.session.setup]);
    expect(early.campaign.store.getState().game).toBe('game-0');
    const fight = gameOf(
      new (table.inside!.session.constructor as typeof EncounterSession)(
        table.inside!.session.setup as EncounterSetup,
        WITH_ABRAXIS,
      ),
    ).sitAt(watcher);
    const { id, game } = table.inside!;
    botsPlay(table, () => look() || table.inside?.id !== id);
    // Over, it was taken by itself; whoever looks at it sees its end.
    expect(table.insideOf(id)?.game).toBe(game);
    expect(followTable(fight, game)).toBe(true);
    expect(fight.session.pending).toBeNull();
    expect(await early.followed.follow()).toBe(true);
    expect(early.campaign.store.getState().state.games).toHaveLength(1);
    botsPlay(table, look);
    expect(inside).toEqual(['encounter', 'abraxis']);
    expect(table.asked()).toBeNull();
    expect(table.session.state.ending).not.toBeNull();
    const late = await screenOf(table);
    for (const { campaign, followed, sent } of [early, late]) {
      expect(await followed.follow()).toBe(true);
      expect(campaign.session.hash).toBe(table.session.hash);
      expect(campaign.session.decisions).toEqual(table.session.decisions);
      expect(sent).toEqual([]);
    }
    // It is kept with both games in it, and opens again.
    const { games, abraxis } = late.campaign.record();
    expect([Object.keys(games), Object.keys(abraxis ?? {})].map(({ length }) => length)).toEqual([1, 1]);
    const again = await opened(late.shelf, late.campaign.id);
    expect(again.session.hash).toBe(table.session.hash);
    const elsewhere = shelfOf(WITH_ABRAXIS);
    expect((await elsewhere.campaigns.load(JSON.stringify(early.campaign.record()))).ok).toBe(true);
  });

  test('whose question it is: a member has its own throws, all else is the party', () => {
    const table = tableOf();
    const asked: string[] = [];
    botsPlay(
      table,
      () => {
        if (table.inside) return true;
        asked.push(`${table.session.pending!.kind} ${table.asked()!.seat}`);
        return false;
      },
      host(...TO_ENCOUNTER),
    );
    const zeke = table.session.state.members.find(({ card }) => card === 'zeke-jeong')!.seat;
    expect(asked).toEqual([
      `read-on ${PARTY}`,
      `roll ${zeke}`,
      `shop ${PARTY}`,
      `shop ${PARTY}`,
      `venture ${PARTY}`,
      `read-on ${PARTY}`,
    ]);
    expect(SETUP.seats.map(({ id }) => id)).toContain(table.asked()!.seat);
    expect(SETUP.seats.map(({ id }) => id)).not.toContain(PARTY);
  });

  test('goes back inside its game to its beginning, and over nothing that was told', () => {
    const table = atEncounter();
    const start = table.decisions;
    expect(start).toBe(6);
    const hash = table.stateHash();
    botsPlay(table, () => table.decisions === start + 12);
    const { inside } = table;
    const far = table.stateHash();
    expect(table.earliest).toBe(start);
    expect(() => table.back(start - 1)).toThrow(RangeError);
    expect(table.numberOf('inside', 3)).toBe(start + 3);
    expect(table.numberOf('campaign', 5)).toBe(5);
    table.back(start + 5);
    expect(table.decisions).toBe(start + 5);
    table.back(start);
    expect(table.stateHash()).toBe(hash);
    for (let n = 0; n < 12; n++) expect(table.again()).toBe(true);
    expect(table.again()).toBe(false);
    expect(table.stateHash()).toBe(far);
    expect(table.inside).toBe(inside);
    // The page before it was read, and can be again; what led to that told it.
    table.back(start);
    expect(table.earliest).toBe(start - 1);
    table.back(start - 1);
    expect(table.inside).toBeNull();
    expect(table.earliest).toBe(start - 1);
    table.decide('read-on', mixAt(start - 1), false);
    expect(table.inside).toBe(inside);
    expect(table.stateHash()).toBe(hash);
  });

  test('a game that cannot be begun here breaks the answer that led to it, and nothing else', () => {
    const broken = storyOf([scene('first', [{ do: 'abraxis', card: 'nobodys-table', rewards: {} }])]);
    const table = tableOf(broken);
    const hash = table.stateHash();
    expect(() => table.decide('read-on', mixAt(0), false)).toThrow('nobodys-table');
    expect([table.decisions, table.stateHash(), table.inside]).toEqual([0, hash, null]);
    expect(table.asked()!.offers('read-on')).toBe(true);
  });

  test('what the party bought is taken back and done again, one after the other', async () => {
    const table = tableOf();
    const screen = await screenOf(table);
    botsPlay(table, () => table.decisions === 3, host(...TO_ENCOUNTER));
    const { hash } = table.session;
    await screen.followed.follow();
    expect(screen.campaign.store.getState().undoing).toEqual({ to: 2, saw: [] });
    await screen.campaign.undo();
    await screen.campaign.decide('done');
    await screen.campaign.redo();
    expect(screen.sent).toEqual(['undo 2', 'done', 'redo']);
    // Nothing of it counted here.
    expect(screen.campaign.session.hash).toBe(hash);
    expect(table.earliest).toBe(2);
    expect(table.since(2)).toEqual({ seats: [PARTY], news: false });
    table.back(2);
    await screen.followed.follow();
    expect(screen.campaign.session.hash).toBe(table.session.hash);
    expect(table.earliest).toBe(2);
    expect(table.again()).toBe(true);
    expect(table.session.hash).toBe(hash);
    await screen.followed.follow();
    expect(screen.campaign.session.hash).toBe(hash);
  });

  test('a choice that led to a game is taken back with it, and the game come to again is the same', () => {
    const yards = storyOf([
      scene('first', [
        {
          do: 'decide',
          id: 'way',
          options: [
            { id: 'fight', text: 'Fight.', do: [{ do: 'encounter', encounter: 'training-yard' }] },
            { id: 'leave', text: 'Leave.', do: [{ do: 'ending', text: ['Away.'], over: false }] },
          ],
        },
      ]),
    ] as Parameters<typeof storyOf>[0]);
    const table = tableOf(yards);
    table.decide('read-on', mixAt(0), false);
    const fight = table.session.pending!.options.find(({ id }) => id.includes('fight'))!.id;
    table.decide(fight, mixAt(1), false);
    const { inside } = table;
    table.decide(table.ofBot(), mixAt(2), false);
    const hash = table.stateHash();
    table.back(2);
    expect(table.earliest).toBe(1);
    table.back(1);
    expect(table.inside).toBeNull();
    expect(table.asked()!.seat).toBe(PARTY);
    expect(table.again()).toBe(true);
    // The same one, with the mixes it had.
    expect(table.inside).toBe(inside);
    expect(table.again()).toBe(true);
    expect(table.stateHash()).toBe(hash);
  });

  test('begun with a game inside under way, that goes on, and to its beginning nobody goes back', () => {
    const before = atEncounter();
    botsPlay(before, () => before.decisions === 14);
    const { session, inside } = before;
    const table = campaignAtTable({ session, words: en, inside: inside!.session });
    expect(table.decisions).toBe(0);
    expect(table.earliest).toBe(0);
    expect(table.stateHash()).toBe(before.stateHash());
    table.decide(table.ofBot(), mixAt(0), false);
    expect(table.numberOf('inside', 9)).toBe(1);
    expect(() => table.back(-1)).toThrow(RangeError);
    table.back(0);
    expect(table.stateHash()).toBe(before.stateHash());
  });

  test('an answer that is none changes nothing, in the campaign and inside', () => {
    for (const table of [tableOf(), atEncounter()]) {
      const [hash, decisions] = [table.stateHash(), table.decisions];
      expect(table.asked()!.offers('no answer')).toBe(false);
      expect(() => table.decide('no answer', mixAt(0), false)).toThrow('no answer');
      expect([table.stateHash(), table.decisions]).toEqual([hash, decisions]);
    }
  });

  test('a game that is over here is not taken twice', async () => {
    const table = atEncounter();
    const screen = await screenOf(table);
    await screen.followed.follow();
    const { session, id } = table.inside!;
    botsPlay(table, () => table.inside?.id !== id);
    // As its page asks once it is over there, before and after the table's has come.
    expect(await screen.campaign.take((session as EncounterSession).toLog())).toBe(true);
    expect(screen.campaign.store.getState().state.games).toHaveLength(0);
    await Promise.all([screen.followed.follow(), screen.followed.follow()]);
    expect(await screen.campaign.take((session as EncounterSession).toLog())).toBe(true);
    expect(screen.campaign.store.getState().state.games).toHaveLength(1);
    expect(screen.campaign.session.hash).toBe(table.session.hash);
  });

  test('a page that had gone another way, or was rewound, comes to the same', async () => {
    const shelf = shelfOf(WITH_ABRAXIS);
    const other = await begun(shelf);
    for (const option of ['read-on', 'roll', 'done']) await other.decide(option);
    const table = atEncounter();
    const screen = await screenOf(table, shelf, other.id);
    expect(await screen.followed.follow()).toBe(true);
    expect(screen.campaign.session.hash).toBe(table.session.hash);
    expect(screen.campaign.session.decisions).toEqual(table.session.decisions);
  });
});
