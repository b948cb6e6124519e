import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ForeseenTurn } from '../../../engine/index.ts';
import { browserTimer } from '../../../stores/game/pace.ts';
import { createForesight, type Foresight, type ForesightState } from '../../../stores/lab/foresight.ts';
import { createRunAhead, type RunAhead } from '../../../stores/lab/run-ahead.ts';
import type { Settings } from '../../../stores/table/settings-store.ts';
import { keyNames } from '../../page/key-names.ts';
import { useKeys } from '../../page/use-keys.ts';
import { LabContext } from '../../page/use-lab.ts';
import { type Readable, useStore, useStoreInPieces } from '../../page/use-store.ts';
import { useGame, useGameState, useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { useHand } from './use-hand.ts';

/** What is looked ahead with at one table. */
export interface Foreseeing {
  readonly foresight: Foresight;
  readonly runAhead: RunAhead;
}

/** Of the game on the screen; null: nobody looks ahead, or it is switched off. */
export const ForesightContext = createContext<Foreseeing | null>(null);

const isOn = ({ foresight }: Settings): boolean => foresight;
/** Milliseconds: a key that is let go sooner was tapped. */
const TAP = 300;

/** Looks ahead for the game on the screen, while that is switched on; its key shows it. */
export function useForeseeing(): Foreseeing | null {
  const pool = useContext(LabContext);
  const { session } = useGame();
  const { settings } = useTable();
  const on = useStore(settings, isOn);
  const { key } = useWords().ui.panels.foresight;
  const pending = useGameState((state) => state.pending);
  const made = useMemo(
    () =>
      pool && on
        ? { foresight: createForesight(pool, session, browserTimer), runAhead: createRunAhead(pool, session) }
        : null,
    [pool, on, session],
  );
  useEffect(() => void made?.foresight.stand(pending), [made, pending]);
  useEffect(
    () => () => {
      made?.foresight.end();
      made?.runAhead.stop();
    },
    [made],
  );
  const hand = useHand();
  useEffect(() => {
    // Nobody looks ahead any more: there is nothing to look at the board for.
    if (!made) {
      if (hand.store.getState().mode === 'threats') hand.enter('play');
      return;
    }
    const look = () => {
      const isMode = hand.store.getState().mode === 'threats';
      if (made.foresight.store.getState().pinned !== isMode) made.foresight.pin(isMode);
    };
    look();
    return hand.store.subscribe(look);
  }, [made, hand]);
  const pressed = useRef<number | null>(null);
  useKeys({
    [key]: ({ repeat, timeStamp }) => {
      if (repeat || !made) return;
      pressed.current = timeStamp;
      made.foresight.hold(true);
    },
  });
  useEffect(() => {
    if (!made) return;
    const { foresight } = made;
    const letGo = (after: number | null) => {
      if (pressed.current === null) return;
      const isTap = after !== null && after - pressed.current < TAP;
      pressed.current = null;
      if (isTap) hand.toggle('threats');
      foresight.hold(false);
    };
    const onUp = (event: KeyboardEvent) => {
      if (keyNames(event).includes(key)) letGo(event.timeStamp);
    };
    const onBlur = () => letGo(null);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [made, hand, key]);
  return made;
}

const NOBODY_LOOKS: ForesightState = {
  now: { turns: [], status: 'unasked' },
  there: null,
  around: null,
  held: false,
  pinned: false,
  pointed: null,
};
const unseen: Readable<ForesightState> = { getState: () => NOBODY_LOOKS, subscribe: () => () => {} };

/** A part of what is foreseen; of nothing where nobody looks ahead. */
export const useForeseen = <T>(select: (state: ForesightState) => T): T =>
  useStoreInPieces(useContext(ForesightContext)?.foresight.store ?? unseen, select);

export const isAllShown = ({ held, pinned }: ForesightState): boolean => held || pinned;
export const turnsIn = ({ now }: ForesightState): readonly ForeseenTurn[] => now.turns;
