import { type ReactNode, useId } from 'react';
import type { Position } from '../../engine/index.ts';
import type { Mean, Numbers } from '../../stores/lab/lab-run.ts';
import { Bounds, GamesBar } from '../kit/chart/Bounds.tsx';
import { useTelling, useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly numbers: Numbers;
  /** Where the games begin: who is who. */
  readonly position: Position;
}

/** What came of the games so far, in tables with bars. */
export function LabNumbers({ numbers, position }: Props) {
  const words = useWholeWords().ui.lab;
  const telling = useTelling(position);
  const { games, won, bounds, adventurers, means, ends, rounds } = numbers;
  const { column } = words;
  const nameOf = (id: string): string => {
    const figure = position.state.figures.find((one) => one.id === id);
    return figure ? telling.figureName(figure) : id;
  };
  const shares = [
    { id: 'won', name: words.won, n: won, bounds },
    ...adventurers.map(({ id, fell, bounds: between }) => ({
      id,
      name: words.fell(nameOf(id)),
      n: fell,
      bounds: between,
    })),
  ];
  const mostDamage = Math.max(...adventurers.map(({ taken }) => taken.bounds[1]));
  const mostGames = Math.max(...rounds.map((one) => one.won + one.lost));
  return (
    <>
      <LabTable title={words.shares} columns={[column.what, column.games, column.share, column.drawn]}>
        {shares.map(({ id, name, n, bounds: between }) => (
          <tr key={id} data-row={id}>
            <th className="semi" scope="row">
              {name}
            </th>
            <td className="one-line">{n}</td>
            <td className="one-line">
              {words.share(n, games)} <small className="block regular soft">{words.bounds(between)}</small>
            </td>
            <td className="one-line">
              <Bounds value={n / games} bounds={between} most={1} />
            </td>
          </tr>
        ))}
      </LabTable>
      <LabTable title={words.damage} columns={[column.who, column.mean, column.drawn]}>
        {adventurers.map(({ id, taken }) => (
          <tr key={id}>
            <th className="semi" scope="row">
              {nameOf(id)}
            </th>
            <MeanCell of={taken} />
            <td className="one-line">
              <Bounds value={taken.mean} bounds={taken.bounds} most={mostDamage} />
            </td>
          </tr>
        ))}
      </LabTable>
      <LabTable title={words.lastRounds} columns={[column.round, column.won, column.lost, column.drawn]}>
        {rounds.map(({ round, won: w, lost: l }) => (
          <tr key={round}>
            <th className="semi" scope="row">
              {round}
            </th>
            <td className="one-line">{w}</td>
            <td className="one-line">{l}</td>
            <td className="one-line">
              <GamesBar won={w} lost={l} most={mostGames} />
            </td>
          </tr>
        ))}
      </LabTable>
      <LabTable title={words.means} columns={[column.what, column.mean]}>
        {MEANS.map((mean) => (
          <tr key={mean}>
            <th className="semi" scope="row">
              {words.meanOf[mean]}
            </th>
            <MeanCell of={means[mean]} />
          </tr>
        ))}
      </LabTable>
      <LabTable title={words.ends} columns={[column.end, column.games, column.share]}>
        {ends.map(({ outcome, games: n }) => (
          <tr key={outcome ? `${outcome.result} ${outcome.condition}` : ''}>
            <th className="semi" scope="row">
              {outcome ? words.end[outcome.result] : words.noEnd}
              {outcome && <small className="block regular soft">{telling.outcome(outcome)}</small>}
            </th>
            <td className="one-line">{n}</td>
            <td className="one-line">{words.share(n, games)}</td>
          </tr>
        ))}
      </LabTable>
    </>
  );
}

const MEANS = ['rounds', 'decisions', 'gold', 'fallen', 'taken', 'dealt'] as const;

function MeanCell({ of }: { of: Mean }) {
  const words = useWholeWords().ui.lab;
  return (
    <td className="one-line">
      {words.mean(of)} <small className="block regular soft">{words.meanBounds(of)}</small>
    </td>
  );
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function LabTable({ title, columns, children }: TableProps) {
  const id = useId();
  return (
    <section className="pad-3-4 mb-4 whole panel">
      <h2 className="lg" id={id}>
        {title}
      </h2>
      <table className="lab-table table full joined digits" aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className="sm faint" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
