import * as v from 'valibot';
import type { AbraxisLog } from '../../abraxis/index.ts';
import { isRecord } from '../../check/is-record.ts';
import { parseValue } from '../../check/parse-value.ts';
import { REVEALED } from '../../engine/index.ts';
import { abraxisLogOfToday, abraxisLogSchema } from '../campaign/abraxis-log-schema.ts';
import type { FeedNote } from '../game/feed.ts';
import type { Cells } from '../kept/cells.ts';
import { type Following, putAfter, type WrittenBy, writtenBy } from '../kept/follows.ts';
import { text } from '../opened/record-fields.ts';

/** The one game of Abraxis a browser keeps: a small one, whole, written at each decision. */
export interface KeptAbraxis {
  readonly id: string;
  readonly log: Omit<AbraxisLog, 'checkpoint'>;
  readonly gestures: readonly number[];
  readonly notes: readonly FeedNote[];
}

/** Where it lies: the one for practice, and that of a campaign beside it. No key of a game of the table begins so. */
const keyOf = (campaign: string | undefined): string =>
  campaign === undefined ? 'abraxis' : `abraxis:${campaign}`;

const few = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Whatever lies there, only what makes sense is taken; whether it runs the rules say. */
const schema = v.object({
  id: text,
  log: abraxisLogSchema,
  gestures: v.array(few),
  notes: v.array(
    v.variant('note', [
      v.object({ at: few, note: v.literal('undone'), decisions: few }),
      v.object({ at: few, note: v.literal('redone') }),
      v.object({ at: few, note: v.literal('foreknown'), decision: few, saw: v.array(v.picklist(REVEALED)) }),
    ]),
  ),
});

/**
 * What this browser keeps of it, for practice or in that campaign; null where that is nothing, or nothing that makes
 * sense. Throws what the browser says.
 */
export async function readAbraxis(
  cells: Cells,
  campaign?: string,
): Promise<{ readonly game: KeptAbraxis | null; readonly stand: WrittenBy | null }> {
  const there = await cells.transact('readonly', (now) => now.get(keyOf(campaign)));
  const game = isRecord(there) ? { ...there, log: abraxisLogOfToday(there.log) } : there;
  const isGame = parseValue(schema as v.GenericSchema<unknown>, game).ok;
  return { game: isGame ? (game as unknown as KeptAbraxis) : null, stand: writtenBy(there) };
}

/** False where another page has written since what it follows: nothing was. */
export const keepAbraxis = (
  cells: Cells,
  game: KeptAbraxis,
  of: Following,
  campaign?: string,
): Promise<boolean> => cells.transact('readwrite', (now) => putAfter(now, keyOf(campaign), game, of));

export const forgetAbraxis = (cells: Cells, campaign?: string): Promise<void> =>
  cells.transact('readwrite', async (now) => now.remove(keyOf(campaign), `${keyOf(campaign)}\0`));
