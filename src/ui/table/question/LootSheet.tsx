import type { Option, Position, Prompt } from '../../../engine/index.ts';
import { gainsOf } from '../../../stores/middara/item-gains.ts';
import { CardView } from '../../cards/CardView.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { keysOf } from '../asks/answer-order.ts';
import { GainAnswer } from './GainAnswer.tsx';
import { FullPack, Wares } from './LootPapers.tsx';
import { QuestionTitle } from './QuestionTitle.tsx';

export interface LootProps {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
}

/** What was found, in full, with whom it may go to, or what has to go for it (face.md 11, loot). */
export function LootSheet({ underWay, ...props }: LootProps & { readonly underWay: boolean }) {
  const { position, pending } = props;
  const words = useWholeWords().ui.loot;
  const { ask } = pending.question;
  return (
    <div className="loot grid rows-head gap-2 tall">
      <header className="flex wrap on-line between gap-0-4 pad-x-2">
        <QuestionTitle position={position} pending={pending} underWay={underWay} />
        {ask !== 'pack-full' && <p className="sm soft">{words.gold(position.state.loot.gold)}</p>}
      </header>
      {ask === 'who-gains' ? (
        <Gainers {...props} />
      ) : ask === 'pack-full' ? (
        <FullPack {...props} />
      ) : (
        <Wares {...props} />
      )}
    </div>
  );
}

/** The card beside whoever may have it, best first; on a phone above them, on its side below. */
function Gainers({ position, pending, hinted, onAnswer }: LootProps) {
  const { cards } = useWholeWords();
  const layout = useLayout();
  const { question, options } = pending;
  if (question.ask !== 'who-gains') return null;
  const item = position.cards.items[question.item];
  const gains = gainsOf(position, pending);
  const placeOf = ({ act }: Option) =>
    act.do === 'target' ? gains.findIndex(({ figure }) => figure === act.target) : -1;
  const own = options.filter(({ interjection }) => !interjection);
  const sorted = own.toSorted((a, b) => placeOf(a) - placeOf(b));
  const keys = new Map([...keysOf(pending)].map(([key, { id }]) => [id, key]));
  const LAID = { wide: 'columns-mark', phone: 'rows-end', low: 'columns-mark' } as const;
  const LISTED = {
    wide: 'columns-2 at-top scroll-y shrink-y',
    phone: 'scroll-y shrink-y',
    low: 'columns-2 at-top scroll-y shrink-y',
  } as const;
  return (
    <div className={`grid gap-3 shrink-y ${LAID[layout]}`}>
      <div className={`shrink-y scroll-y ${layout === 'phone' ? '' : 'wide-15rem'}`}>
        {item && <CardView card={item} blocks={cards.wordsOn(item)} />}
      </div>
      <ul className={`grid gap-6px flush bare unlisted ${LISTED[layout]}`}>
        {sorted.map((option, i) => (
          <li key={option.id} className="grid">
            <GainAnswer
              position={position}
              pending={pending}
              option={option}
              gain={gains[placeOf(option)] ?? null}
              isBest={i === 0 && sorted.length > 1}
              shortcut={keys.get(option.id) ?? null}
              hinted={option.id === hinted}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
