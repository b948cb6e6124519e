import type { Card } from '../../engine/index.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { BlockText } from './CardText.tsx';

interface Props {
  readonly card: Card;
  /** Of an item or a Companion: the side that counts. */
  readonly side: 'front' | 'back' | undefined;
}

/** What a card says, where nothing may unfold from it. */
export function PlainText({ card, side }: Props) {
  const { wordsOn } = useWholeWords().cards;
  return wordsOn(card, side).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move
    <BlockText key={i} block={block} plain />
  ));
}
