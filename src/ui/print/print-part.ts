import { part } from '../page/part.tsx';

/** What is had on paper, fetched when somebody asks for it. */
export const PRINT = part(async () => (await import('./PrintDialog.tsx')).PrintDialog);
