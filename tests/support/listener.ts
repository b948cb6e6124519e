import type { Game } from '../../src/stores/middara/game.ts';
import { createSpeech, type Speech, type SpokenLine } from '../../src/stores/middara/speech.ts';
import { answersHeard } from '../../src/ui/table/asks/answer-order.ts';
import { en } from '../../src/words/en/index.ts';

export interface Listener {
  readonly speech: Speech;
  /** Everything that was spoken, in its order. */
  readonly heard: SpokenLine[];
  /** Listens to what the table shows now. */
  listen(): void;
}

/** Somebody who hears a game and does not look. */
export function listenerTo(game: Game): Listener {
  const speech = createSpeech({
    words: en,
    firstRound: game.session.from?.clock.round ?? 0,
    answersTo: answersHeard,
  });
  const heard: SpokenLine[] = [];
  let last = 0;
  speech.store.subscribe(({ lines }) => {
    const fresh = lines.filter(({ id }) => id > last);
    last = lines.at(-1)?.id ?? last;
    heard.push(...fresh);
  });
  const listen = () => {
    const { view, shown, feed, pending } = game.store.getState();
    const { events, decisions } = game.session;
    speech.hear({ position: game.positionOf(view), events, shown, feed, pending, decisions });
  };
  return { speech, heard, listen };
}
