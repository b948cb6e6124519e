import type { Doubt } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import { type BoardToken, isSameSpace } from '../../engine/model/board.ts';
import { type CardIndex, familyOf, playersCards } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition, Trigger } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import { eachNamed } from '../../engine/model/named-combatants.ts';
import type { Condition } from '../../engine/model/story.ts';
import { listConditions } from '../check/check-story.ts';
import { type Doubted, doubtsOfBlanks, type Keys } from './doubted.ts';
import { doubtsOfAlike, doubtsOfSpecial, type TokenThere } from './doubts-of-board.ts';
import { doubtsOfStory } from './doubts-of-story.ts';
import { doubtsOfSums } from './doubts-of-sums.ts';
import { doubtsOfTime } from './doubts-of-time.ts';
import { doubtsOfWays, withoutShutDoors } from './doubts-of-ways.ts';
import { type OnFoot, onFoot } from './on-foot.ts';

/** What is legal in an encounter and surely wrong. */
export function doubtsOfEncounter(
  encounter: EncounterDefinition,
  cards: CardIndex,
  others: ReadonlySet<string>,
): Doubted[] {
  const walk = onFoot(withoutShutDoors(encounter), encounter.startingZone);
  const tokens = tokensOf(encounter);
  const joining = joiningIn(encounter, cards);
  return [
    ...doubtsOfWays(encounter, cards),
    ...doubtsOfEnds(encounter, cards),
    ...doubtsOfTime(encounter, lastRound(encounter)),
    ...doubtsOfStory(encounter, {
      others,
      last: lastRound(encounter),
      isThere: (card) =>
        encounter.combatants.some((one) => isOf(card, one.card, cards)) ||
        cards.combatants[card]?.loyalEsper !== undefined ||
        [...joining].some((one) => isOf(card, one, cards)),
    }),
    ...doubtsOfBlanks(encounter),
    ...doubtsOfSpecial(encounter, cards),
    ...doubtsOfAlike(encounter, tokens),
    ...doubtsOfSums(encounter, cards),
    ...tokens.flatMap(({ token, keys }) => doubtsOfToken(token, keys, encounter, walk)),
    ...doubtsOfTriggers(
      encounter,
      cards,
      tokens.map(({ token }) => token),
      walk,
      joining,
    ),
  ];
}

/** Those set up, and those the hidden text may place. */
function tokensOf(encounter: EncounterDefinition): TokenThere[] {
  const placed = listOps(encounter).flatMap(({ op, keys }) =>
    op.do === 'place-token' ? [{ token: op.token, keys: [...keys, 'token'] }] : [],
  );
  return [...encounter.tokens.map((token, i) => ({ token, keys: ['tokens', i] })), ...placed];
}

function doubtsOfEnds(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const { endConditions, combatants } = encounter;
  if (endConditions.every(({ result }) => result === 'lost'))
    return [{ path: '$.endConditions', doubt: { doubt: 'no-way-to-win' } }];
  const isFought = combatants.some(({ card }) => cards.combatants[card]?.kind === 'intelligent');
  const spawns = listOps(encounter).some(({ op }) => op.do === 'spawn');
  if (isFought || spawns) return [];
  return endConditions.flatMap(({ when, result }, i) =>
    when.is === 'all-opponents-defeated' && result === 'won'
      ? [{ path: jsonPath(['endConditions', i, 'when']), doubt: { doubt: 'won-at-once' } as const }]
      : [],
  );
}

function doubtsOfToken(
  token: BoardToken,
  keys: Keys,
  encounter: EncounterDefinition,
  walk: OnFoot,
): Doubted[] {
  const { endConditions, objectives = [] } = encounter;
  const at = (key: 'at' | 'colour', doubt: Doubt): Doubted[] => [{ path: jsonPath([...keys, key]), doubt }];
  switch (token.kind) {
    case 'exit':
      if (
        !endConditions.some(({ when }) => 'exit' in when && when.exit === token.colour) &&
        !objectives.some(({ when }) => isAskedFor(when, token)) &&
        !listConditions(encounter).some(({ condition }) => isAskedFor(condition, token))
      )
        return at('colour', { doubt: 'exit-without-condition', colour: token.colour });
      return walk.reaches(token.at) ? [] : at('at', { doubt: 'exit-out-of-reach' });
    case 'loot':
      return walk.comesBeside(token.at) ? [] : at('at', { doubt: 'token-out-of-reach' });
    case 'totem':
      return walk.sees(token.at) ? [] : at('at', { doubt: 'totem-out-of-sight' });
    case 'objective':
      // What comes of it, its triggers say.
      return [];
  }
}

/** A text waits for a turn that ends there, or asks who stands there. */
const isAskedFor = (when: Trigger | Condition, { id, at }: BoardToken): boolean =>
  (when.is === 'turn-ends-on' || when.is === 'on') &&
  (when.beside === id || (when.spaces ?? []).some((space) => isSameSpace(space, at)));

/** Objectives and Achievements that can never come about. */
function doubtsOfTriggers(
  encounter: EncounterDefinition,
  cards: CardIndex,
  tokens: readonly BoardToken[],
  walk: OnFoot,
  joining: ReadonlySet<string>,
): Doubted[] {
  const { objectives = [], achievements = [] } = encounter;
  return [
    ...objectives.map(({ when }, i) => ({ when, keys: ['objectives', i, 'when'] })),
    ...achievements.map(({ when }, i) => ({ when, keys: ['achievements', i, 'when'] })),
  ].flatMap(({ when, keys }) => {
    const doubt = doubtOfTrigger(when, { encounter, cards, tokens, walk, joining });
    return doubt === null ? [] : [{ path: jsonPath(keys), doubt }];
  });
}

interface Scene {
  readonly encounter: EncounterDefinition;
  readonly cards: CardIndex;
  readonly tokens: readonly BoardToken[];
  readonly walk: OnFoot;
  readonly joining: ReadonlySet<string>;
}

function doubtOfTrigger(when: Trigger, { encounter, cards, tokens, walk, joining }: Scene): Doubt | null {
  switch (when.is) {
    case 'adventurer-enters':
      return when.spaces.some(walk.reaches) ? null : { doubt: 'spaces-out-of-reach' };
    case 'encounter-action':
    case 'adventurer-beside': {
      if (when.token === undefined || isCarried(encounter, when.token)) return null;
      const places = tokens.filter(({ id }) => id === when.token);
      return places.some(({ at }) => walk.comesBeside(at)) ? null : { doubt: 'token-out-of-reach' };
    }
    case 'turn-ends-on':
    case 'token-brought':
      return when.spaces && !when.spaces.some(walk.reaches) ? { doubt: 'spaces-out-of-reach' } : null;
    case 'round-ends':
    case 'round-begins': {
      const last = lastRound(encounter);
      return when.round > last ? { doubt: 'round-after-the-end', last } : null;
    }
    case 'defeated': {
      if (mayJoin(when.card, joining, cards)) return null;
      const there = encounter.combatants.filter(({ card }) => isOf(when.card, card, cards)).length;
      return there < (when.count ?? 1) ? { doubt: 'too-few-to-defeat', there } : null;
    }
    default:
      return null;
  }
}

/** It ends at the end of that round at the latest. */
const lastRound = ({ endConditions }: EncounterDefinition): number =>
  Math.min(
    ...endConditions.map(({ when, if: conditions, goesOn }) =>
      'rounds' in when && !conditions && !goesOn ? when.rounds : Infinity,
    ),
  );

/** A carried token lies wherever its bearer lets it fall. */
const isCarried = ({ carried = [] }: EncounterDefinition, token: string): boolean =>
  carried.some((one) => one.token === token);

const isOf = (wanted: string, card: string, cards: CardIndex): boolean =>
  card === wanted || familyOf(cards, card) === wanted;

/** Whether such a Combatant may come that was not set up: by hidden text, by another Combatant, by a player's card. */
const mayJoin = (wanted: string, joining: ReadonlySet<string>, cards: CardIndex): boolean =>
  cards.combatants[wanted]?.kind === 'command' || [...joining].some((card) => isOf(wanted, card, cards));

/** All that may be brought in, also by whoever was brought in. */
function joiningIn(encounter: EncounterDefinition, cards: CardIndex): ReadonlySet<string> {
  const named = new Set(broughtByPlayers(cards));
  const look = (value: unknown): void => eachNamed(value, ({ card }) => named.add(card));
  look(listOps(encounter).map(({ op }) => op));
  for (const { card } of encounter.combatants) look(cards.combatants[card]);
  // What is added on the way is gone through, too.
  for (const card of named) look(cards.combatants[card]);
  return named;
}

const ofPlayers = new WeakMap<CardIndex, ReadonlySet<string>>();

function broughtByPlayers(cards: CardIndex): ReadonlySet<string> {
  const known = ofPlayers.get(cards);
  if (known) return known;
  const named = new Set<string>();
  eachNamed(playersCards(cards), ({ card }) => named.add(card));
  ofPlayers.set(cards, named);
  return named;
}
