/**
 * What the parts around an online game show of its table: drawn anew with the game itself, once for each decision. That
 * something was sent, and is not back yet, is seen by itself.
 */
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { useStoreInPieces } from '../page/use-store.ts';

const isSent = ({ sent }: OnlineState): boolean => sent !== null;

export const useAtTable = <T>({ store }: Pick<OnlineTable, 'store'>, select: (state: OnlineState) => T): T =>
  useStoreInPieces(store, select, isSent);
