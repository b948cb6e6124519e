/** Whether a condition is met: of a hero, else of the group, where any hero will do. */
import type { Condition } from '../model/conditions.ts';
import type { Hero } from '../model/state.ts';
import { corpsesOf } from '../stealth/stealth-state.ts';
import type { Position } from './booklets.ts';
import { heavyOf } from './gear.ts';

/** Heroes who can act (MA-28). */
export const conscious = ({ state }: Pick<Position, 'state'>): number[] =>
  state.heroes.flatMap(({ life }, hero) => (life.life > 0 ? [hero] : []));

/** `about`: the hero it is asked of; null: the group. */
export function holds(position: Position, condition: Condition, about: number | null): boolean {
  const { state, content } = position;
  const { group, heroes, now } = state;
  const some = (is: (hero: Hero) => boolean) => (about === null ? heroes : [heroes[about]!]).some(is);
  if ('tokens' in condition) return condition.tokens.every((one) => group.scenarioTokens.includes(one));
  if ('card' in condition) return group.scenarioCards.some(({ ref }) => ref === condition.card);
  if ('symbol' in condition)
    return (
      group.scenarioCards.some(({ ref }) => content.scenario[ref]!.symbol === condition.symbol) ||
      heroes.some(({ objects }) => objects.some((ref) => content.gear[ref]!.symbol === condition.symbol))
    );
  if ('not' in condition) return !holds(position, condition.not, about);
  if ('all' in condition) return condition.all.every((one) => holds(position, one, about));
  if ('any' in condition) return condition.any.some((one) => holds(position, one, about));
  if ('size' in condition) {
    const { from = 0, to = heroes.length } = condition.size;
    return heroes.length >= from && heroes.length <= to;
  }
  if ('characteristic' in condition)
    return some(({ characteristics }) =>
      Object.entries(condition.characteristic).every(
        ([name, least]) => characteristics[name as keyof typeof characteristics] >= least,
      ),
    );
  if ('talents' in condition) {
    const { classes, from } = condition.talents;
    return some(
      ({ talents }) =>
        talents.filter(({ ref }) => classes.includes(content.talents[ref]!.class)).length >= from,
    );
  }
  if ('spells' in condition) {
    const { from, only } = condition.spells;
    return some(
      ({ spells }) => spells.filter((ref) => !only || content.spells[ref]!.kind === only).length >= from,
    );
  }
  if ('heavy' in condition) return some((hero) => heavyOf(position, hero) >= condition.heavy);
  if ('cube' in condition) {
    const { kind, colour } = condition.cube;
    return some(({ cubes }) =>
      colour === undefined ? cubes[kind].length > 0 : cubes[kind].includes(colour),
    );
  }
  if ('crystals' in condition) return group.crystals >= condition.crystals;
  if ('gold' in condition) return group.gold >= condition.gold;
  if ('triangle' in condition) return group.triangles.includes(condition.triangle);
  if ('points' in condition) return group.points >= condition.points;
  if ('gem' in condition) return state.drawn.some((ref) => content.actions[ref]!.gem === condition.gem);
  if ('mode' in condition) return now.mode === condition.mode;
  if ('period' in condition) return now.period === condition.period;
  if ('weather' in condition) return now.weather === condition.weather;
  if ('days' in condition) return (state.land.travel?.days ?? 0) >= condition.days;
  if ('corpses' in condition) return corpsesOf(state) >= condition.corpses;
  if ('fast' in condition) return state.campaign?.fast === true;
  return state.interest.includes(condition.interest);
}
