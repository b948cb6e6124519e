import {
  type AdventurerCard,
  type Card,
  type CombatantCard,
  type Die,
  type ItemFace,
  SKILLS,
} from '../../../engine/index.ts';
import { wordsOn } from '../card-words.ts';
import { capital, points } from '../grammar.ts';
import { stat, typeLine } from '../ui/cards.ts';
import type { CardNames } from './card-names.ts';
import { plainText, tagText } from './card-text.ts';

/**
 * A card as the table words it: what it is, its numbers, its abilities and AI steps; other cards by their names where
 * those are known.
 */
export function cardLines(card: Card, names?: CardNames): string[] {
  return [
    `${card.name}  (${typeLine(card, card.type === 'item' ? card.front : null)})`,
    ...numbersOf(card).map((line) => `  ${line}`),
    ...plainText(wordsOn(card), names)
      .split('\n')
      .filter(Boolean)
      .map((line) => `  ${line}`),
  ];
}

const dice = (some: readonly Die[]): string => some.map((die) => die.toUpperCase()).join(' ');

const joined = (parts: readonly (readonly [name: string, value: string | number | undefined])[]): string =>
  parts
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name} ${value}`.trim()]))
    .join(' · ');

function numbersOf(card: Card): string[] {
  switch (card.type) {
    case 'item': {
      const price = joined([[stat.gold, card.cost]]);
      return [price, ...[card.front, card.back].flatMap((face) => (face ? faceNumbers(face) : []))];
    }
    case 'discipline':
      return card.story ? [] : [joined([[stat.xp, card.xp]])];
    case 'adventurer':
    case 'combatant':
      return figureNumbers(card);
    case 'upgrade':
    case 'familiar':
    case 'companion':
    case 'exalted':
    case 'ubiquitous':
    case 'token':
      return [];
  }
}

function faceNumbers({ hands, range, armor, defense, dice: thrown = [], tags = [] }: ItemFace): string[] {
  const numbers = joined([
    ['', dice(thrown)],
    [stat.hands, hands],
    [stat.range, range],
    [stat.armor, armor],
    [stat.defense, defense],
  ]);
  const printed = tagText(tags).map((part) => ('text' in part ? part.text : ''));
  return [[numbers.trim(), ...printed].filter(Boolean).join(' · ')].filter(Boolean);
}

function figureNumbers(card: AdventurerCard | CombatantCard): string[] {
  const { hp, defense, movement, conviction, casting } = card;
  const own: readonly (readonly [string, string | number | undefined])[] =
    card.type === 'combatant'
      ? [
          [stat.armor, card.armor],
          ['', dice(card.dice)],
        ]
      : [[stat.stamina, `${card.spRecovery}/${card.spMax}`]];
  const lines = [
    joined([[stat.hp, hp], [stat.defense, defense], [stat.movement, movement], ...own]),
    joined([
      [stat.conviction, dice(conviction)],
      [stat.casting, casting?.toUpperCase()],
    ]),
  ];
  if (card.type === 'adventurer')
    lines.push(joined(SKILLS.map((skill) => [capital(skill), card.skills[skill]] as const)));
  else lines.push(copies(card));
  if (card.type === 'combatant' && card.tags.length > 0)
    lines.push(
      tagText(card.tags)
        .map((part) => ('text' in part ? part.text : ''))
        .join(', '),
    );
  return lines;
}

/** Its base and how many of it there are: what its set-up needs to know. */
function copies({ size: [width, height], figures, perGroup, loyalEsper }: CombatantCard): string {
  const base = `Base ${width} × ${height}`;
  const groups = figures > 1 ? `, ${perGroup} a group` : '';
  const esper = loyalEsper ? ` · Loyal Esper: COST ${loyalEsper.cost}, LVL ${loyalEsper.level}` : '';
  return `${base} · ${points(figures, 'figure')}${groups}${esper}`;
}
