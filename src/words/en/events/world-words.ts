import { capital, type Described, line, spaceName, spacesName, type WordsFor } from './described.ts';

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

/** What changes on the board and the track beside the figures' own doings, in words. */
export const WORLD_WORDS: WordsFor<WorldEvent> = {
  terrainPlaced: (e, n) =>
    line(
      `${e.by === null ? '' : `${n.of(e.by)}: `}${
        e.terrain === 'normal' ? 'Planks are laid on' : `${capital(e.terrain)} terrain comes to`
      } ${spacesName(e.spaces)}`,
    ),
  figureSpawned: ({ figure, by }, n) =>
    line(
      `${by === null ? '' : `${n.of(by)}: `}${figure.name} appears${figure.at ? ` at ${spaceName(figure.at)}` : ''}`,
      figure.side === 'combatants' ? 'bad' : 'good',
    ),
  cardTurned: (e, n) => line(`${n.of(e.figure)} turns its card over: ${e.name}`, 'bad'),
  trackArranged: (e) => line(`The Initiative Track changes: ${e.why}`, 'quiet'),
  boardTokenPlaced: ({ token }, n) =>
    line(`${capital(n.token(token.id))} is placed at ${spaceName(token.at)}`),
  boardTokenMoved: (e, n) =>
    line(`${capital(n.token(e.token))} drifts to ${spaceName(e.to)} (${e.why})`, 'quiet'),
  boardTokenTurned: (e) => line(`The token is turned over: it is ${e.colour}`),
  boardTokenRemoved(e, n) {
    const token = n.token(e.token);
    // p.67: blown up; p.21: in Dangerous terrain; p.17: opened; else the encounter's own text takes it away.
    if (e.rule === 'p.67') return line(`${capital(token)} is destroyed by the explosion`, 'bad');
    if (e.rule === 'p.21') return line(`${capital(token)} is lost in Dangerous terrain`, 'bad');
    if (e.rule === 'p.17' && e.by !== null) return line(`${n.of(e.by)} opens ${token}`);
    return line(`${capital(token)} leaves the board`, 'quiet');
  },
  totemSeen: (e, n) => told(`${n.of(e.by)} sees ${n.token(e.token)}`, e.text),
  objectiveActivated: (e, n) =>
    told(e.by === null ? 'An Objective is activated' : `${n.of(e.by)} activates an Objective`, e.text),
  achievementCompleted: (e, n) =>
    told(e.by === null ? 'An Achievement is completed' : `${n.of(e.by)} completes an Achievement`, e.text),
  dynamitePlaced: (e, n) =>
    line(
      `${e.by === null ? 'Lit dynamite lies' : `${n.of(e.by)} places lit dynamite`} at ${spaceName(e.at)}: it explodes at the end of round ${e.lit + 1}`,
      'bad',
    ),
  dynamiteTaken: (e, n) => line(`${n.of(e.by)} picks up the dynamite`),
  dynamiteExploded: (e) => line(`The dynamite explodes at ${spaceName(e.at)}`, 'bad'),
  dynamiteLost: (e) => line(`The dynamite is lost in Dangerous terrain at ${spaceName(e.at)}`, 'quiet'),
  adventurersRestored: () =>
    line('All adventurers are restored: damage, tokens and used cards are as at the start', 'good'),
  figureFelled: (e, n) =>
    line(`${n.of(e.figure)} is down until its next turn${e.by ? `, by ${n.of(e.by)}` : ''}: ${e.why}`, 'bad'),
  figureReturned: (e, n) =>
    line(`${n.of(e.figure)} is back at ${spaceName(e.at)} with ${e.damage} damage`, 'good'),
};
