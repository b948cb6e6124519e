import type { AbraxisPrompt } from '../../abraxis/index.ts';
import { Asking } from '../frame/Asking.tsx';
import { TypedColours } from '../frame/TypedColours.tsx';
import { useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly asked: AbraxisPrompt;
  readonly title: string;
  /** Answers for the dice of one throw, in their order. */
  readonly onAnswers: (options: readonly string[]) => void;
}

/** What lies up on dice that were rolled by hand, all of one player's in one go. */
export function FacePanel({ asked, title, onAnswers }: Props) {
  const { words } = useAbraxis();
  const { die = 'white', at = 0, dice = [die] } = asked;
  return (
    <Asking title={title} text={words.typed(die, at)}>
      <TypedColours
        of={asked}
        dice={dice}
        label={title}
        onFaces={(faces) => onAnswers(faces.map((face) => `face:${face}`))}
      />
    </Asking>
  );
}
