/**
 * A guardian (K 2), on a destiny card: it stands over the token that was tried.
 * The active player's adventurer fights it first.
 * a) It is beaten: 1 EP, and they flee with the token into a city next to it; the actions go on (MI-20).
 * b) After at least 1 Life Point they may surrender: the tower.
 * c) Then the party flees into a city next to it; or
 * d) one of it fights on: beating it brings that one 1 EP, frees the active player and gives them the token; the actions
 *    of the active player are lost, the whole party flees, nobody has a bonus action.
 * e) It keeps its wounds.
 */
import type { CardRef } from '../model/content.ts';
import { EP } from '../model/fixed-numbers.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { listNext } from '../queries/cities.ts';
import { beginCombat, combatRound, foeOf, initiative } from './combat.ts';
import { gainEp } from './levels.ts';
import { enterCity } from './move.ts';
import { makeRoom } from './pack.ts';
import { ask, askWhether, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

/** Whether the token was won. The attempt lies still on the table: its aides are the party. */
export function* fightGuardian(table: MidgardTable, player: number, card: CardRef): Rule<boolean> {
  const { state, emit } = table;
  const { aides, token } = state.attempt!;
  const party = [player, ...aides];
  const foe = { folder: 'destiny', ref: card, lp: 0 } as const;
  const { lp } = foeOf(table, foe);
  beginCombat(table, 'guardian', [player], { ...foe, lp }, party, 'K 2');
  const fought = yield* duel(table, player, true);
  if (fought === 'won') {
    emit({ type: 'combatEnded', won: true, rule: 'K 2a' });
    gainEp(table, player, EP.guardian, 'K 2a');
    emit({ type: 'tokenTaken', player, token, rule: 'K 2a' });
    emit({ type: 'attemptEnded', kept: false, rule: 'K 2a' });
    yield* flee(table, [player], player, 'K 2a');
    yield* makeRoom(table, player);
    return true;
  }
  const champion = yield* champions(table, player, aides);
  emit({ type: 'combatEnded', won: champion !== null, rule: 'K 2' });
  emit({ type: 'attemptEnded', kept: false, rule: 'K 2' });
  if (champion !== null) {
    gainEp(table, champion, EP.guardian, 'K 2d');
    // K 2d alone says so (MI-20): who is in the tower may use what is left to leave it.
    if (isOwnTurn(table, player) && state.turn.points > 0) emit({ type: 'pointsLost', player, rule: 'K 2d' });
  }
  // "If alive": who had no Life Points left stays in the tower, and the token where it is (MI-44).
  const freed = champion !== null && fought === 'gave-up';
  if (freed) {
    emit({ type: 'leftTower', player, rule: 'K 2d' });
    emit({ type: 'tokenTaken', player, token, rule: 'K 2d' });
  }
  const standing = party.filter((one) => !state.players[one]!.tower);
  yield* flee(table, standing, player, 'K 2c');
  if (freed) yield* makeRoom(table, player);
  return freed;
}

/** One adventurer against it, until it is beaten, they fall, or they give up after a wound. */
function* duel(table: MidgardTable, player: number, isActive: boolean): Rule<'won' | 'fell' | 'gave-up'> {
  const { state, emit } = table;
  yield* initiative(table, player);
  for (;;) {
    const came = yield* combatRound(table, player);
    if (came !== 'open') return came;
    if ((state.combat!.lost[player] ?? 0) === 0) continue;
    const act = yield* ask(table, player, {
      kind: 'guardian',
      options: [
        { id: 'fight', act: { do: 'fight' } },
        { id: 'surrender', act: { do: 'surrender' } },
      ],
      rule: isActive ? 'K 2b' : 'K 2c',
    });
    if (act.do === 'fight') continue;
    emit({
      type: 'retreated',
      player,
      how: isActive ? 'surrendered' : 'fled',
      rule: isActive ? 'K 2b' : 'K 2c',
    });
    return 'gave-up';
  }
}

/** Aides are asked in seat order whether they fight on (K 2d); who has beaten it, null where nobody has. */
function* champions(table: MidgardTable, player: number, aides: readonly number[]): Rule<number | null> {
  for (const aide of [...aides].sort((a, b) => a - b)) {
    const fights = yield* askWhether(table, aide, { kind: 'fight-on', about: player, rule: 'K 2d' });
    if (!fights) continue;
    table.emit({ type: 'joined', player: aide, rule: 'K 2d' });
    if ((yield* duel(table, aide, false)) === 'won') return aide;
  }
  return null;
}

/** Some flee together into a city next to theirs; `chooser` says which. */
function* flee(table: MidgardTable, party: readonly number[], chooser: number, rule: string): Rule {
  const { state } = table;
  if (party.length === 0) return;
  const options = listNext(state, state.players[party[0]!]!.at).map(
    (to): MidgardOption => ({ id: `city:${to}`, act: { do: 'city', to } }),
  );
  const act = yield* ask(table, chooser, { kind: 'flee-to', options, rule });
  if (act.do !== 'city') return;
  for (const one of party) yield* enterCity(table, one, act.to, 'fled', rule);
}
