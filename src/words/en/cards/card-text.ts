/** The words on a card, written from its data. */
import type {
  Ability,
  Card,
  CombatantCard,
  CompanionCard,
  DisciplineCard,
  ItemFace,
  LootReward,
  TokenCard,
  UbiquitousCard,
  UpgradeCard,
} from '../../../engine/index.ts';
import { plural } from '../grammar.ts';
import { KEYWORDS } from '../keywords.ts';
import { abilityBlock, symbolBlock } from './ability-text.ts';
import { aiStepBlock } from './ai-text.ts';
import type { CardNames } from './card-names.ts';
import { effectsText } from './effect-text.ts';
import { untilText } from './granted-text.ts';
import {
  immuneWord,
  join,
  kw,
  line,
  type Parts,
  plainParts,
  resistedWord,
  type TextBlock,
  type TextPart,
  tagWord,
} from './parts.ts';
import { andList } from './together-text.ts';

/** What the words depend on beside the card. */
export interface TextContext {
  /** Only this side of an item or a Companion; both, each marked with its side, when absent. */
  readonly side?: 'front' | 'back';
}

/** What stands on a card, written from its data: abilities, AI steps, symbol abilities, in printed order. */
export function cardText(card: Card, context: TextContext = {}): TextBlock[] {
  switch (card.type) {
    case 'discipline':
      return disciplineText(card);
    case 'upgrade':
      return upgradeText(card);
    case 'adventurer':
    case 'familiar':
    case 'exalted':
      return card.abilities.map((ability) => abilityBlock(ability, 'you'));
    case 'ubiquitous':
      return ubiquitousText(card, context);
    case 'companion':
      return companionText(card, context);
    case 'token':
      return tokenText(card);
    case 'combatant':
      return combatantText(card);
    case 'item': {
      if (context.side) return faceText(context.side === 'back' ? (card.back ?? card.front) : card.front);
      if (!card.back) return faceText(card.front);
      return [
        ...faceText(card.front).map((block) => ({ ...block, side: 'front' as const })),
        ...faceText(card.back).map((block) => ({ ...block, side: 'back' as const })),
      ];
    }
  }
}

/** Its Adventurer's side has all of it; what each other Adventurer may use says so, where both are told. */
function ubiquitousText({ abilities, shared = [] }: UbiquitousCard, { side }: TextContext): TextBlock[] {
  const blocksOf = (some: readonly Ability[]) => some.map((ability) => abilityBlock(ability, 'you'));
  if (side === 'back') return blocksOf(shared);
  return [...blocksOf(abilities), ...blocksOf(shared)];
}

/** Where it has another side, each marked with its own. */
function companionText({ abilities, back }: CompanionCard, { side }: TextContext): TextBlock[] {
  const blocksOf = (some: readonly Ability[]) => some.map((ability) => abilityBlock(ability, 'you'));
  if (!back) return blocksOf(abilities);
  if (side) return blocksOf(side === 'back' ? back : abilities);
  return [
    ...blocksOf(abilities).map((block) => ({ ...block, side: 'front' as const })),
    ...blocksOf(back).map((block) => ({ ...block, side: 'back' as const })),
  ];
}

/** What bears it is "it"; how many there may be and how long they stay comes last. */
function tokenText({ abilities, limit = 1, until = 'end-of-encounter' }: TokenCard): TextBlock[] {
  const parts = line`Limit ${limit} on a figure. Each stays ${untilText(until, 'it')}.`;
  return [...abilities.map((ability) => abilityBlock(ability, 'it')), { tags: [], parts }];
}

function disciplineText(card: DisciplineCard): TextBlock[] {
  const own = card.abilities.map((ability) => abilityBlock(ability, 'you'));
  if (!card.brings) return own;
  const parts = line`Choose a ${kw('familiar')} when you learn this. It stays with you, and its card is yours to use.`;
  return [{ tags: [KEYWORDS.passive.name], parts }, ...own];
}

function upgradeText({ abilities = [], symbolAbilities = [] }: UpgradeCard): TextBlock[] {
  return [...abilities.map((ability) => abilityBlock(ability, 'you')), ...symbolAbilities.map(symbolBlock)];
}

function faceText(face: ItemFace): TextBlock[] {
  const icons: Parts[] = [];
  if (face.armor) icons.push(line`+${face.armor} ${kw('armor')}`);
  if (face.defense) icons.push(line`+${face.defense} ${kw('defense')}`);
  return [
    ...(icons.length > 0 ? [{ tags: [], parts: line`${join(icons, ', ')}.` }] : []),
    ...(face.abilities ?? []).map((ability) => abilityBlock(ability, 'you')),
    ...(face.symbolAbilities ?? []).map(symbolBlock),
  ];
}

function combatantText(card: CombatantCard): TextBlock[] {
  const printed: Parts[] = [];
  if (card.avarice) printed.push(line`${kw('avarice')} ${card.avarice}`);
  if (card.piercing) printed.push(line`+${card.piercing} ${kw('armor-piercing')}`);
  const { resistance = [], immunity = [] } = card;
  if (resistance.length > 0)
    printed.push(line`${kw('resistance')}: ${andList(resistance.map((to) => [resistedWord(to)]))}`);
  if (immunity.length > 0)
    printed.push(line`${kw('immunity')}: ${andList(immunity.map((to) => [immuneWord(to)]))}`);
  return [
    ...(printed.length > 0 ? [{ tags: ['PASSIVE'], parts: line`${join(printed, '. ')}.` }] : []),
    ...(card.loyalEsper ? [esperText(card.loyalEsper)] : []),
    ...(card.conduit
      ? [{ tags: [], parts: line`${kw('conduit', 'CONDUIT')}, LVL ${card.conduit.level}.` }]
      : []),
    ...(card.kind === 'command' ? [commandAttack(card)] : []),
    ...card.abilities.map((ability) => abilityBlock(ability, card.kind === 'command' ? 'you' : 'it')),
    ...card.ai.map(aiStepBlock),
    ...card.symbolAbilities.map(symbolBlock),
  ];
}

/** Who may summon it and at what cost (p.54). */
const esperText = ({ cost, level }: NonNullable<CombatantCard['loyalEsper']>): TextBlock => ({
  tags: [],
  parts: line`${kw('loyal-esper', 'LOYAL ESPER')}, COST ${cost}, LVL ${level}.`,
});

/** The Attack Action every Command Combatant has, for 2 SP (p.55). */
function commandAttack({ attack }: CombatantCard): TextBlock {
  const { kind, range, reach } = attack ?? { kind: 'melee' };
  const far = kind === 'ranged' ? line` at ${kw('range')} ${range ?? 4}` : line``;
  const long = reach === undefined ? line`` : line` with ${kw('reach')} ${reach}`;
  return { tags: [], sp: 2, parts: line`Make a ${kind} ${kw('atk')}${far}${long}.` };
}

/** The tags in the corner of an item or combatant, each explained where it is a word of the game. */
export const tagText = (tags: readonly string[]): TextPart[] => tags.map(tagWord);

/** What a Loot token gives, from its data. */
export function lootText(reward: LootReward, nameOf: (ref: string) => string): TextPart[] {
  const gains: Parts[] = [];
  if (reward.gold) gains.push(line`${reward.gold} gold`);
  for (const item of reward.items ?? []) gains.push(line`${nameOf(item)}`);
  const random = reward.randomConsumables ?? 0;
  if (random > 0) gains.push(line`${random} random consumable${plural(random)}`);
  const parts = gains.length > 0 ? line`Gain ${andList(gains)}.` : line``;
  if (!reward.effects) return [...parts];
  return [
    ...line`${parts}${gains.length > 0 ? ' ' : ''}${effectsText(reward.effects, { voice: 'you', target: 'the target' })}`,
  ];
}

/** Blocks as plain lines: symbols and dice by name in brackets and capitals. */
export const plainText = (blocks: readonly TextBlock[], names?: CardNames): string =>
  blocks.map((block) => plainBlock(block, names)).join('\n');

function plainBlock(block: TextBlock, names?: CardNames): string {
  const sp = block.sp ? `${block.sp} SP` : '';
  const head = [block.side ? `(${block.side})` : '', block.name ?? '', ...block.tags, sp]
    .filter(Boolean)
    .join(' · ');
  const question = block.question ? `${plainParts(block.question, names)} ` : '';
  return `${head ? `${head} — ` : ''}${question}${plainParts(block.parts, names)}`;
}
