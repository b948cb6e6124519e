/** What offers to play online, given to the page before any of that is fetched. */
import { createContext } from 'react';
import type { OnlineOffer } from '../../stores/online/online-door.ts';

/** null: nothing is played online from this page. */
export const OnlineContext = createContext<OnlineOffer | null>(null);
