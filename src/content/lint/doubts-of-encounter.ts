import type { Doubt } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import type { BoardToken } from '../../engine/model/board.ts';
import { type CardIndex, familyOf } from '../../engine/model/cards/cards.ts';
import type { EncounterDefinition, Trigger } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import { eachNamed } from '../check/check-spawns.ts';
import type { Doubted, Keys } from './doubted.ts';
import { type OnFoot, onFoot } from './on-foot.ts';

/** What is legal in an encounter and surely wrong. */
export function doubtsOfEncounter(encounter: EncounterDefinition, cards: CardIndex): Doubted[] {
  const walk = onFoot(encounter.board, encounter.startingZone);
  const tokens = tokensOf(encounter);
  return [
    ...doubtsOfEnds(encounter, cards),
    ...tokens.flatMap(({ token, keys }) => doubtsOfToken(token, keys, encounter, walk)),
    ...doubtsOfTriggers(
      encounter,
      cards,
      tokens.map(({ token }) => token),
      walk,
    ),
  ];
}

/** Those set up, and those the hidden text may place. */
function tokensOf(encounter: EncounterDefinition): { token: BoardToken; keys: Keys }[] {
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
  { endConditions }: EncounterDefinition,
  walk: OnFoot,
): Doubted[] {
  const at = (key: 'at' | 'colour', doubt: Doubt): Doubted[] => [{ path: jsonPath([...keys, key]), doubt }];
  switch (token.kind) {
    case 'exit':
      if (!endConditions.some(({ when }) => 'exit' in when && when.exit === token.colour))
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

/** Objectives and Achievements that can never come about. */
function doubtsOfTriggers(
  encounter: EncounterDefinition,
  cards: CardIndex,
  tokens: readonly BoardToken[],
  walk: OnFoot,
): Doubted[] {
  const { objectives = [], achievements = [] } = encounter;
  return [
    ...objectives.map(({ when }, i) => ({ when, keys: ['objectives', i, 'when'] })),
    ...achievements.map(({ when }, i) => ({ when, keys: ['achievements', i, 'when'] })),
  ].flatMap(({ when, keys }) => {
    const doubt = doubtOfTrigger(when, encounter, cards, tokens, walk);
    return doubt === null ? [] : [{ path: jsonPath(keys), doubt }];
  });
}

function doubtOfTrigger(
  when: Trigger,
  encounter: EncounterDefinition,
  cards: CardIndex,
  tokens: readonly BoardToken[],
  walk: OnFoot,
): Doubt | null {
  switch (when.is) {
    case 'adventurer-enters':
      return when.spaces.some(walk.reaches) ? null : { doubt: 'spaces-out-of-reach' };
    case 'adventurer-beside':
    case 'encounter-action': {
      const places = tokens.filter(({ id }) => id === when.token);
      return places.some(({ at }) => walk.comesBeside(at)) ? null : { doubt: 'token-out-of-reach' };
    }
    case 'round-begins': {
      const last = lastRound(encounter);
      return when.round > last ? { doubt: 'round-after-the-end', last } : null;
    }
    case 'defeated': {
      if (mayJoin(when.card, encounter, cards)) return null;
      const there = encounter.combatants.filter(({ card }) => isOf(when.card, card, cards)).length;
      return there < (when.count ?? 1) ? { doubt: 'too-few-to-defeat', there } : null;
    }
  }
}

/** It ends at the end of that round at the latest. */
const lastRound = ({ endConditions }: EncounterDefinition): number =>
  Math.min(...endConditions.map(({ when }) => ('rounds' in when ? when.rounds : Infinity)));

const isOf = (wanted: string, card: string, cards: CardIndex): boolean =>
  card === wanted || familyOf(cards, card) === wanted;

/** Whether such a Combatant may come that was not set up: by hidden text, by another Combatant, by a player's card. */
function mayJoin(wanted: string, encounter: EncounterDefinition, cards: CardIndex): boolean {
  if (cards.combatants[wanted]?.kind === 'command') return true;
  let may = false;
  const look = (value: unknown): void =>
    eachNamed(value, ({ card }) => {
      may ||= isOf(wanted, card, cards);
    });
  look(listOps(encounter).map(({ op }) => op));
  for (const { card } of encounter.combatants) look(cards.combatants[card]);
  // Whoever is brought in may bring in others: then nobody is sure.
  const brought = listOps(encounter).flatMap(({ op }) =>
    op.do === 'spawn' ? [cards.combatants[op.card]] : [],
  );
  for (const card of brought) look(card);
  for (const shelf of [cards.adventurers, cards.items, cards.disciplines, cards.familiars]) look(shelf);
  return may;
}
