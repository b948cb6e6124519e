import { jsonPath } from '../../check/problem.ts';
import type { Card, CardIndex } from '../../engine/model/cards/cards.ts';
import { SHELVES } from '../../engine/model/cards/shelves.ts';
import type { Ability, EffectOp, Target, Timing, Whose } from '../../engine/model/language/abilities.ts';
import { type Borne, givesBack, roundsOf } from '../../engine/model/language/for-ever.ts';
import { nestedEffects } from '../../engine/model/language/nested-effects.ts';
import { bareId } from '../files/pack-space.ts';
import { type Doubted, eachObject, type Keys } from './doubted.ts';

/** An ability, on its card, at its place in the file. */
interface Printed extends Borne {
  readonly keys: Keys;
  readonly type: Card['type'];
}

/** What several abilities do to one another: pay for each other, answer each other, without end (X460, X492). */
export function doubtsOfCircles(card: Card, cards: CardIndex): Doubted[] {
  const own = abilitiesOf(card);
  const { paying, answering } = printedIn(cards);
  return own.flatMap((one): Doubted[] => {
    const path = jsonPath(one.keys);
    // Called, and gone (p.69): what calls an Exalted Esper has the price.
    const [alone] = card.type === 'exalted' ? [] : roundsOf([one]);
    if (alone && isFree(one.ability)) return [{ path, doubt: { doubt: 'costs-nothing' } }];
    const mayPay = !alone && card.type !== 'combatant' && givesBack(one);
    const partner = mayPay ? paying.find((other) => payTogether(one, other)) : undefined;
    const answer = isUnbound(one.ability)
      ? answering.find((other) => answerEachOther(one, other))
      : undefined;
    return [
      ...(partner ? [{ path, doubt: { doubt: 'pay-for-each-other' as const, ...named(partner) } }] : []),
      ...(answer ? [{ path, doubt: { doubt: 'answer-each-other' as const, ...named(answer) } }] : []),
    ];
  });
}

const named = ({ card, ability }: Printed) => ({ card: bareId(card), ability: ability.id });

const isFree = ({ conditions: { sp, energy, tokens, exhaust } = {} }: Ability): boolean =>
  !sp && !energy && !tokens && !exhaust;

const payTogether = (one: Printed, other: Printed): boolean =>
  !(one.card === other.card && one.ability === other.ability) &&
  roundsOf([one, other]).some(({ size }) => size === 2);

function abilitiesOf(card: Card): Printed[] {
  const found: Printed[] = [];
  eachObject(card, (one, keys) => {
    // What an effect gives, it gives for a while.
    if (keys.includes('effects') || !keys.includes('abilities') || typeof one.when !== 'string') return;
    found.push({ card: card.id, ability: one as unknown as Ability, keys, type: card.type });
  });
  return found;
}

interface All {
  /** Those of players that use or give what abilities cost. */
  readonly paying: readonly Printed[];
  /** Those that happen by themselves whenever their occasion comes. */
  readonly answering: readonly Printed[];
}

const known = new WeakMap<CardIndex, All>();

function printedIn(cards: CardIndex): All {
  const before = known.get(cards);
  if (before) return before;
  const all = Object.values(SHELVES).flatMap((shelf) =>
    Object.values(cards[shelf] as Readonly<Record<string, Card>>).flatMap(abilitiesOf),
  );
  const found: All = {
    paying: all.filter((one) => one.type !== 'combatant' && givesBack(one)),
    answering: all.filter(({ ability }) => isUnbound(ability)),
  };
  known.set(cards, found);
  return found;
}

/** It answers at no price, under no condition, and is not asked whether. */
const isUnbound = ({ may, conditions = {}, effects = [], when }: Ability): boolean =>
  !may && effects.length > 0 && ANSWERED.has(when) && Object.keys(conditions).length === 0;

/** Occasions that effects bring about as often as they are carried out: no limit of tokens or HP ends them. */
const ANSWERED: ReadonlySet<Timing> = new Set<Timing>([
  ...(['gains-token', 'moves', 'damaged', 'deals-damage', 'counter'] as const),
]);

/** Who something happens to, seen from whoever has the card. */
type At = 'self' | 'ally' | 'opponent';
const EVERYBODY: readonly At[] = ['self', 'ally', 'opponent'];

interface Happening {
  readonly timing: Timing;
  readonly at: At;
}

/** How the holders of two cards stand to each other, and where somebody seen from the one is for the other. */
const RELATIONS: readonly { readonly [A in At]: readonly At[] }[] = [
  { self: ['self'], ally: ['ally'], opponent: ['opponent'] },
  { self: ['ally'], ally: ['self', 'ally'], opponent: ['opponent'] },
  { self: ['opponent'], ally: ['opponent'], opponent: ['self', 'ally'] },
];

function answerEachOther(one: Printed, other: Printed): boolean {
  if (one.card === other.card && one.ability === other.ability) return false;
  return RELATIONS.some(
    (to) => leadsTo(one.ability, other.ability, to) && leadsTo(other.ability, one.ability, to),
  );
}

const leadsTo = (one: Ability, other: Ability, to: (typeof RELATIONS)[number]): boolean =>
  happeningsOf(one).some(
    ({ timing, at }) => timing === other.when && to[at].some((seen) => listensTo(other.of).includes(seen)),
  );

const listensTo = (of: Whose | undefined): readonly At[] => (of ? SIDES[of.side] : ['self']);

const SIDES: { readonly [S in Whose['side']]: readonly At[] } = {
  ally: ['self', 'ally'],
  'another-ally': ['ally'],
  opponent: ['opponent'],
  figure: EVERYBODY,
};

/** What an answer certainly brings about. */
function happeningsOf({ when, of, effects = [] }: Ability): Happening[] {
  const at = (to: Target): readonly At[] => {
    switch (to.who) {
      case 'self':
        return ['self'];
      case 'subject':
        return listensTo(of);
      case 'choose':
      case 'all':
        return SIDES[to.side];
      case 'target':
      case 'attacker':
        return when === 'damaged' || when === 'deals-damage' ? ['opponent'] : [];
      default:
        return [];
    }
  };
  const happens = (timing: Timing, to: Target): Happening[] => at(to).map((who) => ({ timing, at: who }));
  const one = (op: EffectOp): Happening[] => {
    switch (op.do) {
      case 'gain-token':
        return happens('gains-token', op.to);
      case 'damage':
        return [...happens('damaged', op.to), { timing: 'deals-damage', at: 'self' }];
      // Where neither ever hits.
      case 'counter':
        return [{ timing: 'counter', at: 'opponent' }];
      case 'free-move':
        return [{ timing: 'moves', at: 'self' }];
      case 'command':
        return happens('moves', op.to);
      case 'optional':
      case 'if':
      case 'check':
      case 'roll':
        return [];
      default:
        return nestedEffects(op).flatMap((inner) => inner.flatMap(one));
    }
  };
  return effects.flatMap(one);
}
