import { useEffect, useRef, useState } from 'react';
import { BarButton } from '../../../../ui/frame/bar/BarButton.tsx';
import type { Drawn } from '../../../../ui/frame/use-drawer.ts';
import { onSize } from '../../../../ui/page/sizes.ts';
import { encounter } from '../../words/en/encounter.ts';
import { Emblem } from '../Emblem.tsx';
import type { FieldView } from './field-view.ts';

interface Props {
  readonly field: FieldView;
  /** A hero opens the heroes there, a foe why foes did what they did. */
  readonly drawer: Drawn;
}

/** Who acts when, in the bar; where it is too long, whoever acts is in sight, and a button says how many are not. */
export function TurnOrder({ field, drawer }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [hidden, setHidden] = useState(0);
  const look = () => setHidden(list.current ? hiddenIn(list.current) : 0);
  const now = field.order.find(({ turn }) => turn === 'now')?.figure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each turn anew
  useEffect(() => {
    const row = list.current;
    const place = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && place) row.scrollLeft = place.offsetLeft - row.clientWidth / 3;
  }, [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order anew
  useEffect(() => (list.current ? onSize(list.current, look) : undefined), [field.order.length, now]);
  const turn = () => {
    const row = list.current;
    if (!row) return;
    const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
    row.scrollLeft = isAtEnd ? 0 : row.scrollLeft + row.clientWidth;
  };
  return (
    <>
      <ol
        className="guest-plates field-order relative flex shrink gap-2px scroll-x"
        ref={list}
        aria-label={encounter.order}
        onScroll={look}
      >
        {field.order.map(({ figure, turn }) => {
          const one = field.figures.find(({ id }) => id === figure);
          if (!one) return null;
          const isHero = one.side === 'hero';
          // What is read on it is heard, too.
          const label = isHero ? `${one.vita}/${one.most}` : one.letter;
          const part = isHero ? 'encounter' : 'thoughts';
          return (
            <li
              className="relative rigid round-m"
              key={figure}
              data-side={one.side}
              data-turn={turn}
              data-asked={turn === 'now' || undefined}
              aria-current={turn === 'now' ? 'step' : undefined}
            >
              <BarButton
                label={label}
                name={encounter.place(one, label, turn)}
                pressed={drawer.part === part}
                onPress={() => drawer.toggle(part)}
              >
                <Emblem of={one.card} />
              </BarButton>
            </li>
          );
        })}
      </ol>
      {hidden > 0 && (
        <button
          type="button"
          className="btn btn-icon rigid"
          aria-label={encounter.more(hidden)}
          onClick={turn}
        >
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
