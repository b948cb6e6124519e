/**
 * A hero's turn in stealth (malhya.txt L3722–L3797, L3859–L3943, L4061–L4067).
 *
 * 1. In any order, as long as it can pay: moves (the free one in the main phase only), ranged and melee kills, corpses
 *    (L3726–L3750, L3839); six AP for a fallen hero (L4121); potions, objects, weapons, trade, talents, as in combat (MA-144); spells of stealth, which are no line (L5493).
 * 2. After each space and each action whoever is seen is seen (`notice.ts`); between them whoever waits may act (L3927).
 * 3. It waits, for the price on its board, the free move lost (L3863–L3879), or ends: AP lost (L3887). Then the dice
 *    (L3891). Off the board by an exit its turn ends, dice before it goes (MA-145).
 */
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { zoneAt } from '../place/ground.ts';
import { isSameSpace, keyOf, type Space } from '../place/space.ts';
import { afterAct, noteEngaged, spendAction } from '../procedures/engaged.ts';
import { changeAp } from '../procedures/heal.ts';
import { takeStep } from '../procedures/hero-moves.ts';
import { reach } from '../procedures/instructions.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { carryOwn, ownOptions } from '../procedures/turn-acts.ts';
import { fieldOf, heroIndex, placeHero, placeOf } from '../queries/field-of.ts';
import { boardOf } from '../queries/fighters.ts';
import { endStealth } from './alarm.ts';
import { exitOption, exitsOf, isExplored, leaveBy } from './leave-room.ts';
import { killEnemy, notice, revive } from './notice.ts';
import { corpseMovesOf, killsOf, quietOf, quietWalksOf, revivable, seenOn } from './quiet-here.ts';
import { CORPSE_AP, RAISE_AP } from './stealth-lines.ts';
import { rollThreat } from './threat-roll.ts';

/** All it can do now. */
function turnOptions(table: MalhyaTable, hero: number): MalhyaOption[] {
  const { state } = table;
  const { ap } = state.heroes[hero]!;
  const { at } = placeHero(table, hero);
  return [
    ...killsOf(table, hero)
      .filter(({ why }) => why === null)
      .map(
        ({ by, target }): MalhyaOption => ({ id: `kill:${by}:${target}`, act: { do: 'kill', by, target } }),
      ),
    ...quietWalksOf(table, hero).map(
      ({ to }): MalhyaOption => ({ id: `move:${keyOf(to)}`, act: { do: 'move', to } }),
    ),
    ...(ap >= CORPSE_AP ? corpseMovesOf(table, hero) : []).map(
      ({ corpse, to }): MalhyaOption => ({
        id: `corpse:${corpse}:${keyOf(to)}`,
        act: { do: 'corpse', corpse, to },
      }),
    ),
    ...revivable(table, hero).map(
      (other): MalhyaOption => ({
        id: `revive:${state.heroes[other]!.id}`,
        act: { do: 'revive', hero: other },
      }),
    ),
    ...exitsOf(table)
      .filter((token) => isSameSpace(token.at, at!))
      .map(exitOption),
    ...ownOptions(table, hero),
    ...(mayReveal(table) ? [{ id: 'reveal', act: { do: 'reveal' } } as const] : []),
    { id: 'end', act: { do: 'end' } },
  ];
}

/** Stealth is ended by choice in a phase of heroes, while none is in any range of vision (L4091). */
const mayReveal = (table: MalhyaTable): boolean =>
  placeOf(table).phase !== 'enemies' &&
  placeOf(table).heroes.every(({ at, down }) => !at || down || seenOn(table, at).length === 0);

export function* quietTurn(table: MalhyaTable, hero: number): Rule {
  const { state, emit } = table;
  noteEngaged(table, state.heroes[hero]!.id);
  for (;;) {
    yield* notice(table, quietTurn);
    const { down, at } = placeHero(table, hero);
    // It has fallen, or has left.
    if (down || !at) break;
    if (isExplored(table)) {
      yield* rollThreat(table, hero);
      break;
    }
    const act = yield* ask(table, {
      kind: 'quiet-turn',
      hero,
      options: turnOptions(table, hero),
      rule: 'L3726',
    });
    if (act.do === 'wait') {
      emit({ type: 'heroWaits', hero, ap: boardOf(table, hero).wait, rule: 'L3863' });
      yield* rollThreat(table, hero);
      yield* notice(table, quietTurn);
      return;
    }
    if (act.do === 'end') {
      yield* rollThreat(table, hero);
      break;
    }
    yield* carryQuiet(table, hero, act);
    afterAct(table, hero, act);
  }
  emit({ type: 'quietTurnDone', hero, rule: 'L3887' });
  yield* notice(table, quietTurn);
}

function* carryQuiet(table: MalhyaTable, hero: number, act: MalhyaAct): Rule {
  switch (act.do) {
    case 'move':
      return yield* moveQuietly(table, hero, act.to);
    case 'kill':
      return killEnemy(table, hero, act.by, act.target);
    case 'corpse':
      return moveCorpse(table, hero, act.corpse, act.to);
    case 'revive':
      spendAction(table, hero);
      changeAp(table, hero, -RAISE_AP, 'L4121');
      return yield* revive(table, act.hero);
    case 'exit':
      yield* rollThreat(table, hero);
      yield* notice(table, quietTurn);
      return yield* leaveBy(table, hero, act.token);
    case 'reveal':
      return yield* endStealth(table);
    default:
      // A spell is no line of the board, so no die for it (L5493).
      return yield* carryOwn(table, hero, act, quietTurn);
  }
}

/** Along its way, a space after the other; who is seen on one is seen before the next. */
function* moveQuietly(table: MalhyaTable, hero: number, to: Space): Rule {
  const { state, emit } = table;
  const walk = quietWalksOf(table, hero).find((one) => isSameSpace(one.to, to));
  if (!walk) return;
  const { id } = state.heroes[hero]!;
  const { ground } = fieldOf(table);
  if (!quietOf(table).lines[id]?.includes('move'))
    emit({ type: 'lineUsed', hero, line: 'move', rule: 'L3734' });
  for (const step of walk.steps) {
    takeStep(table, hero, step, 'L3734');
    const isAmid = zoneAt(ground, step.to) === 'rift';
    if (!isAmid) noteEngaged(table, id);
    const { serial, tokens } = placeOf(table);
    const interrupted = yield* notice(table, quietTurn);
    // In the middle of a jump nobody stops.
    if (isAmid) continue;
    yield* reach(table, hero);
    if (placeOf(table).tokens.length < tokens.length) {
      yield* notice(table, quietTurn);
      return;
    }
    const { at, down } = placeHero(table, hero);
    if (interrupted || placeOf(table).serial !== serial || down || !at || !isSameSpace(at, step.to)) return;
  }
}

/** Of an enemy, or the token of a fallen hero (L3839–L3841, L4117). */
function moveCorpse(table: MalhyaTable, hero: number, corpse: string, to: Space): void {
  const move = corpseMovesOf(table, hero).find((one) => one.corpse === corpse && isSameSpace(one.to, to));
  if (!move || heroIndex(table.state, corpse) === hero) return;
  spendAction(table, hero);
  table.emit({ type: 'corpseMoved', hero, corpse, to, gone: move.gone, rule: 'L3839' });
}
