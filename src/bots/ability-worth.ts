import {
  type Ability,
  type AbilityKey,
  type Act,
  type Amount,
  abilitiesOfCard,
  abilityOfAct,
  adjacency,
  bearsEffect,
  type EffectOp,
  type ExaltedCard,
  effectsOfExalted,
  type Figure,
  figureIn,
  isInInfluence,
  listCallable,
  listStanding,
  type Option,
  type Position,
  remainingHpOf,
  spacesOf,
  staminaOf,
} from '../engine/index.ts';

/** The ability behind an act, read from the card it is on. */
export function abilityOf(position: Position, act: Act): { user: Figure; ability: Ability } | null {
  const key = abilityOfAct(act);
  const found = key === null ? null : holderOf(position, key);
  if (!found) return null;
  const [user, card] = found;
  const id = key!.slice(key!.lastIndexOf('/') + 1);
  const ability = abilitiesOfCard(position.cards, card).find((one) => one.id === id);
  return ability ? { user, ability } : null;
}

function holderOf(position: Position, key: AbilityKey) {
  const id = key.slice(0, key.lastIndexOf('/'));
  for (const figure of position.state.figures) {
    const card = figure.cards.find((one) => one.id === id);
    if (card) return [figure, card] as const;
  }
  return null;
}

/** Whether an ability between actions is worth its price to the bot; more is better, 0 is no. */
export function actionWorth(
  position: Position,
  { act, sp = 0, note }: Pick<Option, 'act' | 'sp' | 'note'>,
): number {
  if (note?.note === 'does-nothing') return 0;
  const found = abilityOf(position, act);
  if (!found) return 0;
  const { user, ability } = found;
  return (ability.effects ?? []).reduce((worth, op) => worth + effectWorth(position, user, op, sp), 0);
}

function effectWorth(position: Position, user: Figure, op: EffectOp, sp: number): number {
  switch (op.do) {
    case 'heal':
      return Math.max(0, mostHurt(position, user) - 2);
    case 'throw':
      return 2;
    case 'spell':
      return listStanding(position.state).some((f) => f.side !== user.side && isNear(position, user, f, 4))
        ? 1.5
        : 0;
    case 'gain-sp':
      // A counted number of SP is taken for one.
      return spGain(op.amount, staminaOf(position, user).max - user.sp);
    case 'gain-token':
      return sp ? 0 : 1;
    case 'inflict':
      return nextToOpponent(position, user) ? 1 : 0;
    case 'exalted':
      return (
        Math.max(0, ...listCallable(position, user).map((card) => exaltedWorth(position, user, card))) /
        POINTS
      );
    case 'choose':
      return op.options.some(({ effects }) => effects.some((inner) => cures(position, user, inner))) ? 1 : 0;
    default:
      return 0;
  }
}

/** Points an EXALTED ESPER's deed may come to: what it may deal, heal and give, by whom its SOI holds. */
export function exaltedWorth(position: Position, user: Figure, card: ExaltedCard): number {
  const near = listStanding(position.state).filter(
    (one) => one.id === user.id || isInInfluence(position, user, one),
  );
  const allies = near.filter(({ side }) => side === user.side);
  const opponents = near.length - allies.length;
  return effectsOfExalted(card).reduce((sum, op) => {
    const isOfAll = 'to' in op && op.to?.who === 'all';
    switch (op.do) {
      case 'damage':
      case 'force':
      case 'spell':
        return sum + POINTS * Math.min(opponents, isOfAll ? opponents : 1);
      case 'heal': {
        const healed = allies.map(({ damage }) => Math.min(damage, POINTS));
        return sum + (isOfAll ? healed.reduce((a, b) => a + b, 0) : Math.max(...healed));
      }
      case 'inflict':
        return sum + (opponents > 0 ? (isOfAll ? allies.length : 1) / 2 : 0);
      default:
        return sum;
    }
  }, 0);
}

/** What a deed is taken to come to for each it touches: most of a good blow. */
const POINTS = 4;

const spGain = (amount: Amount, room: number): number => {
  const sp = typeof amount === 'number' ? amount : 1;
  return sp <= room ? sp : 0;
};

const isNear = (position: Position, a: Figure, b: Figure, range: number): boolean =>
  range === 1
    ? adjacency.areBasesAdjacent(position.state.board, spacesOf(a), spacesOf(b))
    : adjacency.rangeBetween(spacesOf(a), spacesOf(b)) <= range;

export const nextToOpponent = (position: Position, user: Figure): boolean =>
  listStanding(position.state).some((f) => f.side !== user.side && isNear(position, user, f, 1));

/** Whether the effect takes something bad from the user or an ally beside it. */
export function cures(position: Position, user: Figure, op: EffectOp): boolean {
  return (
    op.do === 'remove-effect' &&
    listStanding(position.state).some(
      (f) =>
        f.side === user.side &&
        (f.id === user.id || isNear(position, user, f, 1)) &&
        bearsEffect(f, op.effect),
    )
  );
}

/** Damage on the worst off of the user and the allies beside it. */
function mostHurt(position: Position, user: Figure): number {
  return Math.max(
    0,
    ...listStanding(position.state)
      .filter((f) => f.side === user.side && (f.id === user.id || isNear(position, user, f, 1)))
      .map((f) => f.damage),
  );
}

/** A drink "at any time" is for whoever may fall to the next blow. */
export function isWorthInterjecting(position: Position, { act }: Pick<Option, 'act'>): boolean {
  const found = abilityOf(position, act);
  if (!found?.ability.effects?.every((op) => op.do === 'heal')) return false;
  const user = figureIn(position.state, found.user.id);
  return listStanding(position.state).some(
    (f) =>
      f.side === user.side &&
      (f.id === user.id || isNear(position, user, f, 1)) &&
      f.damage >= 3 &&
      remainingHpOf(position, f) <= 5,
  );
}
