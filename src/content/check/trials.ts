import { type Space, TERRAIN_OF } from '../../engine/model/board.ts';
import type { CombatantCard } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import type { Content } from '../load-content.ts';
import { trialSentences } from '../made-sentences.ts';

/** The ground on which a combatant is tried, if it has room; else the training grounds in turn. */
const YARD = 'training-yard';

/** In the space of its pack: `my-pack:gate-hound` is tried in `my-pack:trial-gate-hound`. */
export const trialId = (combatant: string): string => combatant.replace(/^([^:]*:)?/, '$1trial-');

/** An encounter for each combatant of a player's own packs, so that it can be met at once. */
export function trialsOf(
  packs: Content['packs'],
  { cards, encounters }: Pick<Content, 'cards' | 'encounters'>,
): Content['trials'] {
  const yard = encounters[YARD];
  const yards = [...(yard ? [yard] : []), ...Object.values(encounters).filter((one) => one.training)];
  const trials = packs
    .filter(({ own }) => own)
    .flatMap(({ ids }) => ids.combatants)
    .map((id) => cards.combatants[id])
    .filter((card) => card?.kind === 'intelligent')
    .flatMap((card) => trialOf(card!, yards) ?? []);
  return Object.fromEntries(trials.map((trial) => [trial.id, trial]));
}

/** One figure of the combatant in the first of the yards with room for it; nobody else is there. */
function trialOf(card: CombatantCard, yards: readonly EncounterDefinition[]): EncounterDefinition | null {
  for (const yard of yards) {
    const at = roomIn(yard, card.size);
    if (!at) continue;
    const { name, intro, won, lost } = trialSentences(card.name);
    const { board, startingZone, loadouts, lootLevel, sources, tiles } = yard;
    return {
      id: trialId(card.id),
      name,
      training: true,
      intro,
      sources,
      lootLevel,
      board,
      tokens: [],
      startingZone,
      combatants: [{ card: card.id, number: 1, at }],
      endConditions: [
        { id: 'stood', result: 'won', text: won, when: { is: 'all-opponents-defeated' } },
        { id: 'fallen', result: 'lost', text: lost, when: { is: 'all-adventurers-defeated' } },
      ],
      loot: {},
      rules: [],
      loadouts,
      ...(tiles ? { tiles } : {}),
    };
  }
  return null;
}

/** The place farthest from the starting zone with room for the base on open ground. */
function roomIn(yard: EncounterDefinition, [width, height]: CombatantCard['size']): Space | null {
  const { rows } = yard.board;
  let best: Space | null = null;
  let most = 1;
  const isOpen = (x: number, y: number) =>
    TERRAIN_OF[rows[y]?.[x] ?? ' '] === 'normal' &&
    !yard.startingZone.some((at) => at[0] === x && at[1] === y);
  const farFrom = (x: number, y: number) =>
    Math.min(...yard.startingZone.map((at) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))));
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const base = Array.from({ length: width * height }, (_, i) => [
        x + (i % width),
        y + Math.floor(i / width),
      ]);
      if (!base.every(([a, b]) => isOpen(a!, b!))) continue;
      const far = Math.min(...base.map(([a, b]) => farFrom(a!, b!)));
      if (far > most) {
        most = far;
        best = [x, y];
      }
    }
  });
  return best;
}
