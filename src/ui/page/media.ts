import { useSyncExternalStore } from 'react';

/** Something a browser may say of itself or of whoever looks; false where it says nothing. */
export interface Medium {
  readonly matches: () => boolean;
  /** Tells when that changes; gives how to stop. */
  readonly watch: (listener: () => void) => () => void;
}

/** A question of the kind CSS asks, asked once: what is drawn asks it anew for everything that happens. */
export function medium(query: string): Medium {
  let asked: MediaQueryList | null = null;
  let by: typeof globalThis.matchMedia | null = null;
  const list = (): MediaQueryList | null => {
    if (typeof matchMedia !== 'function') return null;
    if (by !== matchMedia) asked = matchMedia(query);
    by = matchMedia;
    return asked;
  };
  return {
    matches: () => list()?.matches ?? false,
    watch(listener) {
      const watched = list();
      watched?.addEventListener?.('change', listener);
      return () => watched?.removeEventListener?.('change', listener);
    },
  };
}

/** The browser chooses the colours. */
export const FORCED_COLOURS = medium('(forced-colors: active)');

/** Whether it is so, for as long as it is asked. */
export const useMedium = ({ watch, matches }: Medium): boolean =>
  useSyncExternalStore(watch, matches, matches);
