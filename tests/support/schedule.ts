/** How long attacks and opponents' turns of a game take to be shown: the paces of their events, added up, without a clock. */
import type { EncounterEvent, EncounterSession } from '../../src/engine/index.ts';
import { groundOf } from '../../src/stores/middara/game.ts';
import { middaraPlay } from '../../src/stores/middara/middara-play.ts';
import { en } from '../../src/words/en/index.ts';

/** What took time, and how long: by the type of the event. */
export type Spent = Readonly<Record<string, number>>;

/** An attack, without the attacks and spells in it that answer it. */
export interface AttackShown {
  readonly milliseconds: number;
  /** Throws of Dodge dice in it, and all others beside the attack's own. */
  readonly dodges: number;
  readonly throws: number;
  /** Dice of its own throw. */
  readonly dice: number;
  readonly hit: boolean;
  readonly spent: Spent;
}

/** A turn of an opponent in which nobody is asked anything. */
export interface TurnShown {
  readonly milliseconds: number;
  readonly attacks: number;
  readonly spaces: number;
  readonly spent: Spent;
}

export interface Schedule {
  readonly attacks: readonly AttackShown[];
  readonly turns: readonly TurnShown[];
}

interface Open {
  kind: string;
  milliseconds: number;
  dodges: number;
  throws: number;
  dice: number;
  hit: boolean;
  spent: Record<string, number>;
}

const isTold = (kind: string) => kind === 'attack' || kind === 'spell';

/** Adds up a game's paces at normal speed; `thrown`: its dice are seen to tumble. */
export function scheduleOf(session: EncounterSession, thrown = true): Schedule {
  const play = middaraPlay(groundOf(session), en);
  const attacks: AttackShown[] = [];
  const turns: TurnShown[] = [];
  const open: Open[] = [];
  let turn: {
    asked: boolean;
    milliseconds: number;
    attacks: number;
    spaces: number;
    spent: Record<string, number>;
  } | null = null;
  let view = play.copy(session.beginning);
  let haste = 1;
  const marks = new Set(session.marks);
  session.events.forEach((event: EncounterEvent, i) => {
    const before = view;
    view = play.fold(view, [event]);
    haste = play.haste?.(session.events, i, view, thrown) ?? haste;
    const took = play.pace(event, view, thrown, haste);
    if (event.type === 'scopeOpened')
      open.push({
        kind: event.scope.kind,
        milliseconds: 0,
        dodges: 0,
        throws: 0,
        dice: 0,
        hit: false,
        spent: {},
      });
    const own = open.findLast(({ kind }) => isTold(kind));
    if (own) {
      own.milliseconds += took;
      if (took > 0) own.spent[event.type] = (own.spent[event.type] ?? 0) + took;
      if (event.type === 'diceRolled' && event.purpose === 'attack')
        own.dice = Math.max(own.dice, event.dice.length);
      else if (event.type === 'diceRolled' && event.purpose === 'dodge') own.dodges += 1;
      else if (event.type === 'diceRolled' || event.type === 'diceRerolled') own.throws += 1;
      if (event.type === 'attackJudged') own.hit = event.hit;
    }
    if (event.type === 'scopeClosed') {
      const over = open.pop();
      if (over?.kind === 'attack') attacks.push(over);
      if (over?.kind === 'attack' && turn) turn.attacks += 1;
    }
    if (event.type === 'turnBegan') {
      const theirs = view.figures.find(({ id }) => id === event.figure)?.side === 'combatants';
      turn = theirs ? { asked: false, milliseconds: 0, attacks: 0, spaces: 0, spent: {} } : null;
    }
    if (!turn) return;
    if (marks.has(i) && event.type !== 'turnBegan') turn.asked = true;
    turn.milliseconds += took;
    if (took > 0) turn.spent[event.type] = (turn.spent[event.type] ?? 0) + took;
    if (event.type === 'figureMoved' && before.turn?.figure === event.figure) turn.spaces += 1;
    if (event.type === 'turnEnded') {
      if (!turn.asked) turns.push(turn);
      turn = null;
    }
  });
  return { attacks, turns };
}
