/** The numbers of a skirmish with their ledgers (p.18). */
import {
  type Ability,
  type FoeCard,
  type FoeKind,
  type FolkloreContent,
  type ItemCard,
  isUsed,
  type UsedItem,
} from '../model/content.ts';
import { type Entry, type Sum, sumOf } from '../model/ledger.ts';
import type { Declared, FolkloreState } from '../model/state.ts';
import { defenseLines, fromWorn, mightLines } from './hands.ts';

/** A state and the cards its numbers stand on. */
export interface Position {
  readonly state: FolkloreState;
  readonly content: FolkloreContent;
}

/** What the stance gives and takes (p.18, step 3). */
export const STANCE = 10;

export const abilityOf = ({ state, content }: Position, at: number): Ability =>
  content.heroes[state.heroes[at]!.card]!.ability;

/** The foe that is fought. */
export const foeOf = ({ state, content }: Position): FoeCard => content.foes[state.fight!.foe]!;

/** Attack rolls of a hero's turn, with the ability or without. */
export const attacksOf = (ability: Ability, isUsed: boolean): number =>
  isUsed && ability.when === 'turn' ? (ability.attacks ?? 1) : 1;

/** How far the group goes under this leader (p.15). */
export function strideOf(position: Position, leader: number): Sum {
  const card = position.content.heroes[position.state.heroes[leader]!.card]!;
  return sumOf([
    { cause: { from: 'card', card: card.id }, amount: card.stride, rule: 'p.15' },
    ...fromWorn(position, leader, 'stride'),
  ]);
}

/** Lines of abilities that were declared with the stances, of all heroes (FK-11). */
function declaredLines(
  position: Position,
  number: 'defense' | 'foes',
  declared: readonly (Declared | null)[],
): Entry[] {
  return declared.flatMap((one, at): Entry[] => {
    const ability = abilityOf(position, at);
    if (!one?.ability || ability.when !== 'stance') return [];
    const { card } = position.state.heroes[at]!;
    return [{ cause: { from: 'ability', card }, amount: ability[number] ?? 0, rule: 'FK-11' }];
  });
}

/** What a hero's Defense is in this round (p.18, steps 3 and 4), as it was declared unless told otherwise. */
export function defenseOf(
  position: Position,
  at: number,
  declared: readonly (Declared | null)[] = position.state.fight!.declared,
): Sum {
  return sumOf([
    ...defenseLines(position, at, 'p.18 4'),
    { cause: { from: 'stance' }, amount: declared[at]?.stance === 'defend' ? STANCE : 0, rule: 'p.18 3' },
    ...declaredLines(position, 'defense', declared),
  ]);
}

/** What a foe adds to its roll (p.18, step 4). */
export function foeBonus(
  position: Position,
  declared: readonly (Declared | null)[] = position.state.fight!.declared,
): Sum {
  const { id, might } = foeOf(position);
  return sumOf([
    { cause: { from: 'card', card: id }, amount: might, rule: 'p.18 4' },
    ...declaredLines(position, 'foes', declared),
  ]);
}

/** What a used item adds to attacks against foes of a kind; what is worn adds by being had. */
export function mightAgainst(item: ItemCard | undefined, kind: FoeKind | undefined): number {
  if (item === undefined || !isUsed(item)) return 0;
  return item.against === undefined || item.against === kind ? (item.might ?? 0) : 0;
}

/** What a hero adds to an attack roll (p.18, step 5): `used` are items used for it, `ability` whether that is. */
export function attackBonus(
  position: Position,
  at: number,
  used: readonly UsedItem[] = [],
  ability = false,
  declared: readonly (Declared | null)[] = position.state.fight!.declared,
): Sum {
  const card = position.content.heroes[position.state.heroes[at]!.card]!;
  const { kind } = foeOf(position);
  return sumOf([
    ...mightLines(position, at, 'p.18 5'),
    { cause: { from: 'stance' }, amount: declared[at]?.stance === 'defend' ? -STANCE : 0, rule: 'p.18 3' },
    ...used.map(
      (item): Entry => ({
        cause: { from: 'item', card: item.id },
        amount: mightAgainst(item, kind),
        rule: 'p.18',
      }),
    ),
    {
      cause: { from: 'ability', card: card.id },
      amount: ability && card.ability.when === 'turn' ? (card.ability.attack ?? 0) : 0,
      rule: 'p.18',
    },
  ]);
}

/** What the foes' Defense is (p.18, step 5). */
export function foeDefense(position: Position): Sum {
  const { id, defense } = foeOf(position);
  return sumOf([{ cause: { from: 'card', card: id }, amount: defense, rule: 'p.18 5' }]);
}

/** Coins and lore of the whole group. */
export const groupHas = ({ heroes }: Pick<FolkloreState, 'heroes'>, stat: 'coins' | 'lore'): number =>
  heroes.reduce((sum, hero) => sum + hero[stat], 0);
