import type { Position } from '../../engine/index.ts';
import type { Tally } from '../../stores/middara/tally.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { AfterTable } from './AfterTable.tsx';

interface Props {
  readonly tally: Tally;
  readonly position: Position;
}

/** How many sources are listed: what comes after them is little. */
const MOST = 20;

/** Damage by figure, and by what it came of. */
export function DamagePart({ tally, position }: Props) {
  const words = useWholeWords().ui.after.damage;
  const telling = useTelling(position);
  const figures = tally.figures
    .filter(({ dealt, taken, healed }) => dealt + taken + healed > 0)
    .sort((a, b) => b.dealt - a.dealt);
  const most = Math.max(1, ...figures.map(({ dealt, taken }) => Math.max(dealt, taken)));
  const sources = tally.sources.slice(0, MOST);
  const mostOfOne = Math.max(1, ...sources.map(({ damage }) => damage));
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-damage">
      <h2 id="after-damage">{words.title}</h2>
      {figures.length === 0 && <p>{words.none}</p>}
      <AfterTable heads={[words.figure, words.dealt, words.taken, words.healed, words.defeats, words.drawn]}>
        {figures.map(({ figure, dealt, taken, healed, defeats }) => (
          <tr key={figure} data-figure={figure}>
            <th className="semi" scope="row">
              {telling.figure(figure)}
            </th>
            <td>{dealt}</td>
            <td>{taken}</td>
            <td>{healed}</td>
            <td>{defeats}</td>
            <td>
              <Bar parts={[dealt / most, taken / most]} />
            </td>
          </tr>
        ))}
      </AfterTable>
      {sources.length > 0 && (
        <>
          <h3 className="mt-2 brass">{words.sources}</h3>
          <p>{words.sourcesAbout}</p>
          <AfterTable heads={[words.source, words.figure, words.amount, words.times, words.drawn]}>
            {sources.map(({ figure, source, damage, times }) => (
              <tr key={JSON.stringify([figure, source])}>
                <th className="semi" scope="row">
                  {telling.cause(source)}
                </th>
                <td>{figure === null ? words.nobody : telling.figure(figure)}</td>
                <td>{words.share(damage)}</td>
                <td>{times}</td>
                <td>
                  <Bar parts={[damage / mostOfOne]} />
                </td>
              </tr>
            ))}
          </AfterTable>
        </>
      )}
    </section>
  );
}

/** Shares as bars, one below the other; the numbers stand beside them. */
function Bar({ parts }: { parts: readonly number[] }) {
  const high = 10 / parts.length;
  return (
    <svg
      className="block full least-90px height-14px"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((part, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: each is known by its place
          key={i}
          fill={i === 0 ? 'var(--brass)' : 'var(--harm)'}
          y={i * high + 0.5}
          width={100 * part}
          height={high - 1}
        />
      ))}
    </svg>
  );
}
