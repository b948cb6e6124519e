import type { UsedItem } from '../../model/content.ts';
import { canAttack } from '../../queries/encounter/encounter-numbers.ts';
import { figureIn, onField } from '../../queries/encounter/ground.ts';
import { listDevastating, type listFieldTurn } from '../../queries/encounter/turn.ts';
import { weaponOf } from '../../queries/hands.ts';
import { attacksOf, strideOf } from '../../queries/numbers.ts';
import { changeStat, drawItem } from '../changes.ts';
import { applyItem, payAbility } from '../skirmish.ts';
import { ask, type FolkloreTable, type Rule, roll } from '../table.ts';
import { strike } from './attack.ts';
import { interact } from './checks.ts';
import { command, loose } from './command.ts';
import { goAlong } from './ground-harm.ts';
import { attempt } from './rites.ts';

/** What a search must show, of a d10 (FK-33). */
const FINDS = 6;
/** What a rest on an adventure map gives back of each (FK-59). */
export const REST_HERE = 2;

/** One part of a character's turn, as it was chosen (pp.22, 25). */
export function* doPart(
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
      if (onField(table).field.adventure) {
        const { check } = content.heroes[state.heroes[hero]!.card]!.ability;
        emit({ type: 'checkHelped', hero, amount: check!, rule: 'p.22' });
        emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.22' });
        return;
      }
      emit({ type: 'lastingBegan', hero, rule: 'FK-31' });
      return;
    case 'use': {
      const item = content.items[state.heroes[hero]!.items[act.place]!.ref]! as UsedItem;
      if (item.kind !== 'consumed' || onField(table).field.adventure)
        emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.25' });
      yield* applyItem(table, hero, act.place, item);
      return;
    }
    case 'douse':
      emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.28' });
      emit({ type: 'flameDoused', at: act.at, rule: 'p.28' });
      return;
    case 'interact':
      yield* interact(table, id, hero, act.feature);
      return;
    case 'rite':
      emit({ type: 'actTaken', acts: acts - 1, steps, rule: 'p.25' });
      yield* attempt(table, id, act);
      return;
    case 'loose':
      yield* loose(table, id, act.target);
      return;
    case 'command':
      yield* command(table, act.figure, hero);
      return;
    case 'rest':
      emit({ type: 'restedHere', hero, rule: 'p.22' });
      for (const stat of ['vita', 'power', 'ghost'] as const)
        changeStat(table, hero, stat, REST_HERE, 'FK-59');
      return;
    case 'search': {
      if (!onField(table).field.adventure) emit({ type: 'interacted', rule: 'p.25' });
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
  const { hero } = figureIn(onField(table), id);
  const { of } = weaponOf(table, hero!);
  if (face === 1 && of !== 'nobody')
    emit({ type: 'weaponBroke', figure: id, ...(of === 'card' ? {} : { item: of }), rule: 'p.25' });
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
