/** What goods, spells, skills and whatever changes hands are worth to a bot. */
import { askedFor, attemptsLeft, type Mind, tasteFor, worthOfForgery, worthOfToken } from './bot-mind.ts';
import type { CardRef, GoodCard, Pile } from './rules/model/content.ts';
import type { Thing } from './rules/model/events.ts';
import {
  abilityOf,
  attackSum,
  defenseSum,
  forgerySum,
  has,
  magicSum,
  meets,
  usable,
} from './rules/queries/numbers.ts';
import { passShare } from './rules/queries/odds.ts';

/** A point of attack or defense, and a Life Point more, for a whole race: dearer where there are adventures. */
export const edgeOf = ({ position }: Mind): number => (position.state.parts.adventures ? 0.16 : 0.06);
const lpOf = ({ position }: Mind): number => (position.state.parts.adventures ? 0.22 : 0.1);

/** What a weapon or a shield is good for in a fight. */
const strengthOf = ({ attack = 0, damage = 1, defense = 0 }: GoodCard): number =>
  attack + 3 * (damage - 1) + defense;

/**
 * A good to somebody, beside all else they have: the same whether it is theirs (`held`) or would be, so that nothing goes
 * back and forth.
 */
export function worthOfGood(mind: Mind, ref: CardRef, held = false): number {
  const { position, player, left } = mind;
  const { state, content } = position;
  const good = content.goods[ref]!;
  const copies = state.players[player]!.goods.filter((one) => one.ref === ref).length;
  if (!meets(position, player, good.needs)) return 0.01;
  if (good.lp !== undefined) return 0.02 + lpLeft(mind, ref) * lpOf(mind) * left;
  if (copies > (held ? 1 : 0)) return 0.02;
  if (good.kind !== 'weapon' && good.kind !== 'shield') return worthOfThing(good, mind);
  const others = usable(position, player, good.kind).filter(({ id }) => id !== ref);
  const more = strengthOf(good) - Math.max(0, ...others.map(strengthOf));
  return 0.02 + Math.max(0, more) * edgeOf(mind) * left;
}

/** Of an armor or helmet: with whoever has it, or as it is bought. */
function lpLeft({ position }: Mind, ref: CardRef): number {
  const { state, content } = position;
  const worn = state.players.flatMap(({ goods }) => goods).find((one) => one.ref === ref);
  return worn?.lp ?? content.goods[ref]!.lp ?? 0;
}

function worthOfThing(good: GoodCard, { position, left }: Mind): number {
  const { state, content } = position;
  if (good.gait) return 0.6 * left;
  if (good.use) return 'heal' in good.use ? 0.2 : 'again' in good.use ? 0.22 : 0.14;
  if (good.places) return 0.15 * left;
  if (good.allows) return state.cities.some(({ shadow }) => shadow !== null) ? 0.2 : 0.04;
  if (good.stealing || good.pouch) return state.parts.rivalry && state.players.length > 1 ? 0.06 : 0.01;
  const named = state.cities.some(
    ({ adventure }) => adventure && content.adventures[adventure]!.item === good.id,
  );
  return named ? 0.22 : state.parts.adventures ? 0.06 : 0.01;
}

export function worthOfSpell({ position, player, left }: Mind, ref: CardRef): number {
  const { does, needs } = position.content.spells[ref]!;
  if (!meets(position, player, needs)) return 0.01;
  const works = passShare(magicSum(position, player, ref).total);
  const full =
    'heal' in does
      ? 0.6
      : 'combat' in does
        ? 'attack' in does.combat
          ? 0.75
          : 0.7
        : 'damage' in does
          ? 0.5
          : 'move' in does
            ? 0.6
            : 'resistance' in does
              ? 0.6
              : 'shadow' in does
                ? 0.2
                : 'undo' in does
                  ? 0.15
                  : 0.1;
  return works * full * left;
}

export function worthOfSkill(mind: Mind, ref: CardRef): number {
  const { position, player, left, temper } = mind;
  const { state, content } = position;
  const { base, adds, stealing, cheaper, tokens, forgeries, allows, captain } = content.skills[ref]!;
  const bases = {
    attack: attackSum(position, player, null).total,
    defense: defenseSum(position, player).total,
  };
  let worth = 0.03;
  if (base === 'spellcasting' && !has(position, player, 'spellcasting'))
    worth += 0.05 + 0.2 * state.players[player]!.spells.length;
  if ((base === 'proficiency' || base === 'blessing') && !has(position, player, 'proficiency')) {
    const less = base === 'blessing' ? 2 : 0;
    const attack = abilityOf(position, player, 'strength') - less - bases.attack;
    const defense = abilityOf(position, player, 'dexterity') - less - bases.defense;
    worth += edgeOf(mind) * (Math.max(0, attack) + Math.max(0, defense));
  }
  worth += edgeOf(mind) * ((adds?.attack ?? 0) + (adds?.defense ?? 0)) + 0.06 * (adds?.initiative ?? 0);
  worth += lpOf(mind) * (adds?.lp ?? 0);
  if (tokens) worth += 0.05 * tokens.bonus * askedFor(mind, tokens.ability) * attemptsLeft(mind);
  if (stealing && state.parts.rivalry && state.players.length > 1) worth += temper === 'greedy' ? 0.6 : 0.22;
  if (cheaper) worth += 0.22;
  if (forgeries) worth += 0.2 + 0.25 * state.players[player]!.forgeries.length;
  if (allows) worth += 0.35 * state.cities.filter(({ shadow }) => shadow !== null).length;
  if (captain) worth += state.players.length > 2 ? 0.3 : 0;
  return tasteFor(mind, ref) * worth * (tokens ? 1 : Math.max(0.2, left));
}

/** A card of a pile that one could have. */
export const worthOfCard = (mind: Mind, pile: Pile, ref: CardRef): number =>
  tasteFor(mind, ref) * (pile === 'spells' ? worthOfSpell(mind, ref) : worthOfGood(mind, ref));

/** What changes hands, to whoever has it. */
export function worthOf(mind: Mind, thing: Thing): number {
  const { position, player, left } = mind;
  if (thing.of === 'gold') return mind.gold;
  const { ref } = thing;
  switch (thing.of) {
    case 'tokens':
      return 0.75 * worthOfToken(mind, ref);
    case 'forgeries':
      return 0.7 * worthOfForgery(mind, ref, passShare(forgerySum(position, player, ref).total));
    case 'treasures':
      return 0.15 + 0.3 * left;
    case 'artifacts':
      return (position.content.artifacts[ref]?.prestige ?? 0) + 0.1;
    case 'goods':
      return worthOfGood(mind, ref);
  }
}

/** What one has is worth to oneself: the least is left behind first. */
export const worthOfKeeping = (mind: Mind, thing: Thing): number =>
  thing.of === 'goods' ? worthOfGood(mind, thing.ref, true) : worthOf(mind, thing);
