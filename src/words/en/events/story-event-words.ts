import type { StoryEvent } from '../../../engine/index.ts';
import { capital } from '../grammar.ts';
import { spaceName, spacesName } from '../tell/names.ts';
import { choiceText, doorName, optionName, pieceName, tellText, wentOnText } from '../tell/story-texts.ts';
import { line, type WordsFor } from './described.ts';

const DOOR = { open: 'opens', closed: 'closes', locked: 'locks' } as const;
const silent = (): null => null;

/** What the encounter's own text does, in words. */
export const STORY_WORDS: WordsFor<StoryEvent['type']> = {
  counterSet: silent,
  textTold: (e, n) => ({ text: 'Story', tone: 'told', quote: tellText(n.position, e.id) }),
  storyChosen: (e, n) => ({
    text: `The players choose: ${optionName(n.position, e.choice, e.option)}`,
    tone: 'told',
    quote: choiceText(n.position, e.choice),
  }),
  tableDrawn: (e) => line(`Random result: line ${e.line + 1}`),
  adventurerDrawn: (e, n) => line(`Chosen at random: ${n.figure(e.figure)}`),
  tokenTaken: (e, n) => line(`${n.figure(e.by)} takes ${n.token(e.token.id)}`),
  tokenDropped: (e, n) => line(`${capital(n.token(e.token))} is now at ${spaceName(e.at)}`),
  doorChanged: (e, n) =>
    line(
      e.by === null
        ? `${capital(doorName(n.position, e.door))} ${DOOR[e.to]}`
        : `${n.figure(e.by)} ${DOOR[e.to]} ${doorName(n.position, e.door)}`,
    ),
  pieceMoved: (e) => line(`${capital(pieceName(e.piece))} is moved to ${spacesName(e.to)}`),
  pieceRemoved: (e) =>
    line(`${capital(pieceName(e.piece))} ${e.how === 'text' ? 'is gone' : 'is lost in Dangerous terrain'}`),
  figureLeft: (e, n) => line(`${n.figure(e.figure)} leaves the board`, 'good'),
  objectiveRearmed: silent,
  specialEntered: (e, n) => line(`${n.figure(e.figure)} enters ${e.special}`),
  specialLeft: silent,
  encounterWentOn: silent,
  wentOnTold: (e, n) => ({
    text: 'Goal met: the encounter continues',
    tone: 'told',
    quote: wentOnText(n.position, e.condition),
  }),
};
