import { useLayoutEffect, useRef, useState } from 'react';
import { asked, type Figure, hamperedBy, type Position, remainingHpOf } from '../../../engine/index.ts';
import { Burdens } from '../../cards/Burdens.tsx';
import { Marks } from '../../cards/Marks.tsx';
import { onSize } from '../../page/sizes.ts';
import { useWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly figure: Figure;
  readonly onMore: () => void;
}

/** Pixels between two of them, and what *+2* takes. */
const GAP = 5;
const MORE = 40;

/** What a figure suffers and bears, as far as its line has room; how many more stand on its sheet. */
export function HeroMarks({ position, figure, onMore }: Props) {
  const words = useWords().ui.panels.figure;
  const line = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with what it suffers and bears
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    return onSize(element, () => {
      const chips = [...element.querySelectorAll<HTMLElement>(':scope > .chip')];
      for (const chip of chips) chip.hidden = false;
      let end = -GAP;
      const ends = chips.map((chip) => {
        end += GAP + chip.offsetWidth;
        return end;
      });
      const width = element.clientWidth;
      const fits = end <= width ? ends : ends.filter((end) => end + GAP + MORE <= width);
      chips.forEach((chip, i) => {
        chip.hidden = i >= fits.length;
      });
      setLeft(chips.length - fits.length);
    });
  }, [figure, position]);
  const ground = asked(() => hamperedBy(position, figure.id));
  return (
    <p ref={line} className="hero-marks flex gap-1 shrink height-1_4rem">
      {/* First, since it is seen nowhere else why all is dearer, or why no Dodge is asked about. */}
      {ground && (
        <span className="chip inline-flex middle round sunk semi one-line mark">{words.ground[ground]}</span>
      )}
      <Marks figure={figure} cards={position.cards} hp={remainingHpOf(position, figure)} />
      <Burdens figure={figure} position={position} />
      {left > 0 && (
        <button type="button" className="hero-more" aria-label={words.moreMarks(left)} onClick={onMore}>
          +{left}
        </button>
      )}
    </p>
  );
}
