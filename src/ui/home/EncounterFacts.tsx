import { LEVELS } from '../../stores/packs/encounter-order.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import type { HomePictures } from './home-pictures.ts';

interface Props {
  readonly of: EncounterSummary;
  readonly words: HomeWords;
}

/** How long and how hard it is, where its file says so. */
export function Forecast({ of: { forecast }, words: { encounters } }: Props) {
  if (!forecast) return null;
  const level = LEVELS[forecast.difficulty];
  return (
    <p className="forecast gap-0-3 flex wrap sm semi">
      <span>
        <span className="forecast-level tracked-0_1em" aria-hidden="true">
          {'◆'.repeat(level)}
          <span>{'◇'.repeat(4 - level)}</span>
        </span>{' '}
        {encounters.difficulty[forecast.difficulty]}
      </span>
      <span>{encounters.rounds(forecast)}</span>
    </p>
  );
}

/** Who waits there: a face and how many of each; the name to the pointer and to the ear. */
export function Foes({
  of: { foes },
  pictures,
}: Pick<Props, 'of'> & { readonly pictures: HomePictures | undefined }) {
  return (
    <ul className="foes flex wrap gap-1-3">
      {foes.map(({ n, name, card }) => (
        <li className="flex middle gap-1 sm" key={card} title={name}>
          <span className="wide-30px height-30px round-3px rigid clip on-over">
            {pictures && <pictures.Face card={card} />}
          </span>
          {n} <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}
