import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/model/cards/cards.ts';
import type {
  Conditions,
  EffectOp,
  Modifier,
  Test,
} from '../../../../src/engine/model/language/abilities.ts';
import type { AiCondition, AiInstruction, Priority } from '../../../../src/engine/model/language/ai.ts';
import { abilityBlock, modifierText } from '../../../../src/words/en/cards/ability-text.ts';
import { aiStepBlock } from '../../../../src/words/en/cards/ai-text.ts';
import { namesOf } from '../../../../src/words/en/cards/card-names.ts';
import { cardText, lootText, plainText, tagText } from '../../../../src/words/en/cards/card-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { KEYWORDS } from '../../../../src/words/en/keywords.ts';
import type { TextPart } from '../../../../src/words/text.ts';
import { gameContent } from '../../../support/content.ts';

const { cards } = gameContent;
const all: Card[] = [
  ...Object.values(cards.adventurers),
  ...Object.values(cards.items),
  ...Object.values(cards.upgrades),
  ...Object.values(cards.disciplines),
  ...Object.values(cards.familiars),
  ...Object.values(cards.companions),
  ...Object.values(cards.exalted),
  ...Object.values(cards.combatants),
];

const used = (effect: EffectOp, conditions?: Conditions) =>
  plainText([
    abilityBlock(
      { id: 'a', when: 'action', effects: [effect], ...(conditions ? { conditions } : {}) },
      'you',
    ),
  ]);

describe('the words on the cards', () => {
  test('are written from their data', () => {
    const words = all
      .map((card) => `## ${card.name}\n${plainText(cardText(card), namesOf(cards))}`)
      .join('\n');
    expect(words).toMatchSnapshot();
  });

  test('are there on every card, except on the spent side of a flipped one', () => {
    for (const card of all) expect(cardText(card), card.id).not.toEqual([]);
    expect(cardText(cards.items['enchanted-piercings']!, { side: 'back' })).toEqual([]);
  });

  test('hold no empty and no broken part', () => {
    const parts = all
      .flatMap((card) => cardText(card))
      .flatMap((block): readonly TextPart[] => [...(block.question ?? []), ...block.parts]);
    for (const part of parts) {
      if ('text' in part) expect(part.text).toMatch(/^(?!.*(undefined|null|object)).+$/s);
      if ('keyword' in part) expect(KEYWORDS).toHaveProperty([part.keyword]);
    }
  });

  test('keep the two sides of a card apart', () => {
    const sword = cards.items['long-sword']!;
    expect(cardText(sword).map(({ side }) => side)).toContain('back');
    expect(plainText(cardText(sword, { side: 'back' }))).not.toContain('FINESSE');
  });

  test('name symbols, dice and keywords as parts of their own', () => {
    expect(cardText(cards.items.katar!)[2]!.parts).toEqual([
      { symbol: 'shield' },
      { symbol: 'shield' },
      { text: ': +2 ' },
      { keyword: 'physical-damage', text: 'PHYSICAL DMG' },
      { text: '.' },
    ]);
    expect(tagText(['light', 'long-sword'])).toEqual([
      { keyword: 'light', text: 'LIGHT' },
      { text: 'LONG SWORD' },
    ]);
  });

  test('say what loot gives', () => {
    const reward = { text: '', gold: 10, items: ['katar'], randomConsumables: 2 };
    expect(plainParts(lootText(reward, (ref) => cards.items[ref]!.name))).toBe(
      'Gain 10 gold, Katar and 2 random consumables.',
    );
  });
});

describe('every condition, modifier and AI shape has its words', () => {
  test('conditions', () => {
    const tests: readonly Test[] = [
      { is: 'attack-kind', kind: 'ranged' },
      { is: 'weapon-hands', hands: 2 },
      { is: 'weapon-kind', kind: 'melee/ranged' },
      { is: 'flanking' },
      { is: 'target-adjacent' },
      { is: 'damage-at-least-half' },
      { is: 'has-effect', effect: 'haste' },
      { is: 'target-has-effect', effect: 'poison' },
    ];
    const conditions: Conditions = {
      exhaust: true,
      perTurn: true,
      sp: 2,
      symbols: { book: 1, burst: 1 },
      combo: ['long-sword', 'axe'],
      if: tests,
    };
    expect(used({ do: 'counter' }, conditions)).toBe(
      'EXHAUST · COMBO: LONG SWORD / AXE · 2 SP — Once per turn, if the attack is ranged and you have a 2-handed weapon equipped and you have a melee/ranged weapon equipped and you are flanking the target and the target is adjacent and you have damage of at least half your HP and you have Haste and the target has Poison: Spend [book] [burst] to COUNTER.',
    );
  });

  const modifiers: readonly (readonly [Modifier, string])[] = [
    [{ stat: 'armor', amount: 1 }, '+1 Armor'],
    [{ stat: 'movement', amount: -2 }, '−2 Movement'],
    [{ stat: 'attack-roll', amount: 1 }, 'Your attacks gain +1 TO THE ATK ROLL'],
    [{ stat: 'conviction-check', amount: 1 }, '+1 to Conviction Checks'],
    [{ stat: 'force', amount: 1 }, '+1 to the Force of your spells'],
    [{ stat: 'influence-range', amount: 1 }, '+1 to the range of your SOI'],
    [{ tag: 'flight' }, 'FLIGHT'],
    [{ removeTag: 'heavy' }, 'You lose HEAVY'],
    [{ finesse: 'red' }, 'FINESSE: RED'],
    [{ casting: 'teal' }, 'Casting Upgrade: TEAL'],
    [{ conviction: 'teal' }, 'Conviction Upgrade: TEAL'],
    [{ reach: 2 }, 'REACH 2'],
    [{ skill: 'agility', amount: -1 }, '−1 Agility'],
    [{ immunity: 'poison' }, 'IMMUNITY: Poison'],
    [{ immunity: 'magic' }, 'IMMUNITY: MAGIC DMG'],
    [{ resistance: 'physical' }, 'RESISTANCE: PHYSICAL DMG'],
    [{ ignoreHeavy: 1 }, 'The first HEAVY of your items does not slow you'],
    [{ extraSlots: 'consumable', amount: 2 }, 'You may equip 2 more Consumables'],
  ];
  test.each(modifiers)('%j', (modifier, words) => {
    expect(plainParts(modifierText(modifier))).toBe(words);
  });

  const step = (condition: AiCondition, ...instructions: AiInstruction[]) =>
    plainText([aiStepBlock({ id: 's', if: condition, do: instructions })]);
  const trudge: AiInstruction = { do: 'move', to: { goal: 'towards', of: 'farthest' } };
  const conditions: readonly (readonly [AiCondition, string])[] = [
    [{ is: 'otherwise' }, 'Otherwise:'],
    [{ is: 'has-damage', who: 'another-ally' }, 'Does another ally have damage?'],
    [
      { is: 'opponent', within: 'range', range: 8, count: 2, withEffect: 'poison', withoutEffect: 'wilt' },
      'Are there 2 or more opponents with Poison without Wilt within Range 8?',
    ],
    [{ is: 'ally', within: 'adjacent', withEffect: 'haste' }, 'Is there another ally with Haste adjacent?'],
    [{ is: 'nobody', within: 'soi' }, 'Is there no opponent within its SOI?'],
    [{ is: 'nobody', within: 'range', range: 3 }, 'Is there no opponent within Range 3?'],
    [{ is: 'has-effect', effect: 'haste' }, 'Does it have Haste?'],
    [{ is: 'not', of: { is: 'has-effect', effect: 'haste' } }, 'Is it without Haste?'],
    [{ is: 'not', of: { is: 'has-damage' } }, 'Does it have no damage?'],
    [{ is: 'not', of: { is: 'has-damage', who: 'another-ally' } }, 'Does no other ally have damage?'],
    [{ is: 'not', of: { is: 'opponent', within: 'adjacent' } }, 'Is there no opponent adjacent?'],
    [
      { is: 'not', of: { is: 'opponent', within: 'soi', count: 3 } },
      'Are there fewer than 3 opponents within its SOI?',
    ],
    [{ is: 'not', of: { is: 'ally', within: 'soi' } }, 'Is there no ally within its SOI?'],
    [{ is: 'not', of: { is: 'nobody', within: 'soi' } }, 'Is there an opponent within its SOI?'],
    [
      { is: 'not', of: { is: 'can-move-and-attack', kind: 'melee' } },
      'Can it not move and make a melee ATK?',
    ],
    [
      { is: 'all', of: [{ is: 'has-damage' }, { is: 'not', of: { is: 'ally', within: 'adjacent' } }] },
      'Does it have damage and is there no other ally adjacent?',
    ],
    [{ is: 'can-move-and-attack', kind: 'melee' }, 'Can it move and make a melee ATK?'],
  ];
  test.each(conditions)('%j', (condition, words) => {
    expect(step(condition, trudge)).toBe(`${words} MOVE towards the farthest opponent.`);
  });

  test('instructions', () => {
    const prioritise: readonly Priority[] = [
      'most-damage',
      'lowest-hp',
      'lowest-conviction',
      'lowest-armor',
      'highest-armor',
      'nearest',
      'farthest',
      { with: 'wilt' },
      { without: 'wilt' },
    ];
    expect(
      step(
        { is: 'otherwise' },
        { do: 'attack', kind: 'melee', reach: 2, piercing: 1, empower: true, prioritise },
        { do: 'move', spaces: 3, to: { goal: 'within', range: 4, of: 'any' }, jump: 4 },
        { do: 'move', to: { goal: 'farther', from: 'nearest' } },
        { do: 'move', to: { goal: 'adjacent', of: 'most-opponents' } },
        { do: 'move', to: { goal: 'away', from: 'target' }, if: { is: 'opponent', within: 'adjacent' } },
        { do: 'attack', kind: 'melee', each: true },
      ),
    ).toBe(
      'Otherwise: Make an EMPOWERED melee ATK with REACH 2 with +1 ARMOR PIERCING against the opponent with the most damage (if tied: the one with the lowest HP, then the one with the lowest Conviction Value, then the one with the lowest Armor, then the one with the highest Armor, then the nearest, then the farthest, then one with Wilt, then one without Wilt). THEN: Move up to 3 spaces to be within 4 spaces of any opponent, jumping up to 4 spaces. THEN: MOVE farther from the nearest opponent. THEN: MOVE to be adjacent to as many opponents as possible. THEN: If there is an opponent adjacent: MOVE away from the target. THEN: Make a melee ATK against each possible target.',
    );
  });
});
