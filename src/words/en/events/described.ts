import type { EncounterEvent, EncounterState, Space } from '../../../engine/index.ts';
import type { Described } from '../../telling.ts';
import type { Speaker } from '../tell/speaker.ts';

export type { Described } from '../../telling.ts';

export type EventOf<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** The words for events, by type; null for those that only keep the books. `before`: how the table lay, `over`: the first space a jump leads over, if known. */
export type WordsFor<T extends EncounterEvent['type']> = {
  readonly [E in T]: (
    event: EventOf<E>,
    n: Speaker,
    before?: EncounterState,
    over?: Space,
  ) => Described | null;
};

export const line = (text: string, tone: Described['tone'] = 'plain'): Described => ({ text, tone });
