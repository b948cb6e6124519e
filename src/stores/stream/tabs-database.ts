/** The streams of this browser's tabs, in a database of their own: what lies there, and an index of it. */
import { answerOf, endOf } from '../kept/cells.ts';

/** What the index has of a stream. */
export interface StreamThere {
  readonly stream: string;
  /** The sequence of its last message, also when that was cleared. */
  readonly last: number;
  /** Its time, which never goes back. */
  readonly nanos: string;
  /** When anything was last sent, by the clock. */
  readonly at: number;
}

/** A message as it lies there. */
export interface MessageThere {
  readonly stream: string;
  readonly sequence: number;
  readonly nanos: string;
  readonly key: string;
  readonly text: string;
  readonly id: string;
}

/** What nobody has written to for so long is nobody's any more. */
const OLD = 24 * 3600_000;

const NAME = 'middara-table-streams';
const STORES = ['streams', 'messages', 'beside'];

/** All of one stream in a store whose keys begin with its id. */
export const allOf = (stream: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([stream, from], [stream, []]);

/** Opens it, and clears what is old. Throws where the browser keeps nothing. */
export async function tabsDatabase(now: number): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore('streams', { keyPath: 'stream' });
    const messages = result.createObjectStore('messages', { keyPath: ['stream', 'sequence'] });
    messages.createIndex('id', ['stream', 'id']);
    result.createObjectStore('beside', { keyPath: ['stream', 'name'] });
  };
  const database = await answerOf(request);
  database.onversionchange = () => database.close();
  const all = database.transaction(STORES, 'readwrite', { durability: 'relaxed' });
  const there: StreamThere[] = await answerOf(all.objectStore('streams').getAll());
  for (const { stream, at } of there) {
    if (now - at < OLD) continue;
    all.objectStore('streams').delete(stream);
    for (const store of ['messages', 'beside']) all.objectStore(store).delete(allOf(stream));
  }
  await endOf(all);
  return database;
}
