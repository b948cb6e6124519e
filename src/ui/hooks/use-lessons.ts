import { createContext } from 'react';
import type { Space } from '../../engine/index.ts';
import type { ProgressStore } from '../../stores/lesson/progress.ts';

/** How far one is with the lessons; null where there are none. */
export const LessonsContext = createContext<ProgressStore | null>(null);

/** The space of the board that a hint lights up. */
export const LitSpaceContext = createContext<Space | null>(null);
