/** What a decision at an online table costs the page's thread beyond one that is made alone. */

import { gameContent } from '../../../tests/support/content.ts';
import { defaultSetup, EncounterSession } from '../../engine/index.ts';
import { keyOf } from '../../online/keys.ts';
import { sha256Of } from '../../online/mix.ts';
import { signedText } from '../../online/signed-text.ts';
import type { Begin, Body } from '../../online/table-messages.ts';
import { TableReader } from '../../online/table-reader.ts';
import { groundOf } from '../../stores/middara/game.ts';
import { middaraPlay } from '../../stores/middara/middara-play.ts';
import { gameAtTable } from '../../stores/online/at-game.ts';
import { botOf } from '../../stores/online/bot-of.ts';
import type { AnyApart } from '../../stores/table/guests.ts';
import { en } from '../../words/en/index.ts';

/** Milliseconds of the processor: on a busy machine a clock would tell of others' work. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const TABLE = 'abcdefghijklmnop';

export interface Spent {
  /** Milliseconds of each decision: signed, heard again, looked at and run in the reader's own game. */
  readonly online: readonly number[];
  /** Of each decision as it is run alone, and on the screen of a table as well. */
  readonly alone: readonly number[];
}

/** That many decisions of an encounter, by bots, each said by its seat and read as the stream would have it. */
export async function spentOnThread(encounter: string, decisions: number): Promise<Spent> {
  const host = keyOf(sha256Of('bench'));
  const setup = defaultSetup(gameContent.encounters[encounter]!, 'thread', ['North', 'South']);
  const apart = () => {
    const session = new EncounterSession(setup, gameContent);
    return { name: encounter, session, play: middaraPlay(groundOf(session), en) } as unknown as AnyApart;
  };
  const bot = await botOf(apart());
  const game = gameAtTable(apart(), bot);
  const alone = gameAtTable(apart(), bot);
  const reader = new TableReader({ table: TABLE, hostKey: host.id, open: () => game });
  let sequence = 0;
  const texts = (body: Body) => signedText(host, TABLE, body);
  const read = (text: string) => {
    sequence += 1;
    const verdict = reader.read({
      sequence,
      nanos: `${1_700_000_000 + sequence}000000000`,
      key: host.id,
      text,
    });
    if (!verdict.taken) throw new Error(`not taken: ${verdict.why}`);
    return verdict;
  };
  const seats = setup.seats.map(({ id }) => id);
  const start = { beside: 'start', hash: '0'.repeat(64) };
  const begin: Begin = {
    do: 'begin',
    game: 'middara',
    rules: '1',
    content: 'x',
    name: 'Bench',
    start,
    seats,
  };
  read(texts(begin));
  for (const seat of seats) read(texts({ do: 'sit', seat }));
  const spent: { online: number[]; alone: number[] } = { online: [], alone: [] };
  while (game.asked() && spent.online.length < decisions) {
    const option = game.ofBot();
    const { seat } = game.asked()!;
    const begun = processor();
    const { on, chain } = reader.head!;
    const n = game.decisions;
    const verdict = read(texts({ do: 'decide', on, chain, seat, n, option, state: game.stateHash() }));
    const done = processor();
    const decided = verdict.happened.find(({ tells }) => tells === 'decided');
    alone.decide(option, decided?.tells === 'decided' ? decided.mix : '', false);
    spent.online.push(done - begun);
    spent.alone.push(processor() - done);
  }
  return spent;
}
