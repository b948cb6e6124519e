import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type {
  Card,
  CardBase,
  CombatantCard,
  CompanionCard,
  DisciplineCard,
  ExaltedCard,
  ItemCard,
  ItemFace,
  TokenCard,
  UpgradeCard,
} from '../../engine/model/cards/cards.ts';
import type { AiStep } from '../../engine/model/language/ai.ts';
import { checkAbilities, checkAbility, checkEffects, checkUnturned, repeatedIds } from './check-abilities.ts';
import { type Catalogue, checkRef } from './cross-references.ts';

/** What the shapes alone do not say of a card. */
export function checkCard(card: Card): Finding[] {
  const found = checkSources(card);
  switch (card.type) {
    case 'adventurer':
    case 'familiar':
      return [...found, ...checkAbilities(card.abilities, [], [])];
    case 'companion':
      return [...found, ...checkCompanion(card)];
    case 'exalted':
      return [...found, ...checkExalted(card)];
    case 'ubiquitous':
      return [...found, ...checkAbilities([...card.abilities, ...(card.shared ?? [])], [], [])];
    case 'token':
      return [...found, ...checkToken(card)];
    case 'discipline':
      return [...found, ...checkDiscipline(card)];
    case 'upgrade':
      return [...found, ...checkUpgrade(card)];
    case 'item':
      return [...found, ...checkItem(card)];
    case 'combatant':
      return [...found, ...checkCombatant(card)];
  }
}

/** Every entry of `sources` names a field of the card. */
export function checkSources(card: Pick<CardBase, 'sources'>): Finding[] {
  return Object.keys(card.sources).flatMap((key) => {
    if (key === 'default' || hasField(card, key.split('.'))) return [];
    const expected = { what: 'field-of-file' } as const;
    return [{ path: jsonPath(['sources', key]), expected, got: { got: 'value', json: `"${key}"` } }];
  });
}

function hasField(value: unknown, keys: readonly string[]): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return hasField((value as Record<string, unknown>)[key], rest);
}

/** Its abilities stand on no card of the bearer's that could be turned or used up. */
const checkToken = ({ abilities }: TokenCard): Finding[] => [
  ...checkAbilities(abilities, [], []),
  ...checkUnturned(abilities, []),
];

/** Its sides are of one card: no id twice on both, and a back is reached by an ability that asks for FLIP (p.39). */
function checkCompanion({ abilities, back = [] }: CompanionCard): Finding[] {
  const found = checkAbilities(abilities, [], []);
  const isReached = back.length === 0 || abilities.some(({ conditions }) => conditions?.flip);
  if (!isReached)
    found.push({ path: '$.back', expected: { what: 'back-that-is-reached' }, got: shown(back) });
  back.forEach((ability, i) => {
    found.push(...checkAbility(ability, ['back', i]));
  });
  const both = repeatedIds([...abilities, ...back], []).length - repeatedIds(abilities, []).length;
  if (both > 0) found.push({ path: '$.back', expected: { what: 'id-not-above' }, got: shown(back) });
  return found;
}

/** Its one ability is used by the Discipline that calls it, which is what costs something (p.69); it calls no other. */
function checkExalted({ abilities }: ExaltedCard): Finding[] {
  const found = checkAbilities(abilities, [], []);
  for (const [i, ability] of abilities.entries()) {
    const { when, conditions, of } = ability;
    if (when !== 'action' || conditions || of)
      found.push({
        path: jsonPath(['abilities', i]),
        expected: { what: 'action-without-conditions' },
        got: shown(ability),
      });
    if (calls(ability.effects))
      found.push({
        path: jsonPath(['abilities', i, 'effects']),
        expected: { what: 'no-exalted-in-exalted' },
        got: shown(ability.effects),
      });
  }
  return found;
}

/** Whether an EXALTED ESPER is called somewhere in it, however deep. */
const calls = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('do' in value && value.do === 'exalted') || Object.values(value).some(calls));

function checkDiscipline(card: DisciplineCard): Finding[] {
  const found = checkAbilities(card.abilities, [], []);
  // What the story gives has neither LVL nor price (p.13); every other has both.
  for (const key of ['level', 'xp'] as const)
    if ((card[key] === 0) !== (card.story === true))
      found.push({ path: `$.${key}`, expected: { what: 'story-or-level' }, got: shown(card[key]) });
  if (card.abilities.length > 0 || card.brings) return found;
  return [...found, { path: '$.abilities', expected: { what: 'list-not-empty' }, got: shown([]) }];
}

function checkUpgrade({ abilities = [], symbolAbilities = [] }: UpgradeCard): Finding[] {
  if (abilities.length + symbolAbilities.length > 0) return checkAbilities(abilities, symbolAbilities, []);
  const expected = { what: 'upgrade-that-does-something' } as const;
  return [{ path: '$.abilities', expected, got: { got: 'nothing' } }];
}

/** What an Upgrade requires is an item with the MATERIAL tag (p.33). */
export function checkMaterial({ requires }: UpgradeCard, catalogue: Catalogue): Finding[] {
  if (requires === undefined) return [];
  const found = checkRef(catalogue, 'items', requires, ['requires']);
  if (found.length > 0 || catalogue.cards.items[requires]?.material) return found;
  return [{ path: '$.requires', expected: { what: 'material' }, got: shown(requires) }];
}

function checkItem(item: ItemCard): Finding[] {
  const found = [...checkFace(item, item.front, 'front')];
  if (item.back) found.push(...checkFace(item, item.back, 'back'));
  if (item.double && !item.back) {
    found.push({ path: '$.back', expected: { what: 'back-of-double' }, got: { got: 'nothing' } });
  }
  const flips = item.front.abilities?.findIndex((ability) => ability.conditions?.flip) ?? -1;
  if (flips >= 0 && !item.back) {
    found.push({ path: '$.back', expected: { what: 'back-to-flip-to' }, got: { got: 'nothing' } });
  }
  return found;
}

function checkFace(item: ItemCard, face: ItemFace, key: 'front' | 'back'): Finding[] {
  const found = checkAbilities(face.abilities ?? [], face.symbolAbilities ?? [], [key]);
  const need = (field: string, expected: Expected, got: unknown) =>
    found.push({ path: jsonPath([key, field]), expected, got: shown(got) });
  const isWeapon = face.hands !== undefined;
  if (item.itemType === 'weapon' && key === 'front' && !isWeapon)
    need('hands', { what: 'hands-of-weapon' }, undefined);
  if (item.itemType !== 'weapon' && key === 'front' && isWeapon)
    need('hands', { what: 'hands-on-weapons-only' }, face.hands);
  if (isWeapon) {
    if (!face.kind) need('kind', { what: 'kind-of-weapon' }, undefined);
    const numbered = (face.dice ?? []).filter((die) => die !== 'black').length;
    if (numbered !== face.hands) {
      need('dice', { what: 'dice-for-hands', hands: face.hands! }, face.dice);
    }
    if (face.kind === 'ranged' && face.range === undefined)
      need('range', { what: 'range-of-ranged-weapon' }, undefined);
    if (face.kind === 'melee' && face.range !== undefined)
      need('range', { what: 'no-range-on-melee' }, face.range);
  } else if (face.dice) {
    need('dice', { what: 'dice-on-weapons-only' }, face.dice);
  }
  return found;
}

function checkCombatant(card: CombatantCard): Finding[] {
  const found = checkAbilities(card.abilities, card.symbolAbilities, []);
  if (card.kind === 'intelligent' && card.ai.length === 0) {
    found.push({ path: '$.ai', expected: { what: 'ai-steps' }, got: shown([]) });
  }
  if (card.loyalEsper && card.kind !== 'command') {
    found.push({ path: '$.kind', expected: { what: 'command-of-loyal-esper' }, got: shown(card.kind) });
  }
  if (card.conduit && (card.kind !== 'command' || card.size.some((side) => side !== 1))) {
    const got = card.kind === 'command' ? card.size : card.kind;
    found.push({ path: '$.conduit', expected: { what: 'command-of-conduit' }, got: shown(got) });
  }
  if (card.perGroup > card.figures) {
    found.push({
      path: '$.perGroup',
      expected: { what: 'figures-a-group', most: card.figures },
      got: shown(card.perGroup),
    });
  }
  if (card.names && card.names.length > card.figures) {
    const got = shown(card.names.length);
    found.push({ path: '$.names', expected: { what: 'names-of-figures', most: card.figures }, got });
  }
  found.push(...repeatedIds(card.ai, ['ai']));
  card.ai.forEach((step, i) => {
    found.push(...checkStep(card, step, i));
  });
  return found;
}

/** Whom an attack or a spell of the step struck is the target of what comes after it. */
const strikes = ({ do: what }: AiStep['do'][number]): boolean => what === 'attack' || what === 'spell';

function checkStep(card: CombatantCard, step: AiStep, i: number): Finding[] {
  const found: Finding[] = [];
  const inRange = step.if.is === 'opponent' && (step.if.within === 'range') !== (step.if.range !== undefined);
  if (inRange) {
    const expected = { what: 'range-where-within-range' } as const;
    found.push({ path: jsonPath(['ai', i, 'if']), expected, got: shown(step.if) });
  }
  step.do.forEach((instruction, j) => {
    const at = ['ai', i, 'do', j];
    switch (instruction.do) {
      case 'attack':
        if (instruction.kind === 'ranged' && instruction.range === undefined) {
          found.push({
            path: jsonPath([...at, 'range']),
            expected: { what: 'range-of-ranged-attack' },
            got: { got: 'nothing' },
          });
        }
        found.push(
          ...checkEffects(instruction.followUp ?? [], { target: true, attacker: false }, [...at, 'followUp']),
        );
        return;
      case 'spell':
        if (card.casting === null) {
          found.push({
            path: '$.casting',
            expected: { what: 'casting-die' },
            got: shown(null),
          });
        }
        found.push(
          ...checkEffects(instruction.effects, { target: true, attacker: false }, [...at, 'effects']),
        );
        return;
      case 'effects':
        found.push(
          ...checkEffects(
            instruction.effects,
            { target: step.do.slice(0, j).some(strikes), attacker: false },
            [...at, 'effects'],
          ),
        );
    }
  });
  return found;
}
