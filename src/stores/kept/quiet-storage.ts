import type { StateStorage } from 'zustand/middleware';

/** Node has no local storage, and a browser may refuse its own or have no room: what is set is for this visit, then. */
function quietly<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

/** This browser's local storage, which never breaks. */
export const quietStorage: StateStorage = {
  getItem: (name) => quietly((store) => store.getItem(name), null),
  setItem: (name, value) => quietly((store) => store.setItem(name, value), undefined),
  removeItem: (name) => quietly((store) => store.removeItem(name), undefined),
};
