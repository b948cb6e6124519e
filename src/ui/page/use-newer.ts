import { createContext, useContext } from 'react';
import { type NewerPage, noNewerPage } from '../../stores/table/newer-page.ts';

export const NewerContext = createContext<NewerPage>(noNewerPage);

/** Newer builds of the page. */
export const useNewerPage = (): NewerPage => useContext(NewerContext);
