import { type CSSProperties, use, useEffect } from 'react';
import type { EncounterDefinition, Space } from '../../engine/index.ts';
import type { BoardPicture } from '../../stores/middara/board-pictures.ts';
import { PictureCanvas } from '../board/ground/PaintedFloor.tsx';
import { usePainted } from '../board/ground/use-painted.ts';
import { useSmallPicture } from '../board/ground/use-small-picture.ts';
import { sizeOfBoard } from '../board/place/geometry.ts';
import { useContent } from '../page/use-table.ts';
import { castOf } from './cast-of.ts';
import { Miniature } from './Miniature.tsx';
import { paintedAt } from './painted-at.ts';
import { onstage } from './stage.ts';
import { StagedContext } from './staged.ts';

/** Pixels of a space it is painted for; under its light nobody sees more. */
const CELL = 32;
/** Figures are larger than their spaces: they are what is looked at. */
const LARGER = 1.3;

/** The board of an encounter, painted, with its opponents and a party where they begin. */
export function SceneOfDay({ encounter }: { readonly encounter: string }) {
  const { encounters } = useContent();
  const found = encounters[encounter];
  return found ? <Scene encounter={found} /> : null;
}

function Scene({ encounter }: { encounter: EncounterDefinition }) {
  const { cards } = useContent();
  const { picture, isSettled } = useSmallPicture(encounter, true, true);
  const { done } = use(StagedContext);
  useEffect(() => {
    if (isSettled) done();
  }, [isSettled, done]);
  return (
    <>
      {picture && <Floor picture={picture} />}
      {picture && <Sharper encounter={encounter} />}
      {castOf(encounter).map(({ card, number, at, players }) => (
        <div
          key={`${card} ${number}`}
          className="stage-figure absolute width-0 height-0"
          style={standingAt(encounter, at, cards.combatants[card]?.size)}
        >
          <Miniature card={card} number={number} players={players} flipped={number % 2 === 0} pixels={96} />
        </div>
      ))}
    </>
  );
}

/** A better picture over the first one, when it comes. */
function Sharper({ encounter }: { encounter: EncounterDefinition }) {
  const { painted } = usePainted(encounter, encounter.board, CELL);
  return painted && <Floor picture={painted.picture} />;
}

function Floor({ picture }: { picture: BoardPicture }) {
  return (
    <div className="stage-plane absolute">
      <div className="painted" data-painted-size={picture.size} style={paintedAt(picture)}>
        <PictureCanvas bitmap={picture.bitmap} />
      </div>
    </div>
  );
}

/** Where the middle of a base is seen, and how large; what is nearer stands in front. */
function standingAt(
  { board }: EncounterDefinition,
  [x, y]: Space,
  [width, height]: readonly [number, number] = [1, 1],
): CSSProperties {
  const { columns, rows } = sizeOfBoard(board);
  const v = y + height / 2 - rows / 2;
  const seen = onstage(x + width / 2 - columns / 2, v);
  return {
    transform: `translate(${seen.x.toFixed(3)}em, ${seen.y.toFixed(3)}em) scale(${(seen.scale * Math.min(width, height) * LARGER).toFixed(3)})`,
    zIndex: Math.round(10 * v) + 1000,
  };
}
