import { type ReactNode, useContext } from 'react';
import { Popover } from '../kit/Popover.tsx';
import { useWords } from '../page/use-words.ts';
import { useOpenRule } from '../rules/rules-context.ts';
import { ExplainContext } from './explain-context.ts';

interface Props {
  /** The word of the game that it stands for. */
  readonly keyword: string;
  readonly className?: string;
  /** Name of the button, when what is in it does not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Anything that stands for a word of the game: what that means unfolds from it, and leads to its rule. Not to be put
 * into a button. Where the app cannot explain it, only what is in it.
 */
export function Explained({ keyword, className = '', label, children }: Props) {
  const { cards: words, rules } = useWords().ui;
  const explanation = useContext(ExplainContext)(keyword);
  const openRule = useOpenRule();
  if (!explanation) return <span className={className}>{children}</span>;
  return (
    <Popover
      className={className}
      label={label}
      onMore={openRule ? () => openRule(keyword) : undefined}
      content={
        <>
          <strong className="unfolded-title">{explanation.name}</strong>
          <span>{explanation.text}</span>
          {explanation.page !== undefined && (
            <small className="unfolded-rule">{words.page(explanation.page)}</small>
          )}
          {openRule && (
            <button
              type="button"
              tabIndex={-1}
              className="btn btn-small unfolded-more"
              onClick={() => openRule(keyword)}
            >
              {rules.open} <kbd className="kbd">{rules.enterKey}</kbd>
            </button>
          )}
        </>
      }
    >
      {children}
    </Popover>
  );
}
