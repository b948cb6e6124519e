import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FigureId, faceOf, type Position, type RolledDie, SYMBOLS } from '../../engine/index.ts';
import type { Tray, Verdict } from '../../stores/middara/tray.ts';
import { DieFace } from '../dice/DieFace.tsx';
import { SymbolIcon } from '../dice/SymbolIcon.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { useThrows, wantsMotion } from '../hooks/use-throws.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { type ThrowPainter, useThrowPainter } from './use-throw-painter.ts';
import './dice-tray.css';

interface Props {
  readonly position: Position;
  readonly tray: Tray;
  /** Of the dice's looks alone. */
  readonly seed: number;
  /** It goes to where its dice count. */
  readonly isLeaving: boolean;
  readonly onGone: () => void;
}

/** Dice on a tray over the board: thrown, or lying there at once; with whose they are, their sum and what it came to. */
export function DiceTray({ position, tray, seed, isLeaving, onGone }: Props) {
  const { dice } = tray.roll;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useThrowPainter();
  const tumbles = useThrows();
  const [broken, setBroken] = useState(false);
  // What is thrown is thrown from its start: a painter that comes late paints the next one.
  const [painted] = useState(tumbles && painter !== null);
  const thrown = painted && painter !== null && !broken;
  const figure = position.state.figures.find(({ id }) => id === tray.roll.figure);
  const ours = figure?.side === 'adventurers';
  const [lies, setLies] = useState<object | null>(null);
  const edge = useEdge(box, tray.figures);

  const show = useEffectEvent((paint: ThrowPainter) => {
    if (!canvas.current || !box.current) return;
    try {
      const from = ours ? 'near' : 'far';
      const places = spread(canvas.current, box.current, from);
      const { roll, before } = tray;
      const again =
        roll.type === 'diceRerolled' && before && !roll.turned ? { which: roll.which, before } : null;
      return paint(canvas.current, { dice, again, from, seed, ...places }, tray.isNew, () => setLies(roll));
    } catch {
      setBroken(true); // no canvas: the faces are drawn
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw begins with its roll, where the tray lies
  useLayoutEffect(() => {
    if (!thrown) setLies(tray.roll);
    else if (edge) return show(painter);
  }, [tray.roll, thrown, edge]);

  const leave = useEffectEvent(() => {
    if (!box.current?.animate || !wantsMotion()) return onGone();
    const going = box.current.animate(flightOf(box.current), {
      duration: 280,
      easing: 'cubic-bezier(.55,.06,.68,.19)',
      fill: 'forwards',
    });
    going.onfinish = onGone;
    return () => going.cancel();
  });
  useEffect(() => (isLeaving ? leave() : undefined), [isLeaving]);

  const rest = lies === tray.roll;
  return (
    <div
      ref={box}
      className="dice-tray"
      data-edge={edge ?? 'low'}
      data-side={ours ? 'ours' : 'theirs'}
      data-thrown={thrown || undefined}
      data-lies={rest || undefined}
      data-dice={dice.map(({ die, face }) => `${die}-${face}`).join(' ')}
      style={{ '--dice': dice.length } as CSSProperties}
      aria-hidden="true"
    >
      {tray.verdict && rest && <VerdictLine verdict={tray.verdict} />}
      <div className="tray-box">
        <TrayCaption position={position} tray={tray} />
        <ul className="tray-dice">
          {dice.map(({ die, face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
            <li key={i} className="tray-die">
              {!thrown && <DieFace die={die} face={face} size="100%" />}
            </li>
          ))}
        </ul>
        {tray.score ? <TrayScore {...tray.score} /> : <TrayTotal dice={dice} />}
      </div>
      {thrown && <canvas ref={canvas} className="tray-canvas" />}
    </div>
  );
}

function TrayCaption({ position, tray }: { position: Position; tray: Tray }) {
  const { rollFor } = useWords().ui.panels;
  const telling = useTelling(position);
  const figure = position.state.figures.find(({ id }) => id === tray.roll.figure);
  return (
    <div className="tray-who">
      <span className="tray-face">
        {figure && <Portrait of={figure.card} cards={position.cards} size={56} />}
      </span>
      <p>
        <strong>{figure && telling.figureName(figure)}</strong>
        <span className="tray-purpose">{rollFor[tray.roll.purpose]}</span>
      </p>
    </div>
  );
}

/** The sum of the numbers, and how many there are of each symbol. */
function TrayTotal({ dice }: { dice: readonly RolledDie[] }) {
  const faces = dice.map(faceOf);
  const numbered = dice.some(({ die }) => die !== 'black');
  const skulls = faces.filter(({ skull }) => skull).length;
  const counts = SYMBOLS.map((symbol) => ({
    symbol,
    count: faces.reduce((all, face) => all + face[symbol], 0),
  })).filter(({ count }) => count > 0);
  return (
    <div className="tray-total">
      {numbered && <strong>{faces.reduce((all, { number }) => all + number, 0)}</strong>}
      <p>
        {counts.map(({ symbol, count }) => (
          <span key={symbol} className="tray-count">
            {count} <SymbolIcon symbol={symbol} />
          </span>
        ))}
        {skulls > 0 && (
          <span className="tray-count">
            <SymbolIcon symbol="skull" />
          </span>
        )}
      </p>
    </div>
  );
}

/** What the roll counts for in the end, and against what. */
function TrayScore({ roll, defense }: { roll: number; defense: number }) {
  const words = useWords().ui.panels.attack;
  return (
    <div className="tray-total">
      <strong>{roll}</strong>
      <p>
        <span className="tray-count">
          {words.versus} {words.defense} {defense}
        </span>
      </p>
    </div>
  );
}

function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { says, more } = useWords().ui.stage.verdict(verdict);
  return (
    <p className="tray-verdict" data-good={verdict.good} data-says={verdict.says}>
      <strong>{says}</strong>
      {more && (
        <span key={more} className="tray-more">
          {more}
        </span>
      )}
    </p>
  );
}

/** Lays the canvas over the way the dice take, and gives where they will lie on it. */
function spread(canvas: HTMLElement, box: HTMLElement, from: 'near' | 'far') {
  const slots = [...box.querySelectorAll('.tray-die')].map((slot) => slot.getBoundingClientRect());
  const stage = box.parentElement!.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const first = slots[0]!;
  const last = slots.at(-1)!;
  const size = first.width * 0.84;
  const middle = first.top + first.height / 2;
  const near = from === 'near';
  const left = Math.max(stage.left, first.left - size * (near ? 3.8 : 0.5));
  const right = Math.min(stage.right, last.right + size * (near ? 0.5 : 3.8));
  // What is thrown to the upper edge may hop over it.
  const top = Math.max(0, stage.top - size, middle - size * (near ? 2 : 4));
  const bottom = Math.min(
    stage.bottom,
    Math.max(...slots.map((slot) => slot.bottom)) + size * (near ? 3.4 : 0.6),
  );
  Object.assign(canvas.style, {
    left: `${left - own.left}px`,
    top: `${top - own.top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const places = slots.map((slot) => ({
    x: slot.left + slot.width / 2 - left,
    y: slot.top + slot.height * 0.46 - top,
  }));
  return { places, size };
}

/** Which edge of the board the tray lies at: the lower one, unless it would lie on whom it concerns. */
function useEdge(box: { readonly current: HTMLElement | null }, figures: readonly FigureId[]) {
  const [edge, setEdge] = useState<'low' | 'high' | null>(null);
  const whom = figures.join(' ');
  useLayoutEffect(() => {
    const tray = box.current?.getBoundingClientRect();
    const stage = box.current?.parentElement?.getBoundingClientRect();
    if (!tray || !stage) return;
    const places = whom.split(' ').flatMap((id) => {
      const figure = document.querySelector(`.board-figures [data-figure="${CSS.escape(id)}"]`);
      return figure ? [figure.getBoundingClientRect()] : [];
    });
    const height = tray.height + 16;
    const hidden = (top: number, bottom: number) =>
      places.reduce((all, at) => all + Math.max(0, Math.min(bottom, at.bottom) - Math.max(top, at.top)), 0);
    const low = hidden(stage.bottom - height, stage.bottom);
    setEdge(low > 0 && hidden(stage.top, stage.top + height) < low ? 'high' : 'low');
  }, [box, whom]);
  return edge;
}

/** The way to where the dice count: the panel's row, if it is in sight; else they fade. */
function flightOf(box: HTMLElement): Keyframe[] {
  const rows = [...document.querySelectorAll('.side .dice-row')];
  const row = rows.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
  const own = box.getBoundingClientRect();
  if (!row || row.top > window.innerHeight || row.bottom < 0)
    return [{ opacity: 1 }, { opacity: 0, transform: 'translateY(18px)' }];
  const x = row.left + row.width / 2 - own.left - own.width / 2;
  const y = row.top + row.height / 2 - own.top - own.height / 2;
  const scale = Math.max(0.2, Math.min(0.6, row.width / own.width));
  return [
    { opacity: 1, transform: 'none' },
    { opacity: 0.9, offset: 0.6 },
    { opacity: 0, transform: `translate(${x}px, ${y}px) scale(${scale})` },
  ];
}
