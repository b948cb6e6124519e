import type { Hero } from '../model/state.ts';

/** What happens to who comes along. */
export type CampaignEvent =
  /** `back`: it was here before. */
  | { readonly type: 'heroCame'; readonly hero: Hero; readonly back: boolean }
  /** `kept`: it may come back, and its sheet is written. */
  | { readonly type: 'heroWent'; readonly hero: number; readonly kept: boolean };
