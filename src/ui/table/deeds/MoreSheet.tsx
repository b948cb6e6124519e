import type { Option, Position, Prompt } from '../../../engine/index.ts';
import type { TurnCard } from '../../../stores/middara/turn-cards.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { OptionButton } from './OptionButton.tsx';
import { Refusals } from './Refusals.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly TurnCard[];
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  readonly onClose: () => void;
  /** The answer they are asked ahead for: they give it, too. */
  readonly first?: string | undefined;
}

/** What lies under a card for several: each answer in full, and what may not be done with its reason. */
export function MoreSheet({ title, cards, position, pending, hinted, onAnswer, onClose, first }: Props) {
  const options = cards.flatMap((card) => card.options);
  const refusals = cards.flatMap(({ refused }) => refused);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="question">
        <ul className="options grid gap-6px">
          {options.map((option) => (
            <li key={option.id}>
              <OptionButton
                option={option}
                shortcut={null}
                position={position}
                asker={pending}
                hinted={option.id === hinted}
                first={first}
                onAnswer={onAnswer}
              />
            </li>
          ))}
        </ul>
        <Refusals position={position} refusals={refusals} />
      </div>
    </Sheet>
  );
}
