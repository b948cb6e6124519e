import { useEffect, useRef, useState } from 'react';
import { findRules, ruleFor } from '../../words/rules/find-rules.ts';
import type { RuleId } from '../../words/rules/rule-ids.ts';
import { useWholeWords } from '../page/use-words.ts';
import { RuleEntry } from './RuleEntry.tsx';
import { RuleChapters, RulesFound } from './RuleList.tsx';
import { useRuleBook } from './use-rule-book.ts';
import './rules.css';

interface Props {
  /** A word, a ruling or a page that leads to a rule; empty for all of them. */
  readonly at: string;
  readonly onGo: (key: string) => void;
  /** To the one before; absent where there was none. */
  readonly onBack?: (() => void) | undefined;
  /** Something else comes to the screen. */
  readonly onLeave: () => void;
}

/** Letters: far more than any name, and no more than can be looked for while somebody types. */
const LONGEST_SEARCH = 200;

/** All rules: searched as one types, listed by chapter, one of them open. */
export function RuleReader({ at, onGo, onBack, onLeave }: Props) {
  const words = useWholeWords().ui.rules;
  const book = useRuleBook();
  const open = ruleFor(at);
  const [typed, setTyped] = useState(open ? '' : at);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLElement>(null);
  const found = typed.trim() === '' ? null : findRules(book, typed.slice(0, LONGEST_SEARCH));
  // A page that is cited, from elsewhere.
  useEffect(() => {
    if (at !== '' && !ruleFor(at)) setTyped(at);
  }, [at]);
  // Another rule is read from its beginning, by whoever cannot see as well.
  useEffect(() => {
    if (open) entry.current?.focus({ preventScroll: true });
    entry.current?.closest('.sheet-body')?.scrollTo({ top: 0 });
  }, [open]);

  const go = (id: RuleId) => onGo(id);
  const all = () => {
    setTyped('');
    onGo('');
  };
  function onKeyDown(event: React.KeyboardEvent) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.rule-row') ?? [])];
    const now = rows.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') rows[Math.min(now + 1, rows.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && now === 0) field.current?.focus();
    else if (event.key === 'ArrowUp' && now > 0) rows[now - 1]!.focus();
    else if (event.key === 'Enter' && event.target === field.current && found?.[0]) go(found[0]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="rules grid one-column gap-5 from-top" data-open={open ?? undefined}>
      <search onKeyDown={onKeyDown}>
        <label>
          <span className="visually-hidden">{words.search}</span>
          <input
            className="lg full"
            ref={field}
            data-first
            type="search"
            maxLength={LONGEST_SEARCH}
            value={typed}
            placeholder={words.searchHint}
            onChange={(event) => {
              setTyped(event.target.value);
              if (open) onGo('');
            }}
          />
        </label>
        <p className="visually-hidden" aria-live="polite">
          {found ? words.found(found.length) : ''}
        </p>
        <div ref={list} className="rules-list mt-3">
          {found ? (
            <RulesFound book={book} found={found} open={open} onGo={go} />
          ) : (
            <RuleChapters book={book} open={open} onGo={go} />
          )}
        </div>
      </search>
      {open && (
        <article
          ref={entry}
          tabIndex={-1}
          className="sticky top-0 grid gap-3 no-ring"
          aria-label={book.texts[open].title}
        >
          <p className="flex gap-2 flush">
            {onBack && (
              <button type="button" className="btn btn-small btn-quiet" onClick={onBack}>
                {words.back}
              </button>
            )}
            <button type="button" className="btn btn-small btn-quiet" onClick={all}>
              {words.toAll}
            </button>
          </p>
          <RuleEntry key={open} id={open} book={book} onGo={go} onLeave={onLeave} />
        </article>
      )}
    </div>
  );
}
