/** A place as a rule case draws it: its ground, who stands where, how far the turn is. */
import * as v from 'valibot';
import { naming } from '../../../check/named.ts';
import { count, fields, list, record, type Schema } from '../../../check/schemas.ts';
import { BANS } from '../rules/model/arrival.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { type Figure, PHASES, type PlaceHero, type PlaceState, RETURNS } from '../rules/model/place-state.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { enemiesFor } from '../rules/place/deploying.ts';
import type { FreeMove } from '../rules/place/free-move.ts';
import type { Space } from '../rules/place/space.ts';
import { OFF } from '../rules/procedures/enter-place.ts';
import { type Quiet, STILL } from '../rules/stealth/stealth-state.ts';

export interface CasePlace {
  /** A place of the content, or of the case's own cards. */
  readonly ref: string;
  readonly start?: string;
  readonly figures?: readonly (Omit<Figure, 'id' | 'damage'> & {
    readonly id?: string;
    readonly damage?: number;
  })[];
  readonly heroes?: Readonly<Record<string, Partial<PlaceHero>>>;
  readonly phase?: PlaceState['phase'];
  readonly turn?: number;
  readonly initiative?: PlaceState['initiative'];
  readonly now?: number;
  readonly upgrades?: PlaceState['upgrades'];
  readonly attacked?: PlaceState['attacked'];
  readonly acted?: readonly string[];
  readonly tracker?: number;
  readonly piles?: PlaceState['piles'];
  readonly bans?: PlaceState['bans'];
  /** What counts in stealth. */
  readonly quiet?: Partial<Quiet>;
}

const name = v.string() as unknown as Schema<string>;
const space = v.tuple([count, count]) as unknown as Schema<Space>;
const step = v.picklist([-1, 0, 1]);
const gaze = v.tuple([step, step]) as unknown as Schema<Space>;
const yes = v.boolean();
const names = list(name);

const hero = fields({
  at: v.optional(v.nullable(space)),
  free: v.optional(v.union([count, v.picklist(['whole', 'gone'])]) as unknown as Schema<FreeMove>),
  paid: v.optional(count),
  waiting: v.optional(yes),
  initiativeLost: v.optional(yes),
  movementLost: v.optional(yes),
  freeKept: v.optional(yes),
  down: v.optional(yes),
  returns: v.optional(v.nullable(v.picklist(RETURNS))),
});

export const casePlace: Schema<CasePlace> = fields({
  ref: naming('places', name),
  start: v.optional(name),
  figures: v.optional(
    list(
      fields({ type: naming('enemies', name), at: space, id: v.optional(name), damage: v.optional(count) }),
    ),
  ),
  heroes: v.optional(record(naming('heroes', name), hero as unknown as Schema<Partial<PlaceHero>>)),
  phase: v.optional(v.picklist(PHASES)),
  turn: v.optional(count),
  initiative: v.optional(record(name, count)),
  now: v.optional(count),
  upgrades: v.optional(record(name, names)),
  attacked: v.optional(record(name, names)),
  acted: v.optional(names),
  tracker: v.optional(count),
  piles: v.optional(list(fields({ at: space, gear: names }))),
  bans: v.optional(list(v.picklist(BANS))),
  quiet: v.optional(
    fields({
      corpses: v.optional(list(fields({ id: name, at: space }))),
      gone: v.optional(count),
      noise: v.optional(list(space)),
      vigilance: v.optional(list(fields({ enemy: name, at: space, gaze: gaze }))),
      lines: v.optional(record(name, names)),
      cards: v.optional(count),
      out: v.optional(record(name, name)),
    }),
  ),
}) as unknown as Schema<CasePlace>;

export function placeOfCase(
  place: CasePlace | undefined,
  content: MalhyaContent,
  heroes: MalhyaState['heroes'],
): PlaceState | null {
  if (!place) return null;
  const { ref } = place;
  const card = content.places[ref]!;
  const figures = (place.figures ?? []).map(({ type, at, id, damage = 0 }, i, all): Figure => {
    const number = all.slice(0, i + 1).filter((one) => one.type === type).length;
    return { id: id ?? `${type}-${number}`, type, at, damage };
  });
  const track = [
    ...heroes.map(({ id, initiative }) => [id, initiative] as const),
    ...figures.map(({ type }) => [type, content.enemies[type]?.initiative ?? 0] as const),
  ];
  const phase = place.phase ?? 'action';
  return {
    ref,
    serial: 1,
    reading: null,
    start: place.start ?? '',
    rows: card.rows,
    red: card.red,
    yellow: card.yellow,
    tokens: card.tokens,
    piles: place.piles ?? [],
    figures,
    arriving: phase === 'deploy' ? enemiesFor(card.deploy, heroes.length) : [],
    met: Object.fromEntries(
      figures.map(({ type }) => [type, figures.filter((one) => one.type === type).length]),
    ),
    eliminated: [],
    heroes: heroes.map(({ id }): PlaceHero => {
      const said = place.heroes?.[id];
      // Waiting costs the free move (L3879).
      return { ...OFF, ...(said?.waiting ? { free: 'gone' } : {}), ...said };
    }),
    turn: place.turn ?? (phase === 'deploy' ? 0 : 1),
    phase,
    initiative: { ...Object.fromEntries(track), ...place.initiative },
    now: place.now ?? null,
    upgrades: place.upgrades ?? {},
    attacked: place.attacked ?? {},
    acted: place.acted ?? [],
    acting: [],
    attack: null,
    fired: [],
    tracker: place.tracker ?? 0,
    doors: [],
    bans: place.bans ?? [],
    quiet: place.quiet ? { ...STILL, ...place.quiet } : null,
  };
}
