/** What the effects of abilities do (pp.42-53): those of the cards used here are read, all others refused. */
import { attack, type Blow } from './attack.ts';
import { howOf, spend } from './cards.ts';
import { deal, gainSp, heal, inflict, lessen, put } from './harm.ts';
import { baseOf, beside, foesOf, friendsOf, inSoi, mayAttack, standing } from './lie.ts';
import { shove } from './moved.ts';
import { armorOf, betterDie, canPay, castingUpgrades, convictionOf, hasTag, plus, price } from './numbers.ts';
import { type Play, roll } from './play.ts';
import { freeMove, moveAction } from './walk.ts';
import { atOnce, oneBlow } from './watch.ts';
import { DISCIPLINES, type Json, one, type SlowFigure } from './world.ts';

export interface About {
  readonly blow?: Blow;
  readonly key?: string;
}

export function candidates(play: Play, user: SlowFigure, to: Json): SlowFigure[] {
  const { world } = play;
  return standing(world).filter((other) => {
    const ally = other.side === user.side;
    if (to.side === 'opponent' && ally) return false;
    if (to.side === 'ally' && !ally) return false;
    if (to.side === 'another-ally' && (!ally || other.id === user.id)) return false;
    if (to.side === 'figure' && other.id === user.id) return false;
    if (to.within === 'soi') return inSoi(world, user, other);
    if (to.within === 'adjacent') return beside(world, baseOf(user), baseOf(other));
    return true;
  });
}

function choose(play: Play, from: readonly SlowFigure[]): SlowFigure | null {
  if (from.length === 0) return null;
  const { answer } = play.script.choose(
    'choose-target',
    from.map(({ id }) => `target:${id}`),
  );
  return from.find(({ id }) => `target:${id}` === answer) ?? null;
}

export const spellTargets = (play: Play, caster: SlowFigure, spell: Json): SlowFigure[] =>
  candidates(play, caster, spell.to ?? { side: 'figure', within: 'soi' });

/** Whom an effect is for. */
function whom(play: Play, user: string, target: string | null, to: Json): SlowFigure[] {
  const { world } = play;
  if (to.who === 'self') return [one(world, user)].filter(({ at }) => at !== null);
  if (to.who === 'target') return target === null ? [] : [one(world, target)].filter(({ at }) => at !== null);
  if (to.who === 'choose') {
    const chosen = choose(play, candidates(play, one(world, user), to));
    return chosen ? [chosen] : [];
  }
  const from = to.from === 'target' && target !== null ? one(world, target) : one(world, user);
  return standing(world).filter(
    (other) =>
      other.id !== from.id &&
      (to.side === 'figure' || (to.side === 'opponent') === (other.side !== one(world, user).side)) &&
      beside(world, baseOf(from), baseOf(other)),
  );
}

/** Level of the highest Discipline of a tree (p.34). */
const treeLevel = (figure: SlowFigure, tree: string): number =>
  Math.max(
    0,
    ...figure.cards.filter(({ ref }) => DISCIPLINES[ref]?.tree === tree).map(({ json }) => json.level),
  );

function numberOf(play: Play, user: string, amount: Json): number {
  if (typeof amount === 'number') return amount;
  const figure = one(play.world, user);
  const times = amount.times ?? 1;
  if (amount.count === 'own-armor') return times * armorOf(figure);
  if (amount.count === 'tree-level') return times * treeLevel(figure, amount.tree) + (amount.plus ?? 0);
  throw new Error(`the reading does not count ${amount.count}`);
}

export function carryOut(
  play: Play,
  effects: readonly Json[],
  user: string,
  target: string | null,
  about: About = {},
): void {
  // X85: what is dealt to the user and to another by one text is one moment.
  const dealt = effects.filter((effect) => effect.do === 'damage').map(({ to }) => to.who);
  const several = dealt.includes('self') && dealt.length > 1;
  const work = () => {
    for (const effect of effects) carryOutOne(play, effect, user, target, about);
  };
  if (several) atOnce(play, true, work);
  else work();
}

function carryOutOne(play: Play, effect: Json, user: string, target: string | null, about: About): void {
  const { world, script } = play;
  const figure = one(world, user);
  switch (effect.do) {
    case 'damage':
      strike(play, effect, user, target);
      return;
    case 'heal':
      for (const { id } of whom(play, user, target, effect.to)) heal(play, id, effect.amount);
      return;
    case 'inflict':
      for (const { id } of whom(play, user, target, effect.to)) inflict(play, id, effect.effect);
      return;
    case 'gain-sp': {
      const them = effect.to.who === 'all' ? friendsOf(world, figure) : [figure];
      for (const { id } of them) gainSp(play, id, effect.amount);
      return;
    }
    case 'push':
    case 'pull':
      for (const { id } of whom(play, user, target, effect.to))
        shove(play, effect.do, id, user, effect.spaces);
      return;
    case 'free-move':
      freeMove(play, user, effect);
      return;
    case 'move-action':
      moveAction(play, user, effect);
      return;
    case 'spell':
      spell(play, effect, user);
      return;
    case 'force': {
      const force =
        numberOf(play, user, effect.force) + (effect.plusDifference ? (about.blow?.difference ?? 0) : 0);
      affect(play, whom(play, user, target, effect.to), user, force, effect.effects);
      return;
    }
    case 'optional':
      if (script.choose('optional', [`yes:${effect.id}`, 'no']).answer !== 'no')
        carryOut(play, effect.effects, user, target, about);
      return;
    case 'attack':
      attackBy(play, effect, user, about);
      return;
    default:
      throw new Error(`the reading does not speak ${effect.do}`);
  }
}

/** C10: several at once are all dealt it before anything is looked at. */
function strike(play: Play, effect: Json, user: string, target: string | null): void {
  const { world, script } = play;
  const them = whom(play, user, target, effect.to);
  let amount = numberOf(play, user, effect.amount);
  const others = them.filter(({ id }) => id !== user);
  while (others.length > 0 && amount > 0 && (one(world, user).tokens.vow ?? 0) > 0) {
    if (script.choose('determine-damage', ['token:vow', 'pass']).answer === 'pass') break;
    spend(one(world, user), 'vow');
    amount += 2;
  }
  oneBlow(play, them.length > 1, () => {
    const left = them.map(({ id }) => lessen(play, id, effect.type, amount));
    them.forEach(({ id }, i) => {
      put(play, id, left[i] ?? 0, user);
    });
  });
}

/** p.51. */
function spell(play: Play, effect: Json, user: string): void {
  const { world, script } = play;
  const caster = one(world, user);
  const target = choose(play, spellTargets(play, caster, effect));
  if (!target) return;
  const die = castingDie(play, user);
  const empowers = canPay(world, user, 1) && script.choose('empower', ['empower', 'no']).answer === 'empower';
  if (empowers) caster.sp -= price(world, user, 1);
  const rolled = roll(play, [die]);
  const black = empowers ? roll(play, ['black']) : null;
  if (black?.skull) {
    deal(play, user, 'irreducible', 3, null);
    return;
  }
  const force = effect.force + rolled.number + (black?.book ?? 0) + plus(caster, 'force');
  affect(play, [target], user, force, effect.effects);
}

/** Of more Upgrades than the one that fits its player says which (p.35). */
function castingDie({ world, script }: Play, user: string): string {
  const caster = one(world, user);
  const upgrades = [...new Set(castingUpgrades(caster))];
  const first = upgrades[0];
  if (first === undefined) return caster.numbers.casting;
  const { answer } = script.choose(
    'upgrade',
    upgrades.map((die) => `upgrade:${die}`),
  );
  return betterDie(caster.numbers.casting, answer.slice('upgrade:'.length));
}

/** One Conviction Check for each (S1); of several, one moment (X85). */
function affect(
  play: Play,
  them: readonly SlowFigure[],
  user: string,
  force: number,
  effects: readonly Json[],
): void {
  atOnce(play, them.length > 1, () => {
    for (const { id } of them)
      if (one(play.world, id).at !== null && !resisted(play, id, user, force))
        carryOut(play, effects, user, id);
  });
}

function resisted(play: Play, id: string, user: string, force: number): boolean {
  const { world, script } = play;
  const target = one(world, id);
  if (id !== user && target.side === one(world, user).side && target.kind !== 'intelligent') {
    if (script.choose('conviction', ['resist', 'fail']).answer === 'fail') return false;
  }
  const rolled = roll(play, convictionOf(target));
  const shields = hasTag(world, target, 'protection') ? roll(play, ['black']).shield : 0;
  return rolled.number + shields + plus(target, 'conviction-check') >= force;
}

/** An Attack an ability starts, at one opponent or at all near (p.49, X89). */
function attackBy(play: Play, effect: Json, user: string, about: About): void {
  const { world, script } = play;
  const figure = one(world, user);
  const how = howOf(figure, effect);
  if (how === null) return;
  if (effect.targets) {
    for (const { id } of struckBy(play, figure, effect)) attack(play, user, id, how, about.key);
    return;
  }
  const open = foesOf(world, figure).filter((foe) => mayAttack(world, figure, foe, how));
  if (open.length === 0) return;
  const { answer } = script.choose(
    'attack-target',
    open.map(({ id }) => `attack:${id}`),
  );
  attack(play, user, answer.slice('attack:'.length), how, about.key);
}

export const struckBy = (play: Play, figure: SlowFigure, effect: Json): SlowFigure[] =>
  candidates(play, figure, { side: effect.targets.side, within: effect.targets.within });
