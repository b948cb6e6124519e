import type { TokenEvent } from '../../rules/model/events.ts';
import { AIDE, MOST_AIDES } from '../../rules/model/fixed-numbers.ts';
import type { Source } from '../../rules/model/state.ts';
import { randomText } from './card-facts.ts';
import { cardName, cityName, several, signed } from './names.ts';
import { ROLL } from './questions.ts';
import {
  bad,
  good,
  isClosed,
  kept,
  type Place,
  plain,
  quiet,
  quoted,
  type TellersOf,
  type ToldLine,
} from './told-line.ts';

export const SOURCE: Readonly<Record<Source, string>> = {
  tasks: 'tasks',
  thirds: 'third tasks',
  cards: 'reward cards',
  adventures: 'adventures',
  shadows: 'shadows',
  red: 'red adventure alone',
};

/** A number against what it needed. */
const passedOr = (passed: boolean, name: string, roll: string, total: number, need: number): ToldLine =>
  passed
    ? good(`${name}, ${roll}: ${total} (needed ${need}). Passed.`)
    : bad(`${name}, ${roll}: ${total} (needed ${need}). Failed.`);

const there = (place: Place, city: number): string =>
  cityName({ content: place.content, state: place.view }, city);

/** How errands, tokens and rewards are told. */
export const TOKEN_TELLERS: TellersOf<TokenEvent['type']> = {
  attemptBegan({ attempt }, { content, name }) {
    const token = content.tokens[attempt.token];
    return quoted(
      `${name(attempt.player)} tries to get ${cardName(content, 'tokens', attempt.token)}`,
      token,
    );
  },
  checkTurned: () => plain('The second check.'),
  aidAnswered({ player, yes }, { name, before }) {
    if (!yes) return plain(`${name(player)} does not help.`);
    const more = (before.attempt?.aides.length ?? 0) < MOST_AIDES ? AIDE : 0;
    return good(`${name(player)} helps: ${signed(more)}.`);
  },
  attemptEnded: kept,
  // What it is for says what it shows.
  dieRolled: kept,
  checkMade({ player, what, sum, need, passed, natural }, { name }) {
    // The watch is judged with the theft.
    if (what === 'victim') return plain(`${name(player)} is watchful: ${sum.total}.`);
    if (natural && sum.total < need) return good(`${name(player)}, ${ROLL[what]}: a natural 20. Passed.`);
    return passedOr(passed, name(player), ROLL[what], sum.total, need);
  },
  reactionUndone: ({ by }, { content }) => good(`${cardName(content, 'spells', by)} cancels the reaction.`),
  resistanceBought: () => good('The gold settles it: no resistance.'),
  resistanceRolled({ sum, against, held, rule }) {
    // Against a natural 20 no total counts (A 8n).
    if (rule === 'A 8n')
      return held
        ? bad('Resistance: a natural 20 as well. It stays.')
        : good(`Resistance ${sum.total}, not a natural 20: beaten.`);
    return held
      ? bad(`Resistance ${sum.total} against ${against}: it stays.`)
      : good(`Resistance ${sum.total} against ${against}: beaten.`);
  },
  tokenTaken: ({ player, token }, { content, name }) =>
    good(`${name(player)} has ${cardName(content, 'tokens', token)}.`),
  destinyDrawn: ({ card }, { content }) =>
    quoted(`Destiny: ${cardName(content, 'destiny', card)}`, content.destiny[card]),
  tokenRevealed({ token }, { content }) {
    const card = content.randoms[token];
    return quoted(`Turned up: ${card ? `${card.name} (${randomText(content, card)})` : ''}`, card);
  },
  tokensSeen: ({ player, city }, place) =>
    plain(`${place.name(player)} looks at the tokens of ${there(place, city)}.`),
  tokenTurnedDown: ({ token }, { content }) =>
    plain(`${cardName(content, 'randoms', token)} is turned down again.`),
  tokenGone: ({ token }, { content }) => quiet(`${cardName(content, 'randoms', token)} leaves the game.`),
  forgeryTaken: ({ player, token }, { content, name }) =>
    good(`${name(player)} takes ${cardName(content, 'randoms', token)}.`),
  itemTaken: ({ player, good: ref }, { content, name }) =>
    good(`${name(player)} takes ${cardName(content, 'goods', ref)}.`),
  taskDone({ player, city, done, which }, place) {
    const { content, name } = place;
    const what = cardName(content, done.as === 'forgery' ? 'randoms' : 'tokens', done.token);
    const count = which === null ? '' : ` Task ${which} of 3.`;
    return good(`${name(player)} hands in ${what} at ${there(place, city)}.${count}`);
  },
  handedInVain: ({ player, token, as }, { content, name }) =>
    bad(`${name(player)} loses ${cardName(content, as === 'forgery' ? 'randoms' : 'tokens', token)}.`),
  treasureTaken: ({ player, treasure }, { content, name }) =>
    quoted(`${name(player)} gains ${cardName(content, 'treasures', treasure)}`, content.treasures[treasure]),
  rewardDrawn({ player, card }, place) {
    const { content, name } = place;
    const reward = content.rewards[card];
    const isSecret = isClosed(place) && reward !== undefined && 'artifact' in reward.does;
    if (isSecret || !reward) return good(`${name(player)} draws a reward card.`);
    return quoted(`${name(player)} draws ${reward.name}`, reward);
  },
  rewardSold: ({ player }, { name }) => plain(`${name(player)} has no use for it and sells it.`),
  artifactGained: ({ player, artifact }, place) =>
    good(
      `${place.name(player)} keeps ${isClosed(place) ? 'a covered artifact' : cardName(place.content, 'artifacts', artifact)}.`,
    ),
  prestigeGained: ({ player, source, amount }, { name }) =>
    good(`${name(player)} gains ${amount} prestige (${SOURCE[source]}).`),
  epGained({ player, amount, levels }, { name, view }) {
    const told = `${name(player)} gains ${several(amount, 'EP', 'EP')} (${view.players[player]?.ep} now)`;
    return levels > 0 ? good(`${told}: a new skill can be learned.`) : quiet(`${told}.`);
  },
};
