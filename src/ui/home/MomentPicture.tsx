import { type CSSProperties, use, useEffect, useMemo, useRef } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import { type LastMoment, momentIn, type Standing } from '../../stores/kept/last-moment.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { planOf } from '../../stores/packs/board-plan.ts';
import { PictureCanvas } from '../board/ground/PaintedFloor.tsx';
import { useSmallPicture } from '../board/ground/use-small-picture.ts';
import { useSeen } from '../page/use-seen.ts';
import { useContent, useTable } from '../page/use-table.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { Miniature } from './Miniature.tsx';
import { paintedAt } from './painted-at.ts';
import { StagedContext } from './staged.ts';
import { windowOn } from './window-on.ts';

/** The last moment of a game: its board, and who stands where. One of before pictures were kept is looked up when seen. */
export function MomentPicture({ game }: { readonly game: GameSummary }) {
  const table = useTable();
  const { encounters } = useContent();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const moment = useMemo(() => momentIn(game.moment), [game.moment]);
  const isMissing = game.moment === undefined && !game.guest;
  useEffect(() => {
    if (isSeen && isMissing) void table.addMoment(game.id);
  }, [isSeen, isMissing, table, game.id]);
  const encounter = game.of === undefined ? undefined : encounters[game.of];
  return (
    <div ref={place} className="moment absolute inset-0" aria-hidden="true">
      {moment && encounter && <Picture moment={moment} encounter={encounter} isSeen={isSeen} />}
    </div>
  );
}

function Picture({
  moment: { figures, rows },
  encounter,
  isSeen,
}: {
  moment: LastMoment;
  encounter: EncounterDefinition;
  isSeen: boolean;
}) {
  const now = useMemo((): EncounterDefinition => {
    if (!rows) return encounter;
    const { board } = encounter;
    return { ...encounter, board: { ...board, rows: board.rows.map((row, y) => rows[y] ?? row) } };
  }, [encounter, rows]);
  const plan = useMemo(() => ({ ...planOf(now), start: [], foes: [] }), [now]);
  const { isDone } = use(StagedContext);
  const { picture } = useSmallPicture(now, isSeen && isDone);
  const standing = figures.filter((one): one is Onboard => one.at !== null && !one.fallen);
  return (
    <div className="moment-view absolute inset-0" style={viewOf(standing, plan.size)}>
      <BoardPlanPicture plan={plan} />
      {picture && (
        <div className="painted" style={paintedAt(picture)}>
          <PictureCanvas bitmap={picture.bitmap} />
        </div>
      )}
      {isSeen &&
        standing.map((one) => (
          <div
            key={`${one.card} ${one.number}`}
            className="moment-figure absolute width-0 height-0"
            style={placeOf(one)}
            data-hurt={one.left * 2 <= one.hp || undefined}
          >
            <Miniature
              card={one.card}
              number={one.number}
              players={one.side === 'adventurers'}
              flipped={one.number > 0 && one.number % 2 === 0}
              active={one.acting}
              pixels={40}
            />
            {one.left < one.hp && (
              <span className="moment-life absolute">
                <span className="block tall" style={{ width: `${(100 * one.left) / one.hp}%` }} />
              </span>
            )}
          </div>
        ))}
    </div>
  );
}

type Onboard = Standing & { readonly at: readonly [number, number] };

/** The part of the board on which they stand, as a space's part of the picture and where its middle lies. */
function viewOf(standing: readonly Onboard[], size: readonly [number, number]): CSSProperties {
  const { middle, spaces } = windowOn(standing, size);
  return {
    '--spaces': spaces,
    '--x': middle[0],
    '--y': middle[1],
    '--columns': size[0],
    '--rows': size[1],
  } as CSSProperties;
}

const placeOf = ({ at: [x, y], size: [width, height] }: Onboard) =>
  ({
    left: `${x + width / 2}em`,
    top: `${y + height / 2}em`,
    zIndex: y + height,
    '--size': Math.min(width, height),
  }) as CSSProperties;
