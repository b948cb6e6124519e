import { isSameSpace } from '../../model/board.ts';
import type { EncounterDefinition } from '../../model/encounter.ts';
import { keptBy } from '../../model/kept.ts';
import type { Modifier } from '../../model/language/abilities.ts';
import { textCause } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { SpecialTerrain } from '../../model/story.ts';
import type { HeldAbility } from '../cards/abilities-in-play.ts';
import { heldWithoutCard } from '../cards/abilities-of.ts';
import { terrainAt } from '../geometry/board-grid.ts';
import { bearerOf, conditionsHold, isMeant } from './conditions-hold.ts';
import { spacesOf } from './figures.ts';

/*
 * What an encounter itself changes for a figure while something lasts: its enforced Special Encounter Rules (p.14), its
 * SPECIAL terrain (p.21), a token it carries (X131).
 */

interface Standing {
  readonly held: HeldAbility;
  readonly holds: (position: Position, figure: Figure) => boolean;
}

const standing = (
  place: 'rule' | 'special' | 'carried',
  id: string,
  modifiers: readonly Modifier[] | undefined,
  holds: Standing['holds'],
): Standing[] =>
  modifiers === undefined || modifiers.length === 0
    ? []
    : [
        {
          held: heldWithoutCard(`${place}:${id}`, textCause(place, id), { id, when: 'passive', modifiers }),
          holds,
        },
      ];

const standingOf = keptBy(
  ({ rules, special = [], carried = [] }: EncounterDefinition): readonly Standing[] => [
    ...rules.flatMap((rule) =>
      standing(
        'rule',
        rule.name,
        rule.modifiers,
        (position, figure) =>
          isMeant(position, figure, rule.for ?? 'everybody', null) && conditionsHold(position, rule.if),
      ),
    ),
    ...special.flatMap((one) =>
      standing(
        'special',
        one.name,
        one.modifiers,
        (position, figure) => concerns(position, figure, one) && standsInSpecial(position, figure, one),
      ),
    ),
    ...carried.flatMap(({ token, modifiers }) =>
      standing('carried', token, modifiers, ({ state }, figure) => bearerOf(state, token) === figure.id),
    ),
  ],
);

/** Whether an encounter changes anything for anybody so: a cheap no for most. */
export const hasStanding = (encounter: EncounterDefinition): boolean => standingOf(encounter).length > 0;

/** What it changes for this figure now, as PASSIVE abilities. */
export const listFromEncounter = (position: Position, figure: Figure): HeldAbility[] =>
  standingOf(position.encounter).flatMap(({ held, holds }) => (holds(position, figure) ? [held] : []));

/** Whether a rule of SPECIAL terrain is meant for that figure. */
export const concerns = (position: Position, figure: Figure, { who }: SpecialTerrain): boolean =>
  who === undefined || isMeant(position, figure, who, null);

/** Whether it stands in that SPECIAL terrain, with any space of its base (X135). */
export const standsInSpecial = ({ state }: Position, figure: Figure, { spaces }: SpecialTerrain): boolean =>
  spacesOf(figure).some(
    (own) =>
      terrainAt(state.board, own) === 'special' &&
      (spaces === undefined || spaces.some((space) => isSameSpace(own, space))),
  );
