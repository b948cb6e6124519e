import { type Option, type Preview, previewOption } from '../../../src/engine/index.ts';
import { plainParts } from '../../../src/words/en/cards/parts.ts';
import { en } from '../../../src/words/en/index.ts';
import type { Met } from '../../support/whole-games.ts';

/** What is told of an answer: its name, what it will do here, and whether that warns. */
export interface Told {
  readonly preview: Preview | null;
  readonly text: string;
  readonly warns: boolean;
}

export function toldOf({ session, prompt }: Met, option: Option): Told {
  const preview = previewOption(session, option.id);
  if (!preview) return { preview, text: '', warns: false };
  return { preview, ...en.tell(session.position).foretold(option, prompt, preview) };
}

/** No option without words and effect. */
export function faultsOfWords(met: Met, option: Option, { text, preview }: Told): string[] {
  const { session, prompt } = met;
  const telling = en.tell(session.position);
  const faults: string[] = [];
  // A space or a number is its own name.
  const name = telling.option(option, prompt);
  if (!isWorded(name) && !/^\d+(,\d+)?$/.test(name)) faults.push(`no name: “${name}”`);
  if (!preview) faults.push('nothing foretold');
  // Nothing is said where nothing is certain but what its name says (face.md 6.4): its odds stand there, or a question comes.
  else if (text === '') {
    if (eventsOf(met, option) !== '')
      faults.push(`“${name}” is foretold as nothing, and does: ${eventsOf(met, option)}`);
  } else if (!isWorded(text))
    faults.push(`“${name}” says nothing of what it does (“${text}”): ${eventsOf(met, option)}`);
  // Symbols are what it is paid with.
  else if (text === 'no effect' && !/^(symbolsSpent)?$/.test(eventsOf(met, option)))
    faults.push(`“${name}” is said to have no effect, and does: ${eventsOf(met, option)}`);
  const about = telling.about(option, prompt);
  if (about && !isWorded(plainParts(about.parts))) faults.push('a card without words');
  if (option.act.do === 'use' && option.act.cause.kind === 'ability' && !about)
    faults.push('an ability without the words of its card');
  return faults;
}

/** What keeps the books alone, or is what its name says: of a Break Attack, that it is one. */
const BOOKS =
  /^(scope|attackStepBegan|breakAttackProvoked|forceDetermined|finalDamageDetermined|attackEnded|initiative|urgency|statusResolved|abilityUsed|spellStepBegan|attackDodged|figureTargeted)/;
/** That something is over, or that it is another's turn: what comes then is not by the answer. */
const GOES_ON = /^(phase|turn|round)/;

/** What is not certain begins with these, and what an enemy does by itself. */
const CHANCE = /^(ai[A-Z]|diceRolled|diceRerolled|lootDrawn|skillChecked|convictionChecked)/;

/** What came of it in truth, for whoever reads the fault. */
function eventsOf({ session, prompt }: Met, { id, act }: Option): string {
  const fork = session.fork();
  const before = fork.events.length;
  fork.decide(id);
  const isUnderWay = session.state.scopes.some(({ kind }) => kind === 'move');
  const types = fork.events
    .slice(before)
    // A Break Attack that is not made, or not countered, lets whoever moves move: that is not by the answer.
    .filter(
      (event) =>
        event.type !== 'figureMoved' ||
        (String(event.from) !== String(event.to) &&
          !(act.do === 'decline' && (event.figure !== prompt.figure || isUnderWay))),
    )
    .map(({ type }) => type);
  const end = types.findIndex((type) => GOES_ON.test(type) || CHANCE.test(type));
  const own = new Set(end < 0 ? types : types.slice(0, end));
  return [...own].filter((type) => !BOOKS.test(type)).join(', ');
}

const isWorded = (text: string): boolean =>
  /\p{L}/u.test(text) && !/undefined|NaN|\[object|\bnull\b/.test(text);
