import { useSyncExternalStore } from 'react';

/** Where one is, as the address says it: `#/play/abc`. */
export interface Address {
  readonly screen: string;
  readonly rest: string;
}

const listen = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const read = (): string => window.location.hash;

const HOME: Address = { screen: '', rest: '' };

/** Home for an address that was cut or never was one. */
export function addressOf(hash: string): Address {
  const [, screen = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(hash) ?? [];
  try {
    return { screen, rest: decodeURIComponent(rest) };
  } catch {
    return HOME; // a stray %, as mail programs leave them
  }
}

const OTHERS: readonly string[] = ['set-up', 'play', 'watch', 'link', 'safe'];

/** Whether an address leads to the first screen: all that name no other one do. */
export const isHome = ({ screen }: Address): boolean => !OTHERS.includes(screen);

export const useAddress = (): Address => addressOf(useSyncExternalStore(listen, read, () => ''));

export const hashTo = (screen: string, rest = ''): string =>
  `#/${screen}${rest ? `/${encodeURIComponent(rest)}` : ''}`;

export function goTo(screen: string, rest = ''): void {
  window.location.hash = hashTo(screen, rest);
}
