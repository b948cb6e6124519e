import { useSyncExternalStore } from 'react';

/** Where one is, as the address says it: `#/play/abc`. */
export interface Address {
  readonly screen: string;
  readonly rest: string;
  /** It could not be read: the start page is shown instead. */
  readonly cut?: true;
}

const listen = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const read = (): string => window.location.hash;

/** Where the page was opened. */
export const BEGAN_AT: string = typeof window === 'undefined' ? '' : read();

const CUT: Address = { screen: '', rest: '', cut: true };

/** What trackers put behind an address; signs that are not seen; those of a sentence at its end. Ours have none of them. */
const BEHIND = /[?&].*$/s;
const AROUND = /\p{Cf}|[^\p{L}\p{N}_~-]+$/gu;

/** Home for an address that was cut or never was one. */
export function addressOf(hash: string): Address {
  const [, screen = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(hash.replace(BEHIND, '')) ?? [];
  const whole = (text: string) => decodeURIComponent(text).replace(AROUND, '');
  try {
    return { screen: whole(screen), rest: whole(rest) };
  } catch {
    return CUT; // a stray %, as mail programs leave them
  }
}

/** Whether an address is the first screen's own; one that leads nowhere is told so by the table. */
export const isHome = ({ screen, cut }: Address): boolean => screen === '' && !cut;

export const useAddress = (): Address => addressOf(useSyncExternalStore(listen, read, () => ''));

export const hashTo = (screen: string, rest = ''): string =>
  `#/${screen}${rest ? `/${encodeURIComponent(rest)}` : ''}`;

/** The laboratory: of an encounter, or of where a game stands. */
export const hashToLab = (of: { readonly encounter: string } | { readonly game: string }): string =>
  'game' in of ? `${hashTo('lab')}/game/${encodeURIComponent(of.game)}` : hashTo('lab', of.encounter);

/** A game watched from the moment after so many of its events. */
export const hashToMoment = (game: string, moment: number): string =>
  `${hashTo('watch')}/${encodeURIComponent(game)}/${moment}`;

/** What there is to say after a game, beside another one or alone. */
export const hashToAfter = (game: string, beside?: string): string =>
  `${hashTo('after')}/${encodeURIComponent(game)}${beside === undefined ? '' : `/with/${encodeURIComponent(beside)}`}`;

/** The party of a game that is over, to be kept for others. */
export const hashToKeepParty = (game: string): string =>
  `${hashTo('campaigns')}/keep/${encodeURIComponent(game)}`;

/** Of what stands behind `#/after/`: which game, and beside which other one. */
export function gamesIn(rest: string): { readonly game: string; readonly beside: string | null } {
  const [, game = rest, beside = null] = /^(.*)\/with\/(.*)$/s.exec(rest) ?? [];
  return { game, beside };
}

/** Of what stands behind `#/watch/`: which game, and from which moment; null from its start. */
export function momentIn(rest: string): { readonly game: string; readonly moment: number | null } {
  const [, game = rest, moment] = /^(.*)\/(\d{1,9})$/s.exec(rest) ?? [];
  return { game, moment: moment === undefined ? null : Number(moment) };
}

export function goTo(screen: string, rest = ''): void {
  window.location.hash = hashTo(screen, rest);
}

/** The same in the place of where one is: the way back leads past it. */
export function goOnTo(screen: string, rest = ''): void {
  window.location.replace(hashTo(screen, rest));
}
