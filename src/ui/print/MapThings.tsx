import type { EncounterDefinition } from '../../engine/index.ts';
import { TOKEN_ICONS } from '../board/ground/BoardTokens.tsx';
import { CELL, centreOf } from '../board/place/geometry.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { foesOf } from './foes.ts';

/** What lies there from the start: tokens by their sign and the letter of their colour, and charges. */
export function MapTokens({ encounter }: { encounter: EncounterDefinition }) {
  const words = useWholeWords().ui;
  return (
    <>
      {encounter.tokens.map((token) => {
        const Icon = TOKEN_ICONS[token.kind];
        return (
          <g key={token.id} transform={`translate(${token.at[0] * CELL} ${token.at[1] * CELL})`}>
            <circle fill="var(--paper)" stroke="currentColor" strokeWidth={3} cx="50" cy="56" r="33" />
            <Icon x="32" y="34" width="36" height="36" />
            <text
              className="rimmed anchored heavy"
              stroke="var(--paper)"
              strokeWidth={5}
              fontSize={20}
              x="50"
              y="85"
            >
              {words.board.tokenLetter(token.colour)}
            </text>
          </g>
        );
      })}
      {encounter.dynamite?.map(([x, y]) => (
        <text
          key={`${x},${y}`}
          className="rimmed anchored heavy"
          stroke="var(--paper)"
          strokeWidth={5}
          fontSize={20}
          x={x * CELL + 50}
          y={y * CELL + 92}
        >
          {words.print.map.charge}
        </text>
      ))}
    </>
  );
}

/** Where the opponents stand: the letter of their sort and their number, as they are listed beside the map. */
export function MapFoes({ encounter }: { encounter: EncounterDefinition }) {
  const cards = useCards();
  return foesOf(encounter).flatMap(({ letter, card, each }) =>
    each.map(({ number, at }) => {
      const size = cards.combatants[card]?.size ?? [1, 1];
      const [x, y] = centreOf(at, size);
      const [width, height] = [size[0] * CELL - 24, size[1] * CELL - 24];
      return (
        <g key={`${letter}${number}`}>
          <rect
            className="map-foe"
            stroke="var(--paper)"
            strokeWidth={4}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx="14"
          />
          <text className="anchored heavy" fill="var(--paper)" fontSize={40} x={x} y={y + 14}>
            {letter}
            {number}
          </text>
        </g>
      );
    }),
  );
}
