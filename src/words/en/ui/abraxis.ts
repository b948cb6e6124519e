/** The dice game of p.70: what its table says. */

import type { AbraxisEvent } from '../../../abraxis/model/events.ts';
import type { AbraxisAct, AbraxisPrompt } from '../../../abraxis/model/prompts.ts';
import type { AbraxisSetup } from '../../../abraxis/model/setup.ts';
import { isolated } from '../../../check/isolated.ts';
import { type Die, SYMBOLS, type SymbolCount } from '../../../engine/index.ts';
import type { Described, Tone } from '../../telling.ts';
import { symbolsText } from '../abraxis-words.ts';
import { allOf, listed, points, signed } from '../grammar.ts';

export { abraxisRules, symbolsText } from '../abraxis-words.ts';
export { signed } from '../grammar.ts';

type Setup = Pick<AbraxisSetup, 'players'>;
const nameIn = ({ players }: Setup, player: number): string => isolated(players[player]?.name ?? '');

/** What is too many and what is missing: `short by 1 shield, over by 1 book`; `an exact match`. */
export function offText(off: Required<SymbolCount>): string {
  const of = (sign: 1 | -1): SymbolCount =>
    Object.fromEntries(SYMBOLS.flatMap((one) => (off[one] * sign > 0 ? [[one, off[one] * sign]] : [])));
  const [over, short] = [of(1), of(-1)];
  const parts = [
    Object.keys(short).length > 0 && `short by ${symbolsText(short)}`,
    Object.keys(over).length > 0 && `over by ${symbolsText(over)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? listed(parts) : 'an exact match';
}

const change = (n: number): string =>
  n === 0 ? 'no point' : `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

const line = (text: string, tone: Tone = 'plain'): Described & { depth: number } => ({
  text,
  tone,
  depth: 0,
});

/** An event in a line; null for one that only keeps the books. */
export function told(event: AbraxisEvent, setup: Setup): (Described & { readonly depth: number }) | null {
  const name = (player: number) => nameIn(setup, player);
  switch (event.type) {
    case 'roundBegan':
      return line(`Round ${event.round}: match ${symbolsText(event.symbols)}.`, 'round');
    case 'diceRolled':
      return line(`${name(event.player)} rolls.`);
    case 'diceLocked': {
      const n = event.dice.length;
      if (n === 0) return line(`${name(event.player)} keeps none (costs 1 Fate).`);
      const price = event.fate > 0 ? ` (costs ${event.fate} Fate)` : '';
      return line(`${name(event.player)} keeps ${points(n, 'die', 'dice')}${price}.`);
    }
    case 'rollEnded':
      return event.finished.length === 0
        ? null
        : line(
            `${allOf(event.finished.map(name))} ${event.finished.length === 1 ? 'has' : 'have'} kept all four.`,
            'turn',
          );
    case 'lastLocked':
      return line(`${name(event.player)} must keep the dice as they are.`, 'quiet');
    case 'symbolsCompared':
      return line(
        `${name(event.player)}: ${offText(event.off)}, ${change(event.change)}${event.points === 0 ? ', out' : ''}.`,
        event.change > 0 ? 'good' : event.points === 0 ? 'bad' : 'plain',
      );
    case 'gameEnded':
      return line(`The game is over. ${leftText(event.left.length, setup.players.length)}`, 'round');
    case 'mixed':
    case 'rollBegan':
    case 'symbolsToCompare':
    case 'roundEnded':
      return null;
  }
}

/** Who is still in, at the end. */
export function leftText(left: number, all: number): string {
  if (left === 0) return 'Nobody is still in.';
  return left === all
    ? `All ${all} are still in.`
    : `${left} of ${all} ${left === 1 ? 'is' : 'are'} still in.`;
}

/** What is asked, of whom. */
export function question(
  { kind, player, at = 0 }: Pick<AbraxisPrompt, 'kind' | 'player' | 'at'>,
  setup: Setup,
): string {
  const name = nameIn(setup, player);
  return kind === 'die-face'
    ? `${name}: roll die ${at + 1} and enter the face`
    : `${name}: keep one die, more for Fate, or none`;
}

/** An answer; the dice it is about stand beside it. */
export function option(act: AbraxisAct): string {
  if (act.do === 'hold') return 'Keep none';
  return act.do === 'type-face' ? `Face ${act.face}` : 'Keep';
}

export const fatePrice = (fate: number): string => (fate === 0 ? 'no Fate' : `${fate} Fate`);
/** An expected change of points, with its sign. */
export const odds = (n: number): string => {
  const text = Math.abs(n).toFixed(2);
  return text === '0.00' ? '±0' : `${n < 0 ? '−' : '+'}${text}`;
};
export const oddsTitle = 'Average points with best play: now (this round) and in all.';
export const inRound = 'now';
export const toEnd = 'in all';
export const best = 'best';

export const title = 'Abraxis';
export const about =
  'Battle Dice (p.70): five rounds, four dice each. Match the symbols on the card. Each symbol too many or missing costs 1 point.';
export const round = (n: number): string => `Round ${Math.max(1, n)} of 5`;
export const roll = (n: number): string => `Roll ${n}`;
export const lastRoll = 'Last roll';
export const anew = 'New game';
export const reallyAnew = 'Leave this game?';
export const happened = 'Log';
export const aim = 'Match the symbols on the card: each one missing or too many costs 1 point';
export const keys = '1–4 pick dice · Enter keep · 0 keep none · U undo, Shift+U redo';
export const keysTyped = 'Type the number on each die · Enter use them · U undo';

export const lockPicked = (n: number, fate: number): string =>
  n === 0
    ? 'Pick dice to keep'
    : `Keep ${points(n, 'die', 'dice')}${fate > 0 ? ` (costs ${fate} Fate)` : ''}`;
export const hold = 'Keep none (costs 1 Fate)';
export const tooDear = (fate: number): string => `That costs ${fate} Fate, more than you have`;
export const typed = (die: Die, at: number): string => `Die ${at + 1}, ${die.toUpperCase()}: which face?`;

export const pointsOf = (n: number): string => points(n, 'point');
export const fateOf = (n: number): string => `${n} Fate left`;
export const out = (when: number): string => `Out in round ${when}`;
export const theirTurn = { 'abraxis-lock': 'choosing', 'die-face': 'rolling' };
export const decided = 'done';
export const tray = (name: string): string => `${name}’s dice`;
export const rail = (n: number): string => `${points(n, 'die', 'dice')} kept`;
export const wanted = (symbols: SymbolCount): string => `Match ${symbolsText(symbols)}`;
export const socketsOf = (name: string): string => `${name}’s kept dice`;
export const drew = (card: string): string => `Drawn: ${card}`;

/** A question of an empty seat that was gone back to. */
export const houseTaken = (name: string): string => `${isolated(name)}’s move is undone.`;
export const goOn = 'Continue';
export const letPlay = 'Let the bots play on';

export const over = 'The game is over';
export const again = 'Play again';
export const notTaken = 'The campaign cannot use this game: it has moved on.';
export const noReward = 'A practice game: there is no reward.';

export const setUp = {
  card: 'Opponent card',
  cost: (loss: number): string =>
    `A round costs ${Math.abs(loss).toFixed(1)} points with best play and no Fate`,
  seats: 'Players',
  seat: (n: number): string => `Seat ${n}`,
  nameOf: (n: number): string => `Name at seat ${n}`,
  who: (n: number): string => `Who plays at seat ${n}`,
  kinds: { person: 'person', house: 'bot', empty: 'empty' },
  player: (n: number): string => `Player ${n}`,
  houses: ['Bram', 'Ottilie', 'Wick', 'Sorrel'],
  tooFew: 'You need at least two players.',
  byHand: 'Roll real dice and enter the results',
  begin: 'Start',
  stale: 'The saved game does not fit today’s rules or cards. A new one replaces it.',
  notKept: (why: string): string => `This browser cannot save the game (${why}). You can play on.`,
  retry: 'Try again',
  elsewhere: 'This game is open in another tab.',
  oneAtATime: 'You can play Abraxis in one tab at a time. Every answer given there is in it.',
  takeOver: 'Play here',
};
