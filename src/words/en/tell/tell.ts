import type { CardIndex, CardType, Position } from '../../../engine/index.ts';
import type { CardTelling, Telling } from '../../telling.ts';
import { wordOf } from '../content.ts';
import { rollText } from '../dice.ts';
import { deedText } from '../events/deed-words.ts';
import { describeEvent } from '../events/describe-event.ts';
import { title, underTitle } from '../ui/asks.ts';
import { aboutOption } from './about.ts';
import { cardShort, cardTitle } from './card-titles.ts';
import { causeText } from './causes.ts';
import { costLine } from './cost-line.ts';
import { outcomeText, textName } from './encounter-texts.ts';
import { foretold } from './foretold.ts';
import { cardName, figureName, seatName, spaceName, tokenName } from './names.ts';
import { noteText, remarkText, SUM_NAME } from './notes.ts';
import { actText, optionText, refusedText } from './options.ts';
import { questionText } from './questions.ts';
import { reasonText } from './reasons.ts';
import { shortfallText } from './shortfall.ts';
import type { CardSpeaker, Speaker } from './speaker.ts';
import { whyNotSpaceText, whyNotTargetText } from './why-not.ts';
import type { Written } from './written.ts';

/** What cards and their ledgers say away from a table: in a loadout, on a shelf. */
export function tellCards(cards: CardIndex): CardTelling {
  const n: CardSpeaker = {
    cards,
    figure: (id) => id ?? 'nobody',
    text: (_place, id) => wordOf(id),
    card: (type, ref, back) => printedName(cards, type, ref, back),
    cause: (cause) => causeText(cause, n),
  };
  return n;
}

/** The table's words, bound to a position; with the texts of cards, or before these have come. */
export const tellOf =
  (written: Written | null) =>
  (position: Position): Telling => {
    const { cards, state } = position;
    const n: Speaker = {
      position,
      written,
      cards,
      text: (place, id) => textName(position, place, id),
      figure: (id) => {
        const figure = state.figures.find((one) => one.id === id);
        return figure ? figureName(cards, figure) : (id ?? 'nobody');
      },
      figureName: (figure) => figureName(cards, figure),
      seat: (id) => seatName(position, id),
      card: (type, ref, back) => printedName(cards, type, ref, back),
      token: (id) => tokenName(state, id),
      space: spaceName,
      cause: (cause) => causeText(cause, n),
      reason: (reason) => reasonText(reason, n),
      question: (prompt) => questionText(prompt, n),
      title: (prompt) => title(prompt, n),
      underTitle: (prompt) => underTitle(prompt, n),
      cardTitle: (act, others, figure) => cardTitle(act, others, { position, figure, telling: n }),
      cardShort: (act, others, figure) => cardShort(act, others, { position, figure, telling: n }),
      actLine: (act, { question, figure }) => written?.actLine(act, { position, question, figure }) ?? '',
      wholeActLine: (act, { question, figure }) =>
        written?.wholeActLine(act, { position, question, figure }) ?? '',
      cost: (act) => costLine(act, position),
      refusalLine: (refused, { question, figure }) =>
        written?.refusalLine(refused, { position, question, figure }) ?? '',
      option: (option, prompt) => optionText(option, n, prompt),
      act: (act) => actText(act, n),
      refused: ({ act }) => refusedText(act, n),
      note: (note) => noteText(note, n),
      remark: (option) => remarkText(option, n),
      about: (option, prompt) => aboutOption(option, n, prompt),
      foretold: (option, prompt, preview) => foretold(option, prompt, preview, n),
      sumName: (name) => SUM_NAME[name],
      dice: rollText,
      condition: (because) => written?.condition(because, n) ?? '',
      target: (because) => written?.target(because, n) ?? '',
      targetRemoved: (by) => written?.targetRemoved(by, n) ?? '',
      way: (because) => written?.way(because, n) ?? '',
      wayRemoved: (by) => written?.wayRemoved(by, n) ?? '',
      shortfall: (shortfall) => shortfallText(shortfall, n),
      skip: (because) => written?.skip(because, n) ?? '',
      whyNotSpace: (why) => whyNotSpaceText(why, n),
      whyNotTarget: (why) => whyNotTargetText(why, n),
      outcome: (outcome) => outcomeText(position, outcome),
      event: (event, before, over) => describeEvent(event, n, before, over),
      deed: (deed) => deedText(deed, n),
      spoken: (deed, fresh, asked) =>
        written ? written.spoken(deed, fresh, asked, n) : `${deedText(deed, n)}.`,
    };
    return n;
  };

/** A card's name, and which side of it is meant where it is the back. */
const printedName = (cards: CardIndex, type: CardType, ref: string, back?: boolean): string =>
  `${cardName(cards, type, ref)}${back ? ' (back)' : ''}`;
