import { createContext, useContext } from 'react';
import type { AbraxisSetup } from '../../abraxis/index.ts';
import type { AbraxisWords } from '../../stores/abraxis/abraxis-play.ts';
import type { AbraxisTable } from '../../stores/abraxis/abraxis-table.ts';
import type { Campaign } from '../../stores/campaign/campaign.ts';

/** The campaign the game is played in (p.70): it says how it is set up, and is led back to. */
export interface InCampaign {
  readonly campaign: Campaign;
  readonly setup: AbraxisSetup;
  /** Where the way out leads. */
  readonly back: string;
  /** The game is over, and the campaign has it: what is to be shown now. */
  onTaken(): void;
}

/** What everything at the table of Abraxis stands on. */
export interface AbraxisTools {
  /** null: for practice. */
  readonly inCampaign: InCampaign | null;
  readonly table: AbraxisTable;
  readonly words: AbraxisWords;
}

export const AbraxisContext = createContext<AbraxisTools | null>(null);

/** Throws Error outside of the screen. */
export function useAbraxis(): AbraxisTools {
  const tools = useContext(AbraxisContext);
  if (!tools) throw new Error('useAbraxis outside of its screen');
  return tools;
}
