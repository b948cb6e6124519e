import { before, behind, type Change } from './change.ts';

/** A switch of the rules, easier by a little. */
export const SWITCH: Change = {
  recipe: 'A rule switch',
  first: [
    before(
      'src/engine/model/switches.ts',
      '} as const satisfies Readonly<Record<string, Switch>>;',
      `  /** SP everybody recovers beside what the card says. */
  secondWind: {
    values: [0, 1],
    group: 'easy',
    rule: { id: 'second-wind', pages: [39], see: ['stamina'] },
    late: true,
  },
`,
    ),
  ],
  complains: ['src/words/en/switch-words.ts', 'src/words/en/rules/switches.ts'],
  rest: [
    before(
      'src/words/en/switch-words.ts',
      '  noPlayerElimination: onOff(',
      `  secondWind: {
    label: 'Second Wind',
    does: 'Easier: adventurers recover one SP more.',
    values: {
      0: { short: 'off', told: '' },
      1: { short: 'on', told: 'Second Wind: one SP more in each Refresh' },
    },
  },
`,
    ),
    before(
      'src/words/en/rules/switches.ts',
      "  'flanking-edition': {",
      `  'second-wind': {
    title: 'Second Wind',
    also: 'rule switch, easy mode, recovery',
    text: 'Easier: adventurers recover one SP more than their cards say.',
  },
`,
    ),
    {
      file: 'src/engine/procedures/core/stamina.ts',
      from: '  const gained = Math.min(amount, staminaOf(table, figure).max - figure.sp);',
      to: `  const more = switchOf(table.state.ruleset, 'secondWind');
  const gained = Math.min(amount + more, staminaOf(table, figure).max - figure.sp);`,
    },
    behind(
      'src/engine/procedures/core/stamina.ts',
      "import type { Cause } from '../../model/messages/cause.ts';\n",
      "import { switchOf } from '../../model/ruleset.ts';\n",
    ),
    {
      file: 'tests/cases/p39-40-turn.json',
      from: `[
  {
    "name": "an Attack`,
      to: `[
  {
    "name": "Second Wind leaves an Attack at 2 SP", "rule": "p.40",
    "board": { "rows": [".."] },
    "figures": [
      { "id": "remi", "card": "remi-moretti", "at": [0, 0], "sp": 1 },
      { "id": "foe", "side": "combatants", "at": [1, 0], "stats": { "hp": 20, "defense": 8, "movement": 4, "dice": ["white", "purple"] } }
    ],
    "ruleset": { "secondWind": 1 },
    "active": "remi", "play": "turn",
    "expect": { "notOffered": ["attack:foe"], "offered": ["move"] }
  },
  {
    "name": "an Attack`,
    },
  ],
  tests: [
    'tests/engine/model/ruleset.test.ts',
    'tests/words/en/switch-words.test.ts',
    'tests/words/rules.test.ts',
  ],
};

/** What a Combatant prefers: whoever bears the fewest Effects. */
export const AI_WORD: Change = {
  recipe: 'A word of the AI language',
  first: [behind('src/engine/model/language/ai.ts', "  'most-sp',\n", "  'fewest-effects',\n")],
  complains: [
    'src/engine/ai/targeting.ts',
    'src/words/en/cards/ai-circumstance-text.ts',
    'tests/content/language-coverage.test.ts',
    'tests/engine/ai/every-priority.test.ts',
    'tests/support/slow-ai/reading.ts',
  ],
  rest: [
    before(
      'src/engine/ai/targeting.ts',
      "    case 'most-sp':",
      `    case 'fewest-effects':
      return { value: figure.effects.length, better: -figure.effects.length };
`,
    ),
    before(
      'src/words/en/cards/ai-circumstance-text.ts',
      "    case 'most-sp':",
      `    case 'fewest-effects':
      return line\`the fewest Effects\`;
`,
    ),
    before(
      'src/content/schemas/meanings/ai.ts',
      "  'most-sp': 'Whoever has the most SP.',",
      "  'fewest-effects': 'Whoever has the fewest effects.',\n",
    ),
    before(
      'tests/content/language-coverage.test.ts',
      "    'most-sp': false,",
      "    'fewest-effects': false,\n",
    ),
    before(
      'tests/engine/ai/every-priority.test.ts',
      "    'most-sp': 'most',",
      "    'fewest-effects': 'least',\n",
    ),
    before(
      'tests/support/slow-ai/reading.ts',
      "      'most-sp': figure.sp,",
      "      'fewest-effects': -figure.effects.length,\n",
    ),
    {
      file: 'content/LANGUAGE.md',
      from: '"prioritise": ["last-attacker", "lowest-defense", "most-effects"]',
      to: '"prioritise": ["last-attacker", "lowest-defense", "fewest-effects", "most-effects"]',
    },
    behind(
      'content/EXAMPLES.md',
      '  { "goal": "towards", "of": "most-effects" },',
      `
  { "goal": "towards", "of": "fewest-effects" },`,
    ),
  ],
  tests: ['tests/engine/ai/every-priority.test.ts', 'tests/content/language-coverage.test.ts'],
};

/** What a card may ask: whether whoever uses it has no damage. */
export const CARD_WORD: Change = {
  recipe: 'A word of the card language',
  first: [
    behind(
      'src/engine/model/language/ability-tests.ts',
      "  | { readonly is: 'own-turn' }",
      `
  | { readonly is: 'unhurt' }`,
    ),
  ],
  complains: [
    'src/content/schemas/test-schema.ts',
    'src/engine/queries/figures/tests.ts',
    'src/words/en/cards/test-text.ts',
    'src/words/en/tell/refusal-lines.ts',
    'tests/words/en/cards/unambiguous.test.ts',
  ],
  rest: [
    behind(
      'src/content/schemas/test-schema.ts',
      "  'own-turn': fields({ is: v.literal('own-turn') }),",
      `
  unhurt: fields({ is: v.literal('unhurt') }),`,
    ),
    before(
      'src/engine/queries/figures/tests.ts',
      "    case 'own-turn':",
      `    case 'unhurt':
      return figure.damage === 0;
`,
    ),
    before(
      'src/words/en/cards/test-text.ts',
      "    case 'own-turn':",
      `    case 'unhurt':
      return line\`\${voice} \${has} \${not ? 'damage' : 'no damage'}\`;
`,
    ),
    before(
      'src/words/en/tell/refusal-lines.ts',
      "  'own-turn': () =>",
      "  unhurt: () => 'only while unhurt',\n",
    ),
    behind(
      'src/content/schemas/meanings/tests.ts',
      "      'own-turn': 'It is the user’s turn.',",
      `
      unhurt: 'The user has no damage.',`,
    ),
    behind(
      'tests/words/en/cards/unambiguous.test.ts',
      "    'own-turn': [{ is: 'own-turn' }, 'it is not your turn'],",
      `
    unhurt: [{ is: 'unhurt' }, 'you have damage'],`,
    ),
    behind(
      'content/LANGUAGE.md',
      '    { "is": "flanking" },',
      `
    { "is": "unhurt" },`,
    ),
  ],
  tests: ['tests/words/en/cards/unambiguous.test.ts', 'tests/engine/abilities/circumstances.test.ts'],
};

/** A question with answers of its own. */
export const QUESTION: Change = {
  recipe: 'A question with its card',
  first: [
    behind(
      'src/engine/model/messages/question.ts',
      "  | { readonly ask: 'dynamite-where' }",
      `
  | { readonly ask: 'which-hand'; readonly cause: Cause }`,
    ),
    behind(
      'src/engine/model/messages/act.ts',
      "  | { readonly do: 're-equip' }",
      `
  | { readonly do: 'take-hand'; readonly hand: 'left' | 'right' }`,
    ),
  ],
  complains: [
    'src/words/en/tell/questions.ts',
    'src/words/en/ui/asks.ts',
    'src/stores/middara/asks.ts',
    'src/engine/model/option-id.ts',
    'src/words/en/tell/options.ts',
    'src/words/en/tell/about.ts',
    'src/words/en/tell/act-lines.ts',
    'src/stores/middara/deed-cards.ts',
    'src/ui/table/asks/option-icons.ts',
    'tests/rules/case-format.test.ts',
    'tests/words/en/ui/asks.test.ts',
  ],
  rest: [
    behind(
      'tests/rules/case-format.test.ts',
      "  're-equip': { do: 're-equip' },",
      `
  'take-hand': { do: 'take-hand', hand: 'left' },`,
    ),
    {
      file: 'tests/cases/FORMAT.md',
      from: '`re-equip`, `summon:CARD`,',
      to: '`re-equip`, `hand:left`, `summon:CARD`,',
    },
    behind(
      'src/words/en/tell/questions.ts',
      "  'dynamite-where': () => 'Where do you put it?',",
      `
  'which-hand': ({ cause }, n) => \`\${n.cause(cause)}: which hand?\`,`,
    ),
    behind(
      'src/engine/model/option-id.ts',
      "  're-equip': ['re-equip'],",
      `
  'take-hand': ['hand', ({ hand }) => hand],`,
    ),
    behind(
      'src/words/en/tell/options.ts',
      "  're-equip': () => 'Re-equip',",
      `
  'take-hand': ({ hand }) => \`The \${hand} hand\`,`,
    ),
    before('src/words/en/tell/about.ts', "  're-equip': () =>", "  'take-hand': none,\n"),
    behind(
      'src/words/en/ui/asks.ts',
      "  'dynamite-where': () => 'Place the dynamite',",
      `
  'which-hand': () => 'Which hand?',`,
    ),
    behind(
      'tests/words/en/ui/asks.test.ts',
      "  'dynamite-where': [{ ask: 'dynamite-where' }],",
      `
  'which-hand': [{ ask: 'which-hand', cause }],`,
    ),
    before('src/stores/middara/asks.ts', "  'piece-where': space,", "  'which-hand': plain,\n"),
    before('src/words/en/tell/act-lines.ts', "  're-equip': () =>", "  'take-hand': none,\n"),
    before('src/stores/middara/deed-cards.ts', '  story: answer,', "  'take-hand': answer,\n"),
    behind(
      'src/ui/table/asks/option-icons.ts',
      "  're-equip': EquipIcon,",
      `
  'take-hand': EquipIcon,`,
    ),
  ],
  tests: [
    'tests/words/en/tell',
    'tests/words/en/ui/asks.test.ts',
    'tests/stores/middara/turn-cards.test.ts',
    'tests/ui/table/asks/option-icons.test.ts',
  ],
};
