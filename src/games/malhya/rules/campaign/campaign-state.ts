/** What a campaign keeps beside heroes and group: the save sheet (L1817–L1950). */
import type { Group, Hero } from '../model/state.ts';

export interface Campaign {
  /** The fast mode, chosen at the start and kept to the end (L1380–L1382). */
  readonly fast: boolean;
  /** Heroes who have left and may come back, as they are written on their sheets (L1803). */
  readonly away: readonly Hero[];
}

/** All that goes along from one booklet to the next (L1825–L1827, L1839–L1950). */
export interface SaveSheet {
  readonly heroes: readonly Hero[];
  readonly group: Group;
  readonly dungeonsEnded: number;
  readonly campaign: Campaign;
}

export type CampaignEvent =
  /** `back`: it was here before. */
  | { readonly type: 'heroCame'; readonly hero: Hero; readonly back: boolean }
  /** `kept`: it may come back, and its sheet is written. */
  | { readonly type: 'heroWent'; readonly hero: number; readonly kept: boolean };
