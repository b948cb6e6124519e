import { isUsed, type UsedItem } from '../model/content.ts';
import { sumOf } from '../model/ledger.ts';
import {
  abilityOf,
  attackBonus,
  attacksOf,
  defenseOf,
  foeBonus,
  foeDefense,
  foeOf,
} from '../queries/numbers.ts';
import { listStances, listTurn } from '../queries/turn-options.ts';
import { changeStat, endIfAllGhosts } from './changes.ts';
import { ask, type FolkloreTable, listLiving, type Rule, roll, rollDice } from './table.ts';

const D100 = 100;

/**
 * Skirmish resolution (p.18), before the first round:
 * 1. Determine Strength: the dice on the card for so many players.
 * 2. Place the Skirmish Counter on that value.
 */
export function* determineStrength(table: FolkloreTable): Rule {
  const players = String(table.state.heroes.length) as '1' | '2' | '3' | '4';
  const lines = yield* rollDice(table, foeOf(table).strength[players], 'p.18 1');
  table.emit({ type: 'counterSet', strength: sumOf(lines), rule: 'p.18 2' });
}

/**
 * 3. Attack or Defend (p.18): all choose at the beginning of each round, the leader first. What is meant for the foes'
 * turn is declared with it (FK-11).
 */
export function* chooseStances(table: FolkloreTable): Rule {
  const { state, emit } = table;
  emit({ type: 'skirmishRoundBegan', round: state.fight!.round + 1, rule: 'p.18 3' });
  for (const at of listLiving(state)) {
    const options = listStances(table, at);
    const act = yield* ask(table, at, { kind: 'stance', options, rule: 'p.18 3' });
    if (act.do !== 'stance') continue;
    const { stance, ability } = act;
    if (ability) payAbility(table, at);
    emit({ type: 'stanceChosen', hero: at, declared: { stance, ability }, rule: 'p.18 3' });
  }
  emit({ type: 'stepBegan', step: 'foes', rule: 'p.18 4' });
}

/**
 * 4. Creatures Turn (p.18): a roll with its modifiers, equal to a character's Defense or greater, hits. Of several each
 * attacks all characters, one foe after the other, the leader first (FK-9). A hit costs the Vita on the card (FK-1).
 */
export function* foesTurn(table: FolkloreTable): Rule {
  const { state, emit } = table;
  const { count, damage } = foeOf(table);
  for (let foe = 1; foe <= count; foe++)
    for (const at of listLiving(state)) {
      const face = yield* roll(table, D100, 'p.18 4');
      const sum = rolled(face, foeBonus(table).entries, 'p.18 4');
      const need = defenseOf(table, at);
      const hit = sum.total >= need.total;
      emit({ type: 'attackRolled', hero: at, foe, roll: sum, need, hit, rule: 'p.18 4' });
      if (!hit) continue;
      const lost = sumOf(yield* rollDice(table, damage, 'FK-1'));
      changeStat(table, at, 'vita', -lost.total, 'FK-1');
    }
  if (!endIfAllGhosts(table)) emit({ type: 'stepBegan', step: 'heroes', rule: 'p.18 5' });
}

/**
 * 5. Characters Turn (p.18): each uses any items, then rolls with Might and its modifiers, by one ability or without;
 * equal to the foes' Defense or greater hits. The leader first (p.11).
 */
export function* heroesTurn(table: FolkloreTable): Rule {
  for (const at of listLiving(table.state)) yield* heroTurn(table, at);
  table.emit({ type: 'stepBegan', step: 'counter', rule: 'p.18 6' });
}

function* heroTurn(table: FolkloreTable, at: number): Rule {
  const { state, content, emit } = table;
  const used: UsedItem[] = [];
  for (;;) {
    const options = listTurn(table, at, used);
    const act = yield* ask(table, at, { kind: 'skirmish-turn', options, rule: 'p.18 5' });
    if (act.do === 'use') {
      const item = content.items[state.heroes[at]!.items[act.place]!.ref]!;
      // Nothing else is offered.
      if (!isUsed(item)) continue;
      yield* applyItem(table, at, act.place, item);
      used.push(item);
      continue;
    }
    const ability = act.do === 'strike' && act.ability;
    if (ability) payAbility(table, at);
    const attacks = attacksOf(abilityOf(table, at), ability);
    for (let n = 0; n < attacks; n++) {
      const face = yield* roll(table, D100, 'p.18 5', at);
      const sum = rolled(face, attackBonus(table, at, used, ability).entries, 'p.18 5');
      const need = foeDefense(table);
      const hit = sum.total >= need.total;
      emit({ type: 'attackRolled', hero: at, foe: null, roll: sum, need, hit, rule: 'p.18 5' });
    }
    return;
  }
}

/** An item is used: what it gives back, and whether it is gone. An artifact costs Ghost Points, and stays (FK-54). */
export function* applyItem(table: FolkloreTable, at: number, place: number, item: UsedItem): Rule {
  const gone = item.kind === 'consumed';
  const stays = item.kind === 'artifact' ? { stays: true as const } : {};
  table.emit({ type: 'itemUsed', hero: at, place, item: item.id, gone, ...stays, rule: 'p.18' });
  if (item.kind === 'artifact') changeStat(table, at, 'ghost', -item.ghost, 'FK-54');
  if (item.vita !== undefined) {
    const healed = sumOf(yield* rollDice(table, item.vita, 'p.18', at));
    changeStat(table, at, 'vita', healed.total, 'p.18');
  }
  changeStat(table, at, 'power', item.restores ?? 0, 'p.18');
}

/** An ability is paid with Power. */
export function payAbility(table: FolkloreTable, at: number): void {
  const { id, power } = abilityOf(table, at);
  table.emit({ type: 'abilityUsed', hero: at, ability: id, rule: 'p.18' });
  changeStat(table, at, 'power', -power, 'p.18');
}

const rolled = (face: number, bonus: Parameters<typeof sumOf>[0], rule: string) =>
  sumOf([{ cause: { from: 'die', sides: D100 }, amount: face, rule }, ...bonus]);

/**
 * 6. Reduce the counter by the attacks that hit (p.18).
 * 7. At 0 the skirmish is won; else step 3 comes again.
 */
export function* reduceCounter({ state, emit }: FolkloreTable): Rule {
  const { hits, counter: was } = state.fight!;
  const counter = Math.max(0, was - hits);
  emit({ type: 'counterLowered', hits, counter, rule: 'p.18 6' });
  emit({ type: 'stepBegan', step: counter === 0 ? 'loot' : 'stances', rule: 'p.18 7' });
}
