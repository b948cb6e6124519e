import type { HandCard } from '../../../ui/guests/parts/HandOfCards.tsx';
import type { MidgardOption, MidgardPrompt } from '../rules/model/prompts.ts';
import { heartsText, otherUse } from '../words/en/card-facts.ts';
import { type Named, several } from '../words/en/names.ts';
import { sees, viewerOf } from './eyes.ts';

/** The card in hand that an answer plays or gives away. */
const cardOf = ({ act }: MidgardOption): string | null => {
  switch (act.do) {
    case 'play':
    case 'heal':
    case 'support':
    case 'replace':
    case 'luck':
    case 'react':
    case 'surprise':
    case 'discard':
      return act.card;
    default:
      return null;
  }
};

/** Whether an answer is a card in somebody's hand. */
export const isHandCard = (option: MidgardOption): boolean => cardOf(option) !== null;

/** The hand under the map: of whoever has the screen, else of who is asked; shut, how many cards it has. */
export function handShown(
  named: Named,
  asked: number,
  pending: MidgardPrompt | null,
): readonly HandCard[] | number {
  const { content, state } = named;
  const player = viewerOf(state) ?? asked;
  const { hand } = state.players[player]!;
  if (!sees(state, player)) return hand.length;
  const answers = pending?.player === player ? pending.options : [];
  return hand.map((ref, i) => {
    const card = content.actions[ref]!;
    const gives = answers.filter((option) => cardOf(option) === ref);
    return {
      id: `${ref} ${i}`,
      big: String(card.actions),
      title: several(card.actions, 'action').replace(/^\d+ /, ''),
      text: `${otherUse(card.use)} · ${heartsText(card)}`,
      ...(gives.length === 1 ? { option: gives[0]!.id } : {}),
    };
  });
}
