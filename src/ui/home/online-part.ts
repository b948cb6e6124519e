/** What links of online tables lead to: a script of its own, fetched for whoever comes by one. */
import { part } from '../page/part.tsx';

export const ONLINE = part(async () => (await import('../online/OnlineScreen.tsx')).OnlineScreen);
