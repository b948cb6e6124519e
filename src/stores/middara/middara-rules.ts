/** What runs Middara's rules, all in one: a page fetches it apart (`rules-of-page.ts`). */
export { EncounterSession, middara, previewing, shortfallsOf } from '../../engine/index.ts';
// What a question hangs on is seen by running them.
export { answerOfNothing } from './worth-asking.ts';
