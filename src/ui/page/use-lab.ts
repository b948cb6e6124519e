import { createContext } from 'react';
import type { Pool } from '../../stores/game/pool.ts';
import type { LabWork } from '../../stores/lab/lab-work.ts';

/** Where bots play and think, for the laboratory and for hints; null: nowhere. */
export const LabContext = createContext<Pool<LabWork> | null>(null);
