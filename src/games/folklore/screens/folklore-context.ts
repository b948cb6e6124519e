import { createContext, useContext } from 'react';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import type { Position } from '../rules/queries/numbers.ts';
import type { Asked } from '../words/en/questions.ts';
import { causeText } from '../words/en/screens.ts';

/** What everything on the screen stands on. */
export interface FolkloreTools {
  readonly content: FolkloreContent;
  /** What the player at a seat is called. */
  seatName(seat: string): string;
}

export const FolkloreContext = createContext<FolkloreTools | null>(null);

/** Throws Error outside of a game. */
export function useFolklore(): FolkloreTools {
  const tools = useContext(FolkloreContext);
  if (!tools) throw new Error('useFolklore outside of a FolkloreContext');
  return tools;
}

/** A state with what is under it. */
export const useAsked = (state: FolkloreState): Asked & Position => ({ ...useFolklore(), state });

/** Who names what made a number. */
export const tellingOf = (tools: Pick<FolkloreTools, 'content'>) => ({
  cause: (cause: Parameters<typeof causeText>[0]) => causeText(cause, tools),
});
