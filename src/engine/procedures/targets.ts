import type { Target } from '../model/abilities.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { areAllies, areFiguresAdjacent, inTrackOrder, listStanding, rangeOf } from '../queries/figures.ts';
import { isInInfluence, sightOf } from '../queries/sight.ts';
import { ask } from './ask.ts';
import { isStanding } from './damage.ts';
import { attackUnderWay } from './scope.ts';
import type { Rule, Table } from './table.ts';

type Ranged = Extract<Target, { who: 'choose' | 'all' }>;

/** The figures a target description allows for that user, opponents first, in track order. */
export function listCandidates(position: Position, target: Ranged, user: Figure): Figure[] {
  const found = inTrackOrder(position.state, listStanding(position.state)).filter((figure) =>
    fits(position, target, user, figure),
  );
  return target.side === 'figure'
    ? [...found.filter((f) => !areAllies(f, user)), ...found.filter((f) => areAllies(f, user))]
    : found;
}

function fits(position: Position, target: Ranged, user: Figure, figure: Figure): boolean {
  const ally = areAllies(figure, user);
  if (target.side === 'ally' && !ally) return false;
  if (target.side === 'another-ally' && (!ally || figure.id === user.id)) return false;
  if (target.side === 'opponent' && ally) return false;
  // "Figure" and "opponent" never mean oneself; "any ally" does (p.48).
  if (target.side === 'figure' && figure.id === user.id) return false;
  if (figure.id === user.id) return true;
  if (target.within === 'adjacent') return areFiguresAdjacent(position, user.id, figure.id);
  if (target.within === 'soi') return isInInfluence(position, user, figure);
  if (target.who === 'choose' && target.within === 'range') {
    return (
      rangeOf(user, figure) <= (target.range ?? 1) &&
      (target.sight === false || sightOf(position, user, figure).clear)
    );
  }
  return true;
}

/** Whom an effect touches now; asks the user where there is a choice. Empty when there is nobody. */
export function* chooseTargets(
  table: Table,
  target: Target,
  userId: FigureId,
  struckId: FigureId | null,
  label: string,
): Rule<FigureId[]> {
  const user = figureIn(table.state, userId);
  switch (target.who) {
    case 'self':
      return isStanding(table, userId) ? [userId] : [];
    case 'target':
      return struckId !== null && isStanding(table, struckId) ? [struckId] : [];
    case 'attacker': {
      const { attacker } = attackUnderWay(table);
      return isStanding(table, attacker) ? [attacker] : [];
    }
    case 'all':
      return listCandidates(table, target, user).map((f) => f.id);
    case 'choose': {
      const answer = yield* ask(table, () => ({
        kind: 'choose-target',
        figure: userId,
        text: `${label}: whom?`,
        rule: 'p.48',
        options: listCandidates(table, target, figureIn(table.state, userId)).map((f) => ({
          id: `target:${f.id}`,
          label: f.name,
          figure: f.id,
        })),
      }));
      return answer === null ? [] : [answer.slice('target:'.length)];
    }
  }
}
