/** The dice game of p.70: what its table says. */
import type { AbraxisEvent } from '../../../abraxis/model/events.ts';
import type { AbraxisAct, AbraxisPrompt } from '../../../abraxis/model/prompts.ts';
import type { AbraxisSetup } from '../../../abraxis/model/setup.ts';
import { type Die, SYMBOLS, type SymbolCount } from '../../../engine/index.ts';
import type { Described, Tone } from '../../telling.ts';
import { symbolsText } from '../abraxis-words.ts';
import { allOf, listed, points, signed } from '../grammar.ts';

export { abraxisRules, symbolsText } from '../abraxis-words.ts';
export { signed } from '../grammar.ts';

type Setup = Pick<AbraxisSetup, 'players'>;
const nameIn = ({ players }: Setup, player: number): string => players[player]?.name ?? '';

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
      return line(`Round ${event.round}: ${symbolsText(event.symbols)} to be matched.`, 'round');
    case 'diceRolled':
      return line(`${name(event.player)} rolls.`);
    case 'diceLocked': {
      const n = event.dice.length;
      if (n === 0) return line(`${name(event.player)} locks in nothing, for 1 Fate.`);
      const price = event.fate > 0 ? `, for ${event.fate} Fate` : '';
      return line(`${name(event.player)} locks in ${points(n, 'die', 'dice')}${price}.`);
    }
    case 'rollEnded':
      return event.finished.length === 0
        ? null
        : line(
            `${allOf(event.finished.map(name))} ${event.finished.length === 1 ? 'has' : 'have'} all four locked in.`,
            'turn',
          );
    case 'lastLocked':
      return line(`${name(event.player)} must lock in what lies.`, 'quiet');
    case 'symbolsCompared':
      return line(
        `${name(event.player)}: ${offText(event.off)}, ${change(event.change)}${event.points === 0 ? ', and is out' : ''}.`,
        event.change > 0 ? 'good' : event.points === 0 ? 'bad' : 'plain',
      );
    case 'gameEnded':
      return line(`The game is over. ${leftText(event.left.length, setup.players.length)}`, 'round');
    case 'rollBegan':
    case 'symbolsToCompare':
    case 'roundEnded':
      return null;
  }
}

/** Who is still in, at the end. */
export function leftText(left: number, all: number): string {
  if (left === 0) return 'Nobody is left.';
  return left === all ? `All ${all} are in.` : `${left} of ${all} ${left === 1 ? 'is' : 'are'} in.`;
}

/** What is asked, of whom. */
export function question(
  { kind, player, at = 0 }: Pick<AbraxisPrompt, 'kind' | 'player' | 'at'>,
  setup: Setup,
): string {
  const name = nameIn(setup, player);
  return kind === 'die-face'
    ? `${name}: roll die ${at + 1}, and say what lies up`
    : `${name}: lock in one die, more for Fate, or none`;
}

/** An answer; the dice it is about stand beside it. */
export function option(act: AbraxisAct): string {
  if (act.do === 'hold') return 'Lock in nothing';
  return act.do === 'type-face' ? `Face ${act.face}` : 'Lock in';
}

export const fatePrice = (fate: number): string => (fate === 0 ? 'no Fate' : `${fate} Fate`);
/** An expected change of points, with its sign. */
export const odds = (n: number): string => {
  const text = Math.abs(n).toFixed(2);
  return text === '0.00' ? '±0' : `${n < 0 ? '−' : '+'}${text}`;
};
export const oddsTitle =
  'Points expected by who plays best from there on, alone: in this round, and to the end of the game.';
export const inRound = 'this round';
export const toEnd = 'to the end';
export const best = 'best';
export const more = (n: number): string => `${points(n, 'choice')} more`;
export const fewer = 'Fewer choices';

export const title = 'Abraxis';
export const about =
  'Battle Dice (p.70): five rounds, four dice each. Match the symbols on the card; each one too many or missing costs a point.';
export const round = (n: number): string => `Round ${Math.max(1, n)} of 5`;
export const roll = (n: number): string => `Roll ${n}`;
export const lastRoll = 'Last roll';
export const anew = 'Another table';
export const reallyAnew = 'Leave this game? Press again.';
export const happened = 'What happened';
export const keys =
  '1 to 4 pick dice · Enter locks them in · 0 locks in nothing · U takes back · Shift+U puts forward';
export const keysTyped = '1 to 6 say what lies up · U takes back';

export const lockPicked = (n: number, fate: number): string =>
  n === 0
    ? 'Pick dice to lock in'
    : `Lock in ${points(n, 'die', 'dice')}${fate > 0 ? `, for ${fate} Fate` : ''}`;
export const hold = 'Lock in nothing, for 1 Fate';
export const tooDear = (fate: number): string => `That costs ${fate} Fate: there is not so much`;
export const typed = (die: Die, at: number): string => `Die ${at + 1}, ${die.toUpperCase()}: what lies up?`;

export const pointsOf = (n: number): string => points(n, 'point');
export const fateOf = (n: number): string => `${n} Fate left`;
export const out = (when: number): string => `Out in round ${when}`;
export const theirTurn = { 'abraxis-lock': 'to lock in', 'die-face': 'to roll' };
export const decided = 'done';
export const tray = (name: string): string => `The tray of ${name}`;
export const rail = (n: number): string => `${points(n, 'die', 'dice')} locked in`;
export const wanted = (symbols: SymbolCount): string => `To be matched: ${symbolsText(symbols)}`;
export const socketsOf = (name: string): string => `As ${name} has it locked in`;
export const drew = (card: string): string => `Drawn: ${card}`;

/** A question of an empty seat that was gone back to. */
export const houseTaken = (name: string): string => `What ${name} did is taken back.`;
export const goOn = 'Go on';
export const letPlay = 'Let the house play on';

export const over = 'The game is over';
export const again = 'Play again';
export const notTaken = 'The campaign does not take this game: it asks for something else by now.';
export const noReward = 'This table is for practice: there is nothing to win but the game.';

export const setUp = {
  card: 'Whom you play against',
  cost: (loss: number): string =>
    `A round costs ${Math.abs(loss).toFixed(1)} points without Fate, best played`,
  seats: 'Who sits at the table',
  seat: (n: number): string => `Seat ${n}`,
  nameOf: (n: number): string => `Name at seat ${n}`,
  who: (n: number): string => `Who plays at seat ${n}`,
  kinds: { person: 'somebody', house: 'the house plays', empty: 'nobody' },
  player: (n: number): string => `Player ${n}`,
  houses: ['Bram', 'Ottilie', 'Wick', 'Sorrel'],
  tooFew: 'Two at least sit at the table.',
  byHand: 'We roll real dice, and say what lies up',
  begin: 'Sit down',
  stale: 'The game that was kept here does not run by today’s rules or cards. A new one takes its place.',
  notKept: (why: string): string => `This browser does not keep the game (${why}). It can be played on.`,
};
