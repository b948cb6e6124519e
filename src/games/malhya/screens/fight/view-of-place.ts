import { canBeRaised } from '../../rules/combat/wound-zones.ts';
import type { MalhyaEvent } from '../../rules/model/events.ts';
import { freeSpaces } from '../../rules/place/free-move.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { enemyFileOf, fieldOf, placeCardOf, placeHero, placeOf } from '../../rules/queries/field-of.ts';
import { enemyNow, meansOf } from '../../rules/queries/fighters.ts';
import { raisingsHere } from '../../rules/queries/raisings-here.ts';
import { whoName } from '../../words/en/fight-names.ts';
import { LOST, raising, stage } from '../../words/en/fight-stage.ts';
import { heroName } from '../../words/en/names.ts';
import type { FightFigure, FightView, Standing } from './fight-view.ts';

/** A place as its stage shows it. */
export function viewOfPlace(position: Position, events: readonly MalhyaEvent[]): FightView {
  const place = placeOf(position);
  const { name, north } = placeCardOf(position);
  return {
    name,
    north,
    columns: Math.max(...place.rows.map((row) => row.length)),
    rows: place.rows.length,
    field: fieldOf(position),
    figures: [...heroesOf(position, events), ...enemiesOf(position)],
    tokens: [
      ...place.tokens,
      ...place.doors.map(({ at: sides, is }) => ({
        id: `door ${sides.join()}`,
        kind: `${is}-door` as const,
        at: [(sides[0][0] + sides[1][0]) / 2, (sides[0][1] + sides[1][1]) / 2] as const,
        sides,
      })),
      ...place.piles.map(({ at }) => ({ id: `pile ${at.join()}`, kind: 'pile' as const, at })),
    ],
  };
}

function heroesOf(position: Position, events: readonly MalhyaEvent[]): FightFigure[] {
  const names = position.state.heroes.map((_, hero) => heroName(position, hero).replace(/^The /, ''));
  return position.state.heroes.flatMap(({ id, life }, hero): FightFigure[] => {
    const { at } = placeHero(position, hero);
    if (!at) return [];
    return [
      {
        id,
        name: heroName(position, hero),
        initials: apart(names, hero),
        emblem: id,
        side: 'hero',
        at,
        size: 1,
        life: life.life,
        most: life.life + life.damage + life.injury + life.shock,
        standing: standingOf(position, id),
        notes: placeHero(position, hero).down
          ? raisingsOf(position, hero)
          : [freeMoveOf(position, events, hero)],
      },
    ];
  });
}

/** What whoever acts can do for a fallen hero (L4500–L4536). */
function raisingsOf(position: Position, hero: number): string[] {
  const { heroes } = position.state;
  const { returns } = placeHero(position, hero);
  if (returns) return [raising.returns[returns]];
  if (!canBeRaised(heroes[hero]!.life)) return [raising.why['shocks-alone']];
  const helper = heroes.findIndex((one) => one.id === placeOf(position).acting.at(-1));
  if (helper < 0) return [];
  return raisingsHere(position, helper, hero).map(({ potionsOf, ap, why, returns: when }) =>
    why
      ? `${raising.with[potionsOf](ap)}: ${raising.why[why]}`
      : `${raising.with[potionsOf](ap)}, ${raising.returns[when]}`,
  );
}

function enemiesOf(position: Position): FightFigure[] {
  const { figures } = placeOf(position);
  const types = Object.keys(position.content.enemies);
  const nouns = types.map((type) => enemyFileOf(position, type).name.split(' ').at(-1)!);
  return figures.map(({ id, type, at, damage }): FightFigure => {
    const { life, size = 1 } = enemyFileOf(position, type);
    return {
      id,
      name: whoName(position, id),
      initials: `${apart(nouns, types.indexOf(type))}${/\d+$/.exec(id)?.[0] ?? ''}`,
      emblem: type,
      side: 'enemy',
      at,
      size,
      life: life - damage,
      most: life,
      standing: standingOf(position, id),
      notes: [],
    };
  });
}

/** As many letters of a name as tell it from the others, two at most. */
function apart(names: readonly string[], at: number): string {
  const own = names[at]!;
  const isAlone = names.every((name, other) => other === at || name[0] !== own[0]);
  return `${own[0]!.toUpperCase()}${isAlone ? '' : own.slice(1, 2)}`;
}

/** What a hero, a figure or a type of enemy does in this turn. */
export function standingOf(position: Position, who: string): Standing {
  const { acting, acted, heroes, figures } = placeOf(position);
  const now = acting.at(-1);
  const ofType = figures.filter(({ type }) => type === who).map(({ id }) => id);
  if (now !== undefined && (now === who || ofType.includes(now))) return 'acts';
  const hero = heroes[position.state.heroes.findIndex(({ id }) => id === who)];
  if (hero?.down) return 'down';
  if (hero?.waiting) return 'waits';
  const all = ofType.length > 0 ? ofType : [who];
  return all.every((one) => acted.includes(one)) ? 'done' : 'to-come';
}

/** How a hero's free move stands, and why it is lost. */
export function freeMoveOf(position: Position, events: readonly MalhyaEvent[], hero: number): string {
  const { free } = placeHero(position, hero);
  const { movement } = meansOf(position, hero);
  if (free === 'whole') return stage.free.whole;
  if (free !== 'gone') return stage.free.left(freeSpaces(free, movement));
  const last = events.findLast(
    (event) =>
      event.type === 'turnBegan' ||
      ((event.type === 'freeMoveLost' || event.type === 'heroMoved') && event.hero === hero) ||
      (event.type === 'heroWaits' && event.hero === hero),
  );
  if (last?.type === 'freeMoveLost') return stage.free.gone(LOST[last.why]);
  return last?.type === 'heroWaits' ? stage.free.gone(LOST.waiting) : stage.free.used;
}

/** Somebody on the Initiative track. */
export interface OnTrack {
  readonly id: string;
  readonly name: string;
  readonly emblem: string;
  readonly side: 'hero' | 'enemy';
  readonly initiative: number;
  /** Figures of a type; one hero. */
  readonly count: number;
  readonly standing: Standing;
}

/** The Initiative track, the highest first; of equals in the order they have. */
export function trackOf(position: Position): OnTrack[] {
  const { initiative, figures, heroes } = placeOf(position);
  const ofHeroes = position.state.heroes.flatMap(({ id }, hero): OnTrack[] =>
    heroes[hero]!.at
      ? [
          {
            id,
            name: heroName(position, hero),
            emblem: id,
            side: 'hero',
            initiative: initiative[id] ?? 0,
            count: 1,
            standing: standingOf(position, id),
          },
        ]
      : [],
  );
  const types = [...new Set(figures.map(({ type }) => type))];
  const ofEnemies = types.map(
    (id): OnTrack => ({
      id,
      name: whoName(position, id),
      emblem: id,
      side: 'enemy',
      initiative: initiative[id] ?? enemyNow(position, id).initiative,
      count: figures.filter(({ type }) => type === id).length,
      standing: standingOf(position, id),
    }),
  );
  return [...ofHeroes, ...ofEnemies].sort((a, b) => b.initiative - a.initiative);
}
