import { abilitySchema, whoseSchema } from './ability-schema.ts';
import {
  aiAskedSchema,
  aiConditionSchema,
  aiGoalSchema,
  aiInstructionConditionSchema,
  aiInstructionSchema,
  aiPlaceSchema,
  aiPrioritySchema,
  aiPriorityWordSchema,
  aiQuestionSchema,
  aiStepSchema,
} from './ai-schema.ts';
import {
  amountSchema,
  countedSchema,
  fewAmount,
  positiveAmount,
  standingSchema,
  wholeAmount,
} from './amount-schema.ts';
import {
  mechanicSchema,
  mechanicsSchema,
  newMemberSchema,
  storeSchema,
  storyConditionSchema,
  storyConditionsSchema,
  storyMembersSchema,
} from './campaign-schemas.ts';
import { hiddenSchema, itemFaceSchema, sourcesSchema } from './card-schemas.ts';
import { conditionsSchema } from './conditions-schema.ts';
import { effectSchema, effectsSchema, placedTerrain } from './effect-schema.ts';
import { endConditionSchema } from './encounter-schemas.ts';
import {
  abilityToken,
  damageType,
  die,
  effectName,
  figureTag,
  id,
  itemType,
  ref,
  resisted,
  type Schema,
  skill,
  space,
  symbolCount,
  tier,
  tree,
} from './fields.ts';
import { loadoutItemSchema, loadoutSchema } from './loadout-file-schema.ts';
import { colour, holdingSchema, lookSchema } from './look-schema.ts';
import { modifierSchema, symbolAbilitySchema } from './modifier-schema.ts';
import {
  boardTokenSchema,
  encounterOpSchema,
  objectiveSchema,
  revealSchema,
  specialSchema,
  triggerSchema,
} from './reveal-schema.ts';
import {
  carriedSchema,
  conditionListSchema,
  conditionSchema,
  doorSchema,
  initiativeSchema,
  nextSchema,
  ruleSchema,
  whoSchema,
} from './story-schema.ts';
import { filterSchema, targetSchema } from './target-schema.ts';
import { testSchema } from './test-schema.ts';
import { wallSchema } from './wall-schema.ts';

interface Definition {
  readonly schema: Schema<unknown>;
  readonly description: string;
}

const definition = (schema: Schema<unknown>, description: string): Definition => ({ schema, description });

const refOf = (what: string): string =>
  `The id of ${what}: one of the pack itself, else of a pack it requires, else built in; \`pack:id\` says whose (X150).`;

/**
 * The parts of the language by name, with what an editor of files and the forms of the workshop say of each: they stay
 * here, in English, beside what they describe.
 */
export const LANGUAGE: Readonly<Record<string, Definition>> = {
  ability: definition(
    abilitySchema,
    'An ability: when it may be used, what must hold and be paid, what it does (LANGUAGE.md, When and Reactions).',
  ),
  whose: definition(
    whoseSchema,
    'Figures an ability watches or gives its modifiers to, seen from its holder; ally and figure are the holder too.',
  ),
  conditions: definition(
    conditionsSchema,
    'What must hold, and be paid, before an ability is used (pp.30, 48; LANGUAGE.md, Conditions).',
  ),
  test: definition(testSchema, 'A text condition: `is` says what is asked (LANGUAGE.md, Tests).'),
  target: definition(
    targetSchema,
    'Whom an effect touches: `who`, and how far from the user in spaces (LANGUAGE.md, Whom).',
  ),
  filter: definition(
    filterSchema,
    'Which of the figures that could be touched. All that is said must be true.',
  ),
  effect: definition(effectSchema, 'One thing an ability does: `do` says which (LANGUAGE.md, What).'),
  effects: definition(effectsSchema, 'What is done, in order.'),
  amount: definition(
    amountSchema,
    'A number, 0 or more: plain, rolled on dice, counted, or several added up (LANGUAGE.md, How much).',
  ),
  positiveAmount: definition(positiveAmount, 'An amount whose plain number is 1 or more.'),
  fewAmount: definition(fewAmount, 'An amount of what is done one by one: its plain number is 1 to 99.'),
  wholeAmount: definition(wholeAmount, 'An amount whose plain number may be negative.'),
  counted: definition(
    countedSchema,
    'A counted number: times, then halved, then plus and minus, then no more than `max`.',
  ),
  standingAmount: definition(
    standingSchema,
    'A number that always stands, plain or counted: what modifiers add.',
  ),
  modifier: definition(
    modifierSchema,
    'A standing change, valid while its ability’s conditions hold; its first field says which (LANGUAGE.md, Modifiers).',
  ),
  symbolAbility: definition(
    symbolAbilitySchema,
    'A Symbol Ability (p.26 F): symbols for a bonus, as often as the symbols allow.',
  ),
  symbols: definition(symbolCount, 'Books, shields and bursts that are spent: at least one of them.'),
  die: definition(die, 'A die by its colour.'),
  effectName: definition(effectName, 'A positive or negative effect (p.74).'),
  damageType: definition(damageType, 'A type of damage (p.44).'),
  resisted: definition(resisted, 'What RESISTANCE is to: a type of damage, or weapons of a tag (p.33).'),
  figureTag: definition(figureTag, 'A tag of a figure (pp.32–33).'),
  abilityToken: definition(abilityToken, 'A token an ability gives and spends (p.74).'),
  skill: definition(skill, 'A skill of a Skill Check (p.66).'),
  tree: definition(tree, 'A tree of Disciplines (p.34).'),
  itemType: definition(itemType, 'What an item is.'),
  tier: definition(tier, 'A tier of items, and of what a Combatant leaves behind.'),
  aiStep: definition(
    aiStepSchema,
    'One printed AI step (p.58): a condition in bold, instructions joined by THEN, perhaps CONTINUE DOWN.',
  ),
  aiCondition: definition(
    aiConditionSchema,
    'The bold condition of a step; `not` negates a question, `all` puts several together.',
  ),
  aiQuestion: definition(aiQuestionSchema, 'What a condition asks: `is` says what (p.58).'),
  aiAsked: definition(aiAskedSchema, 'A question or its negation, of which `all` puts several together.'),
  aiInstruction: definition(
    aiInstructionSchema,
    'One instruction of a step; with `if` it is carried out only where that holds when its turn comes (p.60).',
  ),
  aiInstructionCondition: definition(
    aiInstructionConditionSchema,
    'When an instruction is carried out; else it is skipped.',
  ),
  aiGoal: definition(aiGoalSchema, 'Where a MOVE goes (pp.42, 58).'),
  aiPlace: definition(aiPlaceSchema, 'A place a Combatant goes to that is no opponent’s.'),
  aiPriorityWord: definition(aiPriorityWordSchema, 'Whoever comes first among several.'),
  aiPriority: definition(
    aiPrioritySchema,
    'What is preferred among the possible targets; one filter after the other, then the Initiative Track (p.60).',
  ),
  sources: definition(
    sourcesSchema,
    'Where the numbers come from: `default`, and one entry for each number that differs.',
  ),
  itemFace: definition(itemFaceSchema, 'One side of an item.'),
  hidden: definition(
    hiddenSchema,
    'It lies hidden until the story reveals it: on no shelf, in no search, in no draw (p.18).',
  ),
  loadout: definition(loadoutSchema, 'What an Adventurer brings (p.24).'),
  loadoutItem: definition(
    loadoutItemSchema,
    'An item by its id, or one with the side that is equipped (DOUBLE) and the Upgrades attached to it.',
  ),
  look: definition(
    lookSchema,
    'What the figure is drawn of: a `person` put together of parts, or a body of its own `plan` in colours; no rule reads it.',
  ),
  holding: definition(holdingSchema, 'Something a person holds.'),
  colour: definition(colour, 'A colour: # and six hexadecimal digits.'),
  boardToken: definition(boardTokenSchema, 'An Encounter token on the board (p.17).'),
  encounterOp: definition(encounterOpSchema, 'One thing the encounter’s own text does.'),
  reveal: definition(revealSchema, 'Hidden text in our words, and what it does.'),
  objective: definition(
    objectiveSchema,
    'An Objective or an Achievement: when it comes about, and what it does (pp.17–18).',
  ),
  endCondition: definition(
    endConditionSchema,
    'How an encounter ends: won or lost, when, and with what reward (p.18).',
  ),
  trigger: definition(
    triggerSchema,
    'When an Objective or an Achievement comes about (LANGUAGE.md, Encounters).',
  ),
  storyCondition: definition(
    conditionSchema,
    'What the encounter’s text hangs on: `is` says what is asked (LANGUAGE.md, Encounters).',
  ),
  storyConditions: definition(conditionListSchema, 'Conditions of the encounter, all of which must hold.'),
  who: definition(whoSchema, 'Figures a text speaks of: a word, or those of a card and its family.'),
  carried: definition(carriedSchema, 'A token that is picked up, carried and dropped (p.16).'),
  door: definition(doorSchema, 'A door; while it is not open its edges are walls.'),
  special: definition(specialSchema, 'A rule of SPECIAL terrain (p.21).'),
  initiative: definition(initiativeSchema, 'Where on the Initiative Track some begin (p.14).'),
  rule: definition(
    ruleSchema,
    'A Special Encounter Rule (p.14), enforced where it says what changes for whom.',
  ),
  next: definition(nextSchema, 'Where the party goes on after this end.'),
  mechanic: definition(mechanicSchema, 'An Adventure Mechanic (p.10): `do` says which.'),
  mechanics: definition(mechanicsSchema, 'Adventure Mechanics, each to its end before the next.'),
  campaignCondition: definition(storyConditionSchema, 'What a story hangs on: `is` says what is asked.'),
  campaignConditions: definition(storyConditionsSchema, 'Conditions of a story, all of which must hold.'),
  campaignMembers: definition(storyMembersSchema, 'Whom of the party a mechanic means.'),
  newMember: definition(newMemberSchema, 'Who joins, and what they bring.'),
  store: definition(storeSchema, 'What is for sale (p.13).'),
  terrain: definition(placedTerrain, 'Terrain a token or an effect may bring (p.21).'),
  wall: definition(wallSchema, 'A wall between two neighbouring spaces.'),
  space: definition(space, 'A space [x, y]: x to the east, y to the south, both from 0.'),
  adventurerRef: definition(ref('adventurers'), refOf('an Adventurer')),
  itemRef: definition(ref('items'), refOf('an item')),
  upgradeRef: definition(ref('upgrades'), refOf('an upgrade')),
  disciplineRef: definition(ref('disciplines'), refOf('a Discipline')),
  familiarRef: definition(ref('familiars'), refOf('a Familiar')),
  companionRef: definition(ref('companions'), refOf('a Companion')),
  combatantRef: definition(ref('combatants'), refOf('a Combatant')),
  tileRef: definition(ref('tiles'), refOf('a tile')),
  sceneRef: definition(ref('scenes'), refOf('a scene')),
  bountyRef: definition(ref('bounties'), refOf('a Bounty')),
  id: definition(id, 'Lower-case letters and digits, words joined by hyphens.'),
};
