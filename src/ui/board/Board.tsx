import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import {
  type EncounterEvent,
  type FigureId,
  isSameSpace,
  type MoveDestination,
  type Position,
  type Space,
  spacesOf,
} from '../../engine/index.ts';
import { Drama } from '../drama/Drama.tsx';
import { usePainted } from '../hooks/use-painted.ts';
import { useStillness } from '../hooks/use-stillness.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { LitSpaceMark } from '../lesson/LitSpaceMark.tsx';
import { BoardControls, type Measuring } from './BoardControls.tsx';
import { BoardEdges } from './BoardEdges.tsx';
import { BoardFigures } from './BoardFigures.tsx';
import { BoardThings } from './BoardThings.tsx';
import { CurrentLayer } from './CurrentLayer.tsx';
import { describeSpace } from './describe-space.ts';
import { ForesightLayer } from './ForesightLayer.tsx';
import { FreshTerrain } from './FreshTerrain.tsx';
import { CELL, HEAD, hasSpace, MARGIN, sizeOfBoard, spaceAtPoint } from './geometry.ts';
import { HintMarks } from './HintMark.tsx';
import { LivingFloor } from './LivingFloor.tsx';
import { CostLabel, CursorMark, type NearReach, ReachLayer, SightMark, WayLine } from './Overlays.tsx';
import { PaintedFloor } from './PaintedFloor.tsx';
import { ReachLegend } from './ReachLegend.tsx';
import { StaticLayer, TileNames } from './StaticLayer.tsx';
import type { SightLine, SpaceHint } from './space-hint.ts';
import { TerrainDefs } from './TerrainDefs.tsx';
import { TerrainSigns } from './TerrainSigns.tsx';
import { useAlt } from './use-alt.ts';
import { useBoardCursor } from './use-board-cursor.ts';
import { useBoardGestures } from './use-board-gestures.ts';
import { useKeepInView } from './use-keep-in-view.ts';
import { useWhyNot } from './use-why-not.ts';
import { useZoom } from './use-zoom.ts';
import './board.css';
import './floor.css';
import './overlays.css';

export interface BoardProps {
  readonly position: Position;
  /** Where the moving figure can go, priced. */
  readonly reach?: readonly MoveDestination[];
  /** Of these, those after which it can still attack; null where that is not asked. */
  readonly near?: NearReach;
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
  readonly active?: FigureId | null;
  readonly line?: SightLine | null;
  readonly onSpace?: (space: Space) => void;
  readonly onFigure?: (id: FigureId) => void;
  readonly onHoverSpace?: (space: Space | null) => void;
  readonly onToken?: (id: string) => void;
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
}

const none: readonly never[] = [];
/** Spaces the board goes on by a key. */
const PAN = 3;
const goesFirst: readonly SpaceHint['kind'][] = ['step', 'jump', 'place'];

/** The board: draws what it is given and says which space or figure was meant. It decides nothing. */
export function Board(props: BoardProps) {
  const { position, highlight = none, selected, active, line, onHoverSpace, anywhere = false } = props;
  // While somebody asks "why not there?" the board shows the ways not taken and takes clicks as questions.
  const asking = useWhyNot(position);
  const words = useWords();
  const telling = useTelling(position);
  const reach = asking ? none : (props.reach ?? none);
  const hints = asking?.hints ?? props.hints ?? none;
  const { state, encounter } = position;
  const { board } = state;
  const size = sizeOfBoard(board);
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ place, sheet }, size);
  const floor = usePainted(encounter, board, zoom.cell);
  const isStill = useStillness();
  const living = floor.painted && !floor.isPainting && !isStill ? floor.painted.living : null;
  const signs = useAlt();
  const drawn = {
    width: zoom.width,
    height: zoom.height,
    viewBox: `${-MARGIN} ${-HEAD} ${size.columns * CELL + 2 * MARGIN} ${size.rows * CELL + HEAD + MARGIN}`,
  };
  const [hovered, setHovered] = useState<Space | null>(null);
  const standing = state.figures.filter((figure) => figure.at && !figure.defeated);
  const mover = standing.find((figure) => figure.id === (active ?? selected));

  const show = (space: Space | null) => {
    setHovered(space);
    onHoverSpace?.(space);
  };
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
  const keys = useBoardCursor({
    board,
    anywhere,
    start: mover?.at ?? standing[0]?.at ?? encounter.startingZone[0] ?? [0, 0],
    given: props.cursor,
    stops: standing.map((figure) => figure.at!),
    onMove: show,
    onEnter: act,
    onZoom: (way) => ({ in: zoom.zoomIn, out: zoom.zoomOut, fit: zoom.fit })[way](),
    onPan: ([dx, dy]) => place.current?.scrollBy(dx * PAN * zoom.cell, dy * PAN * zoom.cell),
  });
  const [focused, setFocused] = useState(false);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [under, setUnder] = useState<HTMLElement | null>(null);
  const pointed = hovered ?? (focused ? keys.cursor : null) ?? props.way?.at(-1) ?? null;
  const zone = state.clock.phase === 'placement' ? middleOf(encounter.startingZone) : null;
  const asked = focused ? keys.cursor : (props.cursor ?? null);
  useKeepInView({ place, sheet }, zoom, { space: asked ?? mover?.at ?? zone, isAsked: asked !== null });

  const spaceUnder = (
    event: Pick<MouseEvent, 'clientX' | 'clientY'> & { target: EventTarget | null },
  ): Space | null => {
    const id = (event.target as Element).closest('[data-figure]')?.getAttribute('data-figure');
    if (id) return standing.find((figure) => figure.id === id)?.at ?? null;
    if (!sheet.current) return null;
    // As it is shown, a zoom under way included.
    const { left, top, width } = sheet.current.getBoundingClientRect();
    return spaceAtPoint(board, { left, top, width: width || zoom.width }, event, anywhere);
  };
  const isGround = (event: PointerEvent): boolean => {
    const space = spaceUnder(event);
    if (!space) return true;
    const answers = [...reach, ...hints].some((one) => isSameSpace(one.space, space));
    const token = state.boardTokens.some((one) => isSameSpace(one.at, space));
    return (
      !(asking || props.measuring?.on || answers || token) &&
      !standing.some((one) => hasSpace(spacesOf(one), space))
    );
  };
  useBoardGestures({ place, sheet, zoom, isGround });
  const onPointer = (event: MouseEvent) => {
    if (place.current?.hasAttribute('data-dragging')) return;
    const space = spaceUnder(event);
    if (space?.join() !== hovered?.join()) show(space);
  };
  const onClick = (event: MouseEvent) => {
    const space = spaceUnder(event);
    if (!space) return;
    keys.moveTo(space);
    act(space);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    show(null);
  };

  const destination = pointed && reach.find((one) => one.way.length > 0 && isSameSpace(one.space, pointed));
  const way = asking ? asking.way : (props.chosen?.way ?? props.way ?? destination?.way);
  const start = props.way && props.wayFrom !== undefined ? props.wayFrom : (mover?.at ?? null);
  const end = way?.at(-1);
  const priced = props.chosen ?? (end && reach.find((one) => isSameSpace(one.space, end)));
  const near = asking ? null : (props.near ?? null);
  const describe = (space: Space) =>
    describeSpace(words, telling, position, space, { reach, near, mover: mover?.id, hints });
  return (
    <div
      ref={setFrame}
      className="board"
      data-asking={asking !== null || undefined}
      data-painted={floor.painted?.picture.size}
      data-painting={floor.isPainting || undefined}
      data-living={living !== null || undefined}
      data-signs={signs || undefined}
      data-placing={state.clock.phase === 'placement' || undefined}
    >
      <div
        ref={place}
        className="board-place"
        role="application"
        aria-roledescription={words.ui.board.board.role}
        aria-label={props.label ?? words.ui.board.board.label(encounter.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application widget takes the keyboard itself
        tabIndex={0}
        data-cursor={focused ? keys.cursor?.join() : undefined}
        onKeyDown={(event) => {
          setFocused(true);
          keys.onKeyDown(event);
        }}
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={onBlur}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is heard by the application around it */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the application around it is what is acted on */}
        <div
          ref={sheet}
          className="board-sheet"
          style={zoom.measured ? { width: zoom.width, height: zoom.height } : undefined}
          onClick={onClick}
          onPointerMove={onPointer}
          onPointerLeave={() => show(null)}
        >
          {zoom.measured && (
            <>
              {floor.painted && <PaintedFloor picture={floor.painted.picture} cell={zoom.cell} />}
              {living && (
                <LivingFloor ask={living} board={board} dynamite={state.dynamite} cell={zoom.cell} />
              )}
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application is named, and each figure in it */}
              <svg className="board-drawing" {...drawn}>
                <TerrainDefs />
                <StaticLayer
                  board={board}
                  tiles={encounter.tiles}
                  startingZone={state.clock.phase === 'placement' ? encounter.startingZone : null}
                />
                {floor.painted && <FreshTerrain board={board} painted={floor.painted.board} />}
                <CurrentLayer board={board} />
                {reach.length > 0 && <ReachLayer reach={reach} near={near} />}
                <BoardEdges board={board} />
                <BoardThings position={position} covered={false} />
                {floor.painted && <TerrainSigns board={board} pointed={pointed} all={signs} />}
                <HintMarks hints={hints} />
                {way && <WayLine from={asking ? null : start} way={way} />}
              </svg>
              <div ref={setUnder} />
              <BoardFigures
                position={position}
                cell={zoom.cell}
                active={active ?? null}
                selected={selected ?? null}
                highlight={highlight}
                threatening={priced?.breaks ?? none}
              />
              <Drama
                position={position}
                deed={props.deed ?? null}
                tempo={props.tempo ?? 1}
                cell={zoom.cell}
                under={under}
                frame={frame}
              />
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application is named */}
              <svg className="board-above" {...drawn}>
                <BoardThings position={position} covered />
                <TileNames tiles={encounter.tiles} />
                {line && <SightMark line={line} />}
                <LitSpaceMark />
                {asking?.answered && <CursorMark space={asking.answered} kind="cursor" />}
                {hovered && <CursorMark space={hovered} kind="hover" />}
                {focused && keys.cursor && <CursorMark space={keys.cursor} kind="cursor" />}
                <ForesightLayer
                  position={position}
                  pointed={pointed}
                  destination={asking ? null : (priced ?? null)}
                  mover={mover?.id ?? null}
                  reach={reach}
                />
                {priced && <CostLabel destination={priced} />}
              </svg>
            </>
          )}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {focused && keys.cursor ? describe(keys.cursor) : ''}
      </p>
      <div className="board-foot">
        {near && !pointed ? (
          <ReachLegend near={near} reach={reach} />
        ) : (
          <p className="board-caption" aria-hidden="true" data-says={pointed ? true : undefined}>
            {pointed ? describe(pointed) : ' '}
          </p>
        )}
        <BoardControls zoom={zoom} measuring={props.measuring ?? null} />
      </div>
    </div>
  );
}

/** The space of a zone that lies nearest to its middle. */
function middleOf(zone: readonly Space[]): Space | null {
  const [x, y] = [0, 1].map((axis) => zone.reduce((sum, space) => sum + space[axis]!, 0) / zone.length);
  const away = (space: Space) => (space[0] - x!) ** 2 + (space[1] - y!) ** 2;
  return zone.reduce<Space | null>((best, one) => (!best || away(one) < away(best) ? one : best), null);
}
