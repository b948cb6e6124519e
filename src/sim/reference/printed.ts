import type {
  Ability,
  AiCondition,
  AiInstruction,
  EffectOp,
  EncounterOp,
  Modifier,
  SymbolAbility,
  Test,
} from '../../engine/index.ts';
import { abilityBlock, modifierText, symbolBlock } from '../../words/en/cards/ability-text.ts';
import { conditionText, instructionText } from '../../words/en/cards/ai-text.ts';
import { plainText } from '../../words/en/cards/card-text.ts';
import { effectsText } from '../../words/en/cards/effect-text.ts';
import { revealText } from '../../words/en/cards/encounter-text.ts';
import { plainParts } from '../../words/en/cards/parts.ts';
import { testText } from '../../words/en/cards/test-text.ts';

const NO_ENCOUNTER = { encounter: { tokens: [], endConditions: [] }, nameOf: (ref: string) => ref };

const isOp = (value: unknown): value is EncounterOp =>
  typeof value === 'object' && value !== null && 'do' in value;

/** How an example of a part of the language is printed on a card; null for parts that are printed in no sentence. */
export function printed(part: string, value: unknown): string | null {
  switch (part) {
    case 'ability':
      return plainText([abilityBlock(value as Ability, 'you')]);
    case 'symbolAbility':
      return plainText([symbolBlock(value as SymbolAbility)]);
    case 'effect':
      return plainParts(effectsText([value as EffectOp], { voice: 'you', target: 'the target' }));
    case 'test':
      return plainParts(testText(value as Test, 'you'));
    case 'modifier':
      return plainParts(modifierText(value as Modifier));
    case 'aiCondition':
    case 'aiQuestion':
    case 'aiAsked':
    case 'aiInstructionCondition':
      return plainParts(conditionText(value as AiCondition));
    case 'aiInstruction':
      return plainParts(instructionText(value as AiInstruction));
    case 'encounterOp':
      // Its parts, as whoever makes a check, are printed with it alone.
      return isOp(value) ? plainParts(revealText([value], NO_ENCOUNTER)) : null;
    default:
      return null;
  }
}
