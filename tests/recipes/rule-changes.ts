import type { Change } from './change.ts';

/** A switch of the rules, easier by a little. */
export const SWITCH: Change = {
  recipe: 'A rule switch',
  first: [
    {
      file: 'src/engine/model/switches.ts',
      from: '} as const satisfies Readonly<Record<string, Switch>>;',
      to: `  /** SP everybody recovers beside what the card says. */
  secondWind: {
    values: [0, 1],
    group: 'easy',
    rule: { id: 'second-wind', pages: [39], see: ['stamina'] },
    late: true,
  },
} as const satisfies Readonly<Record<string, Switch>>;`,
    },
  ],
  complains: ['src/words/en/switch-words.ts', 'src/words/en/rules/switches.ts'],
  rest: [
    {
      file: 'src/words/en/switch-words.ts',
      from: '  noPlayerElimination: onOff(',
      to: `  secondWind: {
    label: 'Second Wind',
    does: 'Easier: adventurers recover one SP more.',
    values: {
      0: { short: 'off', told: '' },
      1: { short: 'on', told: 'Second Wind: one SP more in each Refresh' },
    },
  },
  noPlayerElimination: onOff(`,
    },
    {
      file: 'src/words/en/rules/switches.ts',
      from: "  'flanking-edition': {",
      to: `  'second-wind': {
    title: 'Second Wind',
    also: 'rule switch, easy mode, recovery',
    text: 'Easier: adventurers recover one SP more than their cards say.',
  },
  'flanking-edition': {`,
    },
    {
      file: 'src/engine/procedures/core/stamina.ts',
      from: '  const gained = Math.min(amount, staminaOf(table, figure).max - figure.sp);',
      to: `  const more = switchOf(table.state.ruleset, 'secondWind');
  const gained = Math.min(amount + more, staminaOf(table, figure).max - figure.sp);`,
    },
    {
      file: 'src/engine/procedures/core/stamina.ts',
      from: "import type { Cause } from '../../model/messages/cause.ts';\n",
      to: `import type { Cause } from '../../model/messages/cause.ts';
import { switchOf } from '../../model/ruleset.ts';
`,
    },
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
  first: [
    {
      file: 'src/engine/model/language/ai.ts',
      from: "  'most-sp',\n",
      to: "  'most-sp',\n  'fewest-effects',\n",
    },
  ],
  complains: [
    'src/engine/ai/targeting.ts',
    'src/words/en/cards/ai-circumstance-text.ts',
    'tests/content/language-coverage.test.ts',
    'tests/engine/ai/every-priority.test.ts',
    'tests/support/slow-ai/reading.ts',
  ],
  rest: [
    {
      file: 'src/engine/ai/targeting.ts',
      from: "    case 'most-sp':",
      to: `    case 'fewest-effects':
      return { value: figure.effects.length, better: -figure.effects.length };
    case 'most-sp':`,
    },
    {
      file: 'src/words/en/cards/ai-circumstance-text.ts',
      from: "    case 'most-sp':",
      to: `    case 'fewest-effects':
      return line\`the fewest Effects\`;
    case 'most-sp':`,
    },
    {
      file: 'src/content/schemas/meanings/ai.ts',
      from: "  'most-sp': 'Whoever has the most SP.',",
      to: "  'fewest-effects': 'Whoever has the fewest effects.',\n  'most-sp': 'Whoever has the most SP.',",
    },
    {
      file: 'tests/content/language-coverage.test.ts',
      from: "    'most-sp': false,",
      to: "    'fewest-effects': false,\n    'most-sp': false,",
    },
    {
      file: 'tests/engine/ai/every-priority.test.ts',
      from: "    'most-sp': 'most',",
      to: "    'fewest-effects': 'least',\n    'most-sp': 'most',",
    },
    {
      file: 'tests/support/slow-ai/reading.ts',
      from: "      'most-sp': figure.sp,",
      to: "      'fewest-effects': -figure.effects.length,\n      'most-sp': figure.sp,",
    },
    {
      file: 'content/LANGUAGE.md',
      from: '"prioritise": ["last-attacker", "lowest-defense", "most-effects"]',
      to: '"prioritise": ["last-attacker", "lowest-defense", "fewest-effects", "most-effects"]',
    },
    {
      file: 'content/EXAMPLES.md',
      from: '  { "goal": "towards", "of": "most-effects" },',
      to: '  { "goal": "towards", "of": "most-effects" },\n  { "goal": "towards", "of": "fewest-effects" },',
    },
  ],
  tests: ['tests/engine/ai/every-priority.test.ts', 'tests/content/language-coverage.test.ts'],
};

/** What a card may ask: whether whoever uses it has no damage. */
export const CARD_WORD: Change = {
  recipe: 'A word of the card language',
  first: [
    {
      file: 'src/engine/model/language/ability-tests.ts',
      from: "  | { readonly is: 'own-turn' }",
      to: "  | { readonly is: 'own-turn' }\n  | { readonly is: 'unhurt' }",
    },
  ],
  complains: [
    'src/content/schemas/test-schema.ts',
    'src/engine/queries/figures/tests.ts',
    'src/words/en/cards/test-text.ts',
    'tests/words/en/cards/unambiguous.test.ts',
  ],
  rest: [
    {
      file: 'src/content/schemas/test-schema.ts',
      from: "  'own-turn': fields({ is: v.literal('own-turn') }),",
      to: "  'own-turn': fields({ is: v.literal('own-turn') }),\n  unhurt: fields({ is: v.literal('unhurt') }),",
    },
    {
      file: 'src/engine/queries/figures/tests.ts',
      from: "    case 'own-turn':",
      to: "    case 'unhurt':\n      return figure.damage === 0;\n    case 'own-turn':",
    },
    {
      file: 'src/words/en/cards/test-text.ts',
      from: "    case 'own-turn':",
      to: `    case 'unhurt':
      return line\`\${voice} \${has} \${not ? 'damage' : 'no damage'}\`;
    case 'own-turn':`,
    },
    {
      file: 'src/content/schemas/meanings/tests.ts',
      from: "      'own-turn': 'It is the user’s turn.',",
      to: "      'own-turn': 'It is the user’s turn.',\n      unhurt: 'The user has no damage.',",
    },
    {
      file: 'tests/words/en/cards/unambiguous.test.ts',
      from: "    'own-turn': [{ is: 'own-turn' }, 'it is not your turn'],",
      to: "    'own-turn': [{ is: 'own-turn' }, 'it is not your turn'],\n    unhurt: [{ is: 'unhurt' }, 'you have damage'],",
    },
    {
      file: 'content/LANGUAGE.md',
      from: '    { "is": "flanking" },',
      to: '    { "is": "flanking" },\n    { "is": "unhurt" },',
    },
  ],
  tests: ['tests/words/en/cards/unambiguous.test.ts', 'tests/engine/abilities/circumstances.test.ts'],
};

/** A question with answers of its own. */
export const QUESTION: Change = {
  recipe: 'A question with its card',
  first: [
    {
      file: 'src/engine/model/messages/question.ts',
      from: "  | { readonly ask: 'dynamite-where' }",
      to: "  | { readonly ask: 'dynamite-where' }\n  | { readonly ask: 'which-hand'; readonly cause: Cause }",
    },
    {
      file: 'src/engine/model/messages/act.ts',
      from: "  | { readonly do: 're-equip' }",
      to: "  | { readonly do: 're-equip' }\n  | { readonly do: 'take-hand'; readonly hand: 'left' | 'right' }",
    },
  ],
  complains: [
    'src/words/en/tell/questions.ts',
    'src/engine/model/option-id.ts',
    'src/words/en/tell/options.ts',
    'src/words/en/tell/about.ts',
    'src/stores/middara/options.ts',
    'src/ui/panels/option-icons.ts',
    'tests/rules/case-format.test.ts',
  ],
  rest: [
    {
      file: 'tests/rules/case-format.test.ts',
      from: "  're-equip': { do: 're-equip' },",
      to: "  're-equip': { do: 're-equip' },\n  'take-hand': { do: 'take-hand', hand: 'left' },",
    },
    {
      file: 'tests/cases/FORMAT.md',
      from: '`re-equip`, `summon:CARD`,',
      to: '`re-equip`, `hand:left`, `summon:CARD`,',
    },
    {
      file: 'src/words/en/tell/questions.ts',
      from: "  'dynamite-where': () => 'Where is it placed?',",
      to: `  'dynamite-where': () => 'Where is it placed?',
  'which-hand': ({ cause }, n) => \`\${n.cause(cause)}: which hand?\`,`,
    },
    {
      file: 'src/engine/model/option-id.ts',
      from: "  're-equip': ['re-equip'],",
      to: "  're-equip': ['re-equip'],\n  'take-hand': ['hand', ({ hand }) => hand],",
    },
    {
      file: 'src/words/en/tell/options.ts',
      from: "  're-equip': () => 'Re-Equip',",
      to: `  're-equip': () => 'Re-Equip',
  'take-hand': ({ hand }) => \`The \${hand} hand\`,`,
    },
    {
      file: 'src/words/en/tell/about.ts',
      from: "  're-equip': () =>",
      to: "  'take-hand': none,\n  're-equip': () =>",
    },
    {
      file: 'src/stores/middara/options.ts',
      from: "  're-equip': nothing,",
      to: "  're-equip': nothing,\n  'take-hand': nothing,",
    },
    {
      file: 'src/ui/panels/option-icons.ts',
      from: "  're-equip': EquipIcon,",
      to: "  're-equip': EquipIcon,\n  'take-hand': EquipIcon,",
    },
  ],
  tests: ['tests/words/en/tell', 'tests/ui/panels/option-icons.test.ts'],
};
