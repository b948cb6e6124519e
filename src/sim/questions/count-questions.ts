/** How often the table asks in a game that the simple bot plays at it, as a player would press. */
import { DECISION_LIMIT } from '../../bots/bot.ts';
import { SimpleBot } from '../../bots/simple-bot.ts';
import {
  type EncounterContent,
  EncounterSession,
  type FigureId,
  type Position,
  type Prompt,
} from '../../engine/index.ts';
import { approachTo } from '../../stores/middara/approach.ts';
import { diceAhead, empowerAhead, rescueAhead, whomAhead } from '../../stores/middara/asked-ahead.ts';
import { ASKS } from '../../stores/middara/asks.ts';
import { forMe } from '../../stores/middara/for-me.ts';
import { volleyOf } from '../../stores/middara/for-now.ts';
import { createGame, type Game } from '../../stores/middara/game.ts';
import { en } from '../../words/en/index.ts';
import { setupOf } from '../sim-game.ts';

/** What was asked in a game, by the kind of question. */
export interface Asked {
  readonly encounter: string;
  readonly seed: string;
  readonly heroes: number;
  readonly rounds: number;
  /** Every decision of its log, whoever gave it. */
  readonly decisions: number;
  readonly asked: Readonly<Record<string, number>>;
}

/** Nothing waits: what takes time is over at once. */
const NO_TIME = { start: () => null, stop: () => {} };

/** Plays an encounter at the table, the log of it to the hash as the bot's presses make it. */
export function countQuestions(content: EncounterContent, encounter: string, seed: string): Asked {
  const session = new EncounterSession(setupOf(content, { encounter, seed, policy: 'simple' }), content);
  const game = createGame(
    { id: 'counted', name: 'counted', session, notes: [] },
    { timer: NO_TIME, words: en, speed: () => 'instant', save: () => null },
  );
  const bot = new SimpleBot();
  const asked: Record<string, number> = {};
  let gone: Gone | null = null;
  for (let presses = 0; game.store.getState().pending && presses < DECISION_LIMIT; presses++) {
    const at: Gone = { position: session.position, pending: game.store.getState().pending! };
    const pressed = press(game, session, bot);
    const isOne =
      gone !== null && pressed.attack !== null && approachTo(gone.position, gone.pending, pressed.attack);
    const name = nameOf(at.pending);
    if (!isOne) asked[name] = (asked[name] ?? 0) + 1;
    gone = pressed.goes ? at : null;
    const { fault } = game.store.getState();
    if (fault !== null) throw new Error(`${encounter}, seed ${seed}: ${fault}`);
  }
  const { clock, figures } = session.state;
  return {
    encounter,
    seed,
    heroes: figures.filter(({ kind }) => kind === 'adventurer').length,
    rounds: clock.round,
    decisions: session.decisions.length,
    asked,
  };
}

const nameOf = ({ question }: Prompt): string =>
  question.ask === 'offer' ? `offer ${question.timing}` : question.ask;

/** Where somebody went from: an attack after it that could be ordered from there with the way is one press with it. */
interface Gone {
  readonly position: Position;
  readonly pending: Prompt;
}

interface Pressed {
  readonly goes: boolean;
  readonly attack: FigureId | null;
}

/** One press: a way and an attack are ordered whole, as from the board, and a volley is answered once. */
function press(game: Game, session: EncounterSession, bot: SimpleBot): Pressed {
  const pending = session.pending!;
  const before = session.decisions.length;
  const id = bot.choose(session);
  const option = pending.options.find((one) => one.id === id)!;
  const { act } = option;
  const volley = volleyOf(pending, session.position);
  const coming = forMe(pending, session.position);
  if (pending.kind === 'turn' && act.do === 'move' && bot.way) game.moveAlong({ way: bot.way });
  else if (pending.kind === 'turn' && act.do === 'attack')
    game.strike(act.target, wantsEmpower(session, bot, id));
  else if (volley && act.do === 'dodge' && act.with === 'sp') game.answerForNow([volley.all]);
  else if (volley && act.do === 'decline') game.answerForNow([volley.none]);
  else if (pending.kind === 'turn' && act.do === 'use') orderOn('whom', game, session, bot, id);
  // It takes the first space there is: whoever does not look leaves it to the table.
  else if (coming && act.do === 'choose-space') game.answerForNow([coming.key]);
  // An item of the sheet of items, or one that saves whoever is about to fall.
  else if (rescueAhead(session, option) ?? (!ASKS[pending.question.ask].rescue && whomAhead(session, option)))
    orderOn('whom', game, session, bot, id);
  else if (empowerAhead(session, option)) orderOn('empower', game, session, bot, id);
  else if (diceAhead(session, option)) orderOn('which-dice', game, session, bot, id);
  else if (act.do === 're-equip' || pending.kind === 're-equip')
    reEquip(game, session, bot, act.do === 're-equip' ? id : null);
  else if (act.do === 'end-movement') return endMovement(game, session, bot, id);
  if (session.decisions.length === before) game.decide(id);
  const isTurn = pending.kind === 'turn';
  return { goes: isTurn && act.do === 'move', attack: isTurn && act.do === 'attack' ? act.target : null };
}

/** An ability and on whom, which dice it throws again, a blow and its Empower are ordered together, as an attack is. */
function orderOn(
  what: 'whom' | 'which-dice' | 'empower',
  game: Game,
  session: EncounterSession,
  bot: SimpleBot,
  ability: string,
): void {
  const ahead = session.fork();
  const ordered = [ability];
  ahead.decide(ability);
  // Another item may be used before it is said on whom the first is.
  while (ahead.pending?.question.ask === what) {
    ordered.push(bot.choose(ahead));
    ahead.decide(ordered.at(-1)!);
  }
  game.decideAll(ordered);
}

/** Everything is laid on one sheet and decided at once; its card and what is laid are one, as a card and its target are. */
function reEquip(game: Game, session: EncounterSession, bot: SimpleBot, card: string | null): void {
  const ahead = session.fork();
  const laid = card === null ? [] : [card];
  if (card !== null) ahead.decide(card);
  while (ahead.pending?.kind === 're-equip') {
    laid.push(bot.choose(ahead));
    ahead.decide(laid.at(-1)!);
  }
  game.decideAll(laid);
}

/** The end of a movement is no press of its own: what is pressed next ends it, as on the board. */
function endMovement(game: Game, session: EncounterSession, bot: SimpleBot, end: string): Pressed {
  game.decide(end);
  if (game.store.getState().pending?.kind === 'turn') return press(game, session, bot);
  return { goes: false, attack: null };
}

/** What it would say when asked to Empower: at the table that is said with the attack. Null where more is asked there. */
function wantsEmpower(session: EncounterSession, bot: SimpleBot, attack: string): boolean | null {
  const ahead = session.fork();
  ahead.decide(attack);
  const { pending } = ahead;
  if (pending?.question.ask !== 'empower') return null;
  const answer = bot.choose(ahead);
  const deed = pending.options.find(({ id }) => id === answer)?.act.do;
  return deed === 'empower' || deed === 'decline' ? deed === 'empower' : null;
}
