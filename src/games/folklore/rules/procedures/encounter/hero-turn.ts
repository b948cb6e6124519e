import { figureIn, onField, standing } from '../../queries/encounter/ground.ts';
import { listFieldTurn, listTrade } from '../../queries/encounter/turn.ts';
import { strideOf } from '../../queries/numbers.ts';
import { handle } from '../hands-and-gifts.ts';
import { ask, type FolkloreTable, type Rule } from '../table.ts';
import { feelGround, feltBefore } from './ground-harm.ts';
import { stumble } from './harm.ts';
import { doPart } from './hero-parts.ts';
import { missTurn } from './miss-turn.ts';

/**
 * A character's turn (pp.24-26), its parts in any order:
 * - Move up to the Stride, in pieces.
 * - Act once: an attack, which ends the move; an item or artifact; a prayer or ritual; flames put out (p.28).
 * - Interact once with a feature next to it: search a token, which is there for one search, or make a skill check.
 * - Have a summoned ally act, and a companion attack beside an own attack.
 * - Any consumables, any abilities.
 * - Hold all of it, before any is done: then it comes after everyone else, foes, too (FK-38).
 * - At the very end, change what is held in hands, and trade items with a neighbour.
 * On an adventure map (p.22) it is the same, but one use of an item, an ability or a rite is all there is, a search is
 * no interaction (FK-63), and it may begin with a rest.
 */
export function* heroTurn(table: FolkloreTable, id: number): Rule {
  const { state, emit } = table;
  const position = onField(table);
  const hero = figureIn(position, id).hero!;
  const isHeld = position.field.held.includes(id);
  emit({
    type: 'fieldTurnBegan',
    turn: {
      figure: id,
      steps: strideOf(table, hero).total,
      acts: 1,
      interacts: 1,
      begun: false,
      felt: [],
      used: [],
      ...(isHeld ? feltBefore(position, figureIn(position, id)) : {}),
    },
    rule: 'p.24',
  });
  if (onField(table).field.lasting.some((one) => one.hero === hero))
    emit({ type: 'lastingEnded', hero, rule: 'FK-31' });
  if (!isHeld) yield* feelGround(table, id);
  for (const { id: ally } of onField(table).field.figures.filter((one) => one.ally === hero))
    missTurn(table, ally);
  while (!state.heroes[hero]!.isGhost) {
    const options = listFieldTurn(table, id);
    const act = yield* ask(table, hero, { kind: 'encounter-turn', figure: id, options, rule: 'p.24' });
    if (act.do === 'hold') {
      emit({ type: 'turnHeld', figure: id, rule: 'p.24' });
      return;
    }
    if (act.do === 'end') break;
    yield* doPart(table, id, act);
    if (isWon(table)) break;
  }
  // With the last foe the fight is over (p.29).
  if (!isWon(table)) {
    yield* trade(table, hero, id);
    stumble(table, id);
  }
  emit({ type: 'fieldTurnEnded', figure: id, rule: 'p.24' });
}

const isWon = (table: FolkloreTable): boolean =>
  !onField(table).field.adventure && standing(onField(table), 'foes').length === 0;

/** Equip/Trade (p.26): what is held, and items to and from a neighbour, at the very end of the turn. */
function* trade(table: FolkloreTable, hero: number, id: number): Rule {
  for (;;) {
    if (table.state.heroes[hero]!.isGhost) return;
    const options = listTrade(table, id);
    if (options.length === 1) return;
    const act = yield* ask(table, hero, { kind: 'trade', figure: id, options, rule: 'p.26' });
    if (!handle(table, act, 'p.26')) return;
  }
}
