import {
  adjacency,
  attackProfileOf,
  figureIn,
  isFlankingAttack,
  oddsOf,
  type Position,
  reachFor,
  type Space,
  sightFor,
  spacesOf,
} from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import type { CasePoint, CaseQuery } from './query-schema.ts';

/** The answer to one query of a case, in the shared format. Throws CaseError for a card that is not there. */
export function answerQuery(position: Position, query: CaseQuery, path = '$'): unknown {
  const { board } = position.state;
  const at = (point: CasePoint): Space[] =>
    typeof point === 'string' ? spacesOf(figureIn(position.state, point)) : [point];
  if ('los' in query) return sight(position, query.los, false);
  if ('soi' in query) return sight(position, query.soi, true);
  if ('range' in query) return { range: adjacency.rangeBetween(at(query.range.from), at(query.range.to)) };
  if ('adjacent' in query)
    return { adjacent: adjacency.areBasesAdjacent(board, at(query.adjacent.from), at(query.adjacent.to)) };
  if ('nearest' in query)
    return { steps: adjacency.stepsBetween(board, at(query.nearest.from), at(query.nearest.to)) };
  if ('reach' in query) {
    const figure = figureIn(position.state, query.reach.figure);
    return {
      spaces: reachFor(position, figure, query.reach.points).map(({ space, cost }) => [...space, cost]),
    };
  }
  if ('flanking' in query) {
    const { attacker, target } = query.flanking;
    const profile = attackProfileOf(position, figureIn(position.state, attacker));
    return {
      flanking: profile.kind === 'melee' && isFlankingAttack(position, attacker, target, profile.range),
    };
  }
  if ('sources' in query) {
    const ref = query.sources.card;
    const { adventurers, combatants, items, disciplines } = position.cards;
    const card = adventurers[ref] ?? combatants[ref] ?? items[ref] ?? disciplines[ref];
    if (!card) throw new CaseError(`${path}.sources.card`, `a card of the content, got "${ref}"`);
    return { sources: card.sources };
  }
  const { hit, damage } = oddsOf(position, query.odds.attacker, query.odds.target, query.odds);
  return { hit, damage };
}

function sight(
  position: Position,
  { from, to, as }: { from: CasePoint; to: CasePoint; as?: string },
  influence: boolean,
) {
  const found = sightFor(position, from, to, { as, influence });
  return { clear: found.clear, penalty: influence ? 0 : found.penalty };
}
