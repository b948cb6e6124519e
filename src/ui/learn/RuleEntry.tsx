import { RULE_FACTS } from '../../words/rules/facts.ts';
import type { RuleId } from '../../words/rules/rule-ids.ts';
import type { RuleBook } from '../../words/rules/rule-text.ts';
import { useWholeWords } from '../page/use-words.ts';
import { PlayScene } from './PlayScene.tsx';

interface Props {
  readonly id: RuleId;
  readonly book: RuleBook;
  readonly onGo: (id: RuleId) => void;
  readonly onLeave: () => void;
}

/** One rule: in our words, with its pages and rulings, what belongs to it, and a position to try it in. */
export function RuleEntry({ id, book, onGo, onLeave }: Props) {
  const words = useWholeWords().ui.rules;
  const { title, text, steps } = book.texts[id];
  const { pages, rulings = [], see, play } = RULE_FACTS[id];
  return (
    <>
      <h2 className="flush xxl">{title}</h2>
      <p className="gap-2px-3 flex wrap flush sm faint">
        <span title={words.pageAbout}>{words.page(pages)}</span>
        {rulings.map((ruling) => (
          <span key={ruling} title={words.rulings}>
            {words.ruling(ruling)}
          </span>
        ))}
      </p>
      <p className="most-66ch lead-1_55 lg">{text}</p>
      {steps && (
        <ol className="grid gap-1 most-66ch pad-l-1_4em lead-1_55 numbered lg">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {play && <PlayScene scene={play} name={title} onLeave={onLeave} />}
      <section aria-label={words.see}>
        <h3 className="sm faint m-0-0-2">{words.see}</h3>
        <ul className="flex wrap gap-2">
          {see.map((other) => (
            <li key={other}>
              <button type="button" className="btn btn-small" onClick={() => onGo(other)}>
                {book.texts[other].title}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
