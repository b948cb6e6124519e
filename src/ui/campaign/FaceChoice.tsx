import type { AdventurerCard, CardRef } from '../../engine/index.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { useCards } from '../page/use-table.ts';

interface Props {
  readonly among: readonly AdventurerCard[];
  readonly isChosen: (card: CardRef) => boolean;
  readonly onPress: (card: CardRef) => void;
}

/** Adventurers to choose from, each a button with a face. */
export function FaceChoice({ among, isChosen, onPress }: Props) {
  const cards = useCards();
  return (
    <ul className="gap-3-4 flex wrap">
      {among.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="btn party-face column-wise wide-8_6rem"
            aria-pressed={isChosen(id)}
            onClick={() => onPress(id)}
          >
            <Portrait of={id} cards={cards} size={72} /> {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
