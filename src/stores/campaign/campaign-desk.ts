/** A campaign whose answers go elsewhere before they count: where they go, and how it is driven from there. */
import type { AbraxisLog } from '../../abraxis/index.ts';
import type { CampaignSession } from '../../campaign/index.ts';
import type { EncounterLog } from '../../engine/index.ts';

/** Where answers go that are given here; what counts comes back by `DrivenCampaign`. */
export interface CampaignDesk {
  /** Done when it has counted, or will not. */
  decide(option: string, joined: boolean): Promise<void> | void;
  /** To before that decision of the campaign. */
  undo(to: number): void;
  redo(): void;
}

/** A campaign on the table, driven from elsewhere. */
export interface DrivenCampaign {
  readonly session: CampaignSession;
  /**
   * Once nothing else is being written: does it with the session, keeps and shows what came of it, all at once. Gives what
   * the rules threw; null where they took it.
   */
  become(what: () => void): Promise<unknown>;
  /** A game that was played elsewhere is kept with it, by the hash its answer names. */
  know(hash: string, log: EncounterLog | AbraxisLog): void;
}
