import {
  type EncounterDefinition,
  type EncounterState,
  lootDeckFor,
  TERRAIN_OF,
  withTerrain,
} from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import type { CaseInput } from './case-schema.ts';

/** What a case says of its encounter, as the rules use one. Throws CaseError for a Plank where none may lie. */
export function encounterOf(input: CaseInput, root: string): EncounterDefinition {
  const { rows, elevation, walls = [], currents, planks } = input.board;
  planks.forEach(([x, y], i) => {
    const terrain = TERRAIN_OF[rows[y]?.[x] ?? ' ']!;
    if (terrain === 'obstructing' || terrain === 'void')
      throw new CaseError(
        `${root}.board.planks[${i}]`,
        `a space that is not Obstructing or void (p.67), got [${x}, ${y}]`,
      );
  });
  const board = { rows, elevation, walls, currents };
  return {
    id: 'case',
    name: input.name,
    intro: '',
    sources: { default: 'original' },
    lootLevel: input.lootLevel,
    board: planks.length > 0 ? withTerrain(board, planks, 'normal') : board,
    tokens: input.boardTokens.map(({ id, ...token }, i) => ({ ...token, id: id ?? `token-${i + 1}` })),
    startingZone: [],
    combatants: [],
    endConditions: input.endConditions.map((end, i) => ({ ...end, id: end.id ?? `end-${i + 1}` })),
    loot: input.loot,
    ...(Object.keys(input.totems).length > 0 ? { totems: input.totems } : {}),
    ...(input.objectives.length > 0 ? { objectives: input.objectives } : {}),
    ...(input.achievements.length > 0 ? { achievements: input.achievements } : {}),
    rules: [],
    loadouts: {},
  };
}

/** The Combatant Loot Deck, what was gained before, and the party's stash. */
export function lootOf(input: CaseInput): EncounterState['loot'] {
  const { lootLevel: level, lootDeck, gold, stash } = input;
  return {
    level,
    deck: deckOf(lootDeck, level),
    gold,
    gained: [],
    ...(stash.length > 0 ? { stash: [...stash] } : {}),
  };
}

function deckOf(deck: CaseInput['lootDeck'], level: CaseInput['lootLevel']): Record<string, number> {
  if (deck === 'full') return lootDeckFor(level);
  if (!Array.isArray(deck)) return { ...deck };
  const counted: Record<string, number> = {};
  for (const card of deck) counted[card] = (counted[card] ?? 0) + 1;
  return counted;
}
