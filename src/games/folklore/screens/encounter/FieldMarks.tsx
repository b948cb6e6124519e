import type { Space } from '../../../../engine/index.ts';
import { CELL, centreOf, outlinePath } from '../../../../ui/board/place/geometry.ts';
import { encounter } from '../../words/en/encounter.ts';
import type { Blow, FieldAnswer, FieldFigure, SightLine } from './field-view.ts';

const isGo = (answer: FieldAnswer): boolean => answer.does.kind === 'go';

/** Where one can go, with what it costs; under the figures. */
export function GoMarks({ answers }: { readonly answers: readonly FieldAnswer[] }) {
  const goes = answers.filter(isGo);
  const all = outlinePath(goes.map(({ space }) => space));
  return (
    <g>
      <path
        className="board-casing gone no-fill untouched joints"
        stroke="rgb(0 0 0 / 0.75)"
        strokeWidth={10}
        d={all}
      />
      <path className="stroke-6" fill="rgb(60 120 40 / 0.2)" stroke="#2f6a1e" d={all} />
      {goes.map(({ option, space, does }) => {
        const [x, y] = centreOf(space);
        return (
          does.kind === 'go' && (
            <text
              key={option}
              className="field-cost text-face heavy anchored untouched rimmed"
              fontSize={36}
              fill="#1f4a12"
              stroke="#fbf5e0"
              strokeWidth={8}
              x={x}
              y={y + 13}
            >
              {does.cost}
            </text>
          )
        );
      })}
    </g>
  );
}

interface StrikeProps {
  readonly answers: readonly FieldAnswer[];
  readonly figures: readonly FieldFigure[];
}

/** The chance to hit beside whoever can be struck; over the figures. */
export function StrikeMarks({ answers, figures }: StrikeProps) {
  const best = new Map<string, number | null>();
  for (const { does } of answers)
    if (does.kind === 'strike') best.set(does.figure, Math.max(does.chance ?? 0, best.get(does.figure) ?? 0));
  return figures.map((figure) => {
    const chance = best.get(figure.id);
    if (chance === undefined) return null;
    const [x] = centreOf(figure.at, figure.size);
    const y = (figure.at[1] + figure.size[1]) * CELL - 17;
    return (
      <g key={figure.id} className="field-chance untouched" transform={`translate(${x} ${y})`}>
        <rect strokeWidth={3} x="-44" y="-19" width="88" height="38" rx="19" />
        <text className="text-face heavy anchored" y="11">
          {encounter.chance(chance)}
        </text>
      </g>
    );
  });
}

/** A line of sight, from the corner to the corner it was found by. */
export function SightMark({ line: { from, to } }: { readonly line: SightLine }) {
  const [x1, y1, x2, y2] = [...from, ...to].map((place) => place * CELL);
  const ends = { x1, y1, x2, y2 };
  return (
    <g className="board-sight" data-clear="true">
      <line className="stroke-13 stroke-dark ends" {...ends} />
      <line className="sight-line stroke-can stroke-6 ends" {...ends} />
    </g>
  );
}

/** Things that lie there and can be taken in hand. */
export function TouchMarks({ answers }: { readonly answers: readonly FieldAnswer[] }) {
  return answers
    .filter(({ does }) => does.kind === 'touch')
    .map(({ option, space: [x, y] }: { option: string; space: Space }) => (
      <rect
        key={option}
        className="stroke-6 untouched"
        fill="rgb(255 215 106 / 0.25)"
        stroke="#8a5a00"
        strokeDasharray="16 9"
        x={x * CELL + 6}
        y={y * CELL + 6}
        width={CELL - 12}
        height={CELL - 12}
        rx="12"
      />
    ));
}

/** Who attacks whom just now: whole where it hits, broken where it misses. */
export function BlowMark({
  blow,
  figures,
}: {
  readonly blow: Blow;
  readonly figures: readonly FieldFigure[];
}) {
  const [by, target] = [blow.by, blow.target].map((id) => figures.find((figure) => figure.id === id));
  if (!by || !target) return null;
  const [x1, y1] = centreOf(by.at, by.size);
  const [x2, y2] = centreOf(target.at, target.size);
  return (
    <g className="field-blow untouched" data-hit={blow.hit || undefined}>
      <line className="stroke-13 stroke-dark ends" x1={x1} y1={y1} x2={x2} y2={y2} />
      <line
        className="field-blow-line"
        stroke="#ff8a6b"
        strokeDasharray="14 12"
        strokeWidth={8}
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
      />
      <circle className="no-fill" strokeWidth={7} cx={x2} cy={y2} r="22" />
    </g>
  );
}
