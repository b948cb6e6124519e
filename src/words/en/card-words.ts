import {
  abilitiesOfCard,
  asked,
  type Card,
  type CardIndex,
  type CardInstance,
  cardNow,
  type Figure,
  figureIn,
  LAST_STEP,
  type LootReward,
  type Position,
  type UpgradeCard,
  upgradesInUse,
} from '../../engine/index.ts';
import type { TextBlock } from '../text.ts';
import { conditionText, instructionText } from './cards/ai-text.ts';
import { namesOf } from './cards/card-names.ts';
import { cardText, lootText } from './cards/card-text.ts';
import { plainParts } from './cards/parts.ts';
import { figureName } from './tell/names.ts';

export type { TextBlock } from '../text.ts';
export { namesOf } from './cards/card-names.ts';

const written = new WeakMap<Card, Map<string, readonly TextBlock[]>>();

/** The words on a card, or on one side of it, written from its data once. */
export function wordsOn(card: Card, side?: 'front' | 'back'): readonly TextBlock[] {
  const known = written.get(card) ?? new Map<string, readonly TextBlock[]>();
  written.set(card, known);
  const blocks = known.get(side ?? '') ?? cardText(card, { side });
  known.set(side ?? '', blocks);
  return blocks;
}

/**
 * The Upgrades attached to an item with their words; `idle` are those its side in use is nothing for. With a
 * figure, how they stand now.
 */
export function upgradesOn(position: Position, item: CardInstance, figure?: Figure) {
  const { cards } = position;
  if (!item.upgrades) return [];
  const used = upgradesInUse(cards, item);
  return item.upgrades.flatMap((instance) => {
    const card: UpgradeCard | undefined = cards.upgrades[instance.ref];
    if (!card) return [];
    const idle = !used.includes(instance);
    const now = figure && !idle ? wordsNow(position, figure, instance, item) : undefined;
    return [{ card, blocks: wordsOn(card), instance, idle, now }];
  });
}

/** How an ability stands at this moment: "now", "not now", "now against Cave Sickle", "now 4". */
export interface Now {
  readonly on: boolean;
  readonly text: string;
}

/** What of a card before a figure changes with the game, by the id of the ability. */
export function wordsNow(
  position: Position,
  figure: Figure,
  card: CardInstance,
  host?: CardInstance,
): ReadonlyMap<string, Now> {
  const all = asked(() => cardNow(position, figure, card, host));
  if (all === null) {
    const abilities = abilitiesOfCard(position.cards, card);
    return new Map(abilities.map(({ id }) => [id, { on: false, text: 'too complex to calculate' }]));
  }
  const entries = all.map(({ ability, holds, against, numbers }) => {
    const on = holds !== false;
    const names = (against ?? []).map((id) => figureName(position.cards, figureIn(position.state, id)));
    const words = [
      on ? 'now' : 'not now',
      ...(names.length > 0 ? [`against ${names.join(', ')}`] : []),
      ...(on && numbers.length > 0 ? [numbers.join(' and ')] : []),
    ];
    return [ability, { on, text: words.join(' ') }] as const;
  });
  return new Map(entries);
}

export const lootWords = (reward: LootReward, cards: CardIndex): string =>
  plainParts(lootText(reward, (ref) => cards.items[ref]?.name ?? ref));

/** An AI step by its id: one of the card's, or ruling C7's last one, which is on no card. */
const stepOf = (cards: CardIndex, combatant: string, id: string) =>
  id === LAST_STEP.id ? LAST_STEP : cards.combatants[combatant]?.ai.find((one) => one.id === id);

/** The bold question of an AI step, by its id. Never the id itself. */
export function questionWords(cards: CardIndex, combatant: string, id: string): string {
  const step = stepOf(cards, combatant, id);
  if (step === LAST_STEP) return 'Last step (it was attacked and no step applies):';
  return step ? plainParts(conditionText(step.if), namesOf(cards)) : 'A step no longer on its card:';
}

/** A Combatant's words about its opponents as the table says them: they are the heroes (face.md 16.13), and nothing is short. */
export const ofHeroes = (text: string): string =>
  text
    .replace(/\ban opponent\b/g, 'a hero')
    .replace(/\bopponents\b/g, 'heroes')
    .replace(/\bopponent\b/g, 'hero')
    .replace(/\ban ally\b/g, 'another enemy')
    .replace(/\bally\b/g, 'enemy')
    .replace(/\ballies\b/g, 'enemies')
    .replace(/\bSOI\b/g, 'influence')
    .replace(/\bMOVE to be adjacent to\b/g, 'Move next to')
    .replace(/\bMOVE\b/g, 'Move')
    .replace(/\bATK(s?)\b/g, 'attack$1')
    .replace(/\bFU\b/g, 'Follow-up')
    .replace(/\bthe most damage\b/g, 'the most damage taken');

/** What an AI instruction says: it is known as `step.n`, n counted from 1. Never the id itself. */
export function instructionWords(cards: CardIndex, combatant: string, instruction: string): string {
  const dot = instruction.lastIndexOf('.');
  const found = stepOf(cards, combatant, instruction.slice(0, dot))?.do[
    Number(instruction.slice(dot + 1)) - 1
  ];
  return found
    ? plainParts(instructionText(found), namesOf(cards)).replace(/\.$/, '')
    : 'An instruction of the step';
}
