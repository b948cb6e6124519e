import type { ComponentType } from 'react';
import type { Ground } from '../../stores/table/ground.ts';
import type { GuestGames } from '../../stores/table/guests.ts';
import { type Part, part } from '../page/part.tsx';

/** What comes when somebody chooses another game: its rules, its words and its screens. */
export interface GuestModule {
  /** Its games on this table: for the same ground the same. */
  gamesOn(ground: Ground): GuestGames;
  readonly SetUp: ComponentType;
  readonly Play: ComponentType<{ readonly id: string }>;
  /** `of`: a game, and perhaps a moment of it, as the address has them. */
  readonly Watch: ComponentType<{ readonly of: string }>;
}

/** What the first page says of another game, before anything of it is fetched. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** What it is, in a sentence. */
  readonly line: string;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  load(): Promise<GuestModule>;
}

interface GuestParts {
  readonly setUp: Part<object>;
  readonly play: Part<{ readonly id: string }>;
  readonly watch: Part<{ readonly of: string }>;
}

const known = new WeakMap<Guest, GuestParts>();

/** Its screens, fetched when they are first shown. */
export function partsOf(guest: Guest): GuestParts {
  const there = known.get(guest);
  if (there) return there;
  const parts: GuestParts = {
    setUp: part(async () => (await guest.load()).SetUp),
    play: part(async () => (await guest.load()).Play),
    watch: part(async () => (await guest.load()).Watch),
  };
  known.set(guest, parts);
  return parts;
}
