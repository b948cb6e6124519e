import type { Figure } from '../../model/field.ts';
import { canAttack, isStruck } from '../../queries/encounter/encounter-numbers.ts';
import { figureIn, onField, standing, stands } from '../../queries/encounter/ground.ts';
import type { FolkloreTable, Rule } from '../table.ts';
import { strike } from './attack.ts';
import { chooseMove } from './behaviour.ts';
import { commanded } from './command.ts';
import { decide } from './decision.ts';
import { feelGround } from './ground-harm.ts';
import { stumble } from './harm.ts';
import { summon } from './summon.ts';

/**
 * A foe's turn (pp.26-27):
 * 0. One that obeys a hero does as that says instead (p.28), but for an attack it has lost (p.27).
 * 1. It moves as its kind does: with a sword, with an arrow, or a swarm.
 * 2. It chooses a target and attacks; swarms roll once against all on them and next to them (p.28).
 * 3. Natural 100: after that attack one more at a random enemy. Natural 1: no attack in its next turn.
 */
export function* foeTurn(table: FolkloreTable, id: number): Rule {
  const { emit, content } = table;
  const side = content.foes[figureIn(onField(table), id).foe!]!.encounter!;
  emit({
    type: 'fieldTurnBegan',
    turn: { figure: id, steps: side.stride, acts: 1, interacts: 0, begun: false, felt: [], used: [] },
    rule: 'p.26',
  });
  yield* feelGround(table, id);
  const { controller = null } = figureIn(onField(table), id);
  if (controller !== null) {
    if (table.state.heroes[controller]!.isGhost === false) {
      if (figureIn(onField(table), id).misses) {
        emit({ type: 'attackLost', figure: id, misses: false, rule: 'p.27' });
        emit({ type: 'actTaken', acts: 0, steps: side.stride, rule: 'p.27' });
      }
      yield* commanded(table, id, controller);
      endTurn(table, id, true);
      return;
    }
    emit({ type: 'controlled', figure: id, by: null, rule: 'p.28' });
  }
  const isThere = () => stands(onField(table), figureIn(onField(table), id));
  if (isThere() && side.summons) summon(table, id, side.summons);
  const target = isThere() ? yield* chooseMove(table, id) : null;
  if (isThere() && figureIn(onField(table), id).misses)
    emit({ type: 'attackLost', figure: id, misses: false, rule: 'p.27' });
  else if (isThere()) yield* attackAll(table, id, target);
  if (isThere()) stumble(table, id);
  endTurn(table, id, false);
}

/** A turn is over, and with it that somebody obeyed a hero (FK-58). */
function endTurn(table: FolkloreTable, id: number, obeyed: boolean): void {
  if (obeyed) table.emit({ type: 'controlled', figure: id, by: null, rule: 'FK-58' });
  table.emit({ type: 'fieldTurnEnded', figure: id, rule: 'p.26' });
}

function* attackAll(table: FolkloreTable, id: number, target: number | null): Rule {
  const { content } = table;
  const isSwarm = content.foes[figureIn(onField(table), id).foe!]!.encounter!.swarm === true;
  const targets = isSwarm ? besideIt(table, id) : target === null ? [] : [target];
  let thrown: number | undefined;
  // Of a swarm it is one roll against all of them.
  for (const one of targets) thrown = (yield* strike(table, id, one, { thrown })).face;
  if (thrown === undefined) return;
  if (thrown === 1) table.emit({ type: 'attackLost', figure: id, misses: true, rule: 'p.27' });
  if (thrown !== 100) return;
  const others = reachable(table, id);
  if (others.length === 0) return;
  const { face } = yield* strike(table, id, (yield* decide(table, others)).id);
  if (face === 1) table.emit({ type: 'attackLost', figure: id, misses: true, rule: 'p.27' });
}

/** Heroes it can attack from where it stands. */
export function reachable(table: FolkloreTable, id: number): Figure[] {
  const position = onField(table);
  const foe = figureIn(position, id);
  return standing(position, 'heroes').filter((hero) => canAttack(position, foe, hero));
}

const besideIt = (table: FolkloreTable, id: number): number[] => {
  const position = onField(table);
  const swarm = figureIn(position, id);
  return standing(position, 'heroes')
    .filter((hero) => isStruck(position, swarm, hero))
    .map((hero) => hero.id);
};
