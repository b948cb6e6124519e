import type { Procedure } from '../../../../engine/kernel/procedure.ts';
import type { ChancePort } from '../../../../engine/rng/chance.ts';
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef } from '../model/content.ts';
import type { MidgardEvent, RollKind } from '../model/events.ts';
import type { Entry } from '../model/ledger.ts';
import type { MidgardAct, MidgardOption, MidgardPrompt } from '../model/prompts.ts';
import type { DeckName } from '../model/state.ts';
import type { Position } from '../queries/numbers.ts';

/** What a rule works on. `emit` writes. */
export interface MidgardTable extends Position {
  readonly chance: ChancePort;
  readonly byHand: boolean;
  emit(event: MidgardEvent): void;
}

export type Rule<T = void> = Procedure<T, MidgardPrompt>;

/**
 * Asks a player. Where there is one answer alone it is taken: a forced choice is none. With closed hands it is told
 * when the question goes to another person than the last one did: nobody goes back past that (section 9).
 */
export function* ask(
  table: MidgardTable,
  player: number,
  question: Omit<MidgardPrompt, 'seat' | 'player'>,
): Rule<MidgardAct> {
  const { state, emit } = table;
  const { options } = question;
  if (options.length === 1) return options[0]!.act;
  if (state.hands === 'closed' && state.asked !== player)
    emit({ type: 'seatChanged', player, rule: 'MI-60' });
  const answer: string = yield { ...question, player, seat: state.players[player]!.seat };
  return options.find(({ id }) => id === answer)!.act;
}

/** Yes or no. */
export function* askWhether(
  table: MidgardTable,
  player: number,
  question: Omit<MidgardPrompt, 'seat' | 'player' | 'options'>,
): Rule<boolean> {
  const options: MidgardOption[] = [
    { id: 'yes', act: { do: 'yes' } },
    { id: 'no', act: { do: 'no' } },
  ];
  const act = yield* ask(table, player, { ...question, options });
  return act.do === 'yes';
}

/** A d20, rolled or typed by a player. */
export function* rollDie(table: MidgardTable, player: number, what: RollKind, rule: string): Rule<number> {
  const { state, chance, emit } = table;
  let face: number;
  let rng: RngWords;
  if (table.byHand) {
    const options = Array.from(
      { length: 20 },
      (_, i): MidgardOption => ({ id: `face:${i + 1}`, act: { do: 'type-face', face: i + 1 } }),
    );
    const act = yield* ask(table, player, { kind: 'die-face', options, rule });
    face = act.do === 'type-face' ? act.face : 1;
    rng = state.rng;
  } else {
    const picked = chance.pick(state.rng, 20, 'd20');
    face = picked.value + 1;
    rng = picked.words;
  }
  emit({ type: 'dieRolled', player, face, what, rng, rule });
  return face;
}

/** The line of a die in a number. */
export const dieLine = (face: number, rule: string): Entry => ({
  cause: { from: 'die' },
  amount: face,
  rule,
});

/** A card of a deck by chance, its used ones shuffled in where it is empty (MI-32); null: there is none anywhere. */
export function drawOf({ state, chance }: MidgardTable, name: DeckName) {
  const { left, used } = state.decks[name];
  const anew = left.length === 0;
  const pile = anew ? used : left;
  if (pile.length === 0) return null;
  const { value, words } = chance.pick(state.rng, pile.length, `draw:${name}`, pile);
  return { card: pile[value]!, anew, rng: words };
}

/** Draws action cards, as many as there are. */
export function drawCards(table: MidgardTable, player: number, count: number, rule: string): void {
  for (let n = 0; n < count; n++) {
    const drawn = drawOf(table, 'actions');
    if (drawn) table.emit({ type: 'cardDrawn', player, ...drawn, rule });
  }
}

/** Seats in the order of play after one. */
export const listAfter = ({ state }: MidgardTable, player: number): number[] =>
  state.players.map((_, i) => (player + 1 + i) % state.players.length).slice(0, -1);

/** The cards in a hand that do something, each once. */
export const cardsThat = (
  { state, content }: Position,
  player: number,
  key: 'support' | 'replace' | 'luck' | 'reaction' | 'surprise',
): CardRef[] => [...new Set(state.players[player]!.hand)].filter((card) => key in content.actions[card]!.use);

/** Whether it is a player's own turn: what F 1 to F 8 but reactions ask for. */
export const isOwnTurn = ({ state }: Position, player: number): boolean => state.turn.player === player;
