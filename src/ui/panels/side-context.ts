import { createContext } from 'react';

/** What is told beside the question, each with a tab. */
export const SIDE_TABS = ['attack', 'thoughts', 'feed', 'encounter'] as const;
export type SideTab = (typeof SIDE_TABS)[number];

/** On a small screen the question and the figure are such tabs, too. */
export const PARTS = ['now', 'cards', ...SIDE_TABS] as const;
export type Part = (typeof PARTS)[number];

/** Where there is one list of tabs for all parts of a small screen: its id, and what is chosen there. */
export interface Parts {
  readonly id: string;
  readonly part: Part;
}

export const PartsContext = createContext<Parts | null>(null);
