import { isSameSpace, type Space } from '../../model/field.ts';
import type { FolkloreOption } from '../../model/prompts.ts';
import { abilityOf, mightAgainst, type Position } from '../numbers.ts';
import { gift } from '../turn-options.ts';
import { canAttack } from './encounter-numbers.ts';
import { apart, figureIn, type OnField, onField, spacesOf, standing, stands } from './ground.ts';
import { waysOf } from './ways.ts';

const nameOf = ([x, y]: Space): string => `${x},${y}`;

/** What a hero may do now in a turn on a map (pp.24-26). The list ends with the end of the turn. */
export function listFieldTurn(at: Position, id: number): FolkloreOption[] {
  const position = onField(at);
  const { field, state } = position;
  const figure = figureIn(position, id);
  const hero = figure.hero!;
  const { steps, acts, interacts, begun } = field.turn!;
  const own = spacesOf(position, figure);
  const ability = abilityOf(position, hero);
  const canPay = ability.power <= state.heroes[hero]!.power;
  const options: FolkloreOption[] = [];
  if (acts > 0)
    for (const foe of standing(position, 'foes')) {
      if (!canAttack(position, figure, foe)) continue;
      options.push({ id: `attack:${foe.id}`, act: { do: 'attack', target: foe.id, ability: false } });
      if (ability.when === 'turn' && canPay)
        options.push({
          id: `attack:${foe.id}+ability`,
          act: { do: 'attack', target: foe.id, ability: true },
        });
    }
  if (ability.when === 'stance' && canPay && !field.lasting.some((one) => one.hero === hero))
    options.push({ id: 'ability', act: { do: 'ability' } });
  options.push(...listItems(position, hero, acts));
  if (acts > 0)
    for (const flame of field.flames)
      if (apart(own, [flame]) <= 1)
        options.push({ id: `douse:${nameOf(flame)}`, act: { do: 'douse', at: flame } });
  if (interacts > 0)
    for (const token of field.searches)
      if (apart(own, [token]) <= 1)
        options.push({ id: `search:${nameOf(token)}`, act: { do: 'search', at: token } });
  for (const { to, way } of waysOf(position, figure, { steps }))
    if (figure.at && !isSameSpace(to, figure.at))
      options.push({ id: `walk:${nameOf(to)}`, act: { do: 'walk', to, way } });
  const others = field.figures.some(
    (other) =>
      other.id !== id &&
      !other.isNew &&
      stands(position, other) &&
      !field.acted.includes(other.id) &&
      !field.held.includes(other.id),
  );
  if (!begun && others && !field.held.includes(id)) options.push({ id: 'hold', act: { do: 'hold' } });
  options.push({ id: 'end', act: { do: 'end' } });
  return options;
}

/**
 * Consumables, any number; what is exhausted costs the Act (p.25). Only what does something is offered: Might needs an
 * Act that is left for an attack after it, and a foe it counts against (FK-42).
 */
function listItems(position: OnField, hero: number, acts: number): FolkloreOption[] {
  const { state, content } = position;
  const foes = standing(position, 'foes').map(({ foe }) => content.foes[foe!]!.kind);
  const { items, vita, power, card } = state.heroes[hero]!;
  const full = content.heroes[card]!;
  return items.flatMap(({ ref, exhausted }, place): FolkloreOption[] => {
    const isFirst = items.findIndex((one) => one.ref === ref && one.exhausted === exhausted) === place;
    const item = content.items[ref]!;
    if (!isFirst || exhausted || item.kind === 'worn') return [];
    if (item.kind === 'exhausted' && acts === 0) return [];
    const heals = item.vita !== undefined && vita < full.vita;
    const restores = item.restores !== undefined && power < full.power;
    const left = item.kind === 'exhausted' ? acts - 1 : acts;
    const helps = left > 0 && foes.some((kind) => mightAgainst(item, kind) !== 0);
    return heals || restores || helps ? [{ id: `use:${ref}`, act: { do: 'use', place } }] : [];
  });
}

/** Devastating Strike (p.25): one of the two. */
export const listDevastating = (): FolkloreOption[] => [
  { id: 'again', act: { do: 'again' } },
  { id: 'power', act: { do: 'power' } },
];

/** At the very end of a turn: an item to a neighbour or from one, or nothing more (p.26). */
export function listTrade(at: Position, id: number): FolkloreOption[] {
  const position = onField(at);
  const me = figureIn(position, id);
  const near = standing(position, 'heroes').filter(
    (other) => other.id !== id && apart(spacesOf(position, me), spacesOf(position, other)) <= 1,
  );
  const handed = (from: number, to: number) =>
    position.state.heroes[from]!.items.map((_, place) => gift(from, place, to));
  return [
    { id: 'end', act: { do: 'end' } },
    ...near.flatMap(({ hero }) => [...handed(me.hero!, hero!), ...handed(hero!, me.hero!)]),
  ];
}
