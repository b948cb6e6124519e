import { CELL, centreOf, outlinePath } from '../../../../ui/board/place/geometry.ts';
import type { HeroWalk } from '../../rules/place/hero-walks.ts';
import type { Sight } from '../../rules/place/sight.ts';
import { isSameSpace, type Space, spacesFrom } from '../../rules/place/space.ts';
import { priceText, stage, surchargesOf } from '../../words/en/fight-stage.ts';
import { PLATE } from './FightFigures.tsx';
import { edgeLine } from './FightFloor.tsx';
import type { FightAnswer, FightFigure } from './fight-view.ts';
import type { ForeseenNow } from './foreseen-now.ts';

interface AnswersProps {
  readonly answers: readonly FightAnswer[];
}

/** Where one can go: for nothing within a whole line, for action points within a broken one; under the figures. */
export function GoMarks({ answers }: AnswersProps) {
  const walks = answers.flatMap(({ does }) => (does.kind === 'go' ? [does.walk] : []));
  const free = walks.filter(({ ap }) => ap === 0);
  return (
    <g className="untouched">
      <path
        className="no-fill stroke-can stroke-6"
        strokeDasharray="18 12"
        d={outlinePath(walks.map(({ to }) => to))}
      />
      <path
        className="stroke-can stroke-6"
        fill="var(--can)"
        fillOpacity={0.12}
        d={outlinePath(free.map(({ to }) => to))}
      />
      {walks.map(({ to, cost, ap }) => {
        const [x, y] = centreOf(to);
        return (
          <text
            key={to.join()}
            className="mal-price text-face heavy anchored rimmed fill-white stroke-8"
            stroke="var(--picture-ground)"
            fontSize={ap > 0 ? 26 : 34}
            x={x}
            y={y + 13}
          >
            {ap > 0 ? stage.ap(ap) : cost}
          </text>
        );
      })}
    </g>
  );
}

/** Spaces that answer: to put somebody, where an enemy may end, an area. */
export function SpaceMarks({ answers }: AnswersProps) {
  const spaces = answers.flatMap(({ does }): readonly Space[] => {
    if (does.kind === 'put' || does.kind === 'way') return [does.at];
    return does.kind === 'area' ? does.spaces : [];
  });
  return spaces.map(([x, y], i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: areas lie over each other
      key={`${i} ${x},${y}`}
      className="mal-space untouched stroke-6"
      fill="var(--lamp)"
      fillOpacity={0.2}
      stroke="var(--lamp)"
      strokeDasharray="16 9"
      x={x * CELL + 6}
      y={y * CELL + 6}
      width={CELL - 12}
      height={CELL - 12}
      rx="12"
    />
  ));
}

interface StrikeProps extends AnswersProps {
  readonly figures: readonly FightFigure[];
}

/** The best chance of a wound at whoever can be attacked; over the figures. */
export function StrikeMarks({ answers, figures }: StrikeProps) {
  return answers.map(({ does }) => {
    const figure = does.kind === 'strike' ? figures.find(({ id }) => id === does.figure) : undefined;
    if (!figure || does.kind !== 'strike' || does.wound === null) return null;
    const side = figure.size === 4 ? 2 : 1;
    const [x] = centreOf(figure.at, [side, side]);
    return (
      <g
        key={figure.id}
        className="untouched"
        transform={`translate(${x} ${(figure.at[1] + side) * CELL - 17})`}
      >
        <rect x="-44" y="-19" width="88" height="38" rx="19" {...PLATE} />
        <text className="text-face heavy anchored" fill="var(--on-dark)" fontSize={30} y="11">
          {stage.percent(does.wound)}
        </text>
      </g>
    );
  });
}

/** What a way costs, over its end: `2 + 1 AP`, and below what made it dearer, and what is lost by it. */
export function PriceTag({ walk, loses }: { readonly walk: HeroWalk; readonly loses: number }) {
  const lines = [priceText(walk), ...surchargesOf(walk), ...(loses > 0 ? [stage.losesFree(loses)] : [])];
  const [x, y] = centreOf(walk.to);
  const wide = Math.max(...lines.map((line) => line.length)) * 16 + 36;
  const high = 40 * lines.length + 12;
  return (
    <g className="board-cost" transform={`translate(${x} ${walk.to[1] === 0 ? y + 60 : y - high - 46})`}>
      <rect {...PLATE} x={-wide / 2} y="0" width={wide} height={high} rx="18" />
      {lines.map((line, i) => (
        <text
          key={line}
          className="text-face bold anchored"
          fill="var(--on-dark)"
          fontSize={30}
          y={36 + 40 * i}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

const SEEN = {
  valid: { stroke: 'var(--can)' },
  hampered: { stroke: 'var(--token-yellow)', strokeDasharray: '26 14' },
  none: { stroke: 'var(--wall)', strokeDasharray: '8 14' },
} as const;

/** A line of sight, and what it touches or crosses: whole, broken where it is hampered, with a cross where there is none. */
export function SightMark({ sight: { state, line, contacts } }: { readonly sight: Sight }) {
  if (!line) return null;
  const [x1, y1, x2, y2] = [...line.from, ...line.to].map((half) => (half * CELL) / 2) as [
    number,
    number,
    number,
    number,
  ];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g className="mal-sight untouched" data-state={state}>
      {contacts.map((contact) =>
        contact.what === 'adversary' ? null : (
          <path
            key={contact.edge.join()}
            className="no-fill stroke-22 ends"
            stroke="var(--white)"
            d={edgeLine(contact.edge)}
          />
        ),
      )}
      <path className="no-fill stroke-dark stroke-14 ends" d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className="no-fill ends stroke-7" {...SEEN[state]} d={`M${x1} ${y1}L${x2} ${y2}`} />
      {state === 'none' && (
        <path
          className="no-fill ends stroke-7"
          {...SEEN.none}
          d={`M${x - 15} ${y - 15}l30 30M${x + 15} ${y - 15}l-30 30`}
        />
      )}
    </g>
  );
}

interface ForeseenProps {
  readonly told: readonly ForeseenNow[];
  readonly figures: readonly FightFigure[];
  /** Whose way alone is drawn bright. */
  readonly of: string | null;
}

/** The ways enemies will go, and whom they attack from there. */
export function ForeseenMarks({ told, figures, of }: ForeseenProps) {
  const from = new Map(figures.map(({ id, at }) => [id, at]));
  return told.map(({ id, choice }, i) => {
    const begin = from.get(id);
    if (!choice || !begin) return null;
    from.set(id, choice.to);
    const target = figures.find((one) => one.id === choice.target);
    const size = figures.find((one) => one.id === id)?.size === 4 ? 2 : 1;
    const middle = (space: Space) => centreOf(space, [size, size]).join(' ');
    const way = [begin, ...choice.steps.map(({ to }) => to)].map(middle);
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: an enemy may decide twice
        key={`${i} ${id}`}
        className="mal-foreseen untouched stroke-7"
        stroke="var(--dangerous-mark)"
        opacity={of === id ? 1 : 0.45}
      >
        {!isSameSpace(begin, choice.to) && (
          <>
            <polyline className="no-fill ends joints" strokeDasharray="2 16" points={way.join(' ')} />
            <path
              className="no-fill"
              strokeDasharray="12 10"
              d={outlinePath(spacesFrom(choice.to, size === 2 ? 4 : 1))}
            />
          </>
        )}
        {choice.attacks && target && (
          <path className="no-fill ends" d={`M${middle(choice.to)}L${centreOf(target.at).join(' ')}`} />
        )}
      </g>
    );
  });
}
