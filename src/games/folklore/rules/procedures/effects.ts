import type { Change, Effect } from '../model/content.ts';
import type { FolkloreOption } from '../model/prompts.ts';
import { hasBroken } from '../queries/hands.ts';
import { changeStat, drawItem } from './changes.ts';
import { setAdventure, setField } from './encounter/set-field.ts';
import { ask, type FolkloreTable, listFromLeader, type Rule } from './table.ts';

/** What a card does, one thing after another; a fight or an adventure map last (p.15). */
export function* doAll(table: FolkloreTable, effects: readonly Effect[]): Rule {
  for (const effect of effects) yield* doOne(table, effect);
}

function* doOne(table: FolkloreTable, effect: Effect): Rule {
  const { state, emit } = table;
  if ('fight' in effect) {
    if (state.heroes.some(({ isGhost }) => !isGhost))
      emit({ type: 'fightBegan', foe: effect.fight, last: false, rule: 'p.18' });
  } else if ('encounter' in effect) {
    if (state.heroes.some(({ isGhost }) => !isGhost)) setField(table, effect.encounter, false);
  } else if ('adventure' in effect) {
    if (state.heroes.some(({ isGhost }) => !isGhost)) setAdventure(table, effect.adventure);
  } else if ('mends' in effect) {
    for (const at of listFromLeader(state))
      if (hasBroken(table, at)) emit({ type: 'mended', hero: at, rule: 'p.25' });
  } else if ('each' in effect) {
    for (const at of listFromLeader(state)) changeAll(table, at, effect.each);
  } else if ('leader' in effect) {
    changeAll(table, state.leader, effect.leader);
  } else if ('items' in effect) {
    for (let n = 0; n < effect.items; n++) drawItem(table, yield* whoTakes(table), 'FK-13');
  } else if (effect.coins > 0) {
    changeStat(table, yield* whoTakes(table), 'coins', effect.coins, 'FK-14');
  } else {
    pay(table, -effect.coins);
  }
}

function changeAll(table: FolkloreTable, at: number, change: Change): void {
  for (const stat of ['vita', 'power', 'ghost', 'lore'] as const)
    changeStat(table, at, stat, change[stat] ?? 0, 'p.15');
}

/** The leader says who takes what was found (p.11). */
function* whoTakes(table: FolkloreTable): Rule<number> {
  const options = listFromLeader(table.state).map(
    (hero): FolkloreOption => ({ id: `take:${hero}`, act: { do: 'take', hero } }),
  );
  const act = yield* ask(table, table.state.leader, { kind: 'share', options, rule: 'p.11' });
  return act.do === 'take' ? act.hero : table.state.leader;
}

/** The group pays: the leader first, then the others clockwise (FK-14). */
function pay(table: FolkloreTable, coins: number): void {
  let due = coins;
  for (const at of listFromLeader(table.state)) {
    const paid = Math.min(due, table.state.heroes[at]!.coins);
    changeStat(table, at, 'coins', -paid, 'FK-14');
    due -= paid;
  }
}
