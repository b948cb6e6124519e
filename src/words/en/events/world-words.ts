import type { TokenRemoval } from '../../../engine/index.ts';
import { capital } from '../grammar.ts';
import { hiddenText } from '../tell/encounter-texts.ts';
import { spaceName, spacesName } from '../tell/names.ts';
import type { Speaker } from '../tell/speaker.ts';
import { type Described, type EventOf, line, type WordsFor } from './described.ts';

type WorldEvent =
  | 'terrainPlaced'
  | 'figureSpawned'
  | 'cardTurned'
  | 'trackArranged'
  | 'boardTokenPlaced'
  | 'boardTokenMoved'
  | 'boardTokenTurned'
  | 'boardTokenRemoved'
  | 'totemSeen'
  | 'objectiveActivated'
  | 'achievementCompleted'
  | 'dynamitePlaced'
  | 'dynamiteTaken'
  | 'dynamiteExploded'
  | 'dynamiteLost'
  | 'adventurersRestored'
  | 'figureFelled'
  | 'figureReturned';

const told = (text: string, quote: string): Described => ({ text, tone: 'told', quote });

/** What became of a token that leaves the board. */
const REMOVED: { readonly [H in TokenRemoval]: (e: EventOf<'boardTokenRemoved'>, n: Speaker) => Described } =
  {
    opened: (e, n) => line(`${n.figure(e.by)} opens ${n.token(e.token)}`),
    explosion: (e, n) => line(`${capital(n.token(e.token))} is destroyed by the explosion`, 'bad'),
    'dangerous-terrain': (e, n) => line(`${capital(n.token(e.token))} is lost in Dangerous terrain`, 'bad'),
    text: (e, n) => line(`${capital(n.token(e.token))} leaves the board`, 'quiet'),
  };

const shapeTaken = ({ figure, to, shape }: EventOf<'cardTurned'>, n: Speaker): string =>
  shape === 'own'
    ? `${n.figure(figure)} returns to its own shape`
    : `${n.figure(figure)} takes the shape of ${n.card('combatant', to)}`;

/** What changes on the board and the track beside the figures' own doings, in words. */
export const WORLD_WORDS: WordsFor<WorldEvent> = {
  terrainPlaced: (e, n) =>
    line(
      `${e.by === null ? '' : `${n.figure(e.by)}: `}${
        e.terrain === 'normal' ? 'Planks cover' : `${capital(e.terrain)} terrain appears at`
      } ${spacesName(e.spaces)}`,
    ),
  figureSpawned: ({ figure, by }, n) =>
    line(
      `${by === null ? '' : `${n.figure(by)}: `}${n.figureName(figure)} appears${figure.at ? ` at ${spaceName(figure.at)}` : ''}`,
      figure.side === 'combatants' ? 'bad' : 'good',
    ),
  cardTurned: (e, n) =>
    e.shape
      ? line(shapeTaken(e, n), 'good')
      : line(`${n.figure(e.figure)} turns its card over: ${n.card('combatant', e.to)}`, 'bad'),
  trackArranged: (e, n) => line(`The Initiative Track changes: ${n.cause(e.cause)}`, 'quiet'),
  boardTokenPlaced: ({ token }, n) =>
    line(`${capital(n.token(token.id))} is placed at ${spaceName(token.at)}`),
  boardTokenMoved: (e, n) =>
    line(`${capital(n.token(e.token))} drifts to ${spaceName(e.to)} (${n.cause(e.cause)})`, 'quiet'),
  boardTokenTurned: (e) => line(`The token is turned over: it is ${e.colour}`),
  boardTokenRemoved: (e, n) => REMOVED[e.how](e, n),
  totemSeen: (e, n) =>
    told(`${n.figure(e.by)} sees ${n.token(e.token)}`, hiddenText(n.position, 'totem', e.colour)),
  objectiveActivated: (e, n) =>
    told(
      e.by === null ? 'An Objective is activated' : `${n.figure(e.by)} activates an Objective`,
      hiddenText(n.position, 'objective', e.objective),
    ),
  achievementCompleted: (e, n) =>
    told(
      e.by === null ? 'An Achievement is completed' : `${n.figure(e.by)} completes an Achievement`,
      hiddenText(n.position, 'achievement', e.achievement),
    ),
  dynamitePlaced: (e, n) =>
    line(
      `${e.by === null ? 'Lit dynamite lies' : `${n.figure(e.by)} places lit dynamite`} at ${spaceName(e.at)}: it explodes at the end of round ${e.lit + 1}`,
      'bad',
    ),
  dynamiteTaken: (e, n) => line(`${n.figure(e.by)} picks up the dynamite`),
  dynamiteExploded: (e) => line(`The dynamite explodes at ${spaceName(e.at)}`, 'bad'),
  dynamiteLost: (e) => line(`The dynamite is lost in Dangerous terrain at ${spaceName(e.at)}`, 'quiet'),
  adventurersRestored: () => line('All heroes are restored: HP, tokens and cards as at the start', 'good'),
  figureFelled: (e, n) =>
    line(
      `${n.figure(e.figure)} goes down until its next turn (${e.by ? `${n.figure(e.by)}: ` : ''}${n.cause(e.cause)})`,
      'bad',
    ),
  figureReturned: (e, n) =>
    line(`${n.figure(e.figure)} is back at ${spaceName(e.at)} with ${e.damage} damage`, 'good'),
};
