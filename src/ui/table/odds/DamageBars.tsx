/** How much damage how often: a bar for each number of points. */

import { Bars } from '../../kit/Bars.tsx';
import { useWords } from '../../page/use-words.ts';

interface Props {
  readonly who: string;
  /** Points and their chance. */
  readonly damage: readonly (readonly [points: number, chance: number])[];
}

export function DamageBars({ who, damage }: Props) {
  const words = useWords().ui.panels.optionOdds;
  return (
    <figure className="m-0-0-2">
      <figcaption className="xs soft" aria-hidden="true">
        {words.title(who)}
      </figcaption>
      <Bars
        label={words.asText(who, damage)}
        bars={damage.map(([points, chance]) => ({
          name: points,
          share: chance,
          told: words.bar(points, chance),
          faint: points === 0,
        }))}
      />
    </figure>
  );
}
