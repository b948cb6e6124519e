import { useWords } from '../hooks/use-words.ts';
import { useOpenRule } from './rules-context.ts';
import './rules.css';

/** A citation (`p.43 6a`, `A4`) that leads to its rule, where rules are shown. */
export function RuleRef({ rule }: { rule: string }) {
  const words = useWords().ui.rules;
  const open = useOpenRule();
  if (!open) return rule;
  return (
    <button
      type="button"
      className="rule-ref"
      aria-label={words.openOf(rule)}
      title={words.openOf(rule)}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
