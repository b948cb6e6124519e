import type { Effect } from '../model/content.ts';
import type { Figure } from '../model/field.ts';
import type { FolkloreOption } from '../model/prompts.ts';
import { characters, figureIn, onField } from '../queries/encounter/ground.ts';
import { heroOrder } from '../queries/encounter/order.ts';
import { endIfAllGhosts } from './changes.ts';
import { doAll } from './effects.ts';
import { heroTurn } from './encounter/hero-turn.ts';
import { missTurn } from './encounter/miss-turn.ts';
import { nextLeader } from './pass-leader.ts';
import { ask, type FolkloreTable, type Rule } from './table.ts';

/**
 * Adventuring (p.22): a round is a turn of every character, the leader first; who holds comes after everyone else. A turn
 * has three phases:
 * 1. Resting, for whoever will (FK-59).
 * 2. Character actions: `heroTurn`.
 * 3. Map and leader transition: a solved goal, or both, may end it. The map is put away, the token passes, and the story
 *    goes on under the next leader. Without one it ends with the last round of its card (FK-60).
 */
export function* adventureRound(table: FolkloreTable): Rule {
  const { emit, content } = table;
  if (characters(onField(table)).length === 0 && endIfAllGhosts(table)) return;
  const { round } = onField(table).field;
  const next = round === 0 ? null : nextOf(table);
  if (next) {
    if (!missTurn(table, next.id)) yield* heroTurn(table, next.id);
    yield* transition(table);
    return;
  }
  const { card } = onField(table).field.adventure!;
  if (round === content.adventures[card]!.rounds) yield* endAdventure(table);
  else emit({ type: 'fieldRoundBegan', round: round + 1, side: 'heroes', rule: 'p.22' });
}

function nextOf(table: FolkloreTable): Figure | null {
  const position = onField(table);
  const { acted, held } = position.field;
  const left = heroOrder(position).filter(({ id }) => !acted.includes(id));
  return left.find(({ id }) => !held.includes(id)) ?? left[0] ?? null;
}

/** With all goals solved it ends; with one of two the leader says whether the group stays for the other (FK-61). */
function* transition(table: FolkloreTable): Rule {
  const { adventure, figures } = onField(table).field;
  const { card, solved, stayed } = adventure!;
  if (solved.length === stayed || figures.every(({ id }) => figureIn(onField(table), id).at === null)) return;
  const goals = table.content.adventures[card]!.optional ? 2 : 1;
  if (solved.length < goals) {
    const options: readonly FolkloreOption[] = [
      { id: 'leave', act: { do: 'leave' } },
      { id: 'linger', act: { do: 'linger' } },
    ];
    const act = yield* ask(table, table.state.leader, { kind: 'transition', options, rule: 'p.22' });
    if (act.do !== 'leave') {
      table.emit({ type: 'stayedHere', rule: 'FK-61' });
      return;
    }
  }
  yield* endAdventure(table);
}

/** The map is put away, the token passes, and what came of it is done under the next leader (p.22). */
function* endAdventure(table: FolkloreTable): Rule {
  const { state, content, emit } = table;
  const { card, solved } = onField(table).field.adventure!;
  const { primary, optional, unsolved } = content.adventures[card]!;
  const effects: Effect[] = [];
  if (solved.includes('optional')) effects.push(...(optional?.do ?? []));
  effects.push(...(solved.includes('primary') ? primary.do : unsolved.do));
  emit({ type: 'adventureEnded', card, solved, rule: 'p.22' });
  emit({ type: 'tokenPassed', ...nextLeader(state), rule: 'p.22' });
  yield* doAll(table, effects);
  if (endIfAllGhosts(table)) return;
  if (state.step === 'adventure') emit({ type: 'stepBegan', step: 'pass', rule: 'p.22' });
}
