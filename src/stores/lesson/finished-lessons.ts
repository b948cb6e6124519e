import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepingOn } from '../kept/keeping-on.ts';
import { SHORT_LESSONS, type ShortLesson } from './short-lessons.ts';

/** Which lessons somebody at this browser has been through. */
interface Finished {
  readonly lessons: readonly ShortLesson[];
  finish(lesson: ShortLesson): void;
}

export type FinishedStore = StoreApi<Finished>;

/** Kept in this browser's local storage like its settings, in no log. */
export const createFinished = (): FinishedStore =>
  createStore<Finished>()(
    persist(
      (set) => ({
        lessons: [],
        finish: (lesson) =>
          set(({ lessons }) => (lessons.includes(lesson) ? {} : { lessons: [...lessons, lesson] })),
      }),
      {
        name: 'middara-table-short-lessons',
        // Whatever stands there, only lessons there are are taken.
        storage: keepingOn(({ lessons }): Pick<Finished, 'lessons'> => {
          const there = Array.isArray(lessons) ? lessons : [];
          return { lessons: SHORT_LESSONS.filter((lesson) => there.includes(lesson)) };
        }),
        partialize: ({ lessons }) => ({ lessons }),
      },
    ),
  );
