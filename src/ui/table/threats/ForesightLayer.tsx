import { memo, useContext, useEffect } from 'react';
import {
  type FigureId,
  type ForeseenTurn,
  figureIn,
  type MoveDestination,
  type Position,
  type Space,
  spacesOf,
} from '../../../engine/index.ts';
import type { LookedAhead } from '../../board/Board.tsx';
import { fallsAlone, harmTo, onTable, suretyOf } from '../../board/marks/foresight-words.ts';
import { costBox, type TagBox, tagPlace } from '../../board/marks/tag-place.ts';
import { CELL, centreOf, hasSpace, outlinePath } from '../../board/place/geometry.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { ForesightContext, isAllShown, turnsIn, useForeseen } from '../context/use-foresight.ts';
import './foresight.css';

/** What opponents will do if the turn ended now: of the one pointed at, or of all of them. */
export const ForesightLayer = memo(function ForesightLayer(props: LookedAhead) {
  const { position, pointed, destination, mover, reach } = props;
  const looking = useContext(ForesightContext);
  const foresight = looking?.foresight;
  const under = pointed && combatantAt(position, pointed);
  useEffect(() => void foresight?.point(under), [foresight, under]);
  const [x, y] = destination?.space ?? [null, null];
  useEffect(() => {
    if (mover) foresight?.lookThere(mover, x === null || y === null ? null : [x, y]);
  }, [foresight, mover, x, y]);
  const all = useForeseen(isAllShown);
  // Worked out before it is pointed at: then its tag is there at once.
  useEffect(() => {
    if (!mover) return;
    const spaces = reach.filter(({ way }) => way.length > 0).map(({ space }) => space);
    foresight?.lookAround(mover, all && spaces.length > 0 ? spaces : null);
  }, [foresight, mover, reach, all]);
  const chosen = useForeseen((state) => state.pointed);
  const turns = onTable(position, useForeseen(turnsIn));
  if (!looking) return null;
  const one = turns.findIndex(({ figure }) => figure === chosen);
  const shown = all ? turns : turns.slice(one, one + (one < 0 ? 0 : 1));
  const harmed = [...new Set(shown.flatMap(({ harm }) => Object.keys(harm)))];
  return (
    <g className="foresight-layer untouched" data-all={all || undefined}>
      {one >= 0 && (
        <path
          className="foresight-reach joints"
          fill="rgb(214 84 61 / 0.13)"
          stroke="var(--harm)"
          strokeDasharray="14 10"
          strokeWidth={4}
          d={outlinePath(turns[one]!.reach)}
        />
      )}
      {shown.map((turn) => (
        <TurnMark
          key={turn.figure}
          position={position}
          turn={turn}
          place={turns.indexOf(turn) + 1}
          isChosen={turn.figure === chosen}
        />
      ))}
      {harmed.map((id) => (
        <HarmBadge key={id} position={position} figure={id} turns={shown} all={turns} />
      ))}
      {destination && one < 0 && (
        <ThereTag destination={destination} position={position} chosen={props.chosen} />
      )}
    </g>
  );
});

const combatantAt = ({ state }: Position, space: Space): FigureId | null =>
  state.figures.find((one) => one.kind === 'intelligent' && !one.defeated && hasSpace(spacesOf(one), space))
    ?.id ?? null;

interface TurnProps {
  readonly position: Position;
  readonly turn: ForeseenTurn;
  /** In the order of the turns, from 1. */
  readonly place: number;
  readonly isChosen: boolean;
}

/** Its way, whom it strikes at and how surely, and the order of its turn. */
function TurnMark({ position, turn, place, isChosen }: TurnProps) {
  const words = useWholeWords();
  const { tag } = words.ui.panels.foresight;
  const figure = figureIn(position.state, turn.figure);
  const from = turn.from ?? figure.at;
  if (!from) return null;
  const centres = [from, ...turn.way].map((space) => centreOf(space, figure.size));
  const end = centres.at(-1)!;
  const targets = [...new Set(turn.blows.map(({ target }) => target))];
  const [px, py] = centreOf(from, figure.size);
  return (
    <g
      className="foresight-turn"
      data-chosen={isChosen || undefined}
      data-sure={suretyOf(words, turn) === words.ui.panels.foresight.surety.certain || undefined}
      data-foreseen={turn.figure}
      data-to={turn.way.at(-1)?.join()}
    >
      {turn.way.length > 0 && (
        <>
          <polyline
            className="stroke-dark no-fill ends joints"
            strokeWidth={15}
            points={centres.map((one) => one.join()).join(' ')}
          />
          <polyline
            className="foresight-way no-fill ends joints"
            stroke="#ff9d7a"
            strokeDasharray="4 15"
            strokeWidth={8}
            points={centres.map((one) => one.join()).join(' ')}
          />
          <path
            className="joints"
            fill="#ff9d7a"
            stroke="rgb(0 0 0 / 0.7)"
            strokeWidth={5}
            d="M0 -26 40 0 0 26z"
            transform={pointing(centres.at(-2)!, end)}
          />
        </>
      )}
      {targets.map((id) => {
        const target = figureIn(position.state, id);
        if (!target.at) return null;
        const [tx, ty] = centreOf(target.at, target.size);
        const blow = turn.blows.find((one) => one.target === id)!;
        const radius = CELL * 0.56 * Math.max(...target.size);
        const edge = before(end, [tx, ty], radius + HEAD);
        return (
          <g key={id} data-target={id}>
            <line
              className="stroke-dark no-fill ends joints"
              strokeWidth={15}
              x1={end[0]}
              y1={end[1]}
              x2={edge[0]}
              y2={edge[1]}
            />
            <line
              className="foresight-aim no-fill ends joints"
              strokeWidth={8}
              x1={end[0]}
              y1={end[1]}
              x2={edge[0]}
              y2={edge[1]}
            />
            <path
              className="foresight-head joints"
              stroke="rgb(0 0 0 / 0.7)"
              strokeWidth={5}
              d="M-6 -24 38 0 -6 24 6 0z"
              transform={pointing(end, before(end, [tx, ty], radius))}
            />
            <circle
              className="foresight-ring no-fill"
              strokeDasharray="26 12"
              strokeWidth={7}
              cx={tx}
              cy={ty}
              r={radius}
            />
            {isChosen && turn.counted && (
              <Pill x={(end[0] + tx) / 2} y={(end[1] + ty) / 2} text={tag.hits(blow.hit)} />
            )}
          </g>
        );
      })}
      <PlaceMark x={px - 34 * figure.size[0]} y={py + 34 * figure.size[1]} text={tag.place(place)} />
      {turn.way.length > 0 && <PlaceMark x={end[0]} y={end[1] + 34} text={tag.place(place)} />}
    </g>
  );
}

/** Whose line that is: at its foot, and where it will stand. */
function PlaceMark({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g className="foresight-tag" transform={`translate(${x} ${y})`}>
      <circle strokeWidth={4} r="21" />
      <text className="anchored" y="10">
        {text}
      </text>
    </g>
  );
}

/** How long the head of an arrow is. */
const HEAD = 34;

type Point = readonly [number, number];

/** So far before the second point, on the line from the first; of two that touch, halfway. */
function before([ax, ay]: Point, [bx, by]: Point, distance: number): Point {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const share = Math.max(0.1, 1 - distance / far);
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Turned from one point to the other, its foot before the second. */
function pointing([ax, ay]: Point, [bx, by]: Point): string {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return `translate(${bx} ${by}) rotate(${angle.toFixed(1)}) translate(-16 0)`;
}

function Pill({ x, y, text }: { x: number; y: number; text: string }) {
  const width = text.length * 16 + 26;
  return (
    <g className="foresight-tag" transform={`translate(${x} ${y})`}>
      <rect strokeWidth={4} x={-width / 2} y="-21" width={width} height="42" rx="21" />
      <text className="anchored" y="10">
        {text}
      </text>
    </g>
  );
}

interface HarmProps {
  readonly position: Position;
  readonly figure: FigureId;
  readonly turns: readonly ForeseenTurn[];
  /** With those that are not shown. */
  readonly all: readonly ForeseenTurn[];
}

/** What all of that may cost an Adventurer: points to expect, and the chance that it falls; of one turn by it alone. */
function HarmBadge({ position, figure, turns, all }: HarmProps) {
  const { tag } = useWholeWords().ui.panels.foresight;
  const { at, size } = figureIn(position.state, figure);
  if (!at) return null;
  const told = harmTo(position, turns, figure);
  const harm = turns.length === 1 ? { ...told, falls: fallsAlone(position, all, turns[0]!, figure) } : told;
  const text = harm.falls >= 0.005 ? `${tag.harm(harm)} ${tag.falls(harm)}` : tag.harm(harm);
  const width = text.length * 15 + 24;
  const [x] = centreOf(at, size);
  const y = at[1] * CELL - (at[1] > 0 ? 16 : -16);
  return (
    <g className="foresight-harm foresight-tag" data-harmed={figure} transform={`translate(${x} ${y})`}>
      <rect strokeWidth={4} x={-width / 2} y="-22" width={width} height="44" rx="10" />
      <text className="anchored" y="11">
        {text}
      </text>
    </g>
  );
}

interface ThereProps extends Pick<LookedAhead, 'position' | 'chosen'> {
  readonly destination: MoveDestination;
}

/** What can reach the mover where it would go, and what that would cost: beside the price of the way. */
function ThereTag({ position, destination, chosen }: ThereProps) {
  const { price } = useWholeWords().ui.board;
  const { there: say } = useWholeWords().ui.panels.foresight;
  const there = useForeseen((state) => state.there);
  if (!there || there.space.join() !== destination.space.join()) return null;
  const { could, turns, status, figure } = there;
  const first = say.could(could?.length ?? null);
  const counted = turns.filter((turn) => turn.counted);
  const harm = harmTo(position, counted, figure);
  const isWhole = status === 'whole';
  const tells = could !== null && could.length > 0 && (harm.expected > 0 || isWhole);
  const lines = tells ? [`${first}, `, say.expected(harm, isWhole)] : [first];
  const { x, y, width, height } = tagPlace(
    position,
    there.space,
    { width: Math.max(...lines.map(({ length }) => length)) * 12.5 + 28, height: lines.length * 34 + 10 },
    [
      costBox(position, there.space, price(destination, destination.breaks.length)),
      ...platesAt(position, chosen),
    ],
    'below',
  );
  return (
    <g
      className="foresight-there foresight-tag"
      data-whole={isWhole || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect strokeWidth={4} x={-width / 2} y={-height / 2} width={width} height={height} rx="22" />
      {lines.map((line, i) => (
        <text key={line} className="anchored" y={9 + (i - (lines.length - 1) / 2) * 34}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** What the plate of whoever is chosen may take: above it or below. */
function platesAt(position: Position, chosen: FigureId | null): TagBox[] {
  const one = position.state.figures.find(({ id }) => id === chosen);
  if (!one?.at) return [];
  const [x, y] = centreOf(one.at, one.size);
  return [{ x, y, width: 2 * CELL, height: (one.size[1] + 1.3) * CELL }];
}
