import { createContext, useContext } from 'react';
import type { AbraxisTable } from '../../stores/abraxis/abraxis-table.ts';
import type { AbraxisWords } from '../../stores/abraxis/play.ts';

/** What everything at the table of Abraxis stands on. */
export interface AbraxisTools {
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
