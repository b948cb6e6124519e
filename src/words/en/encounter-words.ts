import type {
  CardIndex,
  EncounterDefinition,
  EncounterEvent,
  EncounterState,
  Position,
} from '../../engine/index.ts';
import type { Parts } from '../text.ts';
import {
  currentsText,
  dynamiteText,
  endConditionText,
  objectiveText,
  revealText,
} from './cards/encounter-text.ts';
import { line } from './cards/parts.ts';
import { type EncounterWords, nameOfCard, triggerText } from './cards/trigger-text.ts';
import { wordOf } from './content.ts';
import { exitOf, listOpen } from './open-objectives.ts';
import { type HiddenPlace, hiddenText, revealOf } from './tell/encounter-texts.ts';
import { figureName } from './tell/names.ts';

export type Words = Parts;

/** Hidden text that came to light: who brought it about, what it says and what it does. */
export interface Revealed {
  readonly kind: HiddenPlace;
  readonly by: string | null;
  readonly text: string;
  readonly does: Words;
}

/** A token of the board whose text is still hidden. */
export interface Hidden {
  readonly id: string;
  readonly kind: 'totem' | 'objective';
  readonly colour: string;
  readonly at: string;
  /** How an Objective token is activated; null of a Totem, and where only other hidden text tells (p.17). */
  readonly how: Words | null;
}

/** An Objective without a token on the board that has not come about. */
export interface PlainObjective {
  readonly id: string;
  readonly when: Words;
}

/** Something extraordinary that can be done, once. */
export interface Achievement {
  readonly id: string;
  readonly when: Words;
  readonly completed: boolean;
}

const wordsOf = (encounter: EncounterDefinition, cards: CardIndex): EncounterWords => ({
  encounter,
  nameOf: (ref) => nameOfCard(cards, ref),
});

/** Behind `You win` or `You lose`. */
const lowered = ([first, ...rest]: Words): Words =>
  first && 'text' in first
    ? [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest]
    : rest;

/** How the encounter may end, in the order it is written; an Exit that is yet to be placed is said to come later. */
export function endWords({ encounter, cards, state }: Position): readonly { id: string; words: Words }[] {
  const words = wordsOf(encounter, cards);
  return encounter.endConditions.map((end) => {
    const told = endConditionText(end, words);
    const isHere = end.when.is !== 'adventurer-ends-turn-on' || exitOf(state, end.when.exit) !== undefined;
    return { id: end.id, words: lowered(isHere ? told : line`${told} It is not open yet.`) };
  });
}

/** The same before anything lies on the board, each with whether it wins. */
export const endsWritten = ({ encounter, cards }: Pick<Position, 'encounter' | 'cards'>) =>
  encounter.endConditions.map((end) => ({
    id: end.id,
    result: end.result,
    words: lowered(endConditionText(end, wordsOf(encounter, cards))),
  }));

/** What has been revealed in these events, oldest first. */
export function listRevealed(events: readonly EncounterEvent[], position: Position): Revealed[] {
  const words = wordsOf(position.encounter, position.cards);
  return events.flatMap((event) => {
    const hidden = revealedBy(event);
    if (!hidden) return [];
    const { kind, id, by } = hidden;
    const reveal = revealOf(position.encounter, kind, id);
    return [
      {
        kind,
        by: nameOf(position, by),
        text: hiddenText(position, kind, id),
        does: reveal ? revealText(reveal.do, words) : [],
      },
    ];
  });
}

function revealedBy(event: EncounterEvent): { kind: HiddenPlace; id: string; by: string | null } | null {
  switch (event.type) {
    case 'totemSeen':
      return { kind: 'totem', id: event.colour, by: event.by };
    case 'objectiveActivated':
      return { kind: 'objective', id: event.objective, by: event.by };
    case 'achievementCompleted':
      return { kind: 'achievement', id: event.achievement, by: event.by };
    default:
      return null;
  }
}

function nameOf({ state, cards }: Position, id: string | null): string | null {
  const figure = state.figures.find((one) => one.id === id);
  return figure ? figureName(cards, figure) : null;
}

/** Totems and Objectives on the board: how they come about, which all know (p.17), never their text. */
export function listHidden(position: Position): Hidden[] {
  const words = wordsOf(position.encounter, position.cards);
  const open = listOpen(position);
  return position.state.boardTokens.flatMap(({ id, kind, colour, at }) => {
    if (kind !== 'totem' && kind !== 'objective') return [];
    const objective = open.find(({ token }) => token === id)?.objective;
    const how = objective ? objectiveText(objective, words) : null;
    return [{ id, kind, colour, at: at.join(','), how }];
  });
}

/** The other Objectives, each with how it comes about. */
export function listPlainObjectives(position: Position): PlainObjective[] {
  const words = wordsOf(position.encounter, position.cards);
  return listOpen(position)
    .filter(({ token }) => token === null)
    .map(({ objective }) => ({ id: objective.id, when: objectiveText(objective, words) }));
}

/** Achievements: when each comes about, which is no secret (p.18), and whether it has. What it gives is hidden. */
export function listAchievements({ encounter, cards, state }: Position): Achievement[] {
  const words = wordsOf(encounter, cards);
  return (encounter.achievements ?? [])
    .filter(({ secret, id }) => !secret || state.done.includes(id))
    .map((one) => ({
      id: one.id,
      when: objectiveText(one, words),
      completed: state.done.includes(one.id),
    }));
}

/** When an Achievement came about, for the sheet of a campaign (p.18); its id where the encounter has none such. */
export function achievementWords(
  { encounter, cards }: Pick<Position, 'encounter' | 'cards'>,
  id: string,
): Words {
  const found = encounter.achievements?.find((one) => one.id === id);
  return found ? objectiveText(found, wordsOf(encounter, cards)) : [{ text: id }];
}

/** A part of the encounter as whoever wrote it knows it: an Objective or an end with when it comes about, a token with its place. */
export function partWords(
  { encounter, cards }: Position,
  { is, id }: { readonly is: 'objective' | 'achievement' | 'totem' | 'loot' | 'end'; readonly id: string },
): Words {
  if (is === 'totem') return line`The ${id === 'random' ? 'unknown' : wordOf(id)} Totem`;
  if (is === 'loot') {
    const token = encounter.tokens.find((one) => one.id === id);
    return line`The ${wordOf(token?.colour ?? '')} Loot token at ${token?.at.join(',') ?? ''}`;
  }
  if (is === 'end') {
    const end = encounter.endConditions.find((one) => one.id === id);
    return end ? line`End: ${endConditionText(end, wordsOf(encounter, cards))}` : [{ text: wordOf(id) }];
  }
  const objectives = is === 'objective' ? encounter.objectives : encounter.achievements;
  const when = objectives?.find((one) => one.id === id)?.when;
  const kind = is === 'objective' ? 'Objective' : 'Achievement';
  return when ? line`${kind}: ${triggerText(when, wordsOf(encounter, cards))}` : [{ text: kind }];
}

/** The Currents of the board as it lies, a sentence for each kind. */
export const currentWords = (state: EncounterState): readonly Words[] =>
  currentsText(state.board.currents ?? []);

/** Every Dynamite token, where it is and when it explodes. */
export function dynamiteWords(position: Position): readonly { id: string; where: string; words: Words }[] {
  return position.state.dynamite.map(({ id, at, carrier, lit }) => ({
    id,
    where: at ? `At ${at.join(',')}` : `Carried by ${nameOf(position, carrier) ?? 'nobody'}`,
    words: dynamiteText(lit),
  }));
}

/** When Urgency tokens come, and how many are left. */
export function urgencyWords({ urgency, ruleset }: EncounterState): string {
  const left = ruleset.urgencyLimit - urgency;
  const also = ruleset.noPlayerElimination ? ' Each defeated adventurer adds one, too.' : '';
  return (
    `${urgency} of ${ruleset.urgencyLimit} Urgency tokens. If no enemy can act for a whole round and none appears, ` +
    `one is added (p.18).${also} ` +
    (left === 1 ? 'With the next one you lose.' : `At ${ruleset.urgencyLimit} you lose.`)
  );
}
