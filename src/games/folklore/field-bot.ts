import { worthOfExploring, worthOfFeature } from './adventure-bot.ts';
import { isUsed } from './rules/model/content.ts';
import type { Figure, Space } from './rules/model/field.ts';
import type { FolkloreAct, FolklorePrompt } from './rules/model/prompts.ts';
import { featuresNear } from './rules/queries/encounter/deeds.ts';
import { canAttack, isRanged, reachOf } from './rules/queries/encounter/encounter-numbers.ts';
import {
  apart,
  characters,
  figureIn,
  type OnField,
  onField,
  spacesOf,
  standing,
} from './rules/queries/encounter/ground.ts';
import { hazardUnder, waysOf } from './rules/queries/encounter/ways.ts';
import { mightAgainst, type Position } from './rules/queries/numbers.ts';

/** What the plain bot thinks of an answer on a map: attack whom it can, the weakest first; else go there. */
export function worthOnField(at: Position, prompt: FolklorePrompt, act: FolkloreAct): number {
  const position = onField(at);
  const me = figureIn(position, prompt.figure!);
  switch (act.do) {
    case 'attack':
      return 1000 - figureIn(position, act.target).vita + (act.ability ? 1 : 0);
    case 'ability':
      if (position.field.adventure) return featuresNear(position, me).some(({ check }) => check) ? 650 : -1;
      return standing(position, 'foes').length >= 2 ? 900 : -1;
    case 'again':
      return 2;
    case 'power':
      return 1;
    case 'loose':
      return 1100 - figureIn(position, act.target).vita;
    case 'command':
      return 1150;
    case 'rite':
      return worthOfRite(position, me, act);
    case 'search':
      return 500;
    case 'interact':
      return worthOfFeature(position, me, act.feature);
    case 'rest':
      return 550;
    case 'walk':
      return position.field.adventure
        ? worthOfExploring(position, me, act.to, act.way.length)
        : worthOfWalk(position, me, act.to, act.way.length);
    case 'end':
      return 0;
    default:
      return -1;
  }
}

/** Might against whom it can attack, and whatever gives back of which nothing is lost. */
export function worthOfUse(at: Position, { hero, figure }: FolklorePrompt, place: number): number {
  const position = onField(at);
  const { card, vita, power, items } = at.state.heroes[hero]!;
  const full = at.content.heroes[card]!;
  const item = at.content.items[items[place]!.ref]!;
  if (!isUsed(item)) return -1;
  const me = figureIn(position, figure!);
  const kinds = standing(position, 'foes').flatMap((foe) =>
    canAttack(position, me, foe) ? [at.content.foes[foe.foe!]!.kind] : [],
  );
  if (item.kind === 'consumed' && kinds.some((kind) => mightAgainst(item, kind) > 0)) return 1200;
  if (item.restores !== undefined) return power <= full.power - item.restores ? 1500 : -1;
  return item.vita !== undefined && vita <= full.vita - 6 ? 1500 : -1;
}

/** Healing where much is gone, help at once, and a foe that waits or strikes another. */
function worthOfRite(
  position: OnField,
  me: Figure,
  { rite: name, target, at }: Extract<FolkloreAct, { readonly do: 'rite' }>,
): number {
  const { state, content } = position;
  const does = content.heroes[state.heroes[me.hero!]!.card]!.rites!.find(({ id }) => id === name)!.does;
  if ('heals' in does) {
    const gone = characters(position).map(({ hero }) => {
      const { card, vita } = state.heroes[hero!]!;
      return content.heroes[card]!.vita - vita;
    });
    return Math.max(...gone) >= 5 || position.field.adventure ? 1300 : -1;
  }
  if ('lifts' in does) return 400;
  const foes = standing(position, 'foes');
  if ('summons' in does) {
    const near = Math.min(...foes.map((foe) => apart([at!], spacesOf(position, foe))));
    return foes.length >= 2 ? 1020 - near : -1;
  }
  return foes.length >= 2 ? 950 + figureIn(position, target!).vita : -1;
}

/** To a space it can attack from, with as little walked and as few hazards as may be; an archer as far off as it can. */
function worthOfWalk(position: OnField, me: Figure, to: Space, steps: number): number {
  const { acts } = position.field.turn!;
  const foes = standing(position, 'foes').filter(({ id }) => id !== me.id);
  const there = { ...me, at: to };
  const harm = 20 * hazardUnder(position, me, to);
  const isShooting = isRanged(position, me);
  if (acts === 0) return -1;
  if (foes.some((foe) => canAttack(position, me, foe)) && !(isShooting && isBeside(position, me, foes)))
    return -1;
  if (foes.some((foe) => canAttack(position, there, foe))) {
    const off = isShooting && isBeside(position, there, foes) ? 30 : 0;
    return 300 - steps - harm - off;
  }
  const far = wayTo(position, me, foes);
  const left = far.get(to.join()) ?? Number.POSITIVE_INFINITY;
  const now = far.get(me.at!.join()) ?? Number.POSITIVE_INFINITY;
  return left < now ? 100 - left - harm : -1;
}

const isBeside = (position: OnField, me: Figure, foes: readonly Figure[]): boolean =>
  foes.some((foe) => apart(spacesOf(position, me), spacesOf(position, foe)) <= 1);

/** Worked out once for each figure and state of a map. */
const known = new WeakMap<OnField['field'], Map<number, ReadonlyMap<string, number>>>();

/** Steps from each space to the nearest one it could attack from, whoever is in the way. */
function wayTo(position: OnField, me: Figure, foes: readonly Figure[]): ReadonlyMap<string, number> {
  const byFigure = known.get(position.field) ?? new Map<number, ReadonlyMap<string, number>>();
  known.set(position.field, byFigure);
  const found = byFigure.get(me.id) ?? stepsTo(position, me, foes);
  byFigure.set(me.id, found);
  return found;
}

function stepsTo(position: OnField, me: Figure, foes: readonly Figure[]): ReadonlyMap<string, number> {
  const reach = Math.min(reachOf(position, me), 3);
  const found = new Map<string, number>();
  for (const foe of foes)
    for (const { to, way } of waysOf(
      { ...position, field: { ...position.field, figures: [foe] } },
      { ...me, id: -1, at: spacesOf(position, foe)[0]! },
      {},
    )) {
      const steps = Math.max(0, way.length - reach);
      if (steps < (found.get(to.join()) ?? Number.POSITIVE_INFINITY)) found.set(to.join(), steps);
    }
  return found;
}
