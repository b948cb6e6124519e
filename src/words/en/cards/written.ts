/** What of the texts of cards a table is told with, once they have come. */
import { instructionWords, questionWords } from '../card-words.ts';
import { checkCame, jumped, rolled } from '../events/check-words.ts';
import { spokenText } from '../events/spoken-words.ts';
import { actLine, wholeActLine } from '../tell/act-lines.ts';
import {
  conditionBecause,
  skipBecause,
  targetBecause,
  targetRemoved,
  wayBecause,
  wayRemoved,
} from '../tell/because.ts';
import { refusalLine } from '../tell/refusal-lines.ts';
import type { Written } from '../tell/written.ts';
import { abilityBlock } from './ability-text.ts';
import { nested } from './nested-text.ts';
import { line } from './parts.ts';

export const WRITTEN: Written = {
  ability: (ability) => abilityBlock(ability, 'you'),
  effects: (effects) => line`${nested(effects, { voice: 'you', target: 'the target' })}.`,
  question: questionWords,
  instruction: instructionWords,
  actLine,
  wholeActLine,
  condition: conditionBecause,
  target: targetBecause,
  targetRemoved,
  way: wayBecause,
  wayRemoved,
  skip: skipBecause,
  refusalLine,
  rolled,
  checkCame,
  jumped,
  spoken: spokenText,
};
