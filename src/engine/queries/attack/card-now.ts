import type { FigureId } from '../../model/ids.ts';
import type { Test } from '../../model/language/abilities.ts';
import type { Counted, CountWord } from '../../model/language/ability-amounts.ts';
import type { Position } from '../../model/position.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { abilitiesOfCard, abilityCause, type HeldAbility } from '../cards/abilities-in-play.ts';
import { attackProfileOf } from '../figures/attack-profile.ts';
import { countedAmount } from '../figures/counts.ts';
import { hasCombo } from '../figures/modifiers.ts';
import { testsHold } from '../figures/tests.ts';
import { listTargets } from './attack-verdict.ts';
import { declaredAttack } from './declared-attack.ts';

/** How an ability stands at this moment. */
export interface AbilityNow {
  /** Its id on the card. */
  readonly ability: string;
  /** Whether what it asks for holds; null when it asks nothing, or what shows only once it comes about. */
  readonly holds: boolean | null;
  /** Where it hangs on a target: the opponents in reach of an attack against whom it holds. */
  readonly against?: readonly FigureId[];
  /** Its counted numbers, in printed order; those that are not known before it comes about are left out. */
  readonly numbers: readonly number[];
}

/**
 * How the abilities on the side in use of a card stand now, for those that change with the game: conditions, COMBO,
 * counted numbers. `host` is the item an Upgrade is on. Prices are on the options themselves (p.21).
 */
export function cardNow(
  position: Position,
  figure: Figure,
  card: CardInstance,
  host?: CardInstance,
): AbilityNow[] {
  return abilitiesOfCard(position.cards, card).flatMap((ability) => {
    const key = `${card.id}/${ability.id}`;
    const held: HeldAbility = { card, cause: abilityCause(card, ability.id, host), ability, host, key };
    const now: AbilityNow = {
      ability: ability.id,
      ...holdsNow(position, figure, held),
      numbers: countedIn(ability).map((counted) =>
        countedAmount(position, figure, counted, { about: { key, card: card.id } }),
      ),
    };
    return now.holds === null && now.numbers.length === 0 ? [] : [now];
  });
}

function holdsNow(
  position: Position,
  figure: Figure,
  held: HeldAbility,
): Pick<AbilityNow, 'holds' | 'against'> {
  const { combo, if: tests = [] } = held.ability.conditions ?? {};
  const asked = tests.map(asks);
  if ((!combo && tests.length === 0) || !figure.at) return { holds: null };
  if (combo && !hasCombo(position, figure, held, { combo })) return { holds: false };
  if (asked.includes('course')) return { holds: null };
  const about = { key: held.key, card: held.card.id };
  if (!asked.includes('target')) return { holds: testsHold(position, figure, tests, { about }) };
  const profile = attackProfileOf(position, figure);
  const against = listTargets(position, figure, profile)
    .map(({ id }) => id)
    .filter((target) => {
      const attack = declaredAttack(position, figure.id, target, profile, 'action');
      return testsHold(position, figure, tests, { attack, target, about });
    });
  return { holds: against.length > 0, against };
}

/** Of what a test asks: how things stand, whom an attack is on, or what has come about in its course. */
function asks(test: Test): 'standing' | 'target' | 'course' {
  switch (test.is) {
    case 'not':
      return asks(test.test);
    case 'any': {
      const all = test.tests.map(asks);
      return all.includes('course') ? 'course' : all.includes('target') ? 'target' : 'standing';
    }
    case 'damage':
      return test.of === 'self' ? 'standing' : 'target';
    case 'attack-kind':
    case 'flanking':
    case 'target-adjacent':
    case 'target-has-effect':
    case 'target-has-any-effect':
    case 'target-is':
    case 'distance':
      return 'target';
    case 'difference':
    case 'attack-number':
    case 'damage-dealt':
    case 'damage-taken':
    case 'would-miss':
    case 'shows':
    case 'subject':
    case 'gained':
    case 'by-attack':
    case 'by-spell':
    case 'started-by-this':
      return 'course';
    default:
      return 'standing';
  }
}

/** Words that can be counted at any moment. */
const STANDING: ReadonlySet<CountWord> = new Set<CountWord>([
  'tree-level',
  'own-damage',
  'own-hp',
  'remaining-hp',
  'own-armor',
  'allies-adjacent',
  'allies-in-soi',
  'opponents-adjacent',
  'opponents-in-soi',
  'energy',
  'sp',
  'tokens',
]);

/** The counted numbers of an ability in the order they stand in it. */
function countedIn(value: unknown): Counted[] {
  if (typeof value !== 'object' || value === null) return [];
  const { count } = value as { readonly count?: unknown };
  if (typeof count === 'string' && STANDING.has(count as CountWord)) return [value as Counted];
  return Object.values(value).flatMap(countedIn);
}
