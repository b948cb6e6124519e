import { Fold } from '../kit/Fold.tsx';
import { EncounterCard, type EncountersProps } from './EncounterList.tsx';

/** The encounters for training, folded until they are wanted. */
export function ProvingGrounds({ encounters, ...rest }: EncountersProps) {
  const { encounters: words } = rest.words;
  if (encounters.length === 0) return null;
  return (
    <Fold
      className="grid gap-3 home-fold"
      title={
        <>
          <h2>{words.training(encounters.length)}</h2>
          <p className="soft">{words.trainingAbout}</p>
        </>
      }
    >
      <ul className="columns-fill-17rem mt-3 grid gap-4">
        {encounters.map((encounter) => (
          <li key={encounter.id} className="encounter-card relative grid rows-head clip panel">
            <EncounterCard encounter={encounter} {...rest} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
