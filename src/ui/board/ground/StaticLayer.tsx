import { memo } from 'react';
import type { Board, EncounterDefinition, Space } from '../../../engine/index.ts';
import { CELL, layOf, outlinePath, sizeOfBoard, spaceKey, squaresPath } from '../place/geometry.ts';
import { rulerPath } from './ruler.ts';
import { MARKED_TERRAINS, type MarkedTerrain, TERRAIN_ICONS } from './terrain-art.ts';

interface Props {
  readonly board: Board;
  readonly tiles: EncounterDefinition['tiles'];
  readonly startingZone: readonly Space[] | null;
}

const TONES = [1, 2, 3, 4];
const toneOf = ([x, y]: Space): number => ((x * 7 + y * 13 + ((x * y) % 5) * 3) % TONES.length) + 1;

/** What does not change while a board lies: drawn once, as a few paths. */
export const StaticLayer = memo(function StaticLayer({ board, tiles, startingZone }: Props) {
  const { ofTerrain, outline } = layOf(board);
  const plain = ofTerrain('normal');
  const ruler = rulerPath(sizeOfBoard(board));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="board-static untouched" aria-hidden="true">
      <path
        className="board-drop joints"
        fill="rgb(0 0 0 / 0.45)"
        stroke="rgb(0 0 0 / 0.28)"
        strokeWidth={34}
        d={outline}
        transform="translate(0 14)"
      />
      <path className="board-rim no-fill joints" stroke="var(--brass-dark)" strokeWidth={17} d={outline} />
      <path
        className="board-joint board-hit pressable joints"
        fill="var(--slate-joint)"
        stroke="#0d0f12"
        strokeWidth={9}
        d={outline}
      />
      {TONES.map((tone) => (
        <path
          key={tone}
          className="board-stone"
          stroke="rgb(255 255 255 / 0.045)"
          strokeWidth={3}
          fill={`var(--slate-${tone})`}
          d={squaresPath(
            plain.filter((space) => toneOf(space) === tone),
            2,
            7,
          )}
        />
      ))}
      {MARKED_TERRAINS.map((terrain) => (
        <TerrainPatch key={terrain} terrain={terrain} spaces={ofTerrain(terrain)} />
      ))}
      <path className="board-light" d={outline} fill="url(#board-lamp)" />
      {tiles?.map(({ at, size }) => (
        <g key={spaceKey(at)} className="board-tile">
          <rect
            className="no-fill"
            stroke="rgb(243 216 143 / 0.3)"
            strokeWidth={3}
            x={at[0] * CELL}
            y={at[1] * CELL}
            width={size[0] * CELL}
            height={size[1] * CELL}
            rx="10"
          />
        </g>
      ))}
      {startingZone && startingZone.length > 0 && (
        <path
          className="board-start stroke-6 ends"
          fill="rgb(127 199 255 / 0.16)"
          stroke="var(--start-zone)"
          strokeDasharray="4 13"
          d={outlinePath(startingZone)}
        />
      )}
      <path
        className="board-ruler-casing gone no-fill ends joints"
        stroke="rgb(0 0 0 / 0.7)"
        strokeWidth={9}
        d={ruler}
      />
      <path
        className="board-ruler no-fill ends joints"
        stroke="var(--text-faint)"
        strokeWidth={3}
        d={ruler}
      />
    </g>
  );
});

/** What the tiles are called, over whoever stands there. */
export const TileNames = memo(function TileNames({ tiles }: Pick<Props, 'tiles'>) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="board-tile" aria-hidden="true">
      {tiles?.map(({ name, at }) => (
        <text
          className="rimmed display-face semi"
          fontSize={23}
          letterSpacing="0.08em"
          fill="#e9dcc0"
          opacity={0.62}
          stroke="rgb(10 12 14 / 0.65)"
          strokeWidth={5}
          key={spaceKey(at)}
          x={at[0] * CELL + 12}
          y={at[1] * CELL + 24}
        >
          {name}
        </text>
      ))}
    </g>
  );
});

/** Spaces of one terrain, by colour, by pattern and by symbol. */
export function TerrainPatch({ terrain, spaces }: { terrain: MarkedTerrain; spaces: readonly Space[] }) {
  if (spaces.length === 0) return null;
  const Icon = TERRAIN_ICONS[terrain];
  const raised = terrain === 'obstructing';
  const d = raised ? squaresPath(spaces, 4, 9) : outlinePath(spaces);
  return (
    <g className={`terrain terrain-${terrain}`} data-terrain={terrain}>
      {raised && <path fill="#191715" d={d} transform="translate(0 7)" />}
      <path fill={`var(--${terrain})`} d={d} />
      <path d={d} fill={`url(#terrain-${terrain})`} />
      <path className="terrain-edge no-fill" stroke="rgb(0 0 0 / 0.5)" strokeWidth={4} d={d} />
      <pattern
        id={`symbol-${terrain}`}
        className="terrain-symbol"
        color={`var(--${terrain}-mark)`}
        width={CELL}
        height={CELL}
        patternUnits="userSpaceOnUse"
      >
        <circle fill={raised ? 'rgb(255 255 255 / 0.22)' : 'rgb(0 0 0 / 0.42)'} cx="50" cy="50" r="29" />
        <Icon x={28} y={28} width={44} height={44} />
      </pattern>
      <path className="terrain-symbols" d={squaresPath(spaces)} fill={`url(#symbol-${terrain})`} />
    </g>
  );
}
