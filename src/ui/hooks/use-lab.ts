import { createContext } from 'react';
import type { Pool } from '../../stores/game/pool.ts';
import type { LabWork } from '../../stores/lab/lab-work.ts';

/** Where the games of the laboratory are played; null: nowhere. */
export const LabContext = createContext<Pool<LabWork> | null>(null);
