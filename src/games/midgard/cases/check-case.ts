import { type CaseFaults, caseFaults, strangeName } from '../../../check/case-faults.ts';
import type { Key } from '../../../check/guest-content.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import type { MidgardCards, MidgardContent } from '../rules/model/content.ts';
import { CITIES } from '../rules/model/fixed-numbers.ts';
import { type CaseCity, type CasePlayer, type MidgardCase, playersOf, refOf } from './case-schema.ts';
import {
  BELONGS_WANTED,
  CITY_ONCE_WANTED,
  COPIES_WANTED,
  HERO_ONCE_WANTED,
  OPTION_WANTED,
  TABLE_CITY_WANTED,
} from './case-wanted.ts';

type Folder = keyof MidgardCards;

/** What of a case is not there, or cannot be so; each with its place. */
export function faultsOfCase(one: MidgardCase, content: MidgardContent): Finding[] {
  const { begin, queries } = one;
  const faults = caseFaults();
  const players = playersOf(begin);
  const there = players.map(({ hero }) => hero);
  const most = CITIES[begin.table ?? 'short'];
  players.forEach((player, i) => {
    checkPlayer(player, ['begin', 'players', i], content, faults);
    if (there.indexOf(player.hero) < i) faults.said(['begin', 'players', i], HERO_ONCE_WANTED, player.hero);
    if ((player.at ?? 1) > most) faults.said(['begin', 'players', i, 'at'], TABLE_CITY_WANTED, player.at);
  });
  checkCopies(players, content, faults);
  begin.cities?.forEach((city, i, all) => {
    const at = ['begin', 'cities', i];
    if (city.number > most) faults.said([...at, 'number'], TABLE_CITY_WANTED, city.number);
    if (all.findIndex(({ number }) => number === city.number) < i)
      faults.said([...at, 'number'], CITY_ONCE_WANTED, city.number);
    checkCity(city, at, content, faults);
  });
  faults.known(['begin', 'turn', 'player'], begin.turn?.player, there);
  for (const folder of ['adventures', 'shadows'] as const)
    among(begin[folder], ['begin', folder], folder, content, faults);
  for (const [deck, { left, used }] of Object.entries(begin.decks ?? {})) {
    const folder = (deck === 'equipment' || deck === 'weapons' ? 'goods' : deck) as Folder;
    among(left, ['begin', 'decks', deck, 'left'], folder, content, faults);
    among(used, ['begin', 'decks', deck, 'used'], folder, content, faults);
  }
  queries.forEach(({ why }, i) => {
    faults.known(['queries', i, 'why', 'player'], why.player, there);
    const fault = optionFault(why.action, content);
    if (fault) faults.said(['queries', i, 'why', 'action'], OPTION_WANTED, why.action);
  });
  return faults.found;
}

/** Names that must be of cards of a folder. */
function among(
  refs: readonly string[] | undefined,
  at: readonly Key[],
  folder: Folder,
  content: MidgardContent,
  { known }: CaseFaults,
): void {
  refs?.forEach((ref, i) => {
    known([...at, i], ref, Object.keys(content[folder]));
  });
}

function checkPlayer(player: CasePlayer, at: readonly Key[], content: MidgardContent, faults: CaseFaults) {
  faults.known([...at, 'hero'], player.hero, Object.keys(content.heroes));
  among(player.hand, [...at, 'hand'], 'actions', content, faults);
  for (const folder of ['skills', 'goods', 'spells', 'treasures', 'artifacts', 'tokens'] as const)
    among(player[folder]?.map(refOf), [...at, folder], folder, content, faults);
  player.forgeries?.forEach((ref, i) => {
    faults.known([...at, 'forgeries', i], ref, forgeriesIn(content));
  });
}

const forgeriesIn = ({ randoms }: MidgardContent): string[] =>
  Object.values(randoms).flatMap(({ id, kind }) => (kind === 'forgery' ? [id] : []));

/** Nobody holds a copy that is not there. */
function checkCopies(players: readonly CasePlayer[], { actions }: MidgardContent, { said }: CaseFaults) {
  const hands = players.flatMap(({ hand = [] }) => hand);
  for (const card of new Set(hands)) {
    const held = hands.filter((one) => one === card).length;
    if (held > (actions[card]?.copies ?? held)) said(['begin', 'players'], COPIES_WANTED, card);
  }
}

function checkCity(city: CaseCity, at: readonly Key[], content: MidgardContent, faults: CaseFaults) {
  among(city.fixed, [...at, 'fixed'], 'tokens', content, faults);
  among(city.randoms?.map(refOf), [...at, 'randoms'], 'randoms', content, faults);
  faults.known([...at, 'treasure'], city.treasure, Object.keys(content.treasures));
  faults.known([...at, 'adventure'], city.adventure, Object.keys(content.adventures));
  const shadow = city.shadow === undefined ? undefined : refOf(city.shadow);
  faults.known([...at, 'shadow'], shadow, Object.keys(content.shadows));
  city.tasks?.forEach((done, task) => {
    if (!done) return;
    const card = done.as === 'original' ? content.tokens[done.token] : content.randoms[done.token];
    const belongs = card && 'task' in card && card.city === city.number && card.task === task;
    if (!belongs) faults.said([...at, 'tasks', task], BELONGS_WANTED, done.token);
  });
}

/** What an option's first word is followed by: nothing, a number, or the name of a card of these folders. */
const VERBS: Readonly<Record<string, 'alone' | 'number' | 'any' | readonly Folder[]>> = {
  ...Object.fromEntries(
    `renew draw learn reveal adventure shadow leave-tower buy-card end roll keep pay yes no none let quiet something
     fight leave flee surrender on abort begin nobody`
      .split(/\s+/)
      .map((verb) => [verb, 'alone']),
  ),
  ...Object.fromEntries(
    'move ride deal steal assault look ask gold city name face'.split(' ').map((verb) => [verb, 'number']),
  ),
  ...Object.fromEntries('train buy lay drop loot offer item'.split(' ').map((verb) => [verb, 'any'])),
  play: ['actions'],
  heal: ['actions'],
  support: ['actions'],
  luck: ['actions'],
  react: ['actions'],
  surprise: ['actions'],
  discard: ['actions'],
  cast: ['spells'],
  repair: ['goods'],
  use: ['goods'],
  again: ['goods'],
  token: ['tokens'],
  deliver: ['tokens', 'randoms'],
  open: ['artifacts'],
  take: ['goods', 'spells', 'skills'],
  // With the weapon behind it, where one is chosen.
  replace: ['actions'],
  twenty: ['treasures'],
};

/** Words no option begins with, and cards that are not there. */
export function optionFault(option: string, content: MidgardContent): Omit<Finding, 'path'> | null {
  const [verb = '', name = '', ...more] = option.split(':');
  const wanted = { expected: { what: 'said', text: OPTION_WANTED }, got: shown(option) } as const;
  if (verb === 'lose')
    return name === 'basic' || option === 'lose' ? null : strangeName(name, Object.keys(content.goods));
  if (verb === 'strike') return name === 'bare' ? null : strangeName(name, Object.keys(content.goods));
  const of = Object.hasOwn(VERBS, verb) ? VERBS[verb]! : null;
  if (of === null) return wanted;
  if (of === 'alone') return name === '' ? null : wanted;
  if (of === 'number') return /^\d+$/.test(name) && more.length === 0 ? null : wanted;
  if (of === 'any') return name === '' ? wanted : null;
  return strangeName(
    name,
    of.flatMap((folder) => Object.keys(content[folder])),
  );
}
