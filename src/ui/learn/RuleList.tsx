import { RULE_FACTS } from '../../words/rules/facts.ts';
import { CHAPTERS, RULE_IDS, type RuleId } from '../../words/rules/rule-ids.ts';
import type { RuleBook } from '../../words/rules/rule-text.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly book: RuleBook;
  readonly open: RuleId | null;
  readonly onGo: (id: RuleId) => void;
}

/** A rule to be chosen: its name, its page, its beginning. */
const ROW =
  'list-row grid columns-end in-middle gap-0-3 full high-36px pad-1-3 round-s clear edgeless text-left pressable';

/** Every rule, under its chapter. */
export function RuleChapters({ book, open, onGo }: Props) {
  const { chapters } = useWholeWords().ui.rules;
  return (
    <nav aria-label={chapters}>
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <h3 className="m-4-0-1 size-md bright">{book.chapters[chapter]}</h3>
          <ul className="grid columns-fill-230px gap-0-3">
            {RULE_IDS[chapter].map((id: RuleId) => (
              <li key={id}>
                <button
                  type="button"
                  className={ROW}
                  aria-current={id === open || undefined}
                  onClick={() => onGo(id)}
                >
                  {book.texts[id].title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Whatever answers the search, with how it begins. */
export function RulesFound({ book, found, open, onGo }: Props & { readonly found: readonly RuleId[] }) {
  const words = useWholeWords().ui.rules;
  if (found.length === 0) return <p className="pad-3 soft">{words.nothing}</p>;
  return (
    <ul>
      {found.map((id) => (
        <li key={id}>
          <button
            type="button"
            className={ROW}
            aria-current={id === open || undefined}
            onClick={() => onGo(id)}
          >
            <strong>{book.texts[id].title}</strong>
            <small className="faint">{words.page(RULE_FACTS[id].pages)}</small>
            <span className="across clip one-line ellipsis soft">{book.texts[id].text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
