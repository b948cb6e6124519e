import { createContext } from 'react';
import type { Space } from '../../engine/index.ts';
import type { ProgressStore } from '../../stores/lesson/progress.ts';
import type { KeptMoment } from '../../stores/middara/held-encounter.ts';

/** How far one is with the lessons; null where there are none. */
export const LessonsContext = createContext<ProgressStore | null>(null);

/** What the guided first fight is like when its figures are placed, made ready with the page; null where it is not. */
export const FirstFightContext = createContext<(() => Promise<KeptMoment>) | null>(null);

/** The space of the board that a hint lights up. */
export const LitSpaceContext = createContext<Space | null>(null);
