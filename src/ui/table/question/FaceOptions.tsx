import type { Option, Prompt } from '../../../engine/index.ts';
import { TypedColours } from '../../frame/TypedColours.tsx';
import { useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly pending: Prompt;
  readonly onAnswer: (option: Option) => void;
  /** Answers for the dice of one throw, in their order. */
  readonly onOrder: (options: readonly string[]) => void;
}

/** All dice of a throw that were rolled on the real table, typed in one go. */
export function FaceOptions({ pending, onAnswer, onOrder }: Props) {
  const words = useWholeWords().ui.panels.typedDice;
  const { die, question, options } = pending;
  const { dice = die ? [die] : [] } = question.ask === 'die-face' ? question : {};
  // Each die of a throw has the same six answers.
  const optionFor = (face: number): Option => options[face - 1]!;
  return (
    <TypedColours
      of={pending}
      dice={dice}
      label={words.faces(dice.length === 1 ? die : undefined)}
      onFaces={(faces) =>
        faces.length === 1 ? onAnswer(optionFor(faces[0]!)) : onOrder(faces.map((face) => optionFor(face).id))
      }
    />
  );
}
