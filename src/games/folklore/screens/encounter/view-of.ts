import type { Figure, Space } from '../../rules/model/field.ts';
import { featuresLeft } from '../../rules/queries/encounter/deeds.ts';
import {
  hazardAt,
  isBlocked,
  type OnField,
  onField,
  sizeOf,
  spacesOf,
  standing,
} from '../../rules/queries/encounter/ground.ts';
import { foeOrder, heroOrder } from '../../rules/queries/encounter/order.ts';
import { lineBetween } from '../../rules/queries/encounter/sight.ts';
import { isSqueezed } from '../../rules/queries/encounter/ways.ts';
import { weaponOf } from '../../rules/queries/hands.ts';
import type { Position } from '../../rules/queries/numbers.ts';
import { encounter } from '../../words/en/encounter.ts';
import { atBeginning, figureName, heroName } from '../../words/en/names.ts';
import type { FieldFigure, FieldView, SightLine, TurnPlace } from './field-view.ts';

/** An encounter as its stage shows it. */
export function viewOf(position: Position): FieldView {
  const at = onField(position);
  const { field, ground } = at;
  const rows = ground.rows.length;
  const columns = Math.max(...ground.rows.map((row) => row.length));
  const all = ground.rows.flatMap((row, y) => Array.from(row, (_, x): Space => [x, y]));
  const isFlame = (space: Space) => field.flames.some((flame) => flame.join() === space.join());
  return {
    name: ground.name,
    columns,
    rows,
    round: field.round,
    dark: ground.dark === true,
    groundOf: ([x, y]) =>
      ground.rows[y]?.[x] === undefined ? 'nothing' : isBlocked(ground, [x, y]) ? 'blocking' : 'floor',
    hazards: all
      .filter((space) => !isFlame(space))
      .map((space) => ({ at: space, rank: hazardAt(at, space) }))
      .filter(({ rank }) => rank > 0),
    flames: field.flames,
    searches: field.searches,
    features: featuresLeft(at).map(({ at: space, name }) => ({ at: space, name })),
    figures: [...standing(at, 'heroes'), ...standing(at, 'foes')].map((figure) => figureOf(at, figure)),
    order: orderOf(at),
  };
}

const idOf = ({ id }: Pick<Figure, 'id'>): string => String(id);

function figureOf(at: OnField, figure: Figure): FieldFigure {
  const { state, content } = at;
  const size = sizeOf(at, figure);
  const told = encounter.notes;
  const shared = {
    id: idOf(figure),
    name: atBeginning(figureName(at, figure.id)),
    at: figure.at!,
    size: [size, size],
    notes: [
      ...(figure.misses ? [told.misses] : []),
      ...(figure.hero !== null && weaponOf(at, figure.hero).of === 'nobody' ? [told.broken] : []),
      ...(figure.down ? [told.down] : []),
      ...(figure.ally === undefined ? [] : [told.ally]),
      ...(figure.darkened ? [told.darkened] : []),
      ...(figure.isNew ? [told.isNew] : []),
      ...(isSqueezed(at, figure) ? [told.squeezed] : []),
    ],
  } as const;
  if (figure.hero !== null) {
    const hero = state.heroes[figure.hero]!;
    return {
      ...shared,
      card: hero.card,
      side: 'hero',
      letter: letterOf(at, figure.hero),
      vita: hero.vita,
      most: content.heroes[hero.card]!.vita,
    };
  }
  const card = content.foes[figure.foe!]!;
  return {
    ...shared,
    card: card.id,
    side: card.kind,
    letter: `${nounOf(card.name)[0]!.toUpperCase()}${figure.number}`,
    vita: figure.vita,
    most: card.encounter!.vita,
  };
}

/** The word of a name that says most of it: the last. */
const nounOf = (name: string): string => name.split(' ').at(-1)!;

/** As many letters of a hero's name as tell it from the others. */
function letterOf({ state, content }: OnField, at: number): string {
  const names = state.heroes.map((_, other) => heroName({ state, content }, other).replace(/^The /, ''));
  const own = names[at]!;
  const isAlone = (length: number) =>
    names.every((name, other) => other === at || !name.startsWith(own.slice(0, length)));
  return own.slice(0, isAlone(1) ? 1 : 2);
}

/** Who acts in this round, in the order they do: the side that has won First Strike, then the other (FK-24), then those who hold (FK-38). */
function orderOf(at: OnField): TurnPlace[] {
  const { field } = at;
  const heroes = heroOrder(at);
  const held = ({ id }: Figure) => field.held.includes(id);
  const ours = heroes.filter((hero) => !held(hero));
  const theirs = foeOrder(at).filter(({ isNew }) => !isNew);
  const all = field.first === 'foes' ? [...theirs, ...ours] : [...ours, ...theirs];
  return [...all, ...heroes.filter(held)].map((figure) => ({
    figure: idOf(figure),
    turn: turnOf(at, figure),
  }));
}

function turnOf({ field }: OnField, figure: Figure): TurnPlace['turn'] {
  if (field.turn?.figure === figure.id) return 'now';
  if (field.acted.includes(figure.id)) return 'done';
  return field.held.includes(figure.id) ? 'held' : 'to-come';
}

/** How whoever acts sees somebody (p.27): the first line there is. */
export function sightOf(position: Position, target: string): SightLine | null {
  const at = onField(position);
  const acting = at.field.figures.find(({ id }) => id === at.field.turn?.figure);
  const aim = at.field.figures.find((figure) => idOf(figure) === target);
  if (!acting || !aim) return null;
  for (const from of spacesOf(at, acting))
    for (const to of spacesOf(at, aim)) {
      const line = lineBetween(at.ground, from, to);
      if (line) return line;
    }
  return null;
}
