/**
 * Content for the engine: cards and encounters from JSON, and the words on the cards. The files themselves
 * come from `browser-files.ts` in a page and `node-files.ts` on the command line; import those by name.
 */
export { cardText, lootText, plainParts, plainText, type TextContext, tagText } from './card-text.ts';
export type { EncounterFile, PackManifest, TileFile } from './encounter-file.ts';
export { isKeyword, KEYWORDS, type Keyword, type KeywordEntry } from './keywords.ts';
export { type Content, loadContent } from './load-content.ts';
export type { LoadedPack } from './load-packs.ts';
export * from './loadout/index.ts';
export { isPackFile, type PlainFile, packFiles, unzipFiles } from './pack-files.ts';
export { type Problem, problemLine } from './problem.ts';
export { type ContentFile, FOLDERS, type Folder } from './read-files.ts';
export { abilityBlock, modifierText } from './text/ability-text.ts';
export { aiStepBlock, conditionText, instructionText } from './text/ai-text.ts';
export {
  currentsText,
  currentText,
  dynamiteText,
  type EncounterWords,
  endConditionText,
  revealText,
  tokenText,
  triggerText,
} from './text/encounter-text.ts';
export type { TextBlock, TextPart } from './text/parts.ts';
export { trialId } from './trials.ts';
