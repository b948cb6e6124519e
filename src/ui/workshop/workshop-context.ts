import { createContext, useContext } from 'react';
import type { Workshop, WorkshopState } from '../../stores/workshop/workshop.ts';
import type { WholeWords } from '../../words/words.ts';
import type { SchemaBook } from '../../workshop/schema-book.ts';
import { useStore } from '../page/use-store.ts';

export type WorkshopWords = Awaited<ReturnType<WholeWords['workshop']>>;

/** What everything in the workshop stands on. */
export interface Tools {
  readonly workshop: Workshop;
  readonly book: SchemaBook;
  readonly words: WorkshopWords;
}

export const ToolsContext = createContext<Tools | null>(null);

/** Throws Error outside of the workshop. */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('useTools outside of the workshop');
  return tools;
}

export const useWorkshop = <T>(select: (state: WorkshopState) => T): T =>
  useStore(useTools().workshop.store, select);
