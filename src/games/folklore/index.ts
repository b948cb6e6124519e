/** Folklore, a guest at the table: a chapter on the road (F1). The game's only door. */
export { botAnswer, WAYS, type Way } from './bot.ts';
export { folkloreCases } from './cases/open-case.ts';
export { doubtsOf } from './doubts.ts';
export { loadFolklore } from './load-folklore.ts';
export { type Answers, MET, type PlayedChapter, playChapter, proveChapter } from './play-chapter.ts';
export { DIFFICULTIES, type Difficulty, FINALES, type Finale, MOST_HEROES } from './rules/model/setup.ts';
export { chapterLine, chaptersReport } from './words/reports.ts';
