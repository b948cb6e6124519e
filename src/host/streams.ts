/** The streams of a table: what is decided, in order and never changed, and what lies beside it (DESIGN.md 1.4). */
import {
  DiscardPolicy,
  type JetStreamManager,
  jetstreamManager,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { headers, type NatsConnection, nanos } from '@nats-io/nats-core';

export const MESSAGES_OF_A_KEY = 5000;
const LARGEST_MESSAGE = 4 * 1024;
const LARGEST_CHUNK = 64 * 1024;
const BESIDE_BYTES = 16 * 1024 * 1024;
const SAME_ID_WITHIN = 2 * 60_000;

/** The header of a chunk that says of how many it is one. */
export const CHUNKS = 'Of';

const besideOf = (table: string) => `${table}-beside`;

const decided = (table: string, replicas: number): Partial<StreamConfig> => ({
  name: table,
  subjects: [`table.${table}.k.*`],
  republish: { src: `table.${table}.k.*`, dest: `out.${table}.k.$1` },
  storage: StorageType.File,
  num_replicas: replicas,
  discard: DiscardPolicy.New,
  discard_new_per_subject: true,
  max_msgs_per_subject: MESSAGES_OF_A_KEY,
  max_msg_size: LARGEST_MESSAGE,
  duplicate_window: nanos(SAME_ID_WITHIN),
  allow_direct: true,
  allow_rollup_hdrs: false,
  deny_delete: true,
  deny_purge: true,
});

const beside = (table: string, replicas: number): Partial<StreamConfig> => ({
  name: besideOf(table),
  subjects: [`beside.${table}.>`],
  storage: StorageType.File,
  num_replicas: replicas,
  discard: DiscardPolicy.New,
  max_msgs_per_subject: 1,
  max_msg_size: LARGEST_CHUNK,
  max_bytes: BESIDE_BYTES,
  allow_direct: true,
});

export interface Chunk {
  readonly name: string;
  readonly chunk: number;
  readonly of: number;
  readonly text: string;
}

export interface Streams {
  make(table: string): Promise<void>;
  /** When something was written last, in milliseconds since 1970; null: never. */
  lastWritten(table: string): Promise<number | null>;
  put(table: string, what: Chunk): Promise<void>;
  /** All chunks of that name. */
  remove(table: string, name: string): Promise<void>;
  /** Both of them, with all that is in them. */
  end(table: string): Promise<void>;
}

/** Those of one account. */
export function streamsOf(line: () => Promise<NatsConnection>, replicas: number): Streams {
  const manager = async (): Promise<JetStreamManager> => jetstreamManager(await line(), { checkAPI: false });
  return {
    async make(table) {
      const { streams } = await manager();
      await streams.add(decided(table, replicas) as StreamConfig & { name: string });
      await streams.add(beside(table, replicas) as StreamConfig & { name: string });
    },
    async lastWritten(table) {
      const { state } = await (await manager()).streams.info(table);
      return state.last_seq === 0 ? null : Date.parse(state.last_ts);
    },
    async put(table, { name, chunk, of, text }) {
      const told = headers();
      told.set(CHUNKS, String(of));
      const client = (await manager()).jetstream();
      await client.publish(`beside.${table}.${name}.${chunk}`, text, { headers: told });
    },
    async remove(table, name) {
      await (await manager()).streams.purge(besideOf(table), { filter: `beside.${table}.${name}.>` });
    },
    async end(table) {
      const { streams } = await manager();
      await streams.delete(besideOf(table));
      await streams.delete(table);
    },
  };
}
