import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Position, Prompt } from '../../../engine/index.ts';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { keyNames } from '../../page/key-names.ts';
import { useOnlineTable } from '../../page/use-online.ts';
import { useGame } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import '../../frame/answers.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly onTake: () => void;
}

/** What is pressed in the dock, on the board or for the turn; looking and taking back stay as they are. */
const ANSWERS = /^(\d|(Shift\+)?[behmp]|Arrow\w+)$/i;

/** The device is passed on: nothing is answered before whoever is asked has it. */
export function PassDevice({ position, pending, onTake }: Props) {
  const words = useWholeWords().ui.passing;
  const telling = useTelling(position);
  const name = telling.seat(pending.seat);
  const { id, campaign } = useGame();
  const isOnline = useOnlineTable(id, campaign) !== null;
  const take = useEffectEvent(onTake);
  // Friends who are not in the room hand on no device.
  useLayoutEffect(() => {
    if (isOnline) take();
  }, [isOnline]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
    if (!isEnter && !keyNames(event).some((name) => ANSWERS.test(name))) return;
    // Before the keys of the table hear of it.
    event.stopImmediatePropagation();
    if (isEnter && !event.repeat) onTake();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <div className="packed grid gap-2 tall center">
      <p role="status">{words.pass(name)}</p>
      <button
        type="button"
        className="answer option columns-mark middle gap-2 tall-44 wide-16rem lg pressable"
        data-proposed
        aria-keyshortcuts="Enter"
        onClick={onTake}
      >
        <SeatMark seats={position.state.seats} seat={pending.seat} />
        {words.iAm(name)}
      </button>
    </div>
  );
}
