/** What is told over an online table: seen for a while, spoken where somebody listens. */
import { useEffect, useRef, useState } from 'react';
import type { Notice, OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { CancelIcon } from '../icons/index.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useAtTable } from './use-at-table.ts';

/** Milliseconds one is seen, unless it is a warning: that stays until it is dismissed. */
const SEEN = 9000;
/** So many at once. */
const MOST = 3;

const WARNINGS: ReadonlySet<Notice['tells']> = new Set([
  'other-state',
  'other-past',
  'sent-again',
  'other-snapshot',
  'past-changed',
]);

const noticesOf = ({ notices }: OnlineState) => notices;
const seatsOf = ({ seats }: OnlineState) => seats;

export function NoticesTold({ table }: { readonly table: OnlineTable }) {
  const words = useWholeWords().ui.online;
  const notices = useAtTable(table, noticesOf);
  const seats = useAtTable(table, seatsOf);
  const [begun] = useState(() => notices.at(-1)?.id ?? Number.NEGATIVE_INFINITY);
  const [over, setOver] = useState<ReadonlySet<number>>(new Set());
  const drop = (id: number) => setOver((all) => new Set([...all, id]));
  const shown = notices
    // What came out wrong while it was read was told before there was anything to tell it on.
    .filter(({ id, tells }) => (id > begun || tells === 'other-snapshot') && !over.has(id))
    .slice(-MOST);
  const named = (id: string) => seats.find((seat) => seat.id === id)?.name ?? id;
  /** One function a kind, each told what its kind holds; seats by the name the game has for them. */
  const told = (one: Notice): string => {
    const called = {
      ...one,
      ...('seat' in one ? { seat: named(one.seat) } : {}),
      ...('of' in one ? { of: named(one.of) } : {}),
    };
    return (words.notice[one.tells] as (it: Notice) => string)(called as Notice);
  };
  return (
    <div className="grid gap-1" role="log" aria-live="polite">
      {shown.map((one) => (
        <OneNotice
          key={one.id}
          text={told(one)}
          stays={WARNINGS.has(one.tells)}
          dismiss={words.strip.dismiss}
          onOver={() => drop(one.id)}
        />
      ))}
    </div>
  );
}

interface OneProps {
  readonly text: string;
  readonly stays: boolean;
  readonly dismiss: string;
  readonly onOver: () => void;
}

function OneNotice({ text, stays, dismiss, onOver }: OneProps) {
  const over = useRef(onOver);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => over.current(), SEEN);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <p
      className="online-note most-40rem edged on-raised flex middle gap-2 pad-x-3 round-m sm touched shade-high"
      data-warns={stays || undefined}
    >
      <span className="grow">{text}</span>
      <button type="button" className="btn btn-quiet btn-icon" aria-label={dismiss} onClick={onOver}>
        <CancelIcon />
      </button>
    </p>
  );
}
