import { type Finding, jsonPath } from '../../check/problem.ts';
import type { CombatantCard } from '../../engine/model/cards/cards.ts';
import { eachNamed } from '../../engine/model/named-combatants.ts';
import { type Catalogue, checkFileRef, checkRef } from './cross-references.ts';

type Keys = readonly (string | number)[];

/** Every `spawn` and `become` inside a card or an encounter, however deep, against the combatants there are. */
export function checkSpawns(value: unknown, catalogue: Catalogue, keys: Keys = []): Finding[] {
  const found: Finding[] = [];
  eachNamed(
    value,
    ({ card }, at) => found.push(...checkRef(catalogue, 'combatants', card, [...at, 'card'])),
    [...keys],
  );
  return [...found, ...checkNamed(value, catalogue, keys)];
}

/** Every token of a pack's own that effects, tests, filters and counts name, every Discipline that gave something, every item offered. */
function checkNamed(value: unknown, catalogue: Catalogue, keys: Keys): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => checkNamed(one, catalogue, [...keys, i]));
  const fields = value as Readonly<Record<string, unknown>>;
  const named = tokenFieldOf(fields);
  const found =
    named === null ? [] : checkRef(catalogue, 'tokens', fields[named] as string, [...keys, named]);
  const given =
    fields.is === 'gained' && typeof fields.discipline === 'string'
      ? checkFileRef(catalogue, 'disciplines', fields.discipline, [...keys, 'discipline'])
      : [];
  const offered =
    fields.do === 'offer-items' && Array.isArray(fields.items)
      ? fields.items.flatMap((item: string, i) =>
          checkFileRef(catalogue, 'items', item, [...keys, 'items', i]),
        )
      : [];
  return [
    ...found,
    ...given,
    ...offered,
    ...Object.entries(fields).flatMap(([key, one]) =>
      typeof one === 'object' ? checkNamed(one, catalogue, [...keys, key]) : [],
    ),
  ];
}

/** The field that names a token; null where there is none. */
function tokenFieldOf(fields: Readonly<Record<string, unknown>>): string | null {
  if (fields.do === 'put-token' || fields.do === 'take-token' || fields.is === 'bears') return 'token';
  if (fields.count === 'borne' || fields.count === 'target-borne') return 'what';
  return typeof fields.bears === 'string' ? 'bears' : null;
}

/** The Combatant a card is another tier or a later phase of; a phase keeps the base and the kind (X60). */
export function checkFamily(card: CombatantCard, catalogue: Catalogue): Finding[] {
  const found = card.family === undefined ? [] : checkRef(catalogue, 'combatants', card.family, ['family']);
  for (const [i, ability] of card.abilities.entries()) {
    for (const [j, op] of (ability.effects ?? []).entries()) {
      const next = op.do === 'become' ? catalogue.cards.combatants[op.card] : undefined;
      if (!next || (next.kind === card.kind && String(next.size) === String(card.size))) continue;
      found.push({
        path: jsonPath(['abilities', i, 'effects', j, 'card']),
        expected: { what: 'same-kind-and-base', kind: card.kind, size: card.size },
        got: { got: 'kind-and-base', kind: next.kind, size: next.size },
      });
    }
  }
  return found;
}
