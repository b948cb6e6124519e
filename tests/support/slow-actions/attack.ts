/** The Attack Action, p.43, step by step, with Dodge, Empower, Counter and Follow-ups (pp.49-50). */
import { type Answer, followUps, offerAt } from './cards.ts';
import { lessen, put } from './harm.ts';
import { flanks, inTheWay, mayAttack, sightOf, under } from './lie.ts';
import {
  canAct,
  canPay,
  conditionsHold,
  defenseOf,
  hasTag,
  type Profile,
  plus,
  poolOf,
  price,
  profileOf,
  weaponTags,
} from './numbers.ts';
import { type Play, roll, type Throw } from './play.ts';
import { spendBest, spendOneByOne } from './symbols.ts';
import { type Json, one, type SlowFigure } from './world.ts';

/** An attack under way. */
export interface Blow {
  readonly by: string;
  readonly target: string;
  readonly how: Profile;
  /** The ability that began it. */
  readonly from?: string;
  empowered: boolean;
  dodge: number;
  toHit: number;
  difference: number;
  physical: number;
  magic: number;
  irreducible: number;
  piercing: number;
  symbols: { book: number; shield: number; burst: number };
}

export function attack(play: Play, by: string, target: string, how: Profile, from?: string): void {
  const { world } = play;
  if (!mayAttack(world, one(world, by), one(world, target), how)) return;
  const blow: Blow = {
    ...{ by, target, how, empowered: false, dodge: 0, toHit: 0, difference: 0 },
    ...{ physical: 0, magic: 0, irreducible: 0, piercing: 0, symbols: { book: 0, shield: 0, burst: 0 } },
    ...(from === undefined ? {} : { from }),
  };
  const attacker = one(world, by);
  // 2 and 3.
  const pool = poolOf(attacker);
  if (pool.includes('black')) blow.empowered = true;
  else empower(play, blow);
  if (blow.empowered && !pool.includes('black')) pool.push('black');
  // 4.
  dodge(play, blow);
  // 5.
  const hit = rollToHit(play, blow, pool);
  if (!hit) attacker.effects = attacker.effects.filter((effect) => effect !== 'courage');
  // 6.
  const final = hit ? determineDamage(play, blow) : 0;
  if (final === 0) {
    const counter = counterTo(play, blow);
    if (counter) {
      attack(play, target, counter, profileOf(one(world, target)));
      return;
    }
  }
  // 7 and 8.
  if (hit && canAct(one(world, by))) followUps(play, blow);
}

function empower(play: Play, blow: Blow): void {
  const { world, script } = play;
  const attacker = one(world, blow.by);
  if (attacker.kind === 'intelligent') return;
  offerAt(play, 'empower', blow.by, blow, () => {
    blow.empowered = true;
  });
  if (blow.empowered || !canPay(world, blow.by, 1)) return;
  if (script.choose('empower', ['no', 'empower']).answer !== 'empower') return;
  attacker.sp -= price(world, blow.by, 1);
  blow.empowered = true;
}

/** pp.43 4, 50; Darkness and Water forbid it (pp.21, 74), Paralyze too (S3). */
function dodge(play: Play, blow: Blow): void {
  const { world, script } = play;
  const target = one(world, blow.target);
  if (!canAct(target) || target.effects.includes('darkness') || under(world, target, 'w')) return;
  if (target.kind === 'intelligent') {
    if (!target.numbers.tags.includes('dodge')) return;
  } else {
    const options = ['no'];
    if ((target.tokens.dodge ?? 0) > 0) options.push('dodge:token');
    if (canPay(world, target.id, 1)) options.push('dodge');
    const { answer } = script.choose('dodge', options);
    if (answer === 'no') return;
    if (answer === 'dodge:token') target.tokens.dodge = (target.tokens.dodge ?? 0) - 1;
    else target.sp -= price(world, target.id, 1);
  }
  const rolled = roll(play, ['black']);
  if (!rolled.skull) blow.dodge = rolled.shield + plus(target, 'dodge-shields');
}

function rollToHit(play: Play, blow: Blow, pool: readonly string[]): boolean {
  const { world } = play;
  const [attacker, target] = [one(world, blow.by), one(world, blow.target)];
  const rolled: Throw = roll(play, pool);
  blow.symbols = { book: rolled.book, shield: rolled.shield, burst: rolled.burst };
  blow.toHit =
    rolled.number +
    sightOf(world, attacker, target).penalty +
    plus(attacker, 'attack-roll', { attackKind: blow.how.kind });
  if (flanks(world, attacker, target, blow.how)) blow.toHit += hasTag(world, attacker, 'backstab') ? 2 : 1;
  if (rolled.skull) return false;
  offerAt(play, 'to-hit', blow.by, blow, (effect) => {
    blow.toHit += effect.amount;
  });
  const needed = defenseOf(target) + blow.dodge;
  blow.difference = Math.max(0, blow.toHit) - needed;
  return Math.max(0, blow.toHit) >= needed;
}

function determineDamage(play: Play, blow: Blow): number {
  const { world } = play;
  const [attacker, target] = [one(world, blow.by), one(world, blow.target)];
  const about = { difference: blow.difference, attackKind: blow.how.kind };
  blow.physical = blow.difference + plus(attacker, 'physical-damage', about);
  blow.magic = plus(attacker, 'magic-damage', about);
  if (flanks(world, attacker, target, blow.how)) blow.physical += hasTag(world, attacker, 'backstab') ? 5 : 3;
  if (attacker.effects.includes('courage')) blow.physical += 1;
  blow.piercing = (attacker.numbers.piercing ?? 0) + plus(attacker, 'piercing', about);
  if (attacker.kind === 'intelligent') spendBest(play, blow);
  else spendOneByOne(play, blow);
  offerAt(play, 'determine-damage', blow.by, blow, (effect) => {
    if (effect.stat === 'physical-damage') blow.physical += effect.amount;
    if (effect.stat === 'magic-damage') blow.magic += effect.amount;
  });
  // p.74: Wilt is rolled for whoever wears it.
  if (target.effects.includes('wilt')) blow.irreducible += roll(play, ['black']).book;
  const tags = weaponTags(attacker);
  const parts = [
    lessen(play, blow.target, 'physical', blow.physical, { piercing: blow.piercing, weapons: tags }),
    lessen(play, blow.target, 'magic', blow.magic, { weapons: tags }),
    lessen(play, blow.target, 'irreducible', blow.irreducible),
  ];
  const total = parts.reduce((sum, part) => sum + part, 0);
  put(play, blow.target, total, blow.by);
  return total;
}

/** p.50, A3: whom it strikes back at, its price paid; null where it does not. */
function counterTo(play: Play, blow: Blow): string | null {
  const { world, script } = play;
  const [countering, attacker] = [one(world, blow.target), one(world, blow.by)];
  if (!canAct(countering) || attacker.at === null) return null;
  const how = profileOf(countering);
  let against: string | null = null;
  if (mayAttack(world, countering, attacker, how)) against = attacker.id;
  else {
    const first = inTheWay(world, countering.id, attacker.id)[0];
    against = first && mayAttack(world, countering, first, how) ? first.id : null;
  }
  if (against === null) return null;
  if (countering.kind === 'intelligent') return countering.numbers.tags.includes('counter') ? against : null;
  const cards = listCounters(play, countering);
  const options = [
    'no',
    ...(canPay(world, countering.id, 2) ? ['counter'] : []),
    ...cards.map(({ id }) => id),
  ];
  const { answer } = script.choose('counter', options);
  if (answer === 'no') return null;
  const card = cards.find(({ id }) => id === answer);
  if (card) card.pay();
  else countering.sp -= price(world, countering.id, 2);
  return against;
}

function listCounters({ world }: Play, figure: SlowFigure): Answer[] {
  return figure.cards.flatMap((card) =>
    (card.face.abilities ?? []).flatMap((ability: Json): Answer[] => {
      const { exhaust, sp = 0 } = ability.conditions ?? {};
      if (ability.when !== 'counter' || (exhaust && card.exhausted) || !canPay(world, figure.id, sp))
        return [];
      if (!conditionsHold(figure, card, ability.conditions)) return [];
      const pay = () => {
        if (exhaust) card.exhausted = true;
        figure.sp -= price(world, figure.id, sp);
      };
      return [{ id: `counter:${card.id}/${ability.id}`, pay, effects: [] }];
    }),
  );
}
