/** Symbol Abilities (pp.30, 43 6a, 54). */
import type { Blow } from './attack.ts';
import { armorOf, immuneTo, resists, weapons } from './numbers.ts';
import type { Play } from './play.ts';
import { type Json, one, type SlowFigure } from './world.ts';

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

export function spendOneByOne(play: Play, blow: Blow): void {
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
export function spendBest(play: Play, blow: Blow): void {
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
