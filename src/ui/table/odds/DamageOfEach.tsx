import type { OptionOdds } from '../../../engine/index.ts';
import type { Telling } from '../../../words/telling.ts';
import { useWords } from '../../page/use-words.ts';
import { DamageBars } from './DamageBars.tsx';

interface Props {
  readonly figures: OptionOdds['figures'];
  readonly telling: Telling;
}

/** For each who may be hurt, how much how often; here alone the average, which need not be whole. */
export function DamageOfEach({ figures, telling }: Props) {
  const words = useWords().ui.panels.optionOdds;
  return figures
    .filter(({ expected }) => expected > 0)
    .map(({ figure, damage, expected }) => (
      <div key={figure}>
        <DamageBars who={telling.figure(figure)} damage={damage} />
        <p className="xs soft">{words.onAverage(expected)}</p>
      </div>
    ));
}
