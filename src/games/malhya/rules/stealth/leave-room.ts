/**
 * Leaving a room in stealth, and a room without enemies (malhya.txt L4115–L4169).
 *
 * 1. A hero on an exit may leave: it stands beside the board, plays no turns, and may come back by the same token at the
 *    start of a later turn (L4143–L4145). Nobody is left behind at 0 (L4123).
 * 2. All heroes are off the board: the chapter of the exit (L4137), of several the table's choice (MA-146). The stealth board
 *    and the action deck stay as they are (L4163–L4167).
 * 3. No enemy is left: the room is explored without moves and stealth actions, unless a turn tracker runs (L4157); who goes
 *    onto which token is chosen knowing the numbers (L4159).
 */

import { canBeRaised } from '../combat/wound-zones.ts';
import type { PlaceToken } from '../model/place-state.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { isSameSpace } from '../place/space.ts';
import { leavePlace } from '../procedures/enter-place.ts';
import { carryUse, uses } from '../procedures/free.ts';
import { goTo } from '../procedures/go.ts';
import { inBook, reach } from '../procedures/instructions.ts';
import { PlaceOver } from '../procedures/place-over.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { placeCardOf, placeOf, standingHeroes, tokenWith } from '../queries/field-of.ts';
import { endSpellsOff } from '../spells/running-spells.ts';
import { comeOntoBoard } from './alarm.ts';
import { revive } from './notice.ts';
import { quietOf } from './quiet-here.ts';

export const exitsOf = (table: Pick<MalhyaTable, 'state'>): PlaceToken[] =>
  placeOf(table).tokens.filter(({ exit }) => exit !== undefined);

export const exitOption = ({ id }: Pick<PlaceToken, 'id'>): MalhyaOption => ({
  id: `exit:${id}`,
  act: { do: 'exit', token: id },
});

export function* leaveBy(table: MalhyaTable, hero: number, token: string): Rule {
  table.emit({ type: 'heroLeft', hero, token, rule: 'L4145' });
  endSpellsOff(table, hero);
  const { out } = quietOf(table);
  if (Object.keys(out).length < table.state.heroes.length) return;
  const tokens = [...new Set(Object.values(out))];
  const act = yield* ask(table, {
    kind: 'exit-by',
    hero: null,
    options: tokens.map((id) => exitOption({ id })),
    rule: 'MA-146',
  });
  goOut(table, act.do === 'exit' ? act.token : token);
}

function goOut(table: MalhyaTable, token: string): never {
  const exit = tokenWith(placeOf(table), token)!.exit!;
  leavePlace(table);
  goTo(table, inBook(exit), 'go', 'L4137');
  throw new PlaceOver();
}

/** At the start of a turn whoever is beside the board may come back. */
export function* comeBackIn(table: MalhyaTable): Rule {
  for (const [hero, { id }] of table.state.heroes.entries()) {
    const token = quietOf(table).out[id];
    const at = token === undefined ? undefined : tokenWith(placeOf(table), token)?.at;
    const isTaken = placeOf(table).heroes.some((one) => one.at && !one.down && at && isSameSpace(one.at, at));
    if (!at || isTaken) continue;
    const act = yield* ask(table, {
      kind: 'come-back',
      hero,
      options: [
        { id: 'stay-out', act: { do: 'stay-out' } },
        { id: 'come-back', act: { do: 'come-back' } },
      ],
      rule: 'L4145',
    });
    if (act.do === 'come-back') yield* comeOntoBoard(table, hero, 'L4145');
  }
}

/** Whether a room is explored without turns. */
const isEmptyRoom = (table: MalhyaTable): boolean =>
  placeOf(table).figures.length === 0 &&
  placeOf(table).arriving.length === 0 &&
  placeCardOf(table).instructions.every(({ when }) => !('tracker' in when));

function exploreOptions(table: MalhyaTable): MalhyaOption[] {
  const { state } = table;
  const heroes = standingHeroes(table);
  const others = placeOf(table).heroes;
  const tokens = placeOf(table).tokens.filter(({ kind, go }) => kind === 'interest' && go !== undefined);
  const isFree = (token: PlaceToken, hero: number) =>
    others.every((one, i) => i === hero || one.down || !one.at || !isSameSpace(one.at, token.at));
  const fallen = others.flatMap(({ down }, hero) =>
    down && canBeRaised(state.heroes[hero]!.life) ? [hero] : [],
  );
  const mayLeave = others.every(({ down }) => !down);
  return [
    ...tokens.flatMap((token) =>
      heroes
        .filter((hero) => isFree(token, hero))
        .map(
          (hero): MalhyaOption => ({
            id: `visit:${state.heroes[hero]!.id}:${token.id}`,
            act: { do: 'visit', hero, token: token.id },
          }),
        ),
    ),
    ...(mayLeave ? exitsOf(table).map(exitOption) : []),
    ...fallen.map(
      (hero): MalhyaOption => ({ id: `revive:${state.heroes[hero]!.id}`, act: { do: 'revive', hero } }),
    ),
    ...uses(table, heroes),
  ];
}

/** Whether it is explored now: where there is nothing left to do there, turns go on. */
export const isExplored = (table: MalhyaTable): boolean =>
  isEmptyRoom(table) && exploreOptions(table).length > 0;

export function* explore(table: MalhyaTable): Rule {
  const options = exploreOptions(table);
  const act = yield* ask(table, { kind: 'explore', hero: null, options, rule: 'L4157' });
  yield* carryExplored(table, act);
}

function* carryExplored(table: MalhyaTable, act: MalhyaAct): Rule {
  const { state } = table;
  switch (act.do) {
    case 'visit': {
      const { at } = tokenWith(placeOf(table), act.token)!;
      table.emit({ type: 'stepped', who: state.heroes[act.hero]!.id, to: at, rule: 'L4159' });
      return yield* reach(table, act.hero);
    }
    case 'exit':
      return goOut(table, act.token);
    case 'revive':
      return yield* revive(table, act.hero);
    default:
      yield* carryUse(table, act);
  }
}
