/** The keys that read (`l`, `w`, `t`): the last deed, a figure, what can reach it. */
import { useContext, useEffect, useMemo, useRef } from 'react';
import {
  type FigureId,
  figureIn,
  hpOf,
  type Position,
  type Prompt,
  staminaOf,
  standsOn,
} from '../../../engine/index.ts';
import type { Speech } from '../../../stores/middara/speech.ts';
import { fetchWhole, wholeOf } from '../../../stores/whole-words.ts';
import type { WholeWords, Words } from '../../../words/words.ts';
import { harmTo, onTable } from '../../board/marks/foresight-words.ts';
import { figureText } from '../../board/pieces/FigureStandee.tsx';
import { playerOf } from '../../figures/SeatMark.tsx';
import { useKeys } from '../../page/use-keys.ts';
import { LabContext } from '../../page/use-lab.ts';
import { useStable } from '../../page/use-stable.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { answersHeard } from '../asks/answer-order.ts';
import { ForesightContext } from '../context/use-foresight.ts';
import { useSpeech } from './use-speech.ts';

/** What somebody who does not look may ask for. */
export interface Voice {
  readonly speech: Speech;
  /** The last deed again; then the one before it. */
  readonly again: () => void;
  /** How a figure stands. */
  readonly state: () => void;
  /** What could come near and strike at a figure. */
  readonly reach: () => void;
}

/**
 * Speaks of the game on the screen, and answers what is asked of it by keys. `subject`: whose question or turn it is;
 * `covered`: the device is still on its way to them, and another's ears hear what is read.
 */
export function useVoice(position: Position, subject: FigureId | null, covered: boolean): Voice {
  const words = useWords();
  const { spoken } = words.ui;
  const telling = useTelling(position);
  const { session } = useGame();
  const pool = useContext(LabContext);
  const looks = useContext(ForesightContext) !== null;
  const shown = useGameState((state) => state.shown);
  const feed = useGameState((state) => state.feed);
  const asked = useGameState((state) => state.pending);
  const pending = covered ? null : asked;
  const { events, decisions } = session;
  const firstRound = session.from?.clock.round ?? 0;
  const heard = (prompt: Prompt) => answersHeard(prompt, position.cards);
  const speech = useSpeech({ position, events, shown, feed, pending, decisions }, firstRound, heard);

  const working = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked of one question is of no use at the next
  useEffect(() => () => working.current?.abort(), [pending]);

  const again = useStable(() => speech.again());
  const state = useStable(() => {
    const id = figureMeant(position) ?? subject;
    if (id === null) return speech.say(spoken.nobody);
    const figure = figureIn(position.state, id);
    const name = telling.figureName(figure);
    const seen = figureText(
      words,
      figure,
      name,
      hpOf(position, figure),
      staminaOf(position, figure).max,
      playerOf(telling, position, figure),
    );
    withWhole(words, (reading) => speech.say(reading.stateOf(position, telling, id, seen)));
  });
  const reach = useStable(() => {
    const id = adventurerMeant(position, subject);
    if (id === null) return speech.say(spoken.nobody);
    working.current?.abort();
    const stop = new AbortController();
    working.current = stop;
    withWhole(words, (reading) => {
      const tell = (could: readonly FigureId[] | null) =>
        speech.say(reading.reachOf(position, telling, id, could));
      // Switched off, nothing is foreseen: how far they are can be seen by anybody.
      if (!pool || !looks || !pending) return tell(null);
      const looked = import('../../../stores/lab/reach.ts').then(({ reachOf }) =>
        reachOf(pool, session, id, stop.signal, tell),
      );
      void looked.then((found) => {
        if (!found || stop.signal.aborted || found.could.length === 0) return;
        const turns = onTable(position, found.turns);
        speech.say(reading.wouldDo(telling, id, turns, harmTo(position, turns, id)), false);
      });
    });
  });
  const { keys } = spoken;
  useKeys({ [keys.again]: again, [keys.state]: state, [keys.reach]: reach });
  return useMemo(() => ({ speech, again, state, reach }), [speech, again, state, reach]);
}

/** What reads, with the words of it: at once, or as soon as they have come. */
function withWhole(words: Words, read: (reading: WholeWords['ui']['spoken']) => void): void {
  const there = wholeOf(words);
  if (there) read(there.ui.spoken);
  else
    fetchWhole(words).then(
      (whole) => read(whole.ui.spoken),
      () => {},
    ); // asked for again by the next press
}

/** Under the board's cursor, or with the focus; null where that is nobody. */
function figureMeant({ state }: Position): FigureId | null {
  const focused = document.activeElement;
  const named = focused?.closest<HTMLElement>('[data-figure]')?.dataset.figure;
  if (named !== undefined && state.figures.some(({ id }) => id === named)) return named;
  const [x, y] = focused?.closest<HTMLElement>('[data-cursor]')?.dataset.cursor?.split(',').map(Number) ?? [];
  if (x === undefined || y === undefined) return null;
  const standing = state.figures.find((figure) => standsOn(figure, [x, y]));
  return standing?.id ?? null;
}

/** The one meant, or whose turn it is, where it is one of the players'; else the first that stands. */
function adventurerMeant(position: Position, subject: FigureId | null): FigureId | null {
  const { figures } = position.state;
  const isOurs = (id: FigureId | null) =>
    figures.some((one) => one.id === id && one.side === 'adventurers' && one.at !== null && !one.defeated);
  const meant = figureMeant(position);
  if (isOurs(meant)) return meant;
  return isOurs(subject) ? subject : (figures.find(({ id }) => isOurs(id))?.id ?? null);
}
