/** How much damage how often: a bar for each number of points. */

import { Bars } from '../../kit/Bars.tsx';
import { useWords } from '../../page/use-words.ts';

interface Props {
  readonly who: string;
  /** Points and their chance. */
  readonly damage: readonly (readonly [points: number, chance: number])[];
  readonly isFolded?: boolean | undefined;
}

export function DamageBars({ who, damage, isFolded }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const bars = (
    <Bars
      label={words.asText(who, damage)}
      bars={damage.map(([points, chance]) => ({
        name: points,
        share: chance,
        told: words.bar(points, chance),
        faint: points === 0,
      }))}
    />
  );
  if (isFolded)
    return (
      <details>
        <summary className="xs soft">{words.title(who)}</summary>
        {bars}
      </details>
    );
  return (
    <figure className="m-0-0-2">
      <figcaption className="xs soft" aria-hidden="true">
        {words.title(who)}
      </figcaption>
      {bars}
    </figure>
  );
}
