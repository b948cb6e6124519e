import type { Option, Position, Prompt } from '../../../engine/index.ts';
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
  const alike = new Map<string, Option[]>();
  for (const option of cards.flatMap((card) => card.options)) {
    const { act } = option;
    // Two of the same in one Pack are one thing there is twice: it does not matter which of them goes.
    const key =
      act.do === 'use' && option.interjection
        ? `${telling.option(option, ofWhom(option, pending))} ${option.sp}`
        : option.id;
    alike.set(key, [...(alike.get(key) ?? []), option]);
  }
  const refusals = cards.flatMap(({ refused }) => refused);
  return (
    <Sheet open rises title={title} onClose={onClose}>
      <div className="question most-64rem">
        <ul className="options grid gap-6px">
          {[...alike.values()].map(([option, ...same]) => (
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
