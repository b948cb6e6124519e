/**
 * Content for the engine: cards and encounters from JSON, and the words on the cards. The files themselves
 * come from `browser-files.ts` in a page and `node-files.ts` on the command line; import those by name.
 */

export { type Problem, problemLine } from '../check/problem.ts';
export * from '../engine/loadout/index.ts';
export { abilityBlock, modifierText } from '../words/en/cards/ability-text.ts';
export { aiStepBlock, conditionText, instructionText } from '../words/en/cards/ai-text.ts';
export {
  cardText,
  lootText,
  plainParts,
  plainText,
  type TextContext,
  tagText,
} from '../words/en/cards/card-text.ts';
export {
  currentsText,
  currentText,
  dynamiteText,
  type EncounterWords,
  endConditionText,
  revealText,
  tokenText,
  triggerText,
} from '../words/en/cards/encounter-text.ts';
export type { TextBlock, TextPart } from '../words/en/cards/parts.ts';
export { isKeyword, KEYWORDS, type Keyword, type KeywordEntry } from '../words/en/keywords.ts';
export { trialId } from './check/trials.ts';
export type { EncounterFile, PackManifest, TileFile } from './files/encounter-file.ts';
export type { LoadedPack } from './files/load-packs.ts';
export { isPackFile, type PlainFile, packFiles, unzipFiles } from './files/pack-files.ts';
export { type ContentFile, FOLDERS, type Folder } from './files/read-files.ts';
export { type Content, loadContent } from './load-content.ts';
