/** What the regions of the table ask for in place of properties. */
import { createContext, type RefObject, useContext } from 'react';
import type { FigureId, Option, Position, Prompt } from '../../engine/index.ts';
import type { By } from '../../stores/middara/hand-press.ts';
import type { Drawn } from '../frame/use-drawer.ts';
import type { Hinting } from './context/use-hint.ts';
import type { LaidOver } from './context/use-laid-over.ts';
import type { PlansAtTable } from './context/use-planning.ts';
import type { Exchanging } from './sheets/use-exchange.ts';
import type { Voice } from './voice/use-voice.ts';

/** Whose question it is. */
export interface Asked {
  readonly position: Position;
  readonly pending: Prompt | null;
  /** Who is asked, or acts; null on an empty board. */
  readonly subject: FigureId | null;
  /** Whoever is asked says that the device is theirs; null where nobody needs to. */
  readonly onTake: (() => void) | null;
  /** It is answered on a friend's page. */
  readonly isOthers: boolean;
}

/** That, and everything at the table that more than one region has to do with. */
export interface Here extends Asked {
  readonly drawer: Drawn;
  readonly hinting: Hinting | null;
  readonly plans: PlansAtTable;
  /** Gear that is changed on a sheet; null where none is. */
  readonly exchanging: Exchanging | null;
  readonly voice: Voice;
  readonly over: LaidOver;
  /** What pointed at the board last. */
  readonly by: RefObject<By>;
  /** Gives an answer, or lays out first what it is about. */
  readonly answer: (option: Option) => void;
}

export const HereContext = createContext<Here | null>(null);

/** What is at the table. Throws Error outside of one. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('useHere outside of a HereContext');
  return here;
}
