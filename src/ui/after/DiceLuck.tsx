import type { Position } from '../../engine/index.ts';
import type { Tally } from '../../stores/middara/tally.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { AfterTable } from './AfterTable.tsx';

/** Every die with a number on it, by who threw it. */
export function DiceLuck({ tally, position }: { tally: Tally; position: Position }) {
  const words = useWholeWords().ui.after.luck;
  const telling = useTelling(position);
  const figures = tally.figures.filter(({ dice }) => dice > 0);
  if (figures.length === 0) return null;
  return (
    <>
      <h3 className="mt-2 brass">{words.diceTitle}</h3>
      <p>{words.diceAbout}</p>
      <AfterTable heads={[words.figure, words.dice, words.shown, words.expected, words.over, words.perDie]}>
        {figures.map(({ figure, dice, shown, expected }) => (
          <tr key={figure}>
            <th className="semi" scope="row">
              {telling.figure(figure)}
            </th>
            <td>{dice}</td>
            <td>{shown}</td>
            <td>{words.tenth(expected)}</td>
            <td data-change={Math.sign(shown - expected)}>{words.overOf(shown - expected)}</td>
            <td>{words.overOf((shown - expected) / dice)}</td>
          </tr>
        ))}
      </AfterTable>
    </>
  );
}
