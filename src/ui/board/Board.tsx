import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import {
  type EncounterEvent,
  type FigureId,
  isSameSpace,
  type MoveDestination,
  type Position,
  type Space,
  spacesOf,
} from '../../engine/index.ts';
import { useTelling, useWords } from '../page/use-words.ts';
import { Drama } from './drama/Drama.tsx';
import { BoardEdges } from './ground/BoardEdges.tsx';
import { BoardThings } from './ground/BoardThings.tsx';
import { PaintedFloor } from './ground/PaintedFloor.tsx';
import { StaticLayer, TileNames } from './ground/StaticLayer.tsx';
import { TerrainDefs } from './ground/TerrainDefs.tsx';
import { TerrainSigns } from './ground/TerrainSigns.tsx';
import { useFloor } from './ground/use-floor.ts';
import { BandPlates, CurrentLayer, EdgeArrows, FreshTerrain, LivingFloor } from './late-on-board.ts';
import { type NearReach, ReachLayer } from './marks/Bands.tsx';
import { describeSpace } from './marks/describe-space.ts';
import { HintMarks } from './marks/HintMark.tsx';
import { LitSpaceMark } from './marks/LitSpaceMark.tsx';
import { AreaMark, CostLabel, CursorMark, SightMark, WayLine } from './marks/Overlays.tsx';
import type { SightLine, SpaceHint } from './marks/space-hint.ts';
import { TargetFrames } from './marks/TargetFrames.tsx';
import { useAlt } from './marks/use-alt.ts';
import { BoardFigures, BoardSigns } from './pieces/BoardFigures.tsx';
import { placeOf } from './pieces/place-of.ts';
import type { Measuring } from './place/BoardControls.tsx';
import { BoardFrame } from './place/BoardFrame.tsx';
import { hasSpace, isDrawn, sizeOfBoard } from './place/geometry.ts';
import { aroundOf } from './place/in-reach.ts';
import { useBoardHand } from './place/use-board-hand.ts';
import { useWhyNot } from './use-why-not.ts';
import './ground/floor.css';
import './marks/overlays.css';

/** What is looked ahead from: who moves, where it could go and would, and what is pointed at. */
export interface LookedAhead {
  readonly position: Position;
  /** The space under the pointer or the cursor. */
  readonly pointed: Space | null;
  /** Where the mover would go. */
  readonly destination: MoveDestination | null;
  readonly mover: FigureId | null;
  /** Where it could go. */
  readonly reach: readonly MoveDestination[];
  /** Who is chosen: a plate lies at it. */
  readonly chosen: FigureId | null;
}

export interface BoardProps {
  readonly position: Position;
  /** Where the moving figure can go, priced. */
  readonly reach?: readonly MoveDestination[];
  /** Of these, those after which it can still attack; null where that is not asked. */
  readonly near?: NearReach;
  /** Something else is pointed at: the ways can be gone, but no bands are drawn. */
  readonly quiet?: boolean;
  /** The one chosen, where it is not the first of its space. */
  readonly chosen?: MoveDestination | null;
  readonly hints?: readonly SpaceHint[];
  /** The way shown, its spaces in order; without it, the way to the space under the pointer or cursor. */
  readonly way?: readonly Space[];
  /** Where that way sets out from; the active figure's space where nothing is said. */
  readonly wayFrom?: Space | null;
  /** Figures that may be chosen now. */
  readonly highlight?: readonly FigureId[];
  readonly selected?: FigureId | null;
  /** Of several to choose, those that are. */
  readonly picked?: readonly FigureId[];
  readonly active?: FigureId | null;
  /** What opponents would do, drawn on it; nothing where nobody looks ahead. */
  readonly ahead?: ComponentType<LookedAhead>;
  /** What is about to be laid on. */
  readonly area?: readonly Space[] | undefined;
  readonly line?: SightLine | null;
  readonly onSpace?: (space: Space) => void;
  readonly onFigure?: (id: FigureId) => void;
  /** Looks at a figure, whatever it is an answer to: by a press that is held. */
  readonly onLook?: (id: FigureId) => void;
  readonly onHoverSpace?: (space: Space | null) => void;
  readonly onToken?: (id: string) => void;
  /** What a finger carries over the board. */
  readonly onCarry?: (space: Space) => boolean;
  /** What the table writes over the figures, in boxes by the size of a space. */
  readonly marks?: ReactNode;
  /** Puts the keyboard's cursor there when it changes. */
  readonly cursor?: Space | null;
  readonly label?: string;
  /** Void spaces of its rectangle can be pressed, too: where a board is made. */
  readonly anywhere?: boolean;
  /** The ruler, where it may be laid on the board. */
  readonly measuring?: Measuring | null;
  /** The event that is seen to happen just now; none where the board only shows how things stand. */
  readonly deed?: EncounterEvent | null;
  /** What the times of deeds are multiplied by. */
  readonly tempo?: number;
  /** How often a press has ended what ran. */
  readonly ended?: number;
}

const none: readonly never[] = [];
const goesFirst: readonly SpaceHint['kind'][] = ['step', 'jump', 'place', 'ghost'];

/** The board: draws what it is given and says which space or figure was meant. It decides nothing. */
export function Board(props: BoardProps) {
  const { position, highlight = none, selected, active, line, onHoverSpace, anywhere = false } = props;
  const Ahead = props.ahead;
  const picked = useMemo(
    () => [...(selected ? [selected] : []), ...(props.picked ?? none)],
    [selected, props.picked],
  );
  // While somebody asks "why not there?" the board shows the ways not taken and takes clicks as questions.
  const asking = useWhyNot(position);
  const words = useWords();
  const telling = useTelling(position);
  const reach = asking ? none : (props.reach ?? none);
  const hints = asking?.hints ?? props.hints ?? none;
  const { state, encounter } = position;
  const { board } = state;
  const standing = state.figures.filter((figure) => figure.at && !figure.defeated);
  const mover = standing.find((figure) => figure.id === (active ?? selected));
  const isPlacing = state.clock.phase === 'placement';

  const act = (space: Space) => {
    if (asking) return asking.onSpace(space);
    const figure = standing.find((one) => hasSpace(spacesOf(one), space));
    const first = hints.some((hint) => goesFirst.includes(hint.kind) && isSameSpace(hint.space, space));
    const token = state.boardTokens.find((one) => isSameSpace(one.at, space));
    if (figure && !first && props.onFigure) props.onFigure(figure.id);
    else if (token && props.onToken && !first && !reach.some((one) => isSameSpace(one.space, space))) {
      props.onToken(token.id);
    } else props.onSpace?.(space);
  };
  const isGround = (space: Space): boolean => {
    const answers = [...reach, ...hints].some((one) => isSameSpace(one.space, space));
    const token = state.boardTokens.some((one) => isSameSpace(one.at, space));
    return (
      !(asking || props.measuring?.on || answers || token) &&
      !standing.some((one) => hasSpace(spacesOf(one), space))
    );
  };
  const hand = useBoardHand({
    grid: { ...sizeOfBoard(board), has: (space) => anywhere || isDrawn(board, space) },
    start: mover?.at ?? standing[0]?.at ?? encounter.startingZone[0] ?? [0, 0],
    given: props.cursor,
    stops: standing.map((figure) => figure.at!),
    around: mover?.at ? aroundOf(mover.at, reach, `${state.clock.round} ${mover.id}`) : null,
    view: mover?.at ?? (isPlacing ? middleOf(encounter.startingZone) : null),
    spaceOf: (pressed) =>
      standing.find((figure) => figure.id === pressed.getAttribute('data-figure'))?.at ?? null,
    isGround,
    onPoint: (space) => onHoverSpace?.(space),
    onEnter: act,
    onCarry: asking ? undefined : props.onCarry,
    onLook: (space) => {
      const figure = standing.find((one) => hasSpace(spacesOf(one), space));
      if (figure) props.onLook?.(figure.id);
      return figure !== undefined && props.onLook !== undefined;
    },
  });
  const { zoom, drawn, hovered } = hand;
  const floor = useFloor(encounter, board, zoom.cell);
  const { living } = floor;
  const signs = useAlt();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [under, setUnder] = useState<HTMLElement | null>(null);
  const pointed = hand.pointed ?? props.way?.at(-1) ?? null;

  const destination = pointed && reach.find((one) => one.way.length > 0 && isSameSpace(one.space, pointed));
  const way = asking ? asking.way : (props.chosen?.way ?? props.way ?? destination?.way);
  const start = props.way && props.wayFrom !== undefined ? props.wayFrom : (mover?.at ?? null);
  const end = way?.at(-1);
  const priced = props.chosen ?? (end && reach.find((one) => isSameSpace(one.space, end)));
  const near = asking ? null : (props.near ?? null);
  const wanted = useMemo(() => (props.hints ?? none).filter(({ asked }) => asked), [props.hints]);
  const describe = (space: Space, numbered: boolean) =>
    describeSpace(words, telling, position, space, { reach, near, mover: mover?.id, hints, numbered });
  return (
    <BoardFrame
      ref={setFrame}
      hand={hand}
      label={props.label ?? words.ui.board.board.label(encounter.name)}
      describe={describe}
      told={pointed}
      edges={
        (mover || wanted.length > 0) && (
          <EdgeArrows position={position} hand={hand} spaces={wanted} chosen={selected ?? null} />
        )
      }
      measuring={props.measuring}
      data={{
        'data-asking': asking !== null || undefined,
        'data-painted': floor.painted?.picture.size,
        'data-painting': floor.isPainting || undefined,
        'data-living': living !== null || undefined,
        'data-signs': signs || undefined,
        'data-placing': isPlacing || undefined,
      }}
    >
      {floor.painted && <PaintedFloor picture={floor.painted.picture} cell={zoom.cell} />}
      {living && <LivingFloor ask={living} board={board} dynamite={state.dynamite} cell={zoom.cell} />}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application is named, and each figure in it */}
      <svg className="board-drawing absolute inset-0" {...drawn}>
        <TerrainDefs />
        <StaticLayer
          board={board}
          tiles={encounter.tiles}
          startingZone={isPlacing ? encounter.startingZone : null}
        />
        {floor.painted && <FreshTerrain board={board} painted={floor.painted.board} />}
        <CurrentLayer board={board} />
        {reach.length > 0 && !props.quiet && <ReachLayer position={position} reach={reach} near={near} />}
        <BoardEdges board={board} />
        <BoardThings position={position} covered={false} />
        {floor.painted && <TerrainSigns board={board} pointed={pointed} all={signs} />}
        <HintMarks hints={hints} />
        {props.area && <AreaMark spaces={props.area} />}
        {way && <WayLine from={asking ? null : start} way={way} />}
      </svg>
      <div ref={setUnder} />
      <BoardFigures
        position={position}
        cell={zoom.cell}
        active={active ?? null}
        selected={selected ?? null}
        highlight={highlight}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application is named */}
      <svg className="board-above absolute inset-0 untouched" {...drawn}>
        <TargetFrames position={position} figures={highlight} chosen={picked} />
      </svg>
      <BoardSigns
        position={position}
        cell={zoom.cell}
        active={active ?? null}
        threatening={priced?.breaks ?? none}
      />
      <Drama
        key={props.ended ?? 0}
        position={position}
        deed={props.deed ?? null}
        tempo={props.tempo ?? 1}
        cell={zoom.cell}
        under={under}
        frame={frame}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application is named */}
      <svg className="board-above absolute inset-0 untouched" {...drawn}>
        <BoardThings position={position} covered />
        <TileNames tiles={encounter.tiles} />
        {line && <SightMark line={line} />}
        <LitSpaceMark />
        {asking?.answered && <CursorMark space={asking.answered} kind="cursor" />}
        {hovered && <CursorMark space={hovered} kind="hover" />}
        {hand.cursor && <CursorMark space={hand.cursor} kind="cursor" />}
        {Ahead && (
          <Ahead
            position={position}
            // Whom to strike at is looked at for its own chances.
            pointed={props.quiet ? null : pointed}
            destination={asking ? null : (priced ?? null)}
            mover={mover?.id ?? null}
            reach={reach}
            chosen={selected ?? null}
          />
        )}
        {priced && <CostLabel position={position} destination={priced} />}
      </svg>
      <div className="over-spaces absolute untouched" style={placeOf(zoom.cell)} aria-hidden="true">
        {reach.length > 0 && !props.quiet && (
          <BandPlates
            position={position}
            reach={reach}
            hand={hand}
            spaces={wanted}
            chosen={selected ?? null}
            priced={priced ?? null}
          />
        )}
        {props.marks}
      </div>
    </BoardFrame>
  );
}

/** The space of a zone that lies nearest to its middle. */
function middleOf(zone: readonly Space[]): Space | null {
  const [x, y] = [0, 1].map((axis) => zone.reduce((sum, space) => sum + space[axis]!, 0) / zone.length);
  const away = (space: Space) => (space[0] - x!) ** 2 + (space[1] - y!) ** 2;
  return zone.reduce<Space | null>((best, one) => (!best || away(one) < away(best) ? one : best), null);
}
