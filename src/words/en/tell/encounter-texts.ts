import type {
  EncounterDefinition,
  Objective,
  Outcome,
  Position,
  TextPlace,
  Trigger,
} from '../../../engine/index.ts';
import { plainParts } from '../cards/parts.ts';
import { triggerText } from '../cards/trigger-text.ts';
import { sentence, wordOf } from '../content.ts';
import { oneOf } from '../grammar.ts';
import { cardName, spaceName } from './names.ts';
import { carriedName, doorName, pieceName } from './story-texts.ts';

/** Endings that no encounter writes (pp.18, 67). */
const OUR_ENDINGS: Readonly<Record<string, string>> = {
  urgency: 'Urgency ran out.',
  defeated: 'All heroes are defeated.',
};

/** How the encounter ended, in its own words or ours. */
export function outcomeText({ encounter }: Position, { condition }: Outcome): string {
  const written = encounter.endConditions.find(({ id }) => id === condition);
  return written ? sentence(written.text) : (OUR_ENDINGS[condition] ?? wordOf(condition));
}

export type HiddenPlace = 'totem' | 'objective' | 'achievement';

/** What the encounter keeps hidden there: a Totem by its colour, the others by their id. */
export function revealOf(
  { totems, objectives, achievements }: EncounterDefinition,
  place: HiddenPlace,
  id: string,
) {
  if (place === 'totem') return totems?.[id];
  return (place === 'objective' ? objectives : achievements)?.find((one) => one.id === id);
}

/** Its text, once it has come to light. */
export const hiddenText = ({ encounter }: Position, place: HiddenPlace, id: string): string =>
  sentence(revealOf(encounter, place, id)?.text ?? '');

/** A part of the encounter's text as what made something: never the text itself. */
export function textName({ encounter }: Position, place: TextPlace, id: string): string {
  switch (place) {
    case 'totem':
      return `${wordOf(id)} totem`;
    case 'loot':
      return `${wordOf(id)} loot`;
    case 'end':
      return 'the reward';
    case 'rule':
    case 'special':
      return sentence(id);
    case 'carried':
      return carriedName({ encounter }, id) ?? wordOf(id);
    case 'door':
      return doorName({ encounter }, id);
    case 'piece':
      return pieceName(id);
    case 'objective':
      return actionName(encounter, id) ?? 'an Objective';
    case 'achievement':
      return 'an Achievement';
  }
}

/** An Encounter Action by the name the encounter gives it; null where the Objective is no action. */
export function actionName({ objectives = [] }: EncounterDefinition, id: string): string | null {
  const when = objectives.find((one) => one.id === id)?.when;
  return when?.is === 'encounter-action' ? sentence(when.name) : null;
}

/** What comes about, as whoever says what is first reads it: everybody knows when (p.17), nobody what. */
export function dueText(position: Position, place: TextPlace, id: string): string {
  const { encounter } = position;
  switch (place) {
    case 'totem':
      return `The ${id === 'random' ? 'unknown' : wordOf(id)} Totem`;
    case 'objective':
      return `Objective: ${triggerName(
        position,
        encounter.objectives?.find((one) => one.id === id),
      )}`;
    case 'achievement':
      return `Achievement: ${triggerName(
        position,
        encounter.achievements?.find((one) => one.id === id),
      )}`;
    default:
      return textName(position, place, id);
  }
}

function triggerName({ encounter, state, cards }: Position, objective: Objective | undefined): string {
  if (!objective) return 'what the encounter says';
  const when: Trigger = objective.when;
  switch (when.is) {
    case 'adventurer-beside':
    case 'encounter-action':
      if (when.token === undefined) return 'piece' in when ? pieceName(when.piece ?? '') : '';
      return `the ${wordOf(state.boardTokens.find((token) => token.id === when.token)?.colour ?? '')} token`;
    case 'adventurer-enters':
      return `entering ${oneOf(when.spaces.map(spaceName))}`;
    case 'defeated':
      return `${cardName(cards, 'combatant', when.card)} defeated`;
    case 'round-begins':
      return `round ${when.round}`;
    default:
      return plainParts(triggerText(when, { encounter, nameOf: (ref) => cardName(cards, 'combatant', ref) }));
  }
}
