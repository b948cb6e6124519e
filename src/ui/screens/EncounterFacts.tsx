import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import type { HomePictures } from './home-pictures.ts';

interface Props {
  readonly of: EncounterSummary;
  readonly words: HomeWords;
}

const DIFFICULTY = { gentle: 1, fair: 2, hard: 3, grim: 4 } as const;

/** How long and how hard it is, where its file says so. */
export function Forecast({ of: { forecast }, words: { encounters } }: Props) {
  if (!forecast) return null;
  const level = DIFFICULTY[forecast.difficulty];
  return (
    <p className="forecast">
      <span>{encounters.rounds(forecast)}</span>
      <span>
        <span className="forecast-level" aria-hidden="true">
          {'◆'.repeat(level)}
          <span>{'◇'.repeat(4 - level)}</span>
        </span>{' '}
        {encounters.difficulty[forecast.difficulty]}
      </span>
    </p>
  );
}

/** Who waits there, with a face each. */
export function Foes({
  of: { foes },
  words: { encounters },
  pictures,
}: Props & { readonly pictures: HomePictures | undefined }) {
  return (
    <ul className="foes">
      {foes.map(({ n, name, card }) => (
        <li key={card}>
          <span className="face">{pictures && <pictures.Face card={card} />}</span>
          {encounters.foes(n, name)}
        </li>
      ))}
    </ul>
  );
}
