import type { Modifier, StandingAmount, Whose } from '../../../engine/index.ts';
import { capital as capitalWord, plural } from '../grammar.ts';
import { numberText } from './amount-text.ts';
import {
  damageWord,
  dice,
  join,
  kw,
  line,
  type Parts,
  PERSON,
  symbols,
  tagWord,
  tokenWord,
  type Voice,
} from './parts.ts';
import { filterText, loyalEsper } from './target-text.ts';

type Rule = Extract<
  Modifier,
  | { extraSlots: string }
  | { tokenLimit: string }
  | { tokenAsSp: string }
  | { energyAsSp: true }
  | { lendsSp: true }
  | { usesStash: true }
  | { provoke: StandingAmount }
  | { dodgeSymbols: object }
  | { symbolAs: string }
  | { rollTwice: string }
  | { freeCounter: true }
  | { noDodge: true }
  | { noCounter: true }
  | { jumps: 'never' | 'not-over-dangerous' }
  | { provokesNothing: true }
  | { ignoreTerrainCost: true }
  | { addDie: string }
  | { castingFromWeapon: readonly string[] }
  | { weaponTag: string }
  | { removeItemTag: string }
  | { twoHandedAsOne: true }
  | { dealtMore: StandingAmount }
  | { obstructingFlanks: true }
>;

/** Whom an aura holds for, before its colon: "All other allies in your SOI". */
export function auraText({ side, within, with: only }: Whose, voice: Voice): Parts {
  const { before, after } = filterText(only, voice);
  const where = within === 'soi' ? line` within ${PERSON[voice].its} ${kw('soi')}` : line``;
  if (only?.loyal) return line`All ${loyalEsper(voice, before, 's')}${after}${where}`;
  const all = side === 'ally' ? `${capitalWord(voice)} and all` : 'All';
  const adjacent = within === 'adjacent' ? 'adjacent ' : '';
  const other = (side === 'ally' || side === 'another-ally') && !adjacent ? 'other ' : '';
  const noun = { ally: 'allies', 'another-ally': 'allies', opponent: 'opponents', figure: 'figures' }[side];
  return line`${all} ${other}${adjacent}${before}${noun}${after}${where}`;
}

/** "1 more Consumable" */
export const slotsText = ({ extraSlots, amount }: Extract<Modifier, { extraSlots: string }>): Parts =>
  line`${amount} more ${{ consumable: 'Consumable', relic: 'Relic' }[extraSlots]}${plural(amount)}`;

/** A modifier that changes a rule, as a sentence without its full stop. */
export function ruleText(modifier: Rule, voice: Voice): Parts {
  const { its: your, s, are } = PERSON[voice];
  const you = capitalWord(voice);
  const its = capitalWord(your);
  if ('extraSlots' in modifier) {
    return line`${you} may equip ${slotsText(modifier)}`;
  }
  if ('tokenLimit' in modifier)
    return line`${you} may hold ${modifier.amount} more ${tokenWord(modifier.tokenLimit)}${plural(modifier.amount)}`;
  if ('tokenAsSp' in modifier)
    return line`${you} may spend each ${tokenWord(modifier.tokenAsSp)} as 1 ${kw('sp')}`;
  if ('energyAsSp' in modifier) return line`${you} may spend Energy on this card as ${kw('sp')}, 1 for 1`;
  if ('lendsSp' in modifier)
    return line`Loyal Espers ${voice} summoned may spend ${your} ${kw('sp')} once theirs are gone`;
  if ('usesStash' in modifier)
    return line`${you} may use Consumables in the party stash as if ${voice} had them equipped`;
  if ('provoke' in modifier) {
    const near =
      typeof modifier.provoke === 'number'
        ? line`within ${modifier.provoke} spaces of ${voice}`
        : line`no farther from ${voice} than ${numberText(modifier.provoke, voice)}`;
    return line`Opponents that leave a space ${near} provoke ${your} ${kw('break-attack', 'Break Attack')}`;
  }
  if ('dodgeSymbols' in modifier)
    return line`When ${voice} ${kw('dodge', voice === 'it' ? 'DODGES' : 'DODGE')}, each ${symbols(modifier.dodgeSymbols)} counts as ${modifier.shields === 1 ? line`${{ symbol: 'shield' }}` : line`${modifier.shields} ${{ symbol: 'shield' }}`}`;
  if ('symbolAs' in modifier)
    return line`When ${voice} ${modifier.of === 'attack' ? `attack${s}` : `cast${s}`}, each ${{ symbol: modifier.symbol }} counts as ${{ symbol: modifier.symbolAs }} instead`;
  if ('rollTwice' in modifier)
    return line`When ${voice} ${kw('dodge', voice === 'it' ? 'DODGES' : 'DODGE')}, roll twice and keep either roll`;
  if ('freeCounter' in modifier) return line`${its} ${kw('counter')} costs no ${kw('sp')}`;
  if ('noDodge' in modifier) return line`${its} attacks cannot be ${kw('dodge', 'DODGED')}`;
  if ('noCounter' in modifier) return line`${its} attacks cannot be ${kw('counter', 'COUNTERED')}`;
  if ('jumps' in modifier) {
    const where = modifier.jumps === 'never' ? '' : line` over ${kw('dangerous')} Terrain`;
    return line`${you} ${voice === 'you' ? 'do' : 'does'} not ${kw('jump', 'jump')}${where}`;
  }
  if ('provokesNothing' in modifier)
    return line`${you} provoke${s} no ${kw('break-attack', 'Break Attacks')}`;
  if ('ignoreTerrainCost' in modifier)
    return line`Terrain and allies never raise the cost of ${your} movement`;
  if ('addDie' in modifier)
    return line`${its} ${modifier.to === 'attack' ? 'attacks' : 'spells'} add ${dice([modifier.addDie])}`;
  if ('castingFromWeapon' in modifier)
    return line`The die of ${your} ${join(
      modifier.castingFromWeapon.map((tag) => line`${tagWord(tag)}`),
      ' or ',
    )} weapon is a ${kw('casting-upgrade', 'Casting Upgrade')}`;
  if ('weaponTag' in modifier) {
    const { hands, kind } = modifier.to ?? {};
    const which = `${hands ? `${hands}-handed ` : ''}${kind ? `${kind} ` : ''}`;
    return line`${its} ${which}weapons have ${tagWord(modifier.weaponTag)}`;
  }
  if ('removeItemTag' in modifier) return line`This item loses ${tagWord(modifier.removeItemTag)}`;
  if ('twoHandedAsOne' in modifier)
    return line`${you} wield${s} 2-handed melee weapons in one hand; of their dice ${voice} choose${s} which two to roll`;
  if ('dealtMore' in modifier) {
    const more =
      typeof modifier.dealtMore === 'number'
        ? line`${modifier.dealtMore} more`
        : line`more, by ${numberText(modifier.dealtMore, voice)},`;
    return line`Each time ${voice} ${are} dealt ${damageWord('any')}, ${voice} ${are} dealt ${more} of one of the types`;
  }
  return line`Obstructing Terrain and the board’s edge count as ${your} allies for ${kw('flanking', 'flanking')}`;
}
