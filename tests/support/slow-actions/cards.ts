/** Abilities of cards, as their JSON has them (pp.30, 48-53): those used here are read, all others refused. */
import { attack, type Blow } from './attack.ts';
import { deal, gainSp, heal, inflict, lessen, put } from './harm.ts';
import { baseOf, beside, foesOf, friendsOf, inSoi, mayAttack, standing } from './lie.ts';
import {
  armorOf,
  betterDie,
  canPay,
  castingUpgrades,
  conditionsHold,
  convictionOf,
  hasTag,
  plus,
  price,
  profileOf,
  weapons,
} from './numbers.ts';
import { type Play, roll } from './play.ts';
import { freeMove, moveAction, shove } from './walk.ts';
import { atOnce } from './watch.ts';
import { DISCIPLINES, type Json, one, type SlowFigure } from './world.ts';

/** Something that may be used now. */
export interface Answer {
  readonly id: string;
  readonly effects: readonly Json[];
  pay(): void;
}

/** Abilities of that timing the figure may use and pay for. */
function usable(play: Play, timing: string, id: string, blow?: Blow): Answer[] {
  const { world } = play;
  const figure = one(world, id);
  return figure.cards.flatMap((card) =>
    (card.face.abilities ?? []).flatMap((ability: Json): Answer[] => {
      if (ability.when !== timing) return [];
      const { exhaust, perEncounter, sp = 0, if: tests = [], ...more } = ability.conditions ?? {};
      const key = `${card.id}/${ability.id}`;
      if ((exhaust && card.exhausted) || (perEncounter && card.used.includes(ability.id))) return [];
      if (!canPay(world, id, sp)) return [];
      const again = tests.some((test: Json) => test.is === 'not' && test.test.is === 'started-by-this');
      if (again && blow?.from === key) return [];
      const asked = again ? [] : tests;
      const about = blow ? { difference: blow.difference, attackKind: blow.how.kind } : {};
      if (!conditionsHold(figure, card, { ...more, if: asked }, about)) return [];
      // A Follow-up may be used to no purpose (X88); an action needs somebody to be aimed at.
      if (timing === 'action' && !canStart(play, figure, ability.effects)) return [];
      const pay = () => {
        figure.sp -= price(world, id, sp);
        if (exhaust) card.exhausted = true;
        if (perEncounter) card.used.push(ability.id);
      };
      return [{ id: `use:${key}`, effects: ability.effects ?? [], pay }];
    }),
  );
}

/** What its first effect needs: a target, a weapon of the kind, a Move left (pp.41, 48-49). */
function canStart(play: Play, figure: SlowFigure, effects: readonly Json[] = []): boolean {
  const { world } = play;
  const first = effects[0];
  if (first?.do === 'spell') return spellTargets(play, figure, first).length > 0;
  if (first?.do === 'attack') {
    const how = howOf(figure, first);
    if (how === null) return false;
    return (
      foesOf(world, figure).some((foe) => mayAttack(world, figure, foe, how)) ||
      (first.targets?.side === 'figure' && struckBy(play, figure, first).length > 0)
    );
  }
  if (first?.do === 'move-action') return !world.turn.moved && !world.turn.over;
  if (first?.do === 'free-move') return !world.turn.over;
  if (first?.to?.who === 'choose') return candidates(play, figure, first.to).length > 0;
  return true;
}

/** The kind asked of a weapon in hand (p.49); melee/ranged alone counts as both. */
function howOf(figure: SlowFigure, effect: Json): ReturnType<typeof profileOf> | null {
  const plain = profileOf(figure);
  if (effect.kind === undefined || plain.kind === effect.kind) return plain;
  const kinds = weapons(figure).map(({ face }) => face.kind);
  if (kinds.length === 0 || !kinds.every((kind) => kind === 'melee/ranged')) return null;
  return { kind: effect.kind, range: effect.range ?? 1 };
}

/** Asks until it passes or nothing is left; each once, tokens while they last. */
export function offerAt(
  play: Play,
  timing: string,
  id: string,
  blow: Blow,
  work: (effect: Json) => void,
): void {
  const figure = one(play.world, id);
  if (figure.kind === 'intelligent') return;
  const used = new Set<string>();
  for (;;) {
    const open = usable(play, timing, id, blow).filter((answer) => !used.has(answer.id));
    if (timing === 'determine-damage' && (figure.tokens.vow ?? 0) > 0)
      open.push({
        id: 'token:vow',
        effects: [{ do: 'modify', stat: 'physical-damage', amount: 2 }],
        pay: () => spend(figure, 'vow'),
      });
    if (open.length === 0) return;
    const { answer } = play.script.choose(timing, [...open.map((one) => one.id), 'pass']);
    const chosen = open.find((one) => one.id === answer);
    if (!chosen) return;
    if (chosen.id !== 'token:vow') used.add(chosen.id);
    chosen.pay();
    for (const effect of chosen.effects) work(effect);
  }
}

const spend = (figure: SlowFigure, token: string): void => {
  figure.tokens[token] = (figure.tokens[token] ?? 0) - 1;
};

/** Step 8; one that begins an Attack or Spell ends the attack first (p.43). */
export function followUps(play: Play, blow: Blow): void {
  const { world, script } = play;
  const used = new Set<string>();
  for (;;) {
    const figure = one(world, blow.by);
    if (figure.at === null || figure.kind === 'intelligent') return;
    const open = usable(play, 'follow-up', blow.by, blow).filter((answer) => !used.has(answer.id));
    if (open.length === 0) return;
    const { answer } = script.choose('follow-up', [...open.map((one) => one.id), 'pass']);
    const chosen = open.find((one) => one.id === answer);
    if (!chosen) return;
    used.add(chosen.id);
    chosen.pay();
    const starts = chosen.effects.some(({ do: what }: Json) => what === 'attack' || what === 'spell');
    carryOut(play, chosen.effects, blow.by, blow.target, { blow, key: chosen.id.slice('use:'.length) });
    if (starts) return;
  }
}

/** Abilities between actions, and the Heal token (pp.48, 74). */
export function listActions(play: Play, id: string): Answer[] {
  const figure = one(play.world, id);
  const answers = usable(play, 'action', id);
  if ((figure.tokens.heal ?? 0) > 0 && canPay(play.world, id, 1)) {
    const pay = () => {
      figure.sp -= price(play.world, id, 1);
      spend(figure, 'heal');
    };
    const effects = [{ do: 'heal', amount: 6, to: { who: 'choose', side: 'ally', within: 'soi' } }];
    answers.push({ id: 'token:heal', pay, effects });
  }
  return answers;
}

interface About {
  readonly blow?: Blow;
  readonly key?: string;
}

function candidates(play: Play, user: SlowFigure, to: Json): SlowFigure[] {
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

const spellTargets = (play: Play, caster: SlowFigure, spell: Json): SlowFigure[] =>
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
  for (const effect of effects) carryOutOne(play, effect, user, target, about);
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
  atOnce(play, them.length > 1, () => {
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

const struckBy = (play: Play, figure: SlowFigure, effect: Json): SlowFigure[] =>
  candidates(play, figure, { side: effect.targets.side, within: effect.targets.within });
