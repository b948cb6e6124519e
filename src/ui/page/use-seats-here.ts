import { createContext, useContext } from 'react';

/** The seats of a table played far apart that are held on this page; none: it watches. null: all sit around this screen. */
export const SeatsHereContext = createContext<readonly string[] | null>(null);

export const useSeatsHere = (): readonly string[] | null => useContext(SeatsHereContext);
