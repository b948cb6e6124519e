import { LENGTHS, lengthOf, type Wanted } from '../../stores/packs/encounter-order.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { OneOf } from '../kit/OneOf.tsx';

interface Props {
  readonly encounters: readonly EncounterSummary[];
  readonly wanted: Wanted;
  readonly words: HomeWords['encounters'];
  readonly onChange: (wanted: Wanted) => void;
}

/** How long, and for how many: each asked only where the shelf has more than one answer to it. */
export function BattleFilters({ encounters, wanted, words, onChange }: Props) {
  const lengths = LENGTHS.filter((length) => encounters.some((one) => lengthOf(one) === length));
  const heroes = [...new Set(encounters.map((one) => one.heroes))].sort((a, b) => a - b);
  return (
    <div className="flex wrap gap-2">
      {lengths.length > 1 && (
        <OneOf
          label={words.length}
          any={words.anyLength}
          values={lengths}
          value={wanted.length}
          nameOf={(length) => words.lengths[length]}
          onChange={(length) => onChange({ ...wanted, length })}
        />
      )}
      {heroes.length > 1 && (
        <OneOf
          label={words.heroes}
          any={words.anyHeroes}
          values={heroes}
          value={wanted.heroes}
          nameOf={words.ofHeroes}
          onChange={(n) => onChange({ ...wanted, heroes: n })}
        />
      )}
    </div>
  );
}
