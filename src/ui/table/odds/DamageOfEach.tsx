import type { OptionOdds } from '../../../engine/index.ts';
import type { Telling } from '../../../words/telling.ts';
import { DamageBars } from './DamageBars.tsx';

interface Props {
  readonly figures: OptionOdds['figures'];
  readonly telling: Telling;
}

/** For each who may be hurt, how much how often. */
export const DamageOfEach = ({ figures, telling }: Props) =>
  figures
    .filter(({ expected }) => expected > 0)
    .map(({ figure, damage }) => <DamageBars key={figure} who={telling.figure(figure)} damage={damage} />);
