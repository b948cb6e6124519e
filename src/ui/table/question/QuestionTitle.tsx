import { type Position, PROMPT_SUMS, type Prompt } from '../../../engine/index.ts';
import { SumNumber } from '../../cards/LedgerView.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { RuleRef } from '../../rules/RuleRef.tsx';
import { byWhom } from '../context/target-tags.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  /** A way is being walked, and this question came in between. */
  readonly underWay: boolean;
  /** In place of its title, where what it asks is done but for a press. */
  readonly done?: string | undefined;
}

/** What it asks, in at most four words, and in a sentence. */
export function QuestionTitle({ position, pending, underWay, done }: Props) {
  const { question: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const { sums } = pending;
  const heard = telling.question(pending);
  const seen = telling.underTitle(pending);
  // Its face stands after the title, as that of whoever is asked stands before it.
  const by = byWhom(position, pending);
  const foe = position.state.figures.find(({ id }) => id === by);
  return (
    <header className="question-head safe-middle grid shrink shrink-y pad-y-3px lead-1_2">
      <h2 className="question-title pad-b-3px fit-1_2rem lead-1_1 plain">
        {done ?? telling.title(pending)}{' '}
        {foe && <FigureBadge figure={foe} position={position} size={26} decorative />}{' '}
        <small className="text-face xs medium">{<RuleRef rule={pending.rule} />}</small>
      </h2>
      <p
        className={seen === heard ? 'question-text fit-0_86rem medium lead-1_2' : 'visually-hidden'}
        data-asks
      >
        {heard}
      </p>
      {seen !== '' && seen !== heard && (
        <p className="question-text fit-0_86rem medium lead-1_2" aria-hidden="true">
          {seen}
        </p>
      )}
      {underWay && <p className="visually-hidden">{words.underWay}</p>}
      {sums && (
        <p className="question-sums flex wrap gap-0-3 sm soft">
          {PROMPT_SUMS.map((name) => {
            const sum = sums[name];
            const label = telling.sumName(name);
            return (
              sum && (
                <span key={name}>
                  {label} <SumNumber sum={sum} label={label} telling={telling} />
                </span>
              )
            );
          })}
        </p>
      )}
    </header>
  );
}
