/** The way to the online tables of this page: what a screen knows of them before any of it is fetched. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OnlineTables } from './online-tables.ts';
import type { OnlineTable } from './online-types.ts';

export interface AtDoor {
  /** By the id of the game or campaign; empty until they are fetched. */
  readonly tables: Readonly<Record<string, OnlineTable>>;
  /** What friends are invited to just now. */
  readonly inviting: string | null;
}

export const nobodyOnline = (): StoreApi<AtDoor> => createStore(() => ({ tables: {}, inviting: null }));

/** What a page has of them from its beginning: a few bytes. */
export interface OnlineOffer {
  readonly store: StoreApi<AtDoor>;
  load(): Promise<OnlineTables>;
  /** Whether that game was played online by this browser: then it is fetched and come back to. */
  isKept(id: string): boolean;
}

export interface OnlineDoor extends Pick<OnlineOffer, 'isKept' | 'store'> {
  /** Fetches them, once; what does not come is asked for again. */
  fetch(): Promise<OnlineTables>;
  /** Opens the invitation to it; null closes that. */
  invite(id: string | null): void;
}
