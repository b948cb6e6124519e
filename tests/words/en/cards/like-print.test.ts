import { describe, expect, test } from 'vitest';
import type { Ability, EffectOp } from '../../../../src/engine/model/language/abilities.ts';
import { aiStepBlock, conditionText } from '../../../../src/words/en/cards/ai-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { ally, does, foe, foes, self, target, words, wordsOf } from '../../../support/said-on-cards.ts';

describe('the fifteen cards that read worst (content.md section 2)', () => {
  test.each([
    ['exalted-summoning', /Spend 1 Summon token and choose an EXALTED ESPER and use its ability\.$/],
    [
      'soul-steal',
      /At the start of your turn, if another ally is within your SOI, you may choose one:\n• Move any amount of DMG from yourself to another ally within your SOI\.\n• Move any amount of DMG from another damaged ally within your SOI to yourself \(at most your remaining HP minus 1\)\.\n/,
    ],
    ['conduction-summoning', /^Change · EXHAUST · 1 SP — .*shape of a CONDUIT of your choice\.\n/],
    [
      'adlet-drudge',
      /Does it have Energy and is there an opponent within Range 4\? Spend 1 Energy, then deal PURPLE PHYSICAL DMG to the opponent with the most damage within Range 4 and Line of Sight/,
    ],
    [
      'dimension-shift',
      /deal it MAGIC DMG equal to a roll of your best Combat Die; if that was at least half of the HP it had left, it is Defeated; then choose one:\n• WARP to a free space within your SOI\.\n• Gain 1 SP\.\n• Un-EXHAUST one of your cards\.$/,
    ],
    [
      'zealous-reprisal',
      /Cast a SPELL 6\. If the target fails: .* Costs 2 SP less if the target is damaged\.$/,
    ],
    [
      'banished-knowledge',
      /Any ally within your SOI gains Haste\. Costs 1 SP less if the target is another ally\.$/,
    ],
    ['soul-clear', /Remove 1 Effect from a figure .*\. Costs 1 SP less if the target is another ally\.$/],
    [
      'follow-through',
      /When determining damage, for each SP you spend: This attack gains \+2 PHYSICAL DMG\.\n/,
    ],
    [
      'blood-pact',
      /for each IRREDUCIBLE DMG you take \(at most your remaining HP\): This attack gains \+1 PHYSICAL DMG\.$/,
    ],
    [
      'challenge-supreme',
      /Before you roll for an attack, for each SP you spend: This attack gains \+1 TO THE ATK ROLL\.$/,
    ],
    ['seraphim-sidekick', /For each SP you spend: move 1 space, without provoking Break Attacks\.$/],
    ['reinforced-shearling', /When you would be dealt damage: Reduce that DMG by the damage on you\.$/],
    ['foaming-cleanser', /: You or an adjacent ally removes up to 2 negative Effects and HEALS 2\.$/],
    ['fist-of-polaris', /Choose an adjacent opponent: WARP to a free space adjacent to it\./],
    ['magic-frag', /: deal BLUE MAGIC DMG to each figure on or adjacent to that space, rolled separately\.$/],
    ['common-ash-esper', /FORCE 11 against the nearest opponent within its SOI; if it fails: /],
    [
      'fragor',
      /THEN: Place a Bulb token where the target stands\. Each figure within its SOI has “Anti-Magic Hum · PASSIVE: It is unable to cast spells”\./,
    ],
    ['boneshaker-the-monster-beneath', /FU: Place Hindering Terrain under the target\./],
    ['in-dreams', /When your attack hits: Gain 1 Vow token\.$/],
    ['sinful-privilege', /When your attack hits: This attack deals MAGIC DMG\.$/],
    ['felled-afterlife', /If Energy is on this card: /],
  ] as [string, RegExp][])('%s', (id, said) => {
    expect(wordsOf(id)).toMatch(said);
  });
});

describe('what befalls one figure is one sentence', () => {
  const remove = (to: object) => ({ do: 'remove-effect', effect: 'any-negative', to }) as EffectOp;

  test('whoever was chosen is named once', () => {
    expect(
      does({ do: 'heal', amount: 3, to: ally }, { do: 'gain-sp', amount: 1, to: { who: 'chosen' } }),
    ).toBe('Any ally within your SOI HEALS 3 and gains 1 SP.');
    expect(
      does(
        { do: 'inflict', effect: 'haste', to: ally },
        { do: 'gain-token', token: 'vow', amount: 2, to: { who: 'chosen' } },
        remove({ who: 'chosen' }),
      ),
    ).toBe('Any ally within your SOI gains Haste and 2 Vow tokens and removes 1 negative Effect.');
  });

  test('oneself is told what to do', () => {
    expect(does({ do: 'heal', amount: 5, to: self }, remove(self))).toBe(
      'HEAL 5 and remove 1 negative Effect from yourself.',
    );
  });

  test('two choices may fall on two figures', () => {
    expect(does({ do: 'heal', amount: 3, to: ally }, { do: 'gain-sp', amount: 1, to: ally })).toBe(
      'Any ally within your SOI HEALS 3. Any ally within your SOI gains 1 SP.',
    );
  });

  test('oneself is named after others', () => {
    const others = { who: 'all', side: 'another-ally', within: 'board' } as const;
    const gain = { do: 'gain-sp', amount: 1, to: others } as const;
    expect(does(gain, { ...gain, to: self })).toBe('All other allies gain 1 SP. You gain 1 SP.');
    expect(does(gain, { do: 'heal', amount: 2, to: self })).toMatch(/You HEAL 2\.$/);
    expect(does(gain, { do: 'damage', type: 'magic', amount: 2, to: self })).toMatch(
      /You take 2 MAGIC DMG\.$/,
    );
  });

  test('bonuses that hold for others, or sometimes, are one sentence; those of attacks stand last', () => {
    const modifiers = [
      { stat: 'physical-damage', amount: 1 },
      { stat: 'armor', amount: 2 },
    ] as const;
    expect(words({ when: 'passive', modifiers, of: { side: 'another-ally', within: 'adjacent' } })).toBe(
      'PASSIVE — All adjacent allies: +2 Armor, and their attacks gain +1 PHYSICAL DMG.',
    );
    expect(words({ when: 'passive', modifiers, conditions: { if: [{ is: 'own-turn' }] } })).toBe(
      'PASSIVE — During your turn: +2 Armor, and your attacks gain +1 PHYSICAL DMG.',
    );
  });

  test('what is done in any case is not read into what is not', () => {
    const effects: EffectOp[] = [{ do: 'inflict', effect: 'wilt', to: target }];
    expect(does({ do: 'spell', force: 6, effects }, { do: 'end-turn' })).toBe(
      'Cast a SPELL 6. If the target fails: inflict Wilt on it. Then the turn ends.',
    );
  });
});

test('how much damage, and who was Defeated, is told with the moment', () => {
  const end = [{ do: 'end-turn' }] as const;
  const taken = { if: [{ is: 'damage-taken', atLeast: 4 }] } as const;
  expect(words({ when: 'damaged', conditions: taken, effects: end })).toBe(
    'PASSIVE — After you are dealt 4 or more damage: The turn ends.',
  );
  const dealt = { if: [{ is: 'damage-dealt', atLeast: 3 }] } as const;
  expect(words({ when: 'deals-damage', conditions: dealt, effects: end }, 'it')).toBe(
    'PASSIVE — When it deals 3 or more damage: The turn ends.',
  );
  const foes = { if: [{ is: 'target-is', side: 'opponent' }] } as const;
  expect(words({ when: 'defeats', conditions: foes, effects: end })).toBe(
    'PASSIVE — When you Defeat an opponent: The turn ends.',
  );
});

test('the kind of an attack stands with the attack', () => {
  const ranged = { if: [{ is: 'attack-kind', kind: 'ranged' }] } as const;
  const end = [{ do: 'end-turn' }] as const;
  const more = [{ do: 'modify', stat: 'physical-damage', amount: 1 }] as const;
  const modifiers = [{ stat: 'attack-roll', amount: 1 }] as const;
  const said = (ability: Partial<Ability>) => words({ conditions: ranged, ...ability });
  expect(said({ when: 'empower', effects: end })).toBe(
    'PASSIVE — When you make a ranged attack: The turn ends.',
  );
  expect(said({ when: 'to-hit', effects: end })).toBe(
    'PASSIVE — After your ranged attack roll: The turn ends.',
  );
  expect(said({ when: 'determine-damage', effects: end })).toBe(
    'PASSIVE — When your ranged attack hits: The turn ends.',
  );
  expect(said({ when: 'determine-damage', effects: more })).toMatch(
    /When determining the damage of your ranged attack: This attack gains/,
  );
  expect(said({ when: 'passive', modifiers })).toBe('PASSIVE — Your ranged attacks gain +1 TO THE ATK ROLL.');
  const beside = { if: [{ is: 'target-adjacent' }], perTurn: true } as const;
  expect(words({ when: 'empower', conditions: beside, effects: [{ do: 'empower' }] }, 'it')).toBe(
    'PASSIVE — The first time each turn it makes an attack against an adjacent target: EMPOWER the attack.',
  );
});

test('a mark that wanders is put on one figure', () => {
  expect(
    does(
      { do: 'unmark', mark: 'tethered', to: { who: 'marked', mark: 'tethered' } },
      { do: 'mark', mark: 'tethered', to: foe },
    ),
  ).toBe('Put your Wretched Tether mark on an opponent within your SOI, and on nobody else.');
});

test('dice of a FORCE against several stand with it', () => {
  const effects: EffectOp[] = [
    { do: 'damage', type: 'physical', amount: { dice: ['purple'] }, to: target },
    { do: 'inflict', effect: 'disease', to: target },
  ];
  expect(does({ do: 'force', force: 9, to: foes, effects })).toBe(
    'Deal PURPLE PHYSICAL DMG (rolled separately) to all adjacent opponents and inflict Disease on them, FORCE 9.',
  );
});

describe('numbers that are chosen', () => {
  test('a price for more than one, and no more than so often', () => {
    const each = (sp: number, max: number): EffectOp => ({
      do: 'choose-number',
      id: 'n',
      sp,
      max,
      effects: [{ do: 'attack', times: { count: 'chosen' } }],
    });
    expect(does(each(2, 3))).toBe('For each 2 SP you spend (up to 3 times): Make an ATK.');
  });

  test('what does not grow with it is no part of "for each"', () => {
    const effect: EffectOp = {
      do: 'choose-number',
      id: 'n',
      sp: 1,
      max: 3,
      effects: [
        { do: 'heal', amount: { count: 'chosen' }, to: self },
        { do: 'inflict', effect: 'haste', to: self },
      ],
    };
    expect(does(effect)).toBe('Choose a number X up to 3, paying 1 SP for each: HEAL X and gain Haste.');
  });
});

describe('options', () => {
  const push = { do: 'push', spaces: 2, to: target } as const;
  const pull = { do: 'pull', spaces: 2, to: target } as const;
  const choose = (...effects: readonly EffectOp[]): EffectOp => ({
    do: 'choose',
    options: effects.map((effect, i) => ({ id: `o${i}`, effects: [effect] })),
  });

  test('what is alike is said once', () => {
    expect(does(choose(push, pull))).toBe('PUSH 2 against the target or PULL 2 on it.');
    expect(does({ do: 'force', force: 9, to: foes, effects: [choose(push, pull)] })).toBe(
      'PUSH 2 against all adjacent opponents or PULL 2 on them, FORCE 9.',
    );
    const remove = (effect: 'poison' | 'wilt') => ({ do: 'remove-effect', effect, to: ally }) as const;
    expect(does(choose(remove('poison'), remove('wilt')))).toBe(
      'Remove Poison or Wilt from any ally within your SOI.',
    );
  });

  test('by their names, on lines of their own, also within what comes last', () => {
    const options = [
      { id: 'a', name: 'Ebb', effects: [push] },
      { id: 'b', name: 'Flow', effects: [pull] },
    ];
    expect(does({ do: 'spell', force: 6, effects: [{ do: 'choose', options }] })).toBe(
      'Cast a SPELL 6. If the target fails: choose one:\n• Ebb: PUSH 2 against it.\n• Flow: PULL 2 on it.',
    );
  });

  test('what stands behind them has a line of its own', () => {
    const conditions = { sp: 3, spLess: [{ by: 1, if: [{ is: 'own-turn' }] }] } as const;
    const effects = [choose({ do: 'gain-sp', amount: 1, to: self }, { do: 'counter' })];
    expect(words({ conditions, effects })).toBe(
      '3 SP — Choose one:\n• Gain 1 SP.\n• COUNTER.\nCosts 1 SP less if it is your turn.',
    );
    const step = aiStepBlock({
      id: 's',
      if: { is: 'otherwise' },
      do: [
        { do: 'effects', effects },
        { do: 'move', to: { goal: 'towards', of: 'nearest' } },
      ],
      continueDown: true,
    });
    expect(plainText([step])).toBe(
      'Otherwise: Choose one:\n• Gain 1 SP.\n• COUNTER.\nTHEN: MOVE towards the nearest opponent. CONTINUE DOWN.',
    );
  });
});

describe('whom an opponent prefers', () => {
  const heal = (side: 'ally' | 'another-ally') => ({
    id: 's',
    if: { is: 'otherwise' } as const,
    do: [
      {
        do: 'effects' as const,
        prioritise: ['most-damage' as const],
        effects: [{ do: 'heal' as const, amount: 2, to: { ...ally, side } }],
      },
    ],
  });
  test('"any ally" is itself as well (p.48)', () => {
    expect(plainText([aiStepBlock(heal('ally'))])).toBe(
      'Otherwise: The ally with the most damage within its SOI (itself included) HEALS 2.',
    );
    expect(plainText([aiStepBlock(heal('another-ally'))])).toBe(
      'Otherwise: The other ally with the most damage within its SOI HEALS 2.',
    );
  });

  test('so is "any ally" of a question, but nobody is adjacent to itself (p.67)', () => {
    const asked = (within: 'soi' | 'adjacent') =>
      plainParts(conditionText({ is: 'ally', within, withoutEffect: 'barrier' }));
    expect(asked('soi')).toBe('Is there any ally without Barrier within its SOI?');
    expect(asked('adjacent')).toBe('Is there another ally without Barrier adjacent?');
  });

  test('one that may be missing is a priority', () => {
    const step = aiStepBlock({
      id: 's',
      if: { is: 'otherwise' },
      do: [
        { do: 'attack', kind: 'melee', prioritise: [{ without: 'wilt' }, 'nearest'] },
        { do: 'spell', force: 6, prioritise: ['nearest', 'lowest-hp'], effects: [{ do: 'end-turn' }] },
        { do: 'attack', kind: 'ranged', each: true, times: 1, prioritise: ['farthest'] },
      ],
    });
    expect(plainText([step])).toBe(
      'Otherwise: Make a melee ATK, prioritizing an opponent without Wilt, then the nearest. THEN: Cast a SPELL 6 on the nearest opponent (if tied: the one with the lowest HP). The turn ends. THEN: Make a ranged ATK against each possible target, beginning with the farthest.',
    );
  });
});

test('the effect first, its FORCE last, also where it is a bonus or one of some (p.51)', () => {
  const grant = {
    do: 'grant',
    to: target,
    until: 'end-of-turn',
    modifiers: [{ stat: 'armor', amount: -1 }],
  } as const;
  expect(does({ do: 'force', force: 7, to: foe, effects: [grant] })).toBe(
    'An opponent within your SOI has −1 Armor until the end of the turn, FORCE 7.',
  );
  const options = [
    { id: 'a', effects: [{ do: 'inflict', effect: 'wilt', to: target }] },
    { id: 'b', effects: [{ do: 'inflict', effect: 'poison', to: target }] },
  ] as const;
  expect(does({ do: 'force', force: 7, to: foe, effects: [{ do: 'choose', options }] })).toBe(
    'Inflict Wilt or Poison on an opponent within your SOI, FORCE 7.',
  );
});

test('damage of an attack is told by it, before it comes and after', () => {
  const melee = { if: [{ is: 'attack-kind', kind: 'melee' }] } as const;
  const less = [{ do: 'reduce', type: 'any', amount: 2 }] as const;
  expect(words({ when: 'damage-reduction', conditions: melee, effects: less })).toBe(
    'PASSIVE — When a melee attack would deal damage to you: Take 2 less DMG.',
  );
  const attack = { if: [{ is: 'by-attack' }, ...melee.if] } as const;
  expect(words({ when: 'damaged', conditions: attack, effects: [{ do: 'end-turn' }] })).toBe(
    'PASSIVE — After you are dealt damage by a melee attack: The turn ends.',
  );
});

test('who acts for somebody has attacked nobody: the owner has', () => {
  const at = { ...foe, with: { attacked: true } } as const;
  const who = { ...ally, side: 'another-ally' } as const;
  expect(does({ do: 'acts', who, effects: [{ do: 'attack', at }] })).toBe(
    'Another ally within your SOI may make an ATK against an opponent within its SOI that you have attacked this turn.',
  );
});
