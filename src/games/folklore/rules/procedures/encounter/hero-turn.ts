import type { UsedItem } from '../../model/content.ts';
import { canAttack } from '../../queries/encounter/encounter-numbers.ts';
import { figureIn, onField, standing } from '../../queries/encounter/ground.ts';
import { listDevastating, listFieldTurn, listTrade } from '../../queries/encounter/turn.ts';
import { attacksOf, strideOf } from '../../queries/numbers.ts';
import { changeStat, drawItem } from '../changes.ts';
import { applyItem, payAbility } from '../skirmish.ts';
import { ask, type FolkloreTable, type Rule, roll } from '../table.ts';
import { strike } from './attack.ts';
import { feelGround, feltBefore, goAlong } from './ground-harm.ts';
import { stumble } from './harm.ts';

/** What a search must show, of a d10 (FK-33). */
const FINDS = 6;

/**
 * A character's turn (pp.24-26), its parts in any order:
 * - Move up to the Stride, in pieces.
 * - Act once: an attack, which ends the move; an item that is exhausted; flames put out (p.28).
 * - Interact once with a feature next to it: search a token, which is there for one search.
 * - Any consumables, any abilities.
 * - Hold all of it, before any is done: then it comes after everyone else, foes, too (FK-38).
 * - At the very end, trade items with a neighbour.
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

const isWon = (table: FolkloreTable): boolean => standing(onField(table), 'foes').length === 0;

function* doPart(
  table: FolkloreTable,
  id: number,
  act: ReturnType<typeof listFieldTurn>[number]['act'],
): Rule {
  const { state, content, emit } = table;
  const hero = figureIn(onField(table), id).hero!;
  const { acts, steps } = onField(table).field.turn!;
  switch (act.do) {
    case 'walk':
      yield* goAlong(table, id, act.way, 'p.25');
      return;
    case 'attack': {
      emit({ type: 'actTaken', acts: acts - 1, steps: 0, rule: 'p.25' });
      if (act.ability) payAbility(table, hero);
      const { ability } = content.heroes[state.heroes[hero]!.card]!;
      for (let n = attacksOf(ability, act.ability); n > 0; n--) {
        // It has fallen, or is out of the reach of what is left of a weapon.
        const position = onField(table);
        const target = figureIn(position, act.target);
        if (target.at === null || !canAttack(position, figureIn(position, id), target)) return;
        const { face } = yield* strike(table, id, act.target, { ability: act.ability });
        yield* afterNatural(table, id, face);
      }
      return;
    }
    case 'ability':
      payAbility(table, hero);
      emit({ type: 'lastingBegan', hero, rule: 'FK-31' });
      return;
    case 'use': {
      const item = content.items[state.heroes[hero]!.items[act.place]!.ref]! as UsedItem;
      if (item.kind === 'exhausted') emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.25' });
      yield* applyItem(table, hero, act.place, item);
      return;
    }
    case 'douse':
      emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.28' });
      emit({ type: 'flameDoused', at: act.at, rule: 'p.28' });
      return;
    case 'search': {
      emit({ type: 'interacted', rule: 'p.25' });
      const face = yield* roll(table, 10, 'FK-33', hero);
      const found = face >= FINDS;
      emit({ type: 'tokenSearched', at: act.at, hero, face, found, rule: 'FK-33' });
      if (found) drawItem(table, hero, 'FK-33');
      return;
    }
  }
}

/** A natural 100: Move and Act once more, or all Power. A natural 1: the weapon is broken until a tinker sees it (p.25). */
function* afterNatural(table: FolkloreTable, id: number, face: number): Rule {
  const { state, content, emit } = table;
  const { hero, broken } = figureIn(onField(table), id);
  if (face === 1 && !broken) emit({ type: 'weaponBroke', figure: id, rule: 'p.25' });
  if (face !== 100) return;
  const act = yield* ask(table, hero!, {
    kind: 'devastating-strike',
    figure: id,
    options: listDevastating(),
    rule: 'p.25',
  });
  const choice = act.do === 'power' ? 'power' : 'again';
  emit({ type: 'devastated', figure: id, choice, rule: 'p.25' });
  const { acts, steps } = onField(table).field.turn!;
  if (choice === 'again')
    emit({ type: 'actTaken', acts: acts + 1, steps: steps + strideOf(table, hero!).total, rule: 'p.25' });
  else changeStat(table, hero!, 'power', content.heroes[state.heroes[hero!]!.card]!.power, 'p.25');
}

/** Equip/Trade (p.26): with a neighbour, at the very end of the turn. */
function* trade(table: FolkloreTable, hero: number, id: number): Rule {
  for (;;) {
    if (table.state.heroes[hero]!.isGhost) return;
    const options = listTrade(table, id);
    if (options.length === 1) return;
    const act = yield* ask(table, hero, { kind: 'trade', figure: id, options, rule: 'p.26' });
    if (act.do !== 'give') return;
    table.emit({ type: 'itemGiven', from: act.from, place: act.place, to: act.to, rule: 'p.26' });
  }
}
