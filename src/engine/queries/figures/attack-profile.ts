import type { Circumstances } from '../../model/circumstances.ts';
import { RATING } from '../../model/dice.ts';
import type { AttackOp } from '../../model/language/abilities.ts';
import type { AiAttack } from '../../model/language/ai.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { type Cause, figureCause, term } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import type { Die, WeaponKind } from '../../model/vocabulary.ts';
import { cardCause, type HeldAbility } from '../cards/abilities-in-play.ts';
import { listWeapons } from '../cards/abilities-of.ts';
import { hasCombo, hasModifier, listModifiers, modifierEntries, modifierTotal } from './modifiers.ts';
import { testsHold } from './tests.ts';

/** How a figure attacks with what it holds. */
export interface AttackProfile {
  readonly kind: 'melee' | 'ranged';
  /** Spaces: 1 for melee without REACH. */
  readonly range: number;
  /** Spaces it reaches as a ranged attack where melee does not reach: a melee/ranged weapon alone in hand (X97). */
  readonly far?: number;
  /** Range and line of sight do not matter. */
  readonly unseen?: boolean;
}

/** The most spaces an attack reaches, one way or the other. */
export const attackRangeOf = ({ range, far = 0 }: AttackProfile): number => Math.max(range, far);

/** Kind and range of the figure's plain attack (pp.31, 44-45, A7). */
export function attackProfileOf(position: Position, figure: Figure): AttackProfile {
  const combatant = position.cards.combatants[figure.card];
  if (combatant) {
    const attack = combatant.attack ?? { kind: 'melee' as const };
    return attack.kind === 'ranged'
      ? { kind: 'ranged', range: (attack.range ?? 4) + plusRange(position, figure) }
      : { kind: 'melee', range: Math.max(attack.reach ?? 1, reachFromModifiers(position, figure)) };
  }
  const weapons = listWeapons(position.cards, figure);
  if (weaponKindOf(weapons.map(({ face }) => face.kind)) === 'ranged') {
    const ranges = weapons.flatMap(({ face }) => (face.kind === 'ranged' && face.range ? [face.range] : []));
    return { kind: 'ranged', range: Math.min(...ranges) + plusRange(position, figure) };
  }
  const far = weapons.length === 1 ? weapons[0]!.face.range : undefined;
  return {
    kind: 'melee',
    range: reachFromModifiers(position, figure),
    ...(far && weapons[0]!.face.kind === 'melee/ranged' ? { far: far + plusRange(position, figure) } : {}),
  };
}

/** The attack an ability starts with what is in hand: of the kind and range it says, else of its own (p.49). */
export function profileOfAbility(
  own: AttackProfile,
  op: Pick<AttackOp, 'kind' | 'range' | 'plusRange' | 'unseen'>,
): AttackProfile {
  const plus = op.plusRange ?? 0;
  const unseen = op.unseen ? { unseen: true } : {};
  if (op.kind === undefined && op.range === undefined && own.far !== undefined)
    return { ...own, range: own.range + plus, far: own.far + plus, ...unseen };
  const reach = op.kind === 'ranged' ? attackRangeOf(own) : own.range;
  return { kind: op.kind ?? own.kind, range: (op.range ?? reach) + plus, ...unseen };
}

const plusRange = (position: Position, figure: Figure): number => modifierTotal(position, figure, 'range');

function reachFromModifiers(position: Position, figure: Figure): number {
  return Math.max(1, ...listModifiers(position, figure, 'reach').map(({ modifier }) => modifier.reach));
}

/** A melee/ranged weapon takes its partner's kind; two of them, or none at all, are melee (A7, p.31). */
const weaponKindOf = (kinds: readonly (WeaponKind | undefined)[]): 'melee' | 'ranged' =>
  kinds.includes('ranged') && !kinds.includes('melee') ? 'ranged' : 'melee';

/** Whether the figure may make an attack of that kind: ATK tags ask for a weapon with the icon (p.49). */
export function canAttackAs(position: Position, figure: Figure, kind: 'melee' | 'ranged'): boolean {
  if (position.cards.combatants[figure.card]) return true;
  const kinds = listWeapons(position.cards, figure).map(({ face }) => face.kind);
  if (kinds.length > 0 && kinds.every((k) => k === 'melee/ranged')) return true;
  return attackProfileOf(position, figure).kind === kind;
}

/** A die in the Combat Dice Pool and what put it there. */
export interface PoolDie {
  readonly die: Die;
  readonly cause: Cause;
}

/**
 * Step 2 of p.43: the dice of the weapons in hand, FINESSE counted, PURPLE for what is missing. `two`: those
 * chosen by a figure with more to choose from (`listDicePairs`), its best if absent.
 */
export function combatDiceOf(position: Position, figure: Figure, two?: readonly Die[]): PoolDie[] {
  const combatant = position.cards.combatants[figure.card];
  if (combatant)
    return [
      ...combatant.dice.map((die) => ({ die, cause: figureCause(figure) })),
      ...addedDice(position, figure),
    ];
  const weapons = weaponDice(position, figure);
  const pool = wieldsAsOne(position, figure) ? twoOf(weapons, two) : weapons;
  for (let i = numbered(pool).length; i < 2; i++) pool.push({ die: 'purple', cause: term('no-weapon-die') });
  return [...pool, ...addedDice(position, figure)];
}

function addedDice(position: Position, figure: Figure): PoolDie[] {
  return listModifiers(position, figure, 'addDie', undefined, ({ to }) => to === 'attack').map(
    ({ held, modifier }) => ({ die: modifier.addDie, cause: held.cause }),
  );
}

const wieldsAsOne = (position: Position, figure: Figure): boolean =>
  hasModifier(position, figure, 'twoHandedAsOne');

/** Best first. */
const numbered = (dice: readonly PoolDie[]): PoolDie[] =>
  dice.filter(({ die }) => die !== 'black').sort((a, b) => RATING[b.die] - RATING[a.die]);

/** Two of the dice of weapons wielded in one hand each, and one BLACK if any of them has one (X77). */
function twoOf(dice: readonly PoolDie[], two?: readonly Die[]): PoolDie[] {
  const left = numbered(dice);
  const taken = (two ?? left.slice(0, 2).map(({ die }) => die)).flatMap((die) => {
    const at = left.findIndex((one) => one.die === die);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const black = dice.find(({ die }) => die === 'black');
  return dice.filter((die) => die === black || taken.includes(die));
}

/** The pairs of dice a figure may build its pool of, its best first; none where there is nothing to choose (X77). */
export function listDicePairs(position: Position, figure: Figure): [Die, Die][] {
  if (position.cards.combatants[figure.card] || !wieldsAsOne(position, figure)) return [];
  const dice = numbered(weaponDice(position, figure)).map(({ die }) => die);
  const pairs = dice.flatMap((first, i) =>
    dice.slice(i + 1).map((second): [string, [Die, Die]] => [`${first} ${second}`, [first, second]]),
  );
  const distinct = [...new Map(pairs).values()];
  return distinct.length > 1 ? distinct : [];
}

function weaponDice(position: Position, figure: Figure): PoolDie[] {
  const pool: PoolDie[] = [];
  for (const weapon of listWeapons(position.cards, figure)) {
    const finesse = finesseOf(position, figure, weapon.card.id);
    const dice = weapon.face.dice ?? [];
    dice.forEach((die, i) => {
      pool.push({
        die: i === 0 && finesse && die !== 'black' ? finesse : die,
        cause: cardCause(weapon.card),
      });
    });
  }
  return pool;
}

function finesseOf(position: Position, figure: Figure, cardId: string): Die | null {
  for (const { held, modifier } of listModifiers(position, figure, 'finesse'))
    if ((held.host ?? held.card).id === cardId) return modifier.finesse;
  return null;
}

/** ARMOR PIERCING of an attack, from every source (p.32). */
export function piercingEntries(
  position: Position,
  figure: Figure,
  attack: AttackScope,
  extra = 0,
): LedgerEntry[] {
  const combatant = position.cards.combatants[figure.card];
  return [
    ...(combatant?.piercing
      ? [{ cause: figureCause(figure), amount: combatant.piercing, rule: 'p.32' }]
      : []),
    ...(extra ? [{ cause: term('this-attack'), amount: extra, rule: 'p.32' }] : []),
    ...modifierEntries(position, figure, 'piercing', attack),
  ];
}

/** Whether a held ability's COMBO and text conditions hold now. */
export const doConditionsHold = (
  position: Position,
  figure: Figure,
  held: HeldAbility,
  attack?: AttackScope,
  about: Circumstances = {},
): boolean =>
  hasCombo(position, figure, held, held.ability.conditions ?? {}) &&
  testsHold(position, figure, held.ability.conditions?.if, {
    attack,
    about: { ...about, key: held.key, card: held.card.id },
  });

/** Kind and range of an attack an AI step prints, or asks for. */
export const aiProfileOf = (attack: Pick<AiAttack, 'kind' | 'range' | 'reach'>): AttackProfile =>
  attack.kind === 'ranged'
    ? { kind: 'ranged', range: attack.range ?? 4 }
    : { kind: 'melee', range: attack.reach ?? 1 };
