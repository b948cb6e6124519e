import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import type { DrawerPart, Drawn } from '../../frame/use-drawer.ts';
import { onSize } from '../../page/sizes.ts';
import '../guest-table.css';

/** Somebody in the order of turns. */
export interface InTurn {
  readonly id: string;
  readonly side: string;
  readonly turn: string;
  readonly isNow: boolean;
  readonly emblem: ReactNode;
  /** What is read on it, and all of that for whoever does not look. */
  readonly label: string;
  readonly name: string;
  /** What it opens in the drawer. */
  readonly part: DrawerPart;
}

interface Props {
  readonly label: string;
  readonly of: readonly InTurn[];
  readonly more: (count: number) => string;
  readonly drawer: Drawn;
}

/** Who acts when, in the bar; where it is too long, whoever acts is in sight, and a button says how many are not. */
export function TurnRow({ label, of, more, drawer }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [hidden, setHidden] = useState(0);
  const look = () => setHidden(list.current ? hiddenIn(list.current) : 0);
  const now = of.find(({ isNow }) => isNow)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each turn anew
  useEffect(() => {
    const row = list.current;
    const place = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && place) row.scrollLeft = place.offsetLeft - row.clientWidth / 3;
  }, [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order anew
  useEffect(() => (list.current ? onSize(list.current, look) : undefined), [of.length, now]);
  const turn = () => {
    const row = list.current;
    if (!row) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
    row.scrollLeft = isAtEnd ? 0 : row.scrollLeft + row.clientWidth;
  };
  return (
    <>
      <ol
        className="guest-plates guest-order relative flex shrink gap-2px scroll-x"
        ref={list}
        aria-label={label}
        onScroll={look}
      >
        {of.map(({ id, side, turn: how, isNow, emblem, label: read, name, part }) => (
          <li
            className="relative rigid round-m"
            key={id}
            data-side={side}
            data-turn={how}
            data-asked={isNow || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <BarButton
              label={read}
              name={name}
              pressed={drawer.part === part}
              onPress={() => drawer.toggle(part)}
            >
              {emblem}
            </BarButton>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className="btn btn-icon rigid" aria-label={more(hidden)} onClick={turn}>
          +{hidden}
        </button>
      )}
    </>
  );
}

/** How many are not seen for the most part. */
function hiddenIn(row: HTMLElement): number {
  const [from, to] = [row.scrollLeft, row.scrollLeft + row.clientWidth];
  return ([...row.children] as HTMLElement[]).filter(({ offsetLeft, offsetWidth }) => {
    const middle = offsetLeft + offsetWidth / 2;
    return middle < from || middle > to;
  }).length;
}
