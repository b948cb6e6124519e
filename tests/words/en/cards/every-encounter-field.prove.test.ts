import { expect, test } from 'vitest';
import { endConditionSchema, lootRewardSchema } from '../../../../src/content/schemas/encounter-schemas.ts';
import {
  encounterOpSchema,
  objectiveSchema,
  specialSchema,
} from '../../../../src/content/schemas/reveal-schema.ts';
import {
  carriedSchema,
  conditionSchema,
  initiativeSchema,
  ruleSchema,
} from '../../../../src/content/schemas/story-schema.ts';
import type {
  Condition,
  EncounterDefinition,
  EncounterOp,
  EndCondition,
  LootReward,
  Objective,
  Position,
} from '../../../../src/engine/index.ts';
import { lootText } from '../../../../src/words/en/cards/card-text.ts';
import {
  endConditionText,
  objectiveText,
  revealText,
} from '../../../../src/words/en/cards/encounter-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { type EncounterWords, storyNames } from '../../../../src/words/en/cards/trigger-text.ts';
import { listOrder, listSpecial, listThings, ruleChanges } from '../../../../src/words/en/story-words.ts';
import { conditionsText } from '../../../../src/words/en/tell/story-texts.ts';
import * as latePanels from '../../../../src/words/en/ui/late-panels.ts';
import { rook, scene } from '../../../support/encounter-arena.ts';
import { silentFields } from '../../../support/every-field.ts';

const position = scene({ figures: [rook([0, 0])] });
const words: EncounterWords = { encounter: position.encounter, nameOf: (ref) => ref };
/** The same table, with an encounter that has this. */
const withOwn = (own: Partial<EncounterDefinition>): Position => ({
  ...position,
  encounter: { ...position.encounter, ...own },
});

const told = {
  'what a text does': [encounterOpSchema, (op: EncounterOp) => plainParts(revealText([op], words))],
  'what it hangs on': [conditionSchema, (one: Condition) => conditionsText([one], storyNames(words))],
  'an Objective': [
    objectiveSchema,
    (one: Objective) => plainParts([...objectiveText(one, words), ...revealText(one.do, words)]),
  ],
  'an end': [
    endConditionSchema,
    (end: EndCondition) =>
      `${plainParts(endConditionText(end, words))} ${latePanels.encounter.reward(end.gold ?? 0, end.xp ?? 0, end.restore ?? false)} ${plainParts(revealText(end.goesOn?.do ?? [], words))}`,
  ],
  loot: [lootRewardSchema, (one: LootReward) => plainParts(lootText(one, (ref) => ref))],
  'a rule': [
    ruleSchema,
    (rule: EncounterDefinition['rules'][number]) =>
      plainParts(ruleChanges(withOwn({ rules: [rule] }), rule.name)),
  ],
  'SPECIAL terrain': [
    specialSchema,
    (one: NonNullable<EncounterDefinition['special']>[number]) =>
      listSpecial(withOwn({ special: [one] }))
        .map((line) => `${line.name} ${plainParts(line.words)}`)
        .join(),
  ],
  'the order of initiative': [
    initiativeSchema,
    (one: NonNullable<EncounterDefinition['initiative']>[number]) =>
      listOrder(withOwn({ initiative: [one] }))
        .map((line) => `${line.name} ${plainParts(line.words)}`)
        .join(),
  ],
  'what is carried': [
    carriedSchema,
    (one: NonNullable<EncounterDefinition['carried']>[number]) =>
      listThings(withOwn({ carried: [one] }))
        .map((line) => `${line.name} ${plainParts(line.words)}`)
        .join(),
  ],
} as const;

/** Told nowhere in the smallest sentence, each with the reason. */
const ELSEWHERE: { readonly [T in keyof typeof told]?: Readonly<Record<string, string>> } = {
  'what a text does': { 'effects.effects.place-ward.name': 'by what it is called on the table, as of cards' },
  loot: { 'effects.place-ward.name': 'the same' },
  'an Objective': { secret: 'it hides an Achievement until it is met, and says nothing itself' },
  'an end': {
    next: 'a way on that is offered once the encounter has ended so (stores/middara/go-on.ts)',
    'next.board': 'the same',
  },
  'what is carried': { starts: 'where it lies as the encounter begins, as the state has it' },
};

test.each(Object.entries(told))('every optional field of %s says something', (name, [schema, say]) => {
  const { silent, fields } = silentFields(schema as never, say as never);
  expect(fields).toBeGreaterThan(10);
  const excused = Object.keys(ELSEWHERE[name as keyof typeof told] ?? {});
  expect(silent).toEqual(excused.sort());
});
