import {
  type AbilityToken,
  type Cause,
  SYMBOLS,
  type SymbolCount,
  type Term,
} from '../../../engine/index.ts';
import { capital, listed, points, spelled } from '../grammar.ts';
import { abilityName, cardOfCause, symbolsOf } from './names.ts';
import { type CardSpeaker, type Sentences, speaker } from './speaker.ts';

/** The notions of the rulebook, as a ledger and the feed name them. */
const TERM: { readonly [T in Term]: string } = {
  flanking: 'Flanking',
  backstab: 'BACKSTAB',
  difference: 'difference hit',
  'through-ally': 'through an ally',
  hindering: 'Hindering Terrain',
  dodge: 'Dodge',
  'this-attack': 'this attack',
  books: 'books on BLACK',
  'casting-die': 'casting die',
  'skull-on-empowered-spell': 'skull on an Empowered spell',
  protection: 'PROTECTION',
  dice: 'dice',
  'no-weapon-die': 'p.43: no second weapon die',
  'follow-up': 'follow-up',
  heavy: 'HEAVY',
  influence: 'influence, SOI',
  melee: 'melee',
  'damage-taken': 'damage taken',
  'no-more-hp': 'no more HP to lose',
  move: 'Move',
  'more-movement': 'more movement',
  attack: 'Attack',
  're-equip': 'Re-Equip',
  empower: 'Empower',
  counter: 'Counter',
  dynamite: 'Dynamite',
  refresh: 'Refresh',
  muck: 'Muck',
  'spell-failed': 'failed spell',
  'spaces-not-moved': 'spaces not moved',
  collision: 'collision',
  current: 'Current',
  crush: 'CRUSH',
  relentless: 'RELENTLESS',
  fell: 'fell three levels',
  'failed-jump': 'failed jump',
  'failed-dangerous-jump': 'failed a jump over Dangerous Terrain',
  'left-dangerous': 'left Dangerous Terrain',
  'moved-out-of-dangerous': 'moved out of Dangerous Terrain',
  'entered-dangerous': 'moved into Dangerous Terrain',
  'ended-in-dangerous': 'ended its movement in Dangerous Terrain',
  'ended-turn-in-dangerous': 'ended its turn in Dangerous Terrain',
  'remaining-hp': 'Poison: half of the remaining HP',
  'too-few-hp': 'too few HP left for its damage',
  immunity: 'IMMUNITY',
  encounter: 'set-up',
  'joins-group': 'joins its Group',
  'active-combatants': 'Active Combatants',
  'end-of-round': 'spawned at the end of a round',
  summoned: 'summoned',
  'nobody-acted': 'no enemy acted or Spawned',
  urgency: 'Urgency',
  reward: 'the reward',
};

const TOKEN: { readonly [T in AbilityToken]: string } = {
  dodge: 'Dodge token',
  heal: 'Heal token',
  intervention: 'Intervention',
  vow: 'Vow',
  summon: 'Summon token',
};

const CAUSES: Sentences<Cause, 'kind', CardSpeaker> = {
  figure: ({ figure }, n) => n.figure(figure),
  card: ({ type, card }, n) => n.card(type, card),
  ability: (cause, n) => abilityName(n.cards, cause) ?? cardOfCause(n.cards, cause),
  symbols: (cause, n) => `${cardOfCause(n.cards, cause)}: ${symbolText(symbolsOf(n.cards, cause))}`,
  die: ({ die, of }, n) => (of ? `${n.cause(of)}: ${die} die` : `${die} die`),
  count: ({ count, what, of }, n) => `${n.cause(of)}: ${spelled(count)}${what ? ` ${what}` : ''}`,
  effect: ({ effect }) => capital(effect),
  token: ({ token }) => TOKEN[token],
  term: (cause) => TERM[cause.term],
  armor: ({ armor, pierced }) => (pierced > 0 ? `Armor ${armor}, ${pierced} pierced` : `Armor ${armor}`),
  resistance: ({ to }) => `RESISTANCE: ${spelled(to)}`,
  immunity: ({ to }) => `IMMUNITY: ${to}`,
  skill: ({ skill }) => skill,
  force: ({ force, printed }) => `${printed ? 'Force' : 'Spell'} ${force}`,
  boost: ({ by }, n) => `boost by ${n.figure(by)}`,
  attack: ({ by }, n) => `${n.figure(by)}’s attack`,
  spell: ({ by }, n) => `${n.figure(by)}’s spell`,
  summon: ({ card }, n) => `Summon ${n.card('combatant', card)}`,
  'upgrade-on': ({ upgrade, item }, n) =>
    `${n.card('upgrade', upgrade)} on ${n.card('item', item)} (${n.cards.items[item]?.tier ?? ''})`,
  'learned-before': ({ others, level }) => `${others} of LVL ${level} learned before`,
  'track-roll': ({ books }) => `${books} books`,
  defeat: ({ of }, n) => `${n.figure(of)} was Defeated`,
  text: ({ place, id }, n) => n.text(place, id),
  said: ({ text }) => text,
};

export const causeText = speaker('kind', CAUSES);

/** `2 shields`, `1 book, 1 shield`. */
export const symbolText = (spend: SymbolCount): string =>
  listed(SYMBOLS.flatMap((symbol) => (spend[symbol] ? [points(spend[symbol], symbol)] : [])));

/** The card a cause stands on, where its abilities are not told apart; else what it is called. */
export const holderText = (cause: Cause, n: CardSpeaker): string =>
  cause.kind === 'ability' || cause.kind === 'symbols' ? cardOfCause(n.cards, cause) : n.cause(cause);
