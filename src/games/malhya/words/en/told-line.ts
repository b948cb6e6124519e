import type { Described } from '../../../../words/telling.ts';
import type { MalhyaContent } from '../../rules/model/content.ts';
import type { EventOf, MalhyaEvent } from '../../rules/model/events.ts';
import type { MalhyaState } from '../../rules/model/state.ts';

/** A line of the log, and text of the content that came to light with it. */
export type ToldLine = Pick<Described, 'text' | 'tone' | 'quote'>;

/** Where an event happened: the state after it and before it. */
export interface Place {
  readonly content: MalhyaContent;
  readonly view: MalhyaState;
  readonly before: MalhyaState;
  /** What a hero is called. */
  name(hero: number): string;
}

/** How each of these is told; null: it only keeps the books. */
export type TellersOf<Types extends MalhyaEvent['type']> = {
  readonly [T in Types]: (event: EventOf<T>, place: Place) => ToldLine | null;
};

/** A sentence begins with a capital, whatever is named first in it. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const plain = (text: string): ToldLine => ({ text: begun(text), tone: 'plain' });
export const good = (text: string): ToldLine => ({ text: begun(text), tone: 'good' });
export const bad = (text: string): ToldLine => ({ text: begun(text), tone: 'bad' });
export const quiet = (text: string): ToldLine => ({ text: begun(text), tone: 'quiet' });
export const turn = (text: string): ToldLine => ({ text: begun(text), tone: 'turn' });
export const kept = (): null => null;
