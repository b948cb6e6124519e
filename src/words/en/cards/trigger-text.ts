/** When something of an encounter comes about, and the names its texts speak by. */
import {
  type BoardToken,
  type BoardTokenKind,
  type CardIndex,
  type EncounterDefinition,
  listOps,
  type Position,
  type Trigger,
} from '../../../engine/index.ts';
import { sentence, wordOf } from '../content.ts';
import { isSeveral, pluralName } from '../grammar.ts';
import { type IsOneAlone, onesAloneIn } from '../one-alone.ts';
import {
  carriedName,
  carriedWord,
  conditionsText,
  doorName,
  oneOfCard,
  pieceName,
  type StoryNames,
  spaceWords,
} from '../tell/story-texts.ts';
import { kw, line, type Parts, plainParts } from './parts.ts';

/** What the words of an encounter depend on beside the thing itself. */
export interface EncounterWords {
  /** The printed name of an item or a combatant. */
  nameOf(ref: string): string;
  /** Of what Combatants there is one alone; nothing is known of it where absent. */
  readonly isOne?: IsOneAlone;
  /** Whose tokens and conditions are spoken of. */
  readonly encounter: Pick<
    EncounterDefinition,
    'tokens' | 'totems' | 'objectives' | 'achievements' | 'endConditions' | 'carried' | 'doors' | 'special'
  >;
}

const KIND_WORD: Readonly<Record<BoardTokenKind, Parts>> = {
  loot: line`${kw('loot-token')}`,
  exit: line`${kw('exit-token')}`,
  totem: line`${kw('totem-token')}`,
  objective: line`${kw('objective-token')}`,
};

/** A token as it is spoken of: the blue Loot, a random Totem. */
export function tokenText(token: Pick<BoardToken, 'kind' | 'colour'>): Parts {
  if (token.colour === 'random') return line`the ${kw('random-token', 'random')} ${KIND_WORD[token.kind]}`;
  return line`the ${wordOf(token.colour)} ${KIND_WORD[token.kind]}`;
}

/** Names of the story, for what its conditions and operations speak of. */
export const storyNames = (words: EncounterWords): StoryNames => ({
  encounter: words.encounter,
  nameOf: (ref) => words.nameOf(ref),
  ...(words.isOne ? { isOne: words.isOne } : {}),
  tokenName: (id) => plainParts(tokenById(id, words)),
});

/** The printed name of whatever a text names. */
export function nameOfCard(cards: CardIndex, ref: string): string {
  const { items, combatants, companions, adventurers } = cards;
  const card = items[ref] ?? combatants[ref] ?? companions[ref] ?? adventurers[ref];
  return card?.name ?? wordOf(ref);
}

/** The same of a table. */
export const storyNamesOf = ({ encounter, cards }: Pick<Position, 'encounter' | 'cards'>): StoryNames =>
  storyNames({
    encounter,
    nameOf: (ref) => nameOfCard(cards, ref),
    isOne: onesAloneIn(encounter, cards),
  });

/** What the words of a table's encounter depend on. */
export const wordsOfEncounter = ({
  encounter,
  cards,
}: Pick<Position, 'encounter' | 'cards'>): EncounterWords => ({
  encounter,
  nameOf: (ref) => nameOfCard(cards, ref),
  isOne: onesAloneIn(encounter, cards),
});

/** The token of that id, set up or placed later by the encounter's own text; one that is carried by its name. */
export function tokenById(id: string, words: EncounterWords): Parts {
  const name = carriedName(words, id);
  if (name !== null) return line`${carriedWord(name)}`;
  const { encounter } = words;
  const placed = listOps(encounter).flatMap(({ op }) => (op.do === 'place-token' ? [op.token] : []));
  const token = [...encounter.tokens, ...placed].find((one) => one.id === id);
  return token ? tokenText(token) : line`${id}`;
}

/** When an Objective or an Achievement comes about, as a sentence. */
export function triggerText(when: Trigger, words: EncounterWords): Parts {
  switch (when.is) {
    case 'adventurer-beside':
      return line`When an adventurer is on or beside ${tokenById(when.token, words)}.`;
    case 'adventurer-enters':
      return line`When an adventurer enters ${spaceWords(when.spaces)}.`;
    case 'defeated': {
      const count = when.count ?? 1;
      return count === 1
        ? line`When ${oneOfCard(when.card, words)} is defeated.`
        : line`When ${count} ${pluralName(words.nameOf(when.card))} are defeated.`;
    }
    case 'round-begins':
      return when.every === undefined
        ? line`At the start of round ${when.round}.`
        : line`At the start of ${roundsText(when)}.`;
    case 'encounter-action': {
      const where =
        when.token === undefined
          ? line`beside ${pieceName(when.piece ?? '')}`
          : line`on or beside ${tokenById(when.token, words)}`;
      return line`${sentence(when.name)}: an Encounter Action (1 ${kw('sp')}) ${where}.`;
    }
    default:
      return line`${storyTriggerText(when, storyNames(words))}.`;
  }
}

type StoryTrigger = Exclude<
  Trigger,
  {
    readonly is: 'adventurer-beside' | 'adventurer-enters' | 'defeated' | 'round-begins' | 'encounter-action';
  }
>;

/** When something of the story comes about, as a clause after *when*; rounds by themselves. */
export function storyTriggerText(when: StoryTrigger, names: StoryNames): string {
  switch (when.is) {
    case 'encounter-begins':
      return 'As the encounter begins';
    case 'round-ends':
      return `At the end of ${roundsText(when)}`;
    case 'turn-ends-on':
      return `When an adventurer ends a turn ${
        when.spaces ? `on ${spaceWords(when.spaces)}` : `on or beside ${names.tokenName(when.beside!)}`
      }`;
    case 'holds':
      return `As soon as ${conditionsText(when.if, names)}`;
    case 'token-taken':
      return `When ${names.tokenName(when.token)} is picked up`;
    case 'token-dropped':
      return `When ${names.tokenName(when.token)} is dropped`;
    case 'token-lost':
      return `When ${names.tokenName(when.token)} is lost`;
    case 'token-brought':
      return `When ${names.tokenName(when.token)} is carried to ${spaceWords(when.spaces)}`;
    case 'door-opened':
      return `When ${doorName(names, when.door)} ${isSeveral(doorName(names, when.door)) ? 'are' : 'is'} opened`;
  }
}

/** `round 2`, or `rounds 2, 5, 8 and so on`. */
export const roundsText = ({ round, every }: { readonly round: number; readonly every?: number }): string =>
  every === undefined
    ? `round ${round}`
    : every === 1
      ? round === 1
        ? 'every round'
        : `round ${round} and every later round`
      : `rounds ${[round, round + every, round + 2 * every].join(', ')} and so on`;
