/** Stealth as it stands in the place that is laid out: who looks where, who can be seen, what kills and dice are to come. */
import { canBeRaised } from '../combat/wound-zones.ts';
import { corpseReach } from '../growing/quiet-signs.ts';
import { areAdjacentSpaces } from '../place/adjacency.ts';
import { zoneAt } from '../place/ground.ts';
import { type HeroWalk, heroWalksOf } from '../place/hero-walks.ts';
import { mayEndOn } from '../place/moves.ts';
import { isSameSpace, keyOf, type Space, spacesFrom } from '../place/space.ts';
import type { Field } from '../place/standing.ts';
import type { Position } from '../queries/booklets.ts';
import { heavyInChecks } from '../queries/check-numbers.ts';
import {
  enemyFileOf,
  fieldOf,
  figureOf,
  groundOfPlace,
  placeHero,
  placeOf,
  standingOfFigure,
  standingWith,
} from '../queries/field-of.ts';
import { fightSignsOf, meansOf, weaponOf } from '../queries/fighters.ts';
import type { Vigilance } from './stealth-cards.ts';
import { type StealthDie, type StealthOdds, stealthDiceFor, stealthOdds } from './stealth-dice.ts';
import {
  type Averting,
  avertings,
  type CorpseMove,
  corpseMoves,
  type HeroStealthSigns,
  type Kill,
  type Killer,
  meleeKill,
  RAISE_AP,
  rangedKill,
  type StealthSigns,
} from './stealth-lines.ts';
import { type Quiet, STILL } from './stealth-state.ts';
import { type ThreatRow, threatRow } from './threat.ts';
import { type Seeable, type Spotted, spottedNow, type Watcher, watchedSpaces, watches } from './vision.ts';

export const quietOf = (position: Pick<Position, 'state'>): Quiet => placeOf(position).quiet ?? STILL;

/** The row the cube is on; null: there is no board. */
export const rowNow = ({ state }: Pick<Position, 'state'>): ThreatRow | null =>
  state.stealth && threatRow(state.stealth.level, state.stealth.threat);

export const signsOfFigure = (position: Position, id: string): StealthSigns => {
  const figure = figureOf(position, id);
  return (figure && enemyFileOf(position, figure.type).stealth) || {};
};

/** Every enemy as it looks; `sight`: of another row than the cube is on; `mover` hides nobody, as it will be elsewhere. */
export function watchersOf(
  position: Position,
  sight = rowNow(position)?.sight ?? 0,
  mover: string | null = null,
): Watcher[] {
  const { vigilance } = quietOf(position);
  const screens = placeOf(position).heroes.flatMap(({ at, down }, hero) =>
    at && !down && position.state.heroes[hero]!.id !== mover ? [at] : [],
  );
  return placeOf(position).figures.map((figure) => ({
    id: figure.id,
    at: figure.at,
    size: standingOfFigure(position, figure).size,
    sight: sight + (signsOfFigure(position, figure.id).sees ?? 0),
    gazes: vigilance.filter(({ enemy }) => enemy === figure.id).map(({ gaze }) => gaze),
    screens,
  }));
}

/** Corpses on the board: enemies', and fallen heroes (L4117). */
export const corpsesHere = (
  position: Position,
): { readonly id: string; readonly at: Space; readonly isHero: boolean }[] => [
  ...quietOf(position).corpses.map((one) => ({ ...one, isHero: false })),
  ...placeOf(position).heroes.flatMap(({ at, down }, hero) =>
    at && down ? [{ id: position.state.heroes[hero]!.id, at, isHero: true }] : [],
  ),
];

/** Heroes on their feet, and corpses. */
export const seeablesOf = (position: Position): Seeable[] => [
  ...placeOf(position).heroes.flatMap(({ at, down }, hero): Seeable[] =>
    at && !down ? [{ id: position.state.heroes[hero]!.id, kind: 'hero', at }] : [],
  ),
  ...corpsesHere(position).map(({ id, at }): Seeable => ({ id, kind: 'corpse', at })),
];

export const spottedHere = (position: Position): Spotted[] =>
  spottedNow(groundOfPlace(placeOf(position)), watchersOf(position), seeablesOf(position));

/** For each space by whom it is seen, were whose turn it is there; `sight` as above. */
export function seenSpaces(position: Position, sight?: number): ReadonlyMap<string, readonly string[]> {
  const ground = groundOfPlace(placeOf(position));
  const found = new Map<string, string[]>();
  for (const watcher of watchersOf(position, sight, placeOf(position).acting.at(-1) ?? null))
    for (const space of watchedSpaces(ground, watcher))
      found.set(keyOf(space), [...(found.get(keyOf(space)) ?? []), watcher.id]);
  return found;
}

/** By whom somebody would be seen there. */
export const seenOn = (position: Position, at: Space): string[] =>
  watchersOf(position)
    .filter((watcher) => watches(groundOfPlace(placeOf(position)), watcher, at))
    .map(({ id }) => id);

/** What a hero kills with: its weapon with its signs, talents and artifacts. */
export function killerOf(position: Position, hero: number): Killer {
  const { ap, weapon } = position.state.heroes[hero]!;
  const own = (weapon !== null && position.content.weapons[weapon]?.stealth) || {};
  const all: readonly HeroStealthSigns[] = [
    own,
    ...fightSignsOf(position, hero).flatMap(({ stealth }) => stealth ?? []),
  ];
  const sum = (of: 'rangedKill' | 'meleeKill') => all.reduce((whole, one) => whole + (one[of] ?? 0), 0);
  const past = all.flatMap(({ pastYellow }) => pastYellow ?? []);
  return {
    ap,
    ranged: weaponOf(position, hero).ranged !== null,
    range: weaponOf(position, hero).ranged?.range ?? null,
    noRangedKill: own.noRangedKill === true,
    rangedKill: sum('rangedKill'),
    meleeKill: sum('meleeKill'),
    ...(past.length > 0 ? { pastYellow: Math.min(...past) } : {}),
  };
}

export interface KillShown extends Kill {
  readonly target: string;
}

/** Every kill of a hero, those that cannot be done with their reason. */
export function killsOf(position: Position, hero: number): KillShown[] {
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id);
  if (!own) return [];
  const killer = killerOf(position, hero);
  return field.figures
    .filter(({ side }) => side === 'enemy')
    .flatMap((enemy) =>
      [meleeKill, rangedKill].map((kill) => ({
        target: enemy.id,
        ...kill(field, own, killer, enemy, signsOfFigure(position, enemy.id)),
      })),
    );
}

/** What a hero can do with corpses beside it. */
export function corpseMovesOf(position: Position, hero: number): CorpseMove[] {
  const { at } = placeHero(position, hero);
  const reach = corpseReach(position, hero);
  return at ? corpseMoves(groundOfPlace(placeOf(position)), at, corpsesHere(position), reach) : [];
}

/** Fallen heroes beside it whom six AP bring back (L4121). */
export function revivable(position: Position, hero: number): number[] {
  const { at } = placeHero(position, hero);
  const { ap } = position.state.heroes[hero]!;
  const ground = groundOfPlace(placeOf(position));
  return placeOf(position).heroes.flatMap((other, i) =>
    ap >= RAISE_AP &&
    at &&
    other.down &&
    other.at &&
    (areAdjacentSpaces(ground, at, other.at) || isSameSpace(at, other.at)) &&
    canBeRaised(position.state.heroes[i]!.life)
      ? [i]
      : [],
  );
}

/** A hero's ways: unseen where there is one, else the cheapest. */
export function quietWalksOf(position: Position, hero: number): HeroWalk[] {
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id);
  if (!own) return [];
  const seen = seenSpaces(position);
  const means = meansOf(position, hero);
  const unseen = heroWalksOf(field, own, { ...means, shuns: (at) => seen.has(keyOf(at)) });
  const others = heroWalksOf(field, own, means).filter(
    ({ to }) => !unseen.some((walk) => isSameSpace(walk.to, to)),
  );
  return [...unseen, ...others];
}

/** For each space of a way by whom one would be seen there: none where nobody looks. */
export const seenOnWay = (
  position: Position,
  { steps }: Pick<HeroWalk, 'steps'>,
): { readonly at: Space; readonly by: readonly string[] }[] => {
  const seen = seenSpaces(position);
  return steps.map(({ to }) => ({ at: to, by: seen.get(keyOf(to)) ?? [] }));
};

/** Dice a hero has to roll when its turn ends or it waits: those of its lines, and those a check has ordered (MA-29). */
export function diceOwed(position: Position, hero: number): StealthDie[] {
  const { id, owed } = position.state.heroes[hero]!;
  const lines = quietOf(position).lines[id]?.length ?? 0;
  return [...Array<StealthDie>(owed.black).fill('black'), ...stealthDiceFor(lines + owed.white)];
}

/** What they may bring; `more`: dice by lines that are not used yet. */
export function oddsOfDice(
  position: Position,
  hero: number,
  dice = diceOwed(position, hero),
): StealthOdds | null {
  const { stealth } = position.state;
  if (!stealth) return null;
  return stealthOdds(stealth.level, stealth.threat, dice, heavyInChecks(position, hero));
}

/** Who can avert what an enemy is about to do, and whether it would be in vain (L4083–L4087). */
export function avertingsHere(position: Position, killers: readonly number[]): Averting[] {
  const field = fieldOf(position);
  const able = killers.flatMap((hero) => {
    const own = standingWith(field, position.state.heroes[hero]!.id);
    return own ? [{ hero: own, killer: killerOf(position, hero) }] : [];
  });
  return avertings(
    field,
    watchersOf(position),
    (enemy) => signsOfFigure(position, enemy),
    spottedHere(position).map(({ by }) => by),
    able,
  );
}

/** Where an enemy's corpse falls: its space, of a base of four the first of its spaces that is no rift (MA-141). */
export function corpseSpace(position: Position, id: string): Space {
  const figure = figureOf(position, id)!;
  const own = spacesFrom(figure.at, standingOfFigure(position, figure).size);
  return own.find((at) => zoneAt(groundOfPlace(placeOf(position)), at) !== 'rift') ?? figure.at;
}

/** Figures that cannot stay where they are: over a rift, or on the space of another. */
export const hanging = ({ ground, figures }: Field): string[] =>
  figures.flatMap(({ id, at, size }, i) => {
    const own = spacesFrom(at, size);
    const isShared = figures
      .slice(0, i)
      .some((other) =>
        spacesFrom(other.at, other.size).some((one) => own.some((two) => isSameSpace(one, two))),
      );
    return isShared || !mayEndOn(ground, at, size) ? [id] : [];
  });

/** Enemies' tokens of vigilance on a space. */
export const vigilanceOn = (position: Pick<Position, 'state'>, at: Space): readonly Vigilance[] =>
  quietOf(position).vigilance.filter((one) => isSameSpace(one.at, at));
