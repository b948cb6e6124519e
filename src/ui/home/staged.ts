import { createContext } from 'react';

/** The one painter paints the stage first: what stands on cards waits until that is done. */
export const StagedContext = createContext<{ readonly isDone: boolean; readonly done: () => void }>({
  isDone: true,
  done() {},
});
