/** What is seen to happen on a board, how fast, and how a press ends it. */
import { useEffect, useEffectEvent } from 'react';
import type { EncounterEvent } from '../../../engine/index.ts';
import { FACTOR, hasteNow } from '../../../stores/game/pace.ts';
import type { Game } from '../../../stores/middara/game.ts';
import { useGameState, useSpeed } from '../../page/use-table.ts';

/**
 * What of the event on show is seen to happen on a board: nothing where all is shown at once. `haste`: what times are
 * multiplied by beside the speed that is set.
 */
export function useDeed(
  showing: EncounterEvent | null,
  haste: number,
): {
  readonly deed: EncounterEvent | null;
  readonly tempo: number;
} {
  const tempo = FACTOR[useSpeed()] * haste;
  return { deed: tempo === 0 ? null : showing, tempo };
}

/** The same at the table, where every press ends it. */
export function useDeedAtTable(game: Pick<Game, 'store' | 'skip'>, showing: EncounterEvent | null) {
  usePressEnds(game);
  const ended = useGameState((state) => state.ended);
  const haste = useGameState(hasteNow);
  return { ...useDeed(showing, haste), ended };
}

/** What has something of its own to do when it is pressed, also while something runs. */
const CONTROLS =
  'button, a, input, select, textarea, label, summary, dialog, [role="dialog"], [role="menu"], [popover]';
const ANSWERS = '[data-option]';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null && target.closest(ANSWERS) === null;

/**
 * Every press ends what runs, at its final state, and answers nothing: nor does one that began while something ran, and
 * is let go on the question that has come since. A hand that drags the board does not press.
 */
export function usePressEnds(game: Pick<Game, 'store' | 'skip'>): void {
  const runs = useEffectEvent(() => {
    const { busy, held } = game.store.getState();
    return busy && !held;
  });
  const end = useEffectEvent(() => game.skip());
  useEffect(() => {
    let began = false;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        began = runs() && !isControl(target);
      },
      options,
    );
    window.addEventListener(
      'click',
      (event) => {
        // A key that presses a button began with no pointer.
        const stale = began && event.detail !== 0;
        began = false;
        if (isControl(event.target) || !(stale || runs())) return;
        event.preventDefault();
        event.stopPropagation();
        if (runs()) end();
      },
      options,
    );
    return () => listening.abort();
  }, []);
}
