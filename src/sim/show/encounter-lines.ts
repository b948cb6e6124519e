import {
  type CardIndex,
  type Condition,
  type EncounterDefinition,
  itemOf,
  type Loadout,
  type Reveal,
  type Space,
} from '../../engine/index.ts';
import { lootText } from '../../words/en/cards/card-text.ts';
import {
  currentsText,
  endConditionText,
  objectiveText,
  revealText,
} from '../../words/en/cards/encounter-text.ts';
import { plainParts } from '../../words/en/cards/parts.ts';
import { type EncounterWords, storyNamesOf, tokenText } from '../../words/en/cards/trigger-text.ts';
import { onesAloneIn } from '../../words/en/one-alone.ts';
import { changes, listOrder, listSpecial, ruleChanges } from '../../words/en/story-words.ts';
import { conditionsText } from '../../words/en/tell/story-texts.ts';
import { encounters as home } from '../../words/en/ui/home.ts';
import { type Mark, mapLines, signLines } from './map-lines.ts';

/** An encounter whole: its map with everybody and everything on it, and all its text, hidden text too. */
export function encounterLines(
  encounter: EncounterDefinition,
  cards: CardIndex,
  others: Readonly<Record<string, EncounterDefinition>> = {},
): string[] {
  const nameOf = (ref: string) =>
    [cards.items, cards.combatants, cards.disciplines, cards.adventurers, cards.familiars, cards.companions]
      .map((shelf) => shelf[ref]?.name)
      .find((name) => name !== undefined) ?? ref;
  const words: EncounterWords = { encounter, nameOf, isOne: onesAloneIn(encounter, cards) };
  const { marks, legend } = marksOf(encounter, cards, words);
  return [
    `${encounter.name}  (${encounter.training ? 'training ground' : 'encounter'}, loot level ${encounter.lootLevel})`,
    ...(encounter.forecast
      ? [`  ${home.difficulty[encounter.forecast.difficulty]}, ${home.rounds(encounter.forecast)}`]
      : []),
    ...(encounter.location ? [`  ${encounter.location}`] : []),
    `  ${encounter.intro}`,
    ...(encounter.tips ?? []).map((tip) => `  Tip: ${tip}`),
    '',
    ...mapLines(encounter.board, marks),
    ...signLines(encounter.board),
    ...currentsText(encounter.board.currents ?? []).map((parts) => `    ${plainParts(parts)}`),
    ...legend.map((line) => `    ${line}`),
    '',
    ...endLines(encounter, words, others),
    ...textLines(encounter, words),
    ...encounter.rules.map(({ name, text }) =>
      [`Rule ${name}: ${text}`, plainParts(ruleChanges({ encounter, cards }, name))]
        .filter(Boolean)
        .join(' '),
    ),
    ...listOrder({ encounter, cards }).map(({ name, words }) => `Initiative: ${name} ${plainParts(words)}`),
    ...storyLines(encounter, cards),
    ...Object.entries(encounter.loadouts).map(
      ([ref, loadout]) => `${nameOf(ref)} brings ${broughtBy(loadout).map(nameOf).join(', ')}`,
    ),
  ];
}

/** Carried tokens, doors, moved terrain and SPECIAL terrain, as they are set up. */
function storyLines(encounter: EncounterDefinition, cards: CardIndex): string[] {
  const { carried = [], doors = [], pieces = [] } = encounter;
  return [
    ...carried.map(({ token, name, starts, drop, modifiers = [] }) => {
      const from = starts === undefined ? '' : ', with an adventurer from the start';
      const down = drop ? '; its bearer may put it down by an Encounter Action' : '';
      const changed = modifiers.length > 0 ? `. Whoever carries it: ${plainParts(changes(modifiers))}` : '';
      return `Carried ${token}: ${name}${from}${down}${changed}.`;
    }),
    ...doors.map(
      ({ id, name, edges, state }) =>
        `Door ${id}: ${name}, ${state}, between ${edges.map(([a, b]) => `${at(a)} and ${at(b)}`).join('; ')}`,
    ),
    ...pieces.map(({ id, terrain, spaces }) => `Movable ${id}: ${terrain} at ${spaces.map(at).join(', ')}`),
    ...listSpecial({ encounter, cards }).map(({ name, words }) => `Special ${name}: ${plainParts(words)}`),
  ];
}

const at = (space: Space): string => `[${space.join(', ')}]`;

/** A letter for each Combatant card and each token, and what they stand for; the starting zone has stars. */
function marksOf(
  encounter: EncounterDefinition,
  cards: CardIndex,
  words: EncounterWords,
): { marks: Mark[]; legend: string[] } {
  const { combatants, tokens, dynamite = [], startingZone } = encounter;
  const marks: Mark[] = [];
  const legend: string[] = [];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const mark = (places: readonly Space[], what: string): void => {
    // More than the alphabet has are told by their spaces.
    const letter = letters.shift() ?? '+';
    for (const place of places) marks.push({ letter, at: place });
    legend.push(`${letter} ${what}`);
  };
  for (const card of new Set(combatants.map((one) => one.card))) {
    const same = combatants.filter((one) => one.card === card);
    const where = same
      .map((one) => `${one.number} at ${at(one.at)}${onlyIf(one.if, { encounter, cards })}`)
      .join(', ');
    mark(
      same.map((one) => one.at),
      `${words.nameOf(card)} ${where}`,
    );
  }
  for (const token of tokens)
    mark(
      [token.at],
      `${plainParts(tokenText(token))} "${token.id}" at ${at(token.at)}${onlyIf(token.if, { encounter, cards })}`,
    );
  for (const place of dynamite) mark([place], `lit dynamite at ${at(place)}`);
  for (const place of startingZone) marks.push({ letter: '*', at: place });
  return { marks, legend: ['* starting zone', ...legend] };
}

/** ` if the difficulty is hard`, behind what is set up only then. */
const onlyIf = (
  conditions: readonly Condition[] | undefined,
  of: { readonly encounter: EncounterDefinition; readonly cards: CardIndex },
): string => (conditions ? ` if ${conditionsText(conditions, storyNamesOf(of))}` : '');

const endLines = (
  encounter: EncounterDefinition,
  words: EncounterWords,
  others: Readonly<Record<string, EncounterDefinition>>,
): string[] =>
  encounter.endConditions.map((end) => {
    const rewards = [
      end.gold ? `${end.gold} gold` : '',
      end.xp ? `${end.xp} XP` : '',
      end.restore ? 'all are restored' : '',
    ].filter(Boolean);
    const reward = rewards.length > 0 ? ` (${rewards.join(', ')})` : '';
    const on = end.goesOn ? ` ${end.goesOn.text} ${plainParts(revealText(end.goesOn.do, words))}` : '';
    const next = end.next
      ? ` Then: ${others[end.next.encounter]?.name ?? end.next.encounter}${end.next.board ? ', on the same board' : ''}.`
      : '';
    return `${end.result === 'won' ? 'Won' : 'Lost'} ${end.id}: ${plainParts(endConditionText(end, words))}${reward} ${end.text}${on}${next}`;
  });

function textLines(encounter: EncounterDefinition, words: EncounterWords): string[] {
  const does = (reveal: Reveal): string =>
    [reveal.text, plainParts(revealText(reveal.do, words))].filter(Boolean).join(' ');
  const { loot, totems = {}, objectives = [], achievements = [] } = encounter;
  return [
    ...Object.entries(loot).map(
      ([colour, reward]) => `Loot ${colour}: ${reward.text} ${plainParts(lootText(reward, words.nameOf))}`,
    ),
    ...Object.entries(totems).map(([colour, reveal]) => `Totem ${colour}: ${does(reveal)}`),
    ...objectives.map((one) => `Objective ${one.id}: ${plainParts(objectiveText(one, words))} ${does(one)}`),
    ...achievements.map(
      (one) => `Achievement ${one.id}: ${plainParts(objectiveText(one, words))} ${does(one)}`,
    ),
  ];
}

const broughtBy = ({ items, pack = [], disciplines, familiar, companion }: Loadout): string[] => [
  ...[...items, ...pack].map((item) => itemOf(item).ref),
  ...disciplines,
  ...(familiar === undefined ? [] : [familiar]),
  ...(companion === undefined ? [] : [companion]),
];
