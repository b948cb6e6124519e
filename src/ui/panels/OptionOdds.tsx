import type { Option, Position, Prompt } from '../../engine/index.ts';
import { useOdds } from '../hooks/use-odds.ts';
import { useWords } from '../hooks/use-words.ts';

interface Props {
  readonly option: Option;
  readonly position: Position;
  readonly asker: Prompt;
}

/** The chance of an answer that hangs on dice, beside its price. */
export function OptionOdds({ option: { act }, position, asker }: Props) {
  const { percent, question: words } = useWords().ui.panels;
  const target = act.do === 'attack' || act.do === 'attack-ally' ? act.target : null;
  const odds = useOdds(position, target && asker.figure, target);
  const plain = odds === 'too-much' ? null : odds[0];
  if (!plain) return null;
  return (
    <small className="option-odds" title={words.odds(plain.hit, plain.expected)}>
      {percent(plain.hit)}
    </small>
  );
}
