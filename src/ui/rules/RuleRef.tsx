import type { ReactNode } from 'react';
import { useWords } from '../page/use-words.ts';
import { useOpenRule } from './rules-context.ts';
import './rule-ref.css';

interface Props {
  /** A citation (`p.43 6a`, `A4`), a word of the game or a switch of the set-up. */
  readonly rule: string;
  /** What stands there; the citation itself where nothing does. */
  readonly children?: ReactNode;
  /** What it is about, where neither says so. */
  readonly of?: string;
}

/** What leads to a rule, where rules are shown. */
export function RuleRef({ rule, children, of = rule }: Props) {
  const words = useWords().ui.rules;
  const open = useOpenRule();
  const cited = words.cited(rule);
  if (!open) return children === undefined ? cited : null;
  return (
    <button
      type="button"
      className="rule-ref clear font-around as-around pressable edgeless"
      aria-label={words.openOf(of)}
      title={words.openOf(of)}
      onClick={() => open(rule)}
    >
      {children ?? cited}
    </button>
  );
}
