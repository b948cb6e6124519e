import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { alikeOf } from '../../../stores/middara/alike-answers.ts';
import type { TurnCard } from '../../../stores/middara/turn-cards.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { OptionButton, ofWhom } from './OptionButton.tsx';
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
  const telling = useTelling(position);
  const { times } = useWords().ui.panels.dock;
  const options = cards.flatMap((card) => card.options);
  const alike = new Set(
    alikeOf(options, (option) => telling.option(option, ofWhom(option, pending))).values(),
  );
  const refusals = cards.flatMap(({ refused }) => refused);
  return (
    <Sheet open rises title={title} onClose={onClose}>
      <div className="question most-64rem">
        <ul className="options grid gap-6px">
          {[...alike].map(([option, ...same]) => (
            <li key={option!.id}>
              <OptionButton
                option={option!}
                same={
                  same.length > 0
                    ? { ids: same.map(({ id }) => id), says: times(same.length + 1) }
                    : undefined
                }
                shortcut={null}
                position={position}
                asker={pending}
                hinted={[option!, ...same].some(({ id }) => id === hinted)}
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
