/** Files that somebody brings, at a door or anywhere on the page, on their way to what takes them. */
import { createContext, useContext, useEffect } from 'react';
import type { Dropped } from './dropped.ts';
import { createHandOver, type HandOver } from './hand-over.ts';
import { useStable } from './use-stable.ts';

/** What takes files: the list of games, the campaigns, the packs of the table, the workshop, backups. */
export const DOORS = ['game', 'campaign', 'pack', 'draft', 'backup'] as const;
export type Door = (typeof DOORS)[number];

/** A file or a folder. */
export interface Brought extends Partial<Dropped> {
  /** The door it was brought to; absent where it was dropped elsewhere on the page. */
  readonly at?: Door;
}

/** What is brought, and where it goes. */
export interface Files {
  /** Finds out what it is; opens it, or says so and where it belongs. */
  bring(brought: Brought): void;
  /** To the screen that has that door; it waits until that is there. */
  lead(door: Door, brought: Brought): void;
  readonly doors: Readonly<Record<Door, HandOver<Brought>>>;
  /** Where something was led last, a new object each time; null before. */
  readonly led: { readonly door: Door } | null;
}

/** null: there is nobody who would know what a file is. */
export const FilesContext = createContext<Files | null>(null);

export const newDoors = (): Files['doors'] =>
  Object.fromEntries(DOORS.map((door) => [door, createHandOver<Brought>()])) as unknown as Files['doors'];

/** `take` has what belongs to this door, wherever it was brought; gives what brings something to it. */
export function useDoor(
  door: Door,
  take: (brought: Brought) => unknown,
): (brought: File | Brought) => Promise<void> {
  const files = useContext(FilesContext);
  const taking = useStable(take);
  const doors = files?.doors;
  useEffect(() => doors?.[door].taken(taking), [doors, door, taking]);
  return useStable(async (one: File | Brought) => {
    const brought = one instanceof File ? { file: one } : one;
    if (files) files.bring({ ...brought, at: door });
    else await taking(brought);
  });
}

/** Whether something was led to one of these doors last: what folds them away unfolds. */
export function useLedTo(doors: readonly Door[]): Files['led'] {
  const led = useContext(FilesContext)?.led ?? null;
  return led && doors.includes(led.door) ? led : null;
}

/** Shows a part of the screen, by its id, to whoever was led to one of its doors, as soon as there is something to see there. */
export function useShownTo(doors: readonly Door[], id: string, came: unknown): void {
  const led = useLedTo(doors);
  useEffect(() => {
    if (led && came) document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
  }, [led, id, came]);
}
