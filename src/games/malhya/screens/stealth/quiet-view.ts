/** Stealth as its board shows it: what is seen by whom, now and with the next row of the track. */
import { keyOf, type Space } from '../../rules/place/space.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { groundOfPlace, placeOf } from '../../rules/queries/field-of.ts';
import { corpsesHere, quietOf, rowNow, seenSpaces, watchersOf } from '../../rules/stealth/quiet-here.ts';
import type { Vigilance } from '../../rules/stealth/stealth-cards.ts';
import { type ThreatRow, TRACKS } from '../../rules/stealth/threat.ts';
import { watchedSpaces } from '../../rules/stealth/vision.ts';

type SeenBy = ReadonlyMap<string, readonly string[]>;

export interface QuietCorpse {
  readonly id: string;
  readonly at: Space;
  readonly isHero: boolean;
  readonly by: readonly string[];
}

/** What a watchful enemy sees ahead. */
export interface Lane extends Vigilance {
  readonly spaces: readonly Space[];
}

export interface QuietView {
  readonly row: ThreatRow;
  /** Null: what comes after this row is the alarm. */
  readonly nextRow: ThreatRow | null;
  /** By space: who sees it. */
  readonly seen: SeenBy;
  /** By space: who would see it with the next row, and does not yet. */
  readonly next: SeenBy;
  readonly lanes: readonly Lane[];
  readonly corpses: readonly QuietCorpse[];
  readonly noise: readonly Space[];
}

/** Null without a stealth board. */
export function quietViewOf(position: Position): QuietView | null {
  const { stealth } = position.state;
  const row = rowNow(position);
  if (!stealth || !row) return null;
  const rows = TRACKS[stealth.level];
  const nextRow = rows[rows.indexOf(row) + 1] ?? null;
  const seen = seenSpaces(position);
  const ground = groundOfPlace(placeOf(position));
  const watchers = watchersOf(position);
  const { vigilance, noise } = quietOf(position);
  return {
    row,
    nextRow,
    seen,
    next: nextRow ? added(seen, seenSpaces(position, nextRow.sight)) : new Map(),
    lanes: vigilance.map((one) => ({
      ...one,
      spaces: watchedSpaces(ground, {
        ...watchers.find(({ id }) => id === one.enemy)!,
        gazes: [one.gaze],
      }),
    })),
    corpses: corpsesHere(position).map((one) => ({ ...one, by: seen.get(keyOf(one.at)) ?? [] })),
    noise,
  };
}

/** Who is not among them yet. */
function added(now: SeenBy, then: SeenBy): SeenBy {
  const found = new Map<string, readonly string[]>();
  for (const [space, by] of then) {
    const more = by.filter((one) => !now.get(space)?.includes(one));
    if (more.length > 0) found.set(space, more);
  }
  return found;
}

/** Spaces that nobody sees yet, and somebody would with the next row. */
export const newlySeen = ({ seen, next }: Pick<QuietView, 'seen' | 'next'>): string[] =>
  [...next.keys()].filter((space) => !seen.has(space));

export const spaceOfKey = (key: string): Space => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
};
