import type { Act, Option, Position, Prompt } from '../../../engine/index.ts';
import { CardView } from '../../cards/CardView.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { OptionButton } from '../deeds/OptionButton.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  readonly onClose: () => void;
}

/** The cards of the EXALTED ESPERS one may call, each over its answer; and of those one may not, with the reason (p.69). */
export function ExaltedSheet({ position, pending, hinted, onAnswer, onClose }: Props) {
  const telling = useTelling(position);
  const { wordsOn } = useWholeWords().cards;
  const paper = (act: Act, why?: string) => {
    const card = act.do === 'choose-exalted' ? position.cards.exalted[act.card] : undefined;
    return card && <CardView card={card} blocks={wordsOn(card)} disabledReason={why} />;
  };
  const isCard = ({ act }: Option) => act.do === 'choose-exalted';
  return (
    <Sheet open wide title={telling.title(pending)} onClose={onClose}>
      <div className="question">
        <ul className="options grid gap-6px" data-cards>
          {pending.options.filter(isCard).map((option) => (
            <li key={option.id}>
              {paper(option.act)}
              <OptionButton
                underCard
                option={option}
                shortcut={null}
                position={position}
                asker={pending}
                hinted={option.id === hinted}
                onAnswer={onAnswer}
              />
            </li>
          ))}
          {pending.refused?.map(({ id, act, reason }) => (
            <li key={id}>{paper(act, telling.reason(reason))}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
