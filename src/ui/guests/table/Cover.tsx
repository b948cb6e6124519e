import { useLayoutEffect, useRef } from 'react';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { useWholeWords } from '../../page/use-words.ts';
import type { Seat } from '../guest-look.ts';

interface Props {
  readonly seats: readonly Seat[];
  /** Whose the screen is to be. */
  readonly to: string;
  readonly name: string;
  readonly onTake: () => void;
}

/** Over the table, until whoever is asked says that the screen is theirs: no hand is seen beneath it. */
export function Cover({ seats, to, name, onTake }: Props) {
  const { cover } = useWholeWords().ui.guestTable;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each seat anew
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [to]);
  return (
    <section className="guest-page-place above-4 absolute grid centered pad-4" aria-label={cover.title}>
      <div className="guest-cover pad-5 grid center gap-4 most-44rem panel">
        <h2 className="flex middle gap-2">
          <SeatMark seats={seats} seat={to} /> {cover.pass(name)}
        </h2>
        <button ref={button} type="button" className="btn btn-primary" onClick={onTake}>
          {cover.iAm(name)}
        </button>
      </div>
    </section>
  );
}
