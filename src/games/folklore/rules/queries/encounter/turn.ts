import { type Figure, isSameSpace, type Space } from '../../model/field.ts';
import type { FolkloreOption } from '../../model/prompts.ts';
import { usableItems } from '../hands.ts';
import { abilityOf, mightAgainst, type Position } from '../numbers.ts';
import { gift, listHands } from '../turn-options.ts';
import { featuresLeft, featuresNear, listCommands, listLoose, listRites, mayRest } from './deeds.ts';
import { canAttack } from './encounter-numbers.ts';
import { apart, characters, figureIn, type OnField, onField, spacesOf, standing, stands } from './ground.ts';
import { waysOf } from './ways.ts';

const nameOf = ([x, y]: Space): string => `${x},${y}`;

/** What a hero may do now in a turn on a map (pp.22, 24-26). The list ends with the end of the turn. */
export function listFieldTurn(at: Position, id: number): FolkloreOption[] {
  const position = onField(at);
  const { field } = position;
  const figure = figureIn(position, id);
  const hero = figure.hero!;
  const { steps, acts } = field.turn!;
  const options = acts > 0 ? listAttacks(position, figure) : [];
  options.push(...listLoose(position, figure), ...listCommands(position, hero));
  if (mayUseAbility(position, hero)) options.push({ id: 'ability', act: { do: 'ability' } });
  options.push(...listItems(position, hero, acts));
  if (acts > 0) options.push(...listRites(position, figure), ...listFlames(position, figure));
  options.push(...listSearches(position, figure), ...listInteracts(position, figure));
  for (const { to, way } of waysOf(position, figure, { steps }))
    if (figure.at && !isSameSpace(to, figure.at))
      options.push({ id: `walk:${nameOf(to)}`, act: { do: 'walk', to, way } });
  if (mayRest(position, hero)) options.push({ id: 'rest', act: { do: 'rest' } });
  if (mayHold(position, id)) options.push({ id: 'hold', act: { do: 'hold' } });
  options.push({ id: 'end', act: { do: 'end' } });
  return options;
}

function listAttacks(position: OnField, figure: Figure): FolkloreOption[] {
  const ability = abilityOf(position, figure.hero!);
  const canPay = ability.power <= position.state.heroes[figure.hero!]!.power;
  return standing(position, 'foes').flatMap((foe): FolkloreOption[] => {
    if (!canAttack(position, figure, foe)) return [];
    const id = `attack:${foe.id}`;
    const plain: FolkloreOption = { id, act: { do: 'attack', target: foe.id, ability: false } };
    if (ability.when !== 'turn' || !canPay) return [plain];
    return [plain, { id: `${id}+ability`, act: { do: 'attack', target: foe.id, ability: true } }];
  });
}

/** An ability of the foes' turn (FK-31); on an adventure one that helps with a check, as the one use of the turn (p.22). */
function mayUseAbility(position: OnField, hero: number): boolean {
  const { field, state } = position;
  const ability = abilityOf(position, hero);
  if (ability.power > state.heroes[hero]!.power) return false;
  const { acts, interacts, check = 0 } = field.turn!;
  if (field.adventure)
    return (
      ability.check !== undefined &&
      acts > 0 &&
      interacts > 0 &&
      check === 0 &&
      featuresLeft(position).some((one) => one.check)
    );
  return ability.when === 'stance' && !field.lasting.some((one) => one.hero === hero);
}

const listFlames = (position: OnField, figure: Figure): FolkloreOption[] =>
  position.field.flames.flatMap((flame): FolkloreOption[] =>
    apart(spacesOf(position, figure), [flame]) > 1
      ? []
      : [{ id: `douse:${nameOf(flame)}`, act: { do: 'douse', at: flame } }],
  );

/** Each token once: in a fight as the one feature of the turn (p.25), on an adventure beside it (p.22, FK-63). */
function listSearches(position: OnField, figure: Figure): FolkloreOption[] {
  const { field } = position;
  if (!field.adventure && field.turn!.interacts === 0) return [];
  const own = spacesOf(position, figure);
  return field.searches.flatMap((token): FolkloreOption[] =>
    apart(own, [token]) > 1 ? [] : [{ id: `search:${nameOf(token)}`, act: { do: 'search', at: token } }],
  );
}

/** One feature a turn (pp.22, 25). */
const listInteracts = (position: OnField, figure: Figure): FolkloreOption[] =>
  position.field.turn!.interacts === 0
    ? []
    : featuresNear(position, figure).map(
        ({ id }): FolkloreOption => ({ id: `interact:${id}`, act: { do: 'interact', feature: id } }),
      );

/** A turn is held before anything of it is done, as long as somebody is still to act before it (p.24). */
function mayHold(position: OnField, id: number): boolean {
  const { figures, acted, held, turn } = position.field;
  if (turn!.begun || held.includes(id)) return false;
  return figures.some(
    (other) =>
      other.id !== id &&
      other.ally === undefined &&
      !other.isNew &&
      stands(position, other) &&
      !acted.includes(other.id) &&
      !held.includes(other.id),
  );
}

/**
 * Consumables, any number; what is exhausted or activated costs the Act (p.25), and on an adventure every item is the one
 * use of the turn (p.22). Only what does something is offered: Might needs an Act that is left for an attack after it, and
 * a foe it counts against (FK-42).
 */
function listItems(position: OnField, hero: number, acts: number): FolkloreOption[] {
  const { state, content, field } = position;
  const foes = standing(position, 'foes').map(({ foe }) => content.foes[foe!]!.kind);
  const { vita, power, card } = state.heroes[hero]!;
  const full = content.heroes[card]!;
  return usableItems(position, hero, field.turn!.used).flatMap(({ item, place }): FolkloreOption[] => {
    const takesAct = item.kind !== 'consumed' || field.adventure !== undefined;
    if (takesAct && acts === 0) return [];
    const heals = item.vita !== undefined && vita < full.vita;
    const restores = item.restores !== undefined && power < full.power;
    const left = takesAct ? acts - 1 : acts;
    const helps = left > 0 && foes.some((kind) => mightAgainst(item, kind) !== 0);
    return heals || restores || helps ? [{ id: `use:${item.id}`, act: { do: 'use', place } }] : [];
  });
}

/** Devastating Strike (p.25): one of the two. */
export const listDevastating = (): FolkloreOption[] => [
  { id: 'again', act: { do: 'again' } },
  { id: 'power', act: { do: 'power' } },
];

/** At the very end of a turn: what is held in hands, an item to a neighbour or from one, or nothing more (p.26). */
export function listTrade(at: Position, id: number): FolkloreOption[] {
  const position = onField(at);
  const me = figureIn(position, id);
  const near = characters(position).filter(
    (other) => other.id !== id && apart(spacesOf(position, me), spacesOf(position, other)) <= 1,
  );
  const handed = (from: number, to: number) =>
    position.state.heroes[from]!.items.map((_, place) => gift(from, place, to));
  return [
    { id: 'end', act: { do: 'end' } },
    ...listHands(position, me.hero!),
    ...near.flatMap(({ hero }) => [...handed(me.hero!, hero!), ...handed(hero!, me.hero!)]),
  ];
}
