import { figureIn, type Option, type Position, type Prompt, type Refusal } from '../../../engine/index.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useWords } from '../../page/use-words.ts';
import { Refusals } from '../deeds/Refusals.tsx';
import { SpaceOptions } from './SpaceOptions.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly options: readonly Option[];
  /** Spaces that may not be chosen. */
  readonly refused: readonly Refusal[];
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  readonly onClose: () => void;
}

/** Spaces in a list, for whoever does not point at the board. */
export function SpaceSheet({ position, pending, options, refused, hinted, onAnswer, onClose }: Props) {
  const { dock, question } = useWords().ui.panels;
  const isStep = pending.kind === 'move';
  return (
    <Sheet open title={isStep ? question.oneStep : dock.pickSpace} onClose={onClose}>
      <div className="question">
        <SpaceOptions
          position={position}
          pending={pending}
          options={options}
          from={isStep ? figureIn(position.state, pending.figure).at : null}
          hinted={hinted}
          onAnswer={onAnswer}
        />
        <Refusals position={position} refusals={refused} />
      </div>
    </Sheet>
  );
}
