import { useMemo, useState } from 'react';
import type { EncounterEvent, EncounterState } from '../../../engine/index.ts';
import type { Moment } from '../../../stores/middara/moment.ts';
import { type Tray, trayOf } from '../../../stores/middara/tray.ts';

interface Of {
  readonly showing: EncounterEvent | null;
  readonly moment: Moment;
  readonly state: EncounterState;
  /** How often a press has ended what ran. */
  readonly ended: number;
  readonly isSeen: boolean;
}

/** The tray of what is on show; `last`: the one that still lies there, since it goes to where it counts before it is gone. */
export function useLyingTray({ showing, moment, state, ended, isSeen }: Of) {
  const tray = useMemo(
    () => (isSeen ? trayOf(showing, moment, state) : null),
    [isSeen, showing, moment, state],
  );
  const [last, setLast] = useState<Tray | null>(tray);
  if (tray && tray !== last) setLast(tray);
  const [endedBefore, setEndedBefore] = useState(ended);
  if (ended !== endedBefore) {
    setEndedBefore(ended);
    setLast(tray);
  }
  return { tray, last, gone: () => setLast(null) };
}
