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
  type EncounterWords,
  endConditionText,
  revealText,
  triggerText,
} from './cards/encounter-text.ts';
import { wordOf } from './content.ts';
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
  /** How it is brought about, where the table itself offers it. */
  readonly how: Words | null;
}

/** Something extraordinary that can be done, once. */
export interface Achievement {
  readonly id: string;
  readonly when: Words;
  readonly completed: boolean;
}

const wordsOf = (encounter: EncounterDefinition, cards: CardIndex): EncounterWords => ({
  encounter,
  nameOf: (ref) => cards.items[ref]?.name ?? cards.combatants[ref]?.name ?? wordOf(ref),
});

/** How the encounter may end, in the order it is written. */
export function endWords({ encounter, cards }: Position): readonly { id: string; words: Words }[] {
  const words = wordsOf(encounter, cards);
  return encounter.endConditions.map((end) => ({ id: end.id, words: endConditionText(end, words) }));
}

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

/** Totems and Objectives on the board: only what the table itself says of them, never their text. */
export function listHidden({ encounter, cards, state }: Position): Hidden[] {
  const words = wordsOf(encounter, cards);
  return state.boardTokens.flatMap(({ id, kind, colour, at }) => {
    if (kind !== 'totem' && kind !== 'objective') return [];
    // What happens on or beside the token is no secret: the table offers it there.
    const objective = encounter.objectives?.find(
      ({ id: done, when }) => 'token' in when && when.token === id && !state.done.includes(done),
    );
    const how = objective ? triggerText(objective.when, words) : null;
    return [{ id, kind, colour, at: at.join(','), how }];
  });
}

/** Achievements: when each comes about, which is no secret (p.18), and whether it has. What it gives is hidden. */
export function listAchievements({ encounter, cards, state }: Position): Achievement[] {
  const words = wordsOf(encounter, cards);
  return (encounter.achievements ?? []).map(({ id, when }) => ({
    id,
    when: triggerText(when, words),
    completed: state.done.includes(id),
  }));
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
  const also = ruleset.noPlayerElimination ? ' One comes for each adventurer that is defeated, too.' : '';
  return (
    `${urgency} of ${ruleset.urgencyLimit} Urgency tokens lie on the track. One comes at the end of every round ` +
    `in which no opponent followed a true AI step and none was spawned (p.18).${also} ` +
    (left === 1
      ? 'The next one defeats all adventurers.'
      : `Number ${ruleset.urgencyLimit} defeats all adventurers.`)
  );
}
