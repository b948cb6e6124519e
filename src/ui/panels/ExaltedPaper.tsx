import type { Act, CardIndex } from '../../engine/index.ts';
import { CardView } from '../cards/CardView.tsx';
import { useWholeWords } from '../hooks/use-words.ts';

interface Props {
  readonly act: Act;
  readonly cards: CardIndex;
  /** Why it may not be called. */
  readonly why?: string;
}

/** The card of an EXALTED ESPER one may call, or may not (p.69). */
export function ExaltedPaper({ act, cards, why }: Props) {
  const { wordsOn } = useWholeWords().cards;
  const card = act.do === 'choose-exalted' ? cards.exalted[act.card] : undefined;
  return card ? <CardView card={card} blocks={wordsOn(card)} disabledReason={why} /> : null;
}
