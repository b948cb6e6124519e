import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Tray } from '../../../stores/middara/tray.ts';
import { type ThrowPainter, useThrowPainter } from '../../dice/use-throw-painter.ts';
import type { BoardCorner } from '../../frame/corners.ts';
import { spread, useRoom } from '../../frame/tray-place.ts';
import { useThrows, useThrowTempo } from '../../page/use-throws.ts';

interface Thrown {
  readonly tray: Tray;
  readonly seed: number;
  readonly haste: number;
  /** Where dice come from: this side of the table, or the other. */
  readonly from: 'near' | 'far';
  /** Where the tray lies; null before it does. */
  readonly corner: BoardCorner | null;
}

/** Dice of a tray as they are thrown: what they are painted on, whether they are, and whether they lie still. */
export function useThrown(box: RefObject<HTMLElement | null>, { tray, seed, haste, from, corner }: Thrown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useThrowPainter();
  const tumbles = useThrows();
  const tempo = useThrowTempo() * haste;
  const [broken, setBroken] = useState(false);
  // What is thrown is thrown from its start: a painter that comes late paints the next one.
  const [painted] = useState(tumbles && painter !== null);
  const thrown = painted && painter !== null && !broken;
  const [lies, setLies] = useState<object | null>(null);
  const room = useRoom(box);

  const show = useEffectEvent((paint: ThrowPainter) => {
    if (!canvas.current || !box.current) return;
    try {
      const places = spread(canvas.current, box.current, from);
      const { roll, before } = tray;
      const again =
        roll.type === 'diceRerolled' && before && !roll.turned ? { which: roll.which, before } : null;
      const moves = tray.isNew && lies !== roll;
      const rolled = { dice: roll.dice, again, from, seed, tempo, ...places };
      return paint(canvas.current, rolled, moves, () => setLies(roll));
    } catch {
      setBroken(true); // no canvas: the faces are drawn
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw begins with its roll, where the tray lies
  useLayoutEffect(() => {
    if (!thrown) setLies(tray.roll);
    else if (corner) return show(painter);
  }, [tray.roll, thrown, corner, room]);
  return { canvas, thrown, rest: lies === tray.roll };
}
