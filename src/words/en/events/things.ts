import { type EncounterEvent, listCards } from '../../../engine/index.ts';
import { spelled } from '../grammar.ts';
import type { Speaker } from '../tell/speaker.ts';

const cardRefOf = ({ position }: Speaker, figure: string): string =>
  position.state.figures.find(({ id }) => id === figure)?.card ?? '';

/** A card of a figure by its id, which tells what it was when it has left the table. */
export function itsCard(n: Speaker, figure: string, id: string): string {
  const owner = n.position.state.figures.find((one) => one.id === figure);
  const card = owner && listCards(owner).find((one) => one.id === id);
  return card ? n.card(card.type, card.ref) : spelled(id.split('.')[1] ?? id);
}

/** Whether it has Skill Values; others make Checks by BLACK (p.66). */
export const hasSkills = (n: Speaker, figure: string): boolean =>
  n.position.cards.adventurers[cardRefOf(n, figure)] !== undefined;

type AiAsked = Extract<EncounterEvent, { type: 'aiConditionChecked' }>;
type AiSkipped = Extract<EncounterEvent, { type: 'aiInstructionSkipped' }>;

export const askedStep = (n: Speaker, { figure, step }: AiAsked): string =>
  n.written?.question(n.position.cards, cardRefOf(n, figure), step) ?? 'A step of its card:';

export const skippedInstruction = (n: Speaker, { figure, instruction }: AiSkipped): string =>
  n.written?.instruction(n.position.cards, cardRefOf(n, figure), instruction) ?? 'An instruction of the step';
