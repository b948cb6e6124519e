import type { Position } from '../../../engine/index.ts';
import {
  type AheadNumbers,
  GAMES,
  type RunAhead,
  type RunAheadState,
} from '../../../stores/lab/run-ahead.ts';
import { useStore } from '../../page/use-store.ts';
import { useGameState } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

const allOf = (state: RunAheadState): RunAheadState => state;

/** Games played on from here, and how what came of them is spread. */
export function RunAheadPart({ position, runAhead }: { position: Position; runAhead: RunAhead }) {
  const { run: words } = useWholeWords().ui.panels.foresight;
  const pending = useGameState((state) => state.pending);
  const { of, status, seed, bot, numbers, broken } = useStore(runAhead.store, allOf);
  const isHere = of !== null && of === pending;
  const isRunning = isHere && status === 'running';
  if (!pending) return null;
  return (
    <div className="run-ahead grid gap-1 mt-2 pad-t-2 line-above sm" data-status={isHere ? status : 'ready'}>
      <p>
        <button
          type="button"
          className="btn btn-small"
          onClick={() => (isRunning ? runAhead.stop() : runAhead.start(pending))}
        >
          {isRunning ? words.stop : words.start}
        </button>{' '}
        <small>{words.about(GAMES)}</small>
      </p>
      {isHere && (
        <>
          {numbers && (
            <>
              <AheadTable numbers={numbers} position={position} />
              <p>
                {words.defeated(numbers.defeated)} {words.ended(numbers.won, numbers.lost)}
              </p>
            </>
          )}
          <p role="status">
            {status !== 'running' && numbers && words.by(bot, seed, numbers.games, GAMES)}
            {broken === 'unknown' ? words.unknown : broken !== null && words.broken(broken)}
          </p>
        </>
      )}
    </div>
  );
}

function AheadTable({ numbers, position }: { numbers: AheadNumbers; position: Position }) {
  const { run: words } = useWholeWords().ui.panels.foresight;
  const telling = useTelling(position);
  return (
    <table className="run-ahead-table full joined digits">
      <thead>
        <tr>
          {[words.who, words.taken, words.falls, words.spread].map((column) => (
            <th className="pad-2px-1 text-left xs" key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.adventurers.map(({ id, taken, fell, bounds, byDamage }) => (
          <tr key={id}>
            <th className="pad-2px-1 text-left xs" scope="row">
              {telling.figure(id)}
            </th>
            <td className="pad-2px-1 text-left xs">{words.mean(taken)}</td>
            <td className="pad-2px-1 text-left xs">{words.share(fell, numbers.games, bounds)}</td>
            <td className="pad-2px-1 text-left xs">
              <Histogram byDamage={byDamage} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Games by points of damage, from none on the left. */
function Histogram({ byDamage }: { byDamage: readonly number[] }) {
  const { run: words } = useWholeWords().ui.panels.foresight;
  const most = Math.max(1, ...byDamage);
  const width = 100 / Math.max(8, byDamage.length);
  return (
    <svg
      className="run-ahead-bars block wide-92px height-26px"
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.histogram(byDamage)}
    >
      <title>{words.histogram(byDamage)}</title>
      {byDamage.map((games, damage) => (
        <rect
          fill="var(--harm-text)"
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is its damage
          key={damage}
          x={damage * width + 0.4}
          y={30 - (30 * games) / most}
          width={width - 0.8}
          height={(30 * games) / most}
        />
      ))}
    </svg>
  );
}
