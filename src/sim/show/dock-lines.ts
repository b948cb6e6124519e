/** `npm run show -- cards`: the cards of turns and questions as the dock lays them, met in a game of the simple bot. */
import { makeBot } from '../../bots/bot.ts';
import {
  defaultSetup,
  type EncounterContent,
  EncounterSession,
  figureIn,
  type Position,
  type Prompt,
} from '../../engine/index.ts';
import { askOf } from '../../stores/middara/asks.ts';
import {
  cardsOf,
  isUsable,
  type Keyed,
  keyedCards,
  pricesOf,
  type TurnCard,
} from '../../stores/middara/turn-cards.ts';
import { en } from '../../words/en/index.ts';
import { actLine } from '../../words/en/tell/act-lines.ts';
import { cardTitle } from '../../words/en/tell/card-titles.ts';
import { refusalLine } from '../../words/en/tell/refusal-lines.ts';
import { title } from '../../words/en/ui/asks.ts';

interface Wanted {
  readonly encounter: string;
  readonly seed: string;
  /** So many questions of every kind; absent: the first turn of each that has one in round 1. */
  readonly questions?: number;
}

/** Answers after which a game is left, whatever was met. */
const ANSWERS = 2000;

/** Each question with its cards, an empty line between. */
export function dockLines(content: EncounterContent, { encounter, seed, questions }: Wanted): string[] {
  const session = new EncounterSession(defaultSetup(content.encounters[encounter]!, seed), content);
  const bot = makeBot('simple', seed);
  const shown: string[][] = [];
  const seen = new Set<string>();
  for (let n = 0; n < ANSWERS && session.pending; n++) {
    const { pending, position } = session;
    if (questions === undefined && position.state.clock.round > 1) break;
    const isWanted = questions !== undefined || (pending.kind === 'turn' && !seen.has(pending.figure));
    if (isWanted) shown.push(questionLines(position, pending));
    if (pending.kind === 'turn') seen.add(pending.figure);
    if (shown.length === questions) break;
    session.decide(bot.choose(session));
  }
  return shown.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

/** Its title, a line a card with key, price and what it does, and what lies under Items and More. */
export function questionLines(position: Position, prompt: Prompt): string[] {
  const telling = en.tell(position);
  const dock = cardsOf(prompt);
  const acts = [...dock.shown, ...dock.items, ...dock.more].map(({ act }) => act);
  const figure = figureIn(position.state, prompt.figure);
  const { form, odds, sound } = askOf(prompt);
  const how = [form, odds !== 'none' && `odds of each ${odds}`, sound && `sound ${sound}`]
    .filter(Boolean)
    .join(', ');
  const head = `${title(prompt, telling)}  (${telling.figureName(figure)}, round ${position.state.clock.round}, ${figure.sp} ◆: ${how})`;
  const asked = { position, figure: prompt.figure, question: prompt.question };
  const cardLine = (key: string, card: TurnCard): string => {
    const name = dock.ends.includes(card)
      ? telling.option({ act: card.act }, prompt)
      : cardTitle(card.act, acts, { position, figure: prompt.figure, telling });
    const price = !isUsable(card)
      ? '×'
      : pricesOf(card)
          .map((sp) => '◆'.repeat(sp))
          .filter(Boolean)
          .join('/');
    const does = !isUsable(card) ? refusalLine(card.refused, asked) : actLine(card.act, asked);
    const several = card.options.length > 1 ? `  [${card.options.length}]` : '';
    return `${key.padStart(4)}  ${name.padEnd(34)} ${price.padEnd(6)} ${does}${several}`.trimEnd();
  };
  const placeLines = ({ key, card }: Keyed): string[] => {
    if (typeof card !== 'string') return [cardLine(key, card)];
    const under = card === 'items' ? dock.items : dock.more;
    const name = card === 'items' ? `Items (${under.length})` : `More (${under.length})`;
    return [`${key.padStart(4)}  ${name}`, ...under.map((one) => cardLine('', one))];
  };
  return [head, ...keyedCards(dock).flatMap(placeLines)];
}
