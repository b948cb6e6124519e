import * as v from 'valibot';
import { type AbraxisLog, PAIRS } from '../../abraxis/index.ts';
import { parseValue } from '../../check/parse-value.ts';
import { REVEALED } from '../../engine/index.ts';
import type { FeedNote } from '../game/feed.ts';
import type { Cells } from '../table/cells.ts';

/** The one game of Abraxis a browser keeps: a small one, whole, written at each decision. */
export interface KeptAbraxis {
  readonly id: string;
  readonly log: Pick<
    AbraxisLog,
    'game' | 'rules' | 'contentHash' | 'setup' | 'decisions' | 'hash' | 'foreknown'
  >;
  readonly gestures: readonly number[];
  readonly notes: readonly FeedNote[];
}

/** Where it lies: no key of a game of the table begins so. */
const KEY = 'abraxis';
const PAST_KEY = `${KEY}\0`;

const few = v.pipe(v.number(), v.integer(), v.minValue(0));
const word = v.pipe(v.string(), v.maxLength(200));
const decision = v.object({ kind: word, seat: word, option: word });
const foreknown = v.object({ decision: few, saw: v.array(v.picklist(REVEALED)) });
/** Whatever lies there, only what makes sense is taken; whether it runs the rules say. */
const schema = v.object({
  id: word,
  log: v.object({
    game: v.literal('abraxis'),
    rules: word,
    contentHash: word,
    setup: v.object({
      card: word,
      players: v.pipe(
        v.array(v.object({ seat: word, name: word, house: v.optional(v.literal(true)) })),
        v.minLength(1),
        v.maxLength(PAIRS.length),
      ),
      seed: word,
      byHand: v.boolean(),
      owned: v.optional(v.array(word)),
    }),
    decisions: v.array(decision),
    hash: word,
    foreknown: v.optional(v.array(foreknown)),
  }),
  gestures: v.array(few),
  notes: v.array(
    v.variant('note', [
      v.object({ at: few, note: v.literal('undone'), decisions: few }),
      v.object({ at: few, note: v.literal('redone') }),
      v.object({ at: few, note: v.literal('foreknown'), ...foreknown.entries }),
    ]),
  ),
});

/** What this browser keeps of it; null where that is nothing, or nothing that makes sense. Throws what the browser says. */
export async function readAbraxis(cells: Cells): Promise<KeptAbraxis | null> {
  const there = await cells.transact('readonly', (now) => now.get(KEY));
  const parsed = parseValue(schema as v.GenericSchema<unknown, KeptAbraxis>, there);
  return parsed.ok ? parsed.value : null;
}

export const keepAbraxis = (cells: Cells, game: KeptAbraxis): Promise<void> =>
  cells.transact('readwrite', async (now) => now.put(KEY, game));

export const forgetAbraxis = (cells: Cells): Promise<void> =>
  cells.transact('readwrite', async (now) => now.remove(KEY, PAST_KEY));
