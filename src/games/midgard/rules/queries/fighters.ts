/** Adventurers and foes as sides of a fight, by their numbers before the die (C 2 to C 4). */
import type { CardRef, FoeNumbers } from '../model/content.ts';
import type { Combat } from '../model/state.ts';
import type { Fighter } from './fight-odds.ts';
import { attackSum, defenseSum, initiativeSum, type Position, usable } from './numbers.ts';
import { hitPrintedShare, hitShare } from './odds.ts';

/** Basic Life Points and those of armor and helmets that fit (A 3r). */
export function lpInAll(position: Position, player: number): number {
  const { lp, goods } = position.state.players[player]!;
  if (goods.every((good) => good.lp === undefined)) return lp;
  const fits = usable(position, player, 'armor', 'helmet').map(({ id }) => id);
  return goods.reduce((sum, good) => sum + (fits.includes(good.ref) ? (good.lp ?? 0) : 0), lp);
}

/** The weapons an adventurer may strike with; null: bare hands, where there are none. */
export function weaponsOf(position: Position, player: number): readonly (CardRef | null)[] {
  const weapons = [...new Set(usable(position, player, 'weapon').map(({ id }) => id))];
  return weapons.length > 0 ? weapons : [null];
}

export const damageWith = ({ content }: Position, weapon: CardRef | null): number =>
  (weapon === null ? undefined : content.goods[weapon]!.damage) ?? 1;

/** An adventurer with the weapon that costs a foe of that defense most; `printed`: it is a shadow's. */
export function fighterOf(
  position: Position,
  player: number,
  against: number,
  { party = [], printed = false }: { readonly party?: readonly number[]; readonly printed?: boolean } = {},
): Fighter {
  const share = printed ? hitPrintedShare : hitShare;
  const [best] = weaponsOf(position, player)
    .map((weapon) => {
      const attack = attackSum(position, player, weapon).total;
      const damage = damageWith(position, weapon);
      return { attack, damage, worth: share(attack, against) * damage };
    })
    .sort((a, b) => b.worth - a.worth);
  return {
    attack: best!.attack,
    damage: best!.damage,
    defense: defenseSum(position, player).total,
    lp: lpInAll(position, player),
    ward: printed ? wardOf(position, player) : 0,
    flag: initiativeSum(position, player, party).total,
  };
}

/** The numbers of what is fought, with the Life Points that are left. */
export function foeNow({ content }: Position, { folder, ref, lp }: NonNullable<Combat['foe']>): FoeNumbers {
  const { adventures, shadows, randoms, destiny } = content;
  const numbersOf = (): FoeNumbers | null => {
    if (folder === 'adventures') return adventures[ref]!.boss;
    if (folder === 'shadows') return shadows[ref]!;
    if (folder === 'randoms') {
      const card = randoms[ref]!;
      return card.kind === 'creature' ? card : null;
    }
    const { does } = destiny[ref]!;
    return 'guardian' in does ? does.guardian : null;
  };
  const foe = numbersOf();
  if (!foe) throw new Error(`${folder}/${ref} fights nobody`);
  return { ...foe, lp };
}

/** What an open artifact takes off a shadow's attack on its owner (K 5). */
const wardOf = ({ state, content }: Position, player: number): number =>
  state.players[player]!.artifacts.reduce(
    (sum, { ref, open }) => (open ? sum - (content.artifacts[ref]!.shadow ?? 0) : sum),
    0,
  );
