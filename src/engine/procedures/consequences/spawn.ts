import type { Space } from '../../model/board.ts';
import type { CombatantCard } from '../../model/cards/cards.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { isFree, listNearestFree } from '../../queries/figures/free-spaces.ts';
import { freshCombatant, freshId } from '../core/deal.ts';
import { chooseSpace, foremostPlayer, seatFor } from '../core/place.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import type { Rule, Table } from '../core/table.ts';
import { placeOnTrack } from './track.ts';

/**
 * Spawning, p.19 and ruling C9: the lowest number not in play, on the space or the nearest free one that is not
 * Dangerous (players choose among equals), its card onto the track. With every copy in play, nothing (p.67).
 * `by` is the figure that spawned it, whose kind of spawn leaves no loot (p.55). Gives its id, or null.
 */
export function* resolveSpawn(
  table: Table,
  ref: CardRef,
  at: Space,
  by: FigureId | null,
): Rule<FigureId | null> {
  const card = table.cards.combatants[ref];
  if (!card) throw new Error(`no combatant ${ref} to spawn`);
  const number = lowestNumber(table, ref);
  if (number === null) return null;
  const space = isFree(table, at, card.size) ? at : yield* chooseNearest(table, card, at, by);
  if (!space) return null;
  // Command Combatants are always the players' (p.55); others are opponents of whoever did not spawn them.
  const seat = seatFor(table, by ?? table.state.turn?.figure ?? null);
  const fresh = freshCombatant(card, number, space, seat, freshId(table, card, number));
  const side = table.state.figures.find((f) => f.id === by)?.side ?? 'combatants';
  const figure: Figure = {
    ...fresh,
    side: card.kind === 'command' ? fresh.side : side,
    spawnedByFigure: by !== null,
  };
  table.emit({ type: 'figureSpawned', figure, by, rule: 'p.19' });
  yield* placeOnTrack(table, figure.group, figure.id);
  yield* reactAtOnce(table, 'comes-in', figure.id, {});
  return figure.id;
}

/** The lowest number of that Combatant not in play; null when every copy is (p.67). */
export function lowestNumber({ state, cards }: Position, ref: CardRef): number | null {
  const figures = cards.combatants[ref]?.figures ?? 0;
  const inPlay = new Set(state.figures.filter((f) => f.card === ref && !f.defeated).map((f) => f.number));
  for (let number = 1; number <= figures; number++) if (!inPlay.has(number)) return number;
  return null;
}

function* chooseNearest(
  table: Table,
  card: CombatantCard,
  at: Space,
  by: FigureId | null,
): Rule<Space | null> {
  const spaces = listNearestFree(table, [at], card.size);
  const asked = by ?? table.state.turn?.figure ?? foremostPlayer(table);
  return asked === null
    ? (spaces[0] ?? null)
    : yield* chooseSpace(table, asked, spaces, { ask: 'spawned-where', card: card.id }, 'C9', {
        ofCombatant: card.kind === 'intelligent',
        stands: {
          size: card.size,
          side: table.state.figures.find(({ id }) => id === by)?.side ?? 'combatants',
          fights: card.attack?.kind ?? 'melee',
        },
      });
}
