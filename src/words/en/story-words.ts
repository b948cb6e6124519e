/** Doors, tokens, choices and whereabouts of an encounter, in words. */

import {
  challengeOf,
  type Location,
  listDoors,
  type Modifier,
  type Position,
  partySizeOf,
  setUpHolds,
} from '../../engine/index.ts';
import type { Parts } from '../text.ts';
import { modifierText } from './cards/ability-text.ts';
import { revealText } from './cards/encounter-text.ts';
import { capital, join, line } from './cards/parts.ts';
import { storyNamesOf, wordsOfEncounter } from './cards/trigger-text.ts';
import { sentence } from './content.ts';
import { capital as capitalWord } from './grammar.ts';
import { figureName, spaceName } from './tell/names.ts';
import { conditionsText, doorName, eachWho, manyWho, spaceWords } from './tell/story-texts.ts';

/** What an encounter has of its own, as it stands now: a name, and what there is to say of it. */
export interface StoryLine {
  readonly id: string;
  readonly name: string;
  readonly words: Parts;
}

export const titles = {
  things: 'Tokens and doors',
  special: 'Special terrain',
  tips: 'Tips',
  tip: 'Tip:',
  order: 'Initiative',
};

/** Tokens that are carried: who has each, or where it lies; and doors, open or not. */
export function listThings(position: Position): StoryLine[] {
  const { state, cards, encounter } = position;
  const burdens = (encounter.carried ?? []).map(({ token, name, drop, modifiers = [] }): StoryLine => {
    const bearer = state.carried?.find((one) => one.token.id === token)?.by;
    const figure = state.figures.find(({ id }) => id === bearer);
    const lies = state.boardTokens.find(({ id }) => id === token);
    const where = figure
      ? state.left?.includes(figure.id)
        ? `${figureName(cards, figure)} took it off the board`
        : `${figureName(cards, figure)} carries it`
      : lies
        ? `it is at ${spaceName(lies.at)}`
        : 'it is not on the board';
    const put = drop ? ' Whoever carries it can drop it.' : '';
    const changed = modifiers.length > 0 ? line` Whoever carries it: ${changes(modifiers)}.` : [];
    return { id: token, name: capitalWord(sentence(name)), words: line`${where}.${put}${changed}` };
  });
  const doors = listDoors(position).map(
    ({ door, now }): StoryLine => ({
      id: door.id,
      name: capitalWord(doorName({ encounter }, door.id)),
      words: line`${now}, at ${door.edges.map((edge) => edge.map(spaceName).join(' and ')).join('; ')}.`,
    }),
  );
  return [...burdens, ...doors];
}

/** The kind of place an encounter is played in (p.14). */
export const locationName = (location: Location): string => capitalWord(location);

/** What an encounter's page prints beside its name: the kind of place, and the DR of its opponents together (pp.14, 54). */
export function briefing({ encounter, cards, state }: Position): string {
  const dr = encounter.combatants
    .filter((one) => setUpHolds(one.if, { difficulty: challengeOf(state), adventurers: partySizeOf(state) }))
    .map(({ card }) => cards.combatants[card])
    .filter((card) => card?.kind === 'intelligent')
    .reduce((sum, card) => sum + (card?.dr ?? 0), 0);
  const place = encounter.location ? [locationName(encounter.location)] : [];
  return [...place, `Enemy strength ${dr}`].join('. ');
}

/** Where Initiative cards lie once the track is dealt (X191). */
export function listOrder(position: Pick<Position, 'encounter' | 'cards'>): StoryLine[] {
  const names = storyNamesOf(position);
  return (position.encounter.initiative ?? []).map(({ who, place, if: conditions }, i) => ({
    id: String(i),
    name: capitalWord(typeof who === 'string' ? `the ${manyWho(who, names)}` : eachWho(who, names)),
    words: line`${conditions ? `if ${conditionsText(conditions, names)}, ` : ''}${
      typeof place === 'number'
        ? `at place ${place} of the Initiative Track`
        : `${place} on the Initiative Track`
    }.`,
  }));
}

/** The rules of SPECIAL terrain: as the encounter tells them, then what the table carries out. */
export function listSpecial(position: Pick<Position, 'encounter' | 'cards'>): StoryLine[] {
  const words = wordsOfEncounter(position);
  const names = storyNamesOf(position);
  return (position.encounter.special ?? []).map(
    ({ name, text, spaces, who, enters, ends, modifiers = [] }) => ({
      id: name,
      name: sentence(name),
      words: line`${sentence(text)}${spaces ? ` Only on ${spaceWords(spaces)}.` : ''}${
        who ? ` Only for ${eachWho(who, names)}.` : ''
      }${
        modifiers.length > 0 ? line` While there: ${changes(modifiers)}.` : []
      }${enters ? line` On entering: ${revealText(enters, words)}` : []}${
        ends ? line` On ending a turn there: ${revealText(ends, words)}` : []
      }`,
    }),
  );
}

/** What a Special Encounter Rule changes, as the table carries it out; empty where it is words alone. */
export function ruleChanges(position: Pick<Position, 'encounter' | 'cards'>, name: string): Parts {
  const rule = position.encounter.rules.find((one) => one.name === name);
  if (!rule?.modifiers) return [];
  const names = storyNamesOf(position);
  const whom = capitalWord(eachWho(rule.for ?? 'everybody', names));
  const only = rule.if ? line` (if ${conditionsText(rule.if, names)})` : [];
  return line`${whom}${only}: ${changes(rule.modifiers)}.`;
}

/** Standing changes as a list, of whoever has them. */
export const changes = (modifiers: readonly Modifier[]): Parts =>
  join(
    modifiers.map((one) => capital(modifierText(one, 'it'))),
    '; ',
  );
