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

export function addressOf(hash: string): Address {
  const [, screen = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/.exec(hash) ?? [];
  return { screen, rest: decodeURIComponent(rest) };
}

export const useAddress = (): Address => addressOf(useSyncExternalStore(listen, read, () => ''));

export const hashTo = (screen: string, rest = ''): string =>
  `#/${screen}${rest ? `/${encodeURIComponent(rest)}` : ''}`;

export function goTo(screen: string, rest = ''): void {
  window.location.hash = hashTo(screen, rest);
}
