import type { Described } from '../../../../words/telling.ts';
import type { MidgardContent } from '../../rules/model/content.ts';
import type { EventOf, MidgardEvent } from '../../rules/model/events.ts';
import type { MidgardState } from '../../rules/model/state.ts';

/** A line of the log, and text of the content that came to light with it. */
export type ToldLine = Pick<Described, 'text' | 'tone' | 'quote'>;

/** Where an event happened: the state after it and before it. */
export interface Place {
  readonly content: MidgardContent;
  readonly view: MidgardState;
  readonly before: MidgardState;
  /** What a player is called, by place at the table. */
  name(player: number): string;
}

/** How each of these is told; null: it only keeps the books. */
export type TellersOf<Types extends MidgardEvent['type']> = {
  readonly [T in Types]: (event: EventOf<T>, place: Place) => ToldLine | null;
};

/** With closed hands a line says only what everybody may know. */
export const isClosed = ({ view }: Place): boolean => view.hands === 'closed';

export const plain = (text: string): ToldLine => ({ text, tone: 'plain' });
export const good = (text: string): ToldLine => ({ text, tone: 'good' });
export const bad = (text: string): ToldLine => ({ text, tone: 'bad' });
export const quiet = (text: string): ToldLine => ({ text, tone: 'quiet' });
/** With what its card says. */
export const quoted = (text: string, card: { readonly text: string } | undefined): ToldLine => ({
  text,
  tone: 'told',
  ...(card ? { quote: card.text } : {}),
});
export const kept = (): null => null;
