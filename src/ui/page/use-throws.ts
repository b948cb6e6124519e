import { useContext } from 'react';
import { FACTOR } from '../../stores/game/pace.ts';
import { type Settings, throwsDice } from '../../stores/table/settings-store.ts';
import { FORCED_COLOURS } from './media.ts';
import { isMotionReduced } from './use-reduced-motion.ts';
import { type Readable, useStore } from './use-store.ts';
import { TableContext } from './use-table.ts';

/** Whether this browser shows dice that tumble: not where no motion is wanted, nor in colours of the reader's own. */
export const seesThrows = (): boolean => !isMotionReduced() && !FORCED_COLOURS.matches();

const NO_TABLE: Readable<Pick<Settings, 'speed' | 'looks'> | null> = {
  getState: () => null,
  subscribe: () => () => {},
};
const areThrown = (settings: Pick<Settings, 'speed' | 'looks'> | null): boolean =>
  settings !== null && throwsDice(settings);

const tempoOf = (settings: Pick<Settings, 'speed' | 'looks'> | null): number =>
  FACTOR[settings?.speed ?? 'normal'];

/** What the times of dice that tumble are multiplied by. */
export const useThrowTempo = (): number =>
  useStore<Pick<Settings, 'speed' | 'looks'> | null, number>(
    useContext(TableContext)?.settings ?? NO_TABLE,
    tempoOf,
  );

/** Whether dice tumble over the board before they lie; else they lie there at once. */
export const useThrows = (): boolean =>
  useStore<Pick<Settings, 'speed' | 'looks'> | null, boolean>(
    useContext(TableContext)?.settings ?? NO_TABLE,
    areThrown,
  ) && seesThrows();
