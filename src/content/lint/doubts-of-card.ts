import type { Doubt } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import type { BoardTokenKind } from '../../engine/model/board.ts';
import type { Card, CardIndex, CombatantCard } from '../../engine/model/cards/cards.ts';
import type { Ability, EffectOp, Test, Timing } from '../../engine/model/language/abilities.ts';
import type { AiCondition } from '../../engine/model/language/ai.ts';
import { eachNamed } from '../../engine/model/named-combatants.ts';
import { ABILITY_TOKENS, EFFECTS } from '../../engine/model/vocabulary.ts';
import { bareId } from '../files/pack-space.ts';
import { type Doubted, doubtsOfBlanks, eachObject, type Keys } from './doubted.ts';
import type { TokenColours } from './doubts-of-board.ts';
import { doubtsOfCircles } from './doubts-of-circles.ts';
import { doubtsOfDice } from './doubts-of-dice.ts';
import { doubtsOfNumbers } from './doubts-of-numbers.ts';
import { doubtsOfLoadout } from './doubts-of-sums.ts';
import { answersForEver, attacksForEver, neverAll, neverHolds, paysForItself } from './never-true.ts';

/** What is legal on a card and surely wrong. */
export function doubtsOfCard(card: Card, cards: CardIndex, colours: TokenColours): Doubted[] {
  const found = doubtsOfTests(card);
  eachObject(card, (one, keys) => {
    // What an effect gives, it gives for a while.
    if (keys.includes('effects') || !keys.includes('abilities')) return;
    if (typeof one.when === 'string' && attacksForEver(one as unknown as Ability))
      found.push({ path: jsonPath(keys), doubt: { doubt: 'attacks-for-ever' } });
    if (typeof one.when === 'string' && answersForEver(one as unknown as Ability))
      found.push({ path: jsonPath(keys), doubt: { doubt: 'answers-for-ever' } });
    if (typeof one.when === 'string' && paysForItself(one as unknown as Ability))
      found.push({ path: jsonPath(keys), doubt: { doubt: 'pays-for-itself' } });
  });
  found.push(...doubtsOfNumbers(card, cards), ...doubtsOfDice(card), ...doubtsOfCircles(card, cards));
  if (card.type === 'adventurer' && card.start)
    found.push(...doubtsOfLoadout(card.id, card.start, ['start'], cards));
  found.push(...doubtsOfMarks(card, cards), ...doubtsOfNoAttack(card), ...doubtsOfCalling(card));
  return card.type === 'combatant'
    ? [...found, ...doubtsOfCombatant(card, cards), ...doubtsOfPlaces(card, colours)]
    : found;
}

/** Lists of tests, all of which must hold, wherever one stands: `if` of conditions, `tests` of an effect. */
function doubtsOfTests(value: unknown): Doubted[] {
  const found: Doubted[] = [];
  eachObject(value, (one, keys) => {
    for (const key of ['if', 'tests']) {
      const tests = one[key];
      // `any` needs one of its tests alone, and is looked at with what it stands in.
      if (!Array.isArray(tests) || one.is !== undefined) continue;
      if (neverAll(tests as Test[]))
        found.push({ path: jsonPath([...keys, key]), doubt: { doubt: 'never-true' } });
    }
  });
  return found;
}

function doubtsOfCombatant(card: CombatantCard, cards: CardIndex): Doubted[] {
  const found = card.ai.flatMap((step, i) => [
    ...doubtsOfCondition(card, step.if, ['ai', i, 'if'], false),
    ...step.do.flatMap((one, j) =>
      one.if ? doubtsOfCondition(card, one.if, ['ai', i, 'do', j, 'if'], hasStruck(step.do.slice(0, j))) : [],
    ),
  ]);
  const last = card.ai.findIndex((step) => step.if.is === 'otherwise' && !step.continueDown);
  if (last >= 0 && last < card.ai.length - 1)
    found.push({
      path: jsonPath(['ai', last + 1]),
      doubt: { doubt: 'steps-after-otherwise', step: card.ai[last]!.id },
    });
  found.push(...doubtsOfMoves(card), ...doubtsOfTier(card, cards));
  const ring = ringOf(card, cards);
  if (ring.length > 0)
    found.push({ path: '$.family', doubt: { doubt: 'family-in-a-ring', cards: ring.map(bareId) } });
  eachNamed(card, ({ do: does, card: named }, keys) => {
    if (does === 'become' && named === card.id)
      found.push({ path: jsonPath([...keys, 'card']), doubt: { doubt: 'becomes-itself' } });
  });
  return found;
}

/** Moves from whom the step has struck, before it has struck anybody. */
const doubtsOfMoves = (card: CombatantCard): Doubted[] =>
  card.ai.flatMap((step, i) =>
    step.do.flatMap((one, j): Doubted[] =>
      one.do === 'move' && 'from' in one.to && one.to.from === 'target' && !hasStruck(step.do.slice(0, j))
        ? [{ path: jsonPath(['ai', i, 'do', j, 'to', 'from']), doubt: { doubt: 'no-target-to-move-from' } }]
        : [],
    ),
  );

/** Of the same tier as the first card of its family, and no later phase of anybody. */
function doubtsOfTier(card: CombatantCard, cards: CardIndex): Doubted[] {
  const first = card.family === undefined ? undefined : cards.combatants[card.family];
  if (!first || first.tier !== card.tier || first.id === card.id || ringOf(card, cards).length > 0) return [];
  if (phasesIn(cards).has(card.id)) return [];
  return [{ path: '$.tier', doubt: { doubt: 'tier-twice', card: bareId(first.id) } }];
}

const knownPhases = new WeakMap<CardIndex, ReadonlySet<string>>();

/** The cards that others turn into. */
function phasesIn(cards: CardIndex): ReadonlySet<string> {
  const known = knownPhases.get(cards);
  if (known) return known;
  const phases = new Set<string>();
  eachNamed(cards.combatants, ({ do: does, card }) => {
    if (does === 'become') phases.add(card);
  });
  knownPhases.set(cards, phases);
  return phases;
}

/** Names that the rules have already, and texts without a letter. */
function doubtsOfCalling(card: Card): Doubted[] {
  const found: Doubted[] = [];
  const taken = [...ABILITY_TOKENS, ...EFFECTS] as readonly string[];
  if (card.type === 'token') {
    const name = [bareId(card.id), card.name.toLowerCase()].find((one) => taken.includes(one));
    if (name !== undefined) found.push({ path: '$.name', doubt: { doubt: 'called-as-built-in', name } });
  }
  return [...found, ...doubtsOfBlanks(card)];
}

/** Moves to a token of a colour that no encounter has. */
function doubtsOfPlaces(card: CombatantCard, colours: TokenColours): Doubted[] {
  const found: Doubted[] = [];
  eachObject(card.ai, (one, keys) => {
    if (one.goal !== 'reach') return;
    const { token: kind, colour } = one.of as { readonly token?: BoardTokenKind; readonly colour?: string };
    const there = [...((kind && colours.get(kind)) ?? [])].sort();
    if (kind === undefined || colour === undefined || there.includes(colour)) return;
    found.push({
      path: jsonPath(['ai', ...keys, 'of', 'colour']),
      doubt: { doubt: 'no-such-token', kind, colour, names: there },
    });
  });
  return found;
}

/** A question of the AI that nothing can answer with yes. */
function doubtsOfCondition(
  card: CombatantCard,
  condition: AiCondition,
  keys: Keys,
  struck: boolean,
): Doubted[] {
  const at = (doubt: Doubt): Doubted => ({ path: jsonPath(keys), doubt });
  if (neverHolds(condition)) return [at({ doubt: 'never-true' })];
  return (condition.is === 'all' ? condition.of : [condition]).flatMap((one) => {
    const asked = one.is === 'not' ? one.of : one;
    if ('of' in asked && asked.of === 'target' && !struck) return [at({ doubt: 'no-target-yet' })];
    if (one.is === 'energy' && !gainsEnergy(card)) return [at({ doubt: 'energy-never-gained' })];
    if (one.is === 'has-effect' && card.immunity?.includes(one.effect))
      return [at({ doubt: 'immune-to-it', effect: one.effect })];
    return [];
  });
}

const hasStruck = (before: CombatantCard['ai'][number]['do']): boolean =>
  before.some((one) => one.do === 'attack' || one.do === 'spell');

/** Occasions while no attack is ever under way. */
const QUIET: ReadonlySet<string> = new Set<Timing>([
  'action',
  'status',
  'turn-start',
  'turn-end',
  'round-start',
  'round-end',
  'encounter-start',
]);
/** Effects that change the attack under way. */
const OF_ATTACK: ReadonlySet<string> = new Set<EffectOp['do']>([
  'modify',
  'turn-damage',
  'empower',
  'counter',
  'dodge',
  'reduce',
]);

/** What changes an attack, used while there is none. */
function doubtsOfNoAttack(card: Card): Doubted[] {
  const found: Doubted[] = [];
  eachObject(card, (one, keys) => {
    if (typeof one.when !== 'string' || !QUIET.has(one.when) || !Array.isArray(one.effects)) return;
    (one.effects as EffectOp[]).forEach(({ do: effect }, i) => {
      if (OF_ATTACK.has(effect))
        found.push({
          path: jsonPath([...keys, 'effects', i, 'do']),
          doubt: { doubt: 'no-attack-here', effect },
        });
    });
  });
  return found;
}

/** Marks that are asked after and that no card places. */
function doubtsOfMarks(card: Card, cards: CardIndex): Doubted[] {
  const found: Doubted[] = [];
  eachObject(card, (one, keys) => {
    for (const key of ['mark', 'marked'])
      if (typeof one[key] === 'string' && one.do !== 'mark' && !marksIn(cards).has(one[key]))
        found.push({
          path: jsonPath([...keys, key]),
          doubt: { doubt: 'mark-never-placed', mark: bareId(one[key]) },
        });
  });
  return found;
}

const placedMarks = new WeakMap<CardIndex, ReadonlySet<string>>();

function marksIn(cards: CardIndex): ReadonlySet<string> {
  const known = placedMarks.get(cards);
  if (known) return known;
  const marks = new Set<string>();
  eachObject(cards, (one) => {
    if (one.do === 'mark' && typeof one.mark === 'string') marks.add(one.mark);
  });
  placedMarks.set(cards, marks);
  return marks;
}

const gainsEnergy = (card: CombatantCard): boolean => JSON.stringify(card).includes('"gain-energy"');

/** Cards of which each is of the family of the next, and the last of that of the first; empty where there is an end. */
function ringOf(card: CombatantCard, cards: CardIndex): string[] {
  const ids = [card.id];
  for (let at = card.family; at !== undefined; at = cards.combatants[at]?.family) {
    if (at === card.id) return ids;
    // A ring further on is told of the cards in it.
    if (ids.includes(at)) return [];
    ids.push(at);
  }
  return [];
}
