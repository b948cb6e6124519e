/** How soon whoever comes late sees where a long table stands, and how soon all of it is read: without the way of the bytes. */
import { SETUP, scene, storyOf } from '../../../tests/campaign/support.ts';
import { gameContent } from '../../../tests/support/content.ts';
import { tableWith } from '../../../tests/support/table-of-memory.ts';
import { type ToyKept, toyAtTable as toy, type toyAtTable } from '../../../tests/support/toy-at-table.ts';
import { CAMPAIGN_VERSION, CampaignSession } from '../../campaign/index.ts';
import { defaultSetup, EncounterSession, RULES_VERSION } from '../../engine/index.ts';
import { newKey } from '../../online/keys.ts';
import { mixOf, sha256Of } from '../../online/mix.ts';
import { SNAPSHOT, SNAPSHOT_EVERY, snapshotOf } from '../../online/snapshot.ts';
import { type Begin, type Body, toSign } from '../../online/table-messages.ts';
import { TableReader } from '../../online/table-reader.ts';
import {
  SAVED_CAMPAIGN,
  SAVED_CAMPAIGN_VERSION,
  type SavedCampaign,
} from '../../stores/campaign/saved-campaign.ts';
import { browserTimer } from '../../stores/game/pace.ts';
import { memoryCells } from '../../stores/kept/cells.ts';
import type { StandsAtTable } from '../../stores/online/at-game.ts';
import { textOfStart } from '../../stores/online/campaign-start.ts';
import { createOnlineTables, type Playable } from '../../stores/online/created-tables.ts';
import { onlineRecords } from '../../stores/online/online-records.ts';
import { playableCampaign } from '../../stores/online/playable-campaign.ts';
import { playableGame } from '../../stores/online/playable-game.ts';
import type { Prepared } from '../../stores/online/prepared.ts';
import { fixedLibrary } from '../../stores/packs/checked-library.ts';
import type { HostDoor } from '../../stores/stream/host-door.ts';
import { pageStream } from '../../stores/stream/page-stream.ts';
import { en } from '../../words/en/index.ts';
import { percentile } from './measures.ts';

const TABLE = 'abcdefghijklmnop';
const TIMES = 5;

interface Played {
  readonly begin: Omit<Begin, 'start'>;
  /** As it lies beside the stream. */
  readonly start: string;
  /** For a page of its own. */
  kind(): Pick<Playable, 'prepare'>;
}

const SEATS = ['a', 'b', 'c', 'd'];

export const aToy: Played = {
  begin: { do: 'begin', game: 'around', rules: '1', content: 'x', name: 'Around', seats: SEATS },
  start: 'around',
  kind: () => ({
    prepare: async (_, mix) => ({ ok: true, value: preparedToy(mix) }),
  }),
};

function preparedToy(mix: string): Prepared {
  const of = (kept?: ToyKept) => {
    const also = { earliest: 0, isJoined: () => false };
    return Object.setPrototypeOf(
      also,
      toy(SEATS, mix, { ends: 1_000_000, ...(kept && { kept }) }),
    ) as StandsAtTable;
  };
  return {
    id: 'toy',
    seatNames: {},
    isHidden: false,
    route: 'play/toy',
    open: () => of(),
    screens: () => ({
      look() {},
      refused() {},
      follow() {},
      close() {},
      shows: () => true,
      plans: () => null,
    }),
    snapshots: {
      logOf: (game) => (game as unknown as ReturnType<typeof toyAtTable>).kept(),
      open: async (log) => of(log as ToyKept),
    },
    standing: () => '',
    playOn: async () => 'toy',
  };
}

export function anEncounter(id: string): Played {
  const setup = defaultSetup(gameContent.encounters[id]!, 'late', ['North', 'South']);
  const log = new EncounterSession(setup, gameContent).toLog();
  const seats = setup.seats.map((seat) => seat.id);
  return {
    begin: { do: 'begin', game: log.game, rules: log.rules, content: log.contentHash, name: id, seats },
    start: JSON.stringify(log),
    kind: () => playableGame(tableWith({ library: fixedLibrary(gameContent, en) })),
  };
}

/** A campaign of so many fights in the training yard, one after the other, however they end. */
export function aCampaign(fights: number): Played {
  const scenes = Array.from({ length: fights }, (_, n) =>
    scene(`fight-${n}`, [
      {
        do: 'encounter',
        encounter: 'training-yard',
        won: [{ do: 'continue', to: `fight-${n + 1}` }],
        lost: [{ do: 'continue', to: `fight-${n + 1}` }],
      },
    ]),
  );
  const end = scene(`fight-${fights}`, [{ do: 'ending', text: ['The end.'], over: false }]);
  const story = storyOf([...scenes, end], { gold: 100 });
  const session = new CampaignSession({ ...SETUP, shopUniques: true }, story);
  const log = session.toLog();
  const saved: SavedCampaign = {
    file: SAVED_CAMPAIGN,
    version: SAVED_CAMPAIGN_VERSION,
    id: 'long',
    name: 'Long',
    savedAt: '',
    log,
    games: {},
    recorded: [],
  };
  const library = {
    ...fixedLibrary(gameContent, en),
    playable: () => story,
    contentFor: async () => ({ content: story, missing: [], changed: [] }),
  };
  const seats = SETUP.seats.map(({ id }) => id);
  const rules = `${CAMPAIGN_VERSION} ${RULES_VERSION}`;
  return {
    begin: { do: 'begin', game: log.game, rules, content: log.contentHash, name: 'Long', seats },
    start: textOfStart({ saved, inside: null }),
    kind: () => playableCampaign(tableWith({ library })),
  };
}

export interface CameEarly {
  readonly decisions: number;
  /** Letters of what lies beside. */
  readonly letters: number;
  /** Milliseconds: until it is shown, until it can be decided on, and the latter where nothing lies there. */
  readonly shown: number;
  readonly read: number;
  readonly readWithout: number;
}

/** So many decisions, or as far as the game goes; the computer answers for all. */
export async function cameEarly(played: Played, decisions: number): Promise<CameEarly> {
  const host = newKey();
  // A second for each: at its own speed it would be too fast for every reader.
  let seconds = 1_700_000_000;
  const stream = pageStream(() => {
    seconds += 1;
    return BigInt(seconds) * 1_000_000_000n;
  });
  const line = stream.join(host.id);
  await line.beside.put('start', played.start);
  const begin: Begin = { ...played.begin, start: { beside: 'start', hash: sha256Of(played.start) } };
  let prepared: Prepared | null = null;
  const reader = new TableReader({ table: TABLE, hostKey: host.id, open: () => prepared!.open() });
  const say = async (body: Body) => {
    const text = JSON.stringify(body);
    const signed = JSON.stringify({ body: text, sig: host.sign(toSign(TABLE, text)) });
    await line.send(signed, `${stream.messages.length}`);
    const message = stream.messages.at(-1)!;
    if (prepared === null) {
      const mix = mixOf(TABLE, -1, message.sequence, message.nanos);
      const came = await played.kind().prepare(begin, mix, played.start, null);
      if (!came.ok) throw new Error(JSON.stringify(came));
      prepared = came.value;
    }
    const verdict = reader.read(message);
    if (!verdict.taken) throw new Error(`not taken: ${verdict.why}`);
  };
  await say(begin);
  for (const seat of begin.seats) await say({ do: 'sit', seat });
  let snapshot: string | null = null;
  while (reader.game!.asked() && reader.game!.decisions < decisions) {
    const { game, head } = reader;
    const { seat } = game!.asked()!;
    const option = game!.ofBot();
    const n = game!.decisions;
    await say({ do: 'decide', on: head!.on, chain: head!.chain, seat, n, option, state: game!.stateHash() });
    if (game!.decisions % SNAPSHOT_EVERY === 0)
      snapshot = snapshotOf(reader, prepared!.snapshots!.logOf(game as StandsAtTable));
  }
  const times = { shown: [] as number[], read: [] as number[], readWithout: [] as number[] };
  for (let i = 0; i < TIMES; i++)
    for (const lies of [false, true]) {
      if (lies) await line.beside.put(SNAPSHOT, snapshot!);
      else await line.beside.remove(SNAPSHOT);
      const tables = createOnlineTables({
        kinds: [{ ...playableGame(null as never), ...played.kind(), isOf: () => true }],
        records: onlineRecords(memoryCells()),
        library: { stored: () => [] } as never,
        door: {
          hello: async () => ({ ok: true, value: { server: '', addresses: [] } }),
          join: async () => ({ ok: true, value: { jwt: '', as: 'watch', host: host.id } }),
        } as unknown as HostDoor,
        base: 'http://bench.invalid/',
        transport: ({ key }) => stream.join(key.id),
        timer: browserTimer,
        now: () => performance.now(),
        isSeen: () => true,
        moved() {},
      });
      const begun = performance.now();
      let shown: number | null = null;
      const came = await tables.enter(`${TABLE}.code`, false, () => {
        shown ??= performance.now() - begun;
      });
      if (!came.ok) throw new Error(JSON.stringify(came));
      (lies ? times.read : times.readWithout).push(performance.now() - begun);
      if (lies) times.shown.push(shown ?? Number.POSITIVE_INFINITY);
      came.value.table.close();
    }
  const median = (of: readonly number[]) => percentile(of, 0.5);
  return {
    decisions: reader.game!.decisions,
    letters: snapshot!.length,
    shown: median(times.shown),
    read: median(times.read),
    readWithout: median(times.readWithout),
  };
}
