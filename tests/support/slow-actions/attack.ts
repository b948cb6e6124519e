/** The Attack Action, p.43, step by step, with Dodge, Empower, Counter and Follow-ups (pp.49-50). */
import { type Answer, followUps, offerAt } from './cards.ts';
import { lessen, put } from './harm.ts';
import { flanks, inTheWay, mayAttack, sightOf, under } from './lie.ts';
import {
  armorOf,
  canAct,
  canPay,
  conditionsHold,
  defenseOf,
  hasTag,
  immuneTo,
  type Profile,
  plus,
  poolOf,
  price,
  profileOf,
  resists,
  weapons,
  weaponTags,
} from './numbers.ts';
import { type Play, roll, type Throw } from './play.ts';
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

interface Buy {
  readonly key: string;
  readonly spend: Json;
  readonly stat: string;
  readonly amount: number;
}

/** Symbol Abilities: of the weapons in hand, or of the Combatant's card (pp.30, 54). */
function buysOf(figure: SlowFigure): Buy[] {
  if (figure.kind !== 'adventurer')
    return figure.numbers.symbols.map(([letters, amount]: [string, number], i: number) => ({
      key: `${i}`,
      spend: {
        book: [...letters].filter((one) => one === 'B').length,
        shield: [...letters].filter((one) => one === 'S').length,
        burst: [...letters].filter((one) => one === 'U').length,
      },
      stat: 'physical-damage',
      amount,
    }));
  return weapons(figure).flatMap(({ id, face }) =>
    (face.symbolAbilities ?? []).map((ability: Json) => ({
      key: `${id}/${ability.id}`,
      spend: ability.spend,
      ...ability.gain,
    })),
  );
}

const SYMBOLS = ['book', 'shield', 'burst'] as const;
type Symbols = Blow['symbols'];
const affords = (has: Symbols, spend: Json): boolean =>
  SYMBOLS.every((symbol) => has[symbol] >= (spend[symbol] ?? 0));
const less = (has: Symbols, spend: Json): Symbols => ({
  book: has.book - (spend.book ?? 0),
  shield: has.shield - (spend.shield ?? 0),
  burst: has.burst - (spend.burst ?? 0),
});

function buy(blow: Blow, { stat, amount, spend }: Buy): void {
  blow.symbols = less(blow.symbols, spend);
  if (stat === 'magic-damage') blow.magic += amount;
  else blow.physical += amount;
}

function spendOneByOne(play: Play, blow: Blow): void {
  const figure = one(play.world, blow.by);
  const asStats = figure.kind === 'command';
  for (;;) {
    const open = buysOf(figure).filter(({ spend }) => affords(blow.symbols, spend));
    if (open.length === 0) return;
    const name = ({ key }: Buy) => (asStats ? `symbols-${Number(key) + 1}` : key);
    const options = open.map((one) => `spend:${asStats ? `case:${blow.by}/` : ''}${name(one)}`);
    const { answer } = play.script.choose('spend-symbols', [...options, 'done']);
    const chosen = open[options.indexOf(answer)];
    if (!chosen) return;
    buy(blow, chosen);
  }
}

/** D5: by trying every way to spend, the most that is left after armour and the rest. */
function spendBest(play: Play, blow: Blow): void {
  const [attacker, target] = [one(play.world, blow.by), one(play.world, blow.target)];
  const buys = buysOf(attacker);
  const worth = (physical: number): number => {
    let left = Math.max(0, physical - Math.max(0, armorOf(target) - blow.piercing));
    if (resists(target, 'physical', [])) left = Math.ceil(left / 2);
    return immuneTo(target, 'physical') ? 0 : left;
  };
  const best = (has: Symbols, physical: number, from: number): number => {
    let most = physical;
    for (let i = from; i < buys.length; i++) {
      const one = buys[i] as Buy;
      if (!affords(has, one.spend) || SYMBOLS.every((symbol) => !one.spend[symbol])) continue;
      const more = best(less(has, one.spend), physical + one.amount, i);
      if (worth(more) > worth(most)) most = more;
    }
    return most;
  };
  blow.physical = best(blow.symbols, blow.physical, 0);
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
