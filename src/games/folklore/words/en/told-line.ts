import type { Described } from '../../../../words/telling.ts';
import type { FolkloreContent } from '../../rules/model/content.ts';
import type { EventOf, FolkloreEvent } from '../../rules/model/events.ts';
import type { FolkloreState } from '../../rules/model/state.ts';

/** A line of the feed, and text of the content that came to light with it. */
export type ToldLine = Pick<Described, 'text' | 'tone' | 'quote'>;

/** Where an event happened: the state after it and before it. */
export interface Place {
  readonly content: FolkloreContent;
  readonly view: FolkloreState;
  readonly before: FolkloreState;
}

/** How each of these is told; null: it only keeps the books. */
export type TellersOf<Types extends FolkloreEvent['type']> = {
  readonly [T in Types]: (event: EventOf<T>, place: Place) => ToldLine | null;
};

export const plain = (text: string): ToldLine => ({ text, tone: 'plain' });
export const good = (text: string): ToldLine => ({ text, tone: 'good' });
export const bad = (text: string): ToldLine => ({ text, tone: 'bad' });
