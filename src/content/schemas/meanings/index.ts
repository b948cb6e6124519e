import { abilities } from './abilities.ts';
import { abraxis } from './abraxis.ts';
import { ai } from './ai.ts';
import { ANYWHERE, anywhere } from './anywhere.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { encounters } from './encounters.ts';
import { looks } from './looks.ts';
import { modifiers } from './modifiers.ts';
import type { Place } from './place.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { tests } from './tests.ts';
import type { Meanings, Topic } from './topic.ts';

/** What every key and value means, by topic. Nothing of this is loaded by the table itself. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  anywhere,
  cards,
  abilities,
  effects,
  tests,
  targets,
  modifiers,
  ai,
  encounters,
  story,
  campaign,
  looks,
  abraxis,
};

const all = (which: keyof Topic): Readonly<Record<string, Meanings>> =>
  Object.assign({}, ...Object.values(TOPICS).map((topic) => topic[which]));
const KEYS = all('keys');
const VALUES = all('values');

/** Where a meaning is told: for a key `effect.push` and `spaces`, for a value `effect.do` and `push`. */
export interface Told {
  readonly owner: string;
  readonly of: string;
  readonly text: string;
}

const first = (table: Readonly<Record<string, Meanings>>, owners: readonly string[], of: string) => {
  for (const owner of owners) {
    const text = table[owner]?.[of];
    if (text !== undefined) return { owner, of, text };
  }
  return null;
};

/** What a key means there; null where no table says it. */
export const toldOfKey = (place: Place, key: string): Told | null =>
  first(KEYS, [...place.owners, ANYWHERE], key);

/** What a value means that stands there, under `key` or in a part of its own; null where no table says it. */
export function toldOfValue(place: Place, key: string | null, value: string): Told | null {
  const owners =
    key === null ? place.owners : [...place.owners.map((owner) => `${owner}.${key}`), `${ANYWHERE}.${key}`];
  return first(VALUES, owners, value);
}
