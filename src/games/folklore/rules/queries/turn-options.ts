import type { UsedItem } from '../model/content.ts';
import type { FolkloreOption } from '../model/prompts.ts';
import type { Stance } from '../model/state.ts';
import { usableItems } from './hands.ts';
import { abilityOf, foeOf, mightAgainst, type Position } from './numbers.ts';

const canPay = (position: Position, at: number, when: 'stance' | 'turn'): boolean => {
  const ability = abilityOf(position, at);
  return ability.when === when && ability.power <= position.state.heroes[at]!.power;
};

/** Step 3 (p.18): attack or defend, each with the ability that is meant for the foes' turn, if there is one (FK-11). */
export function listStances(position: Position, at: number): FolkloreOption[] {
  const stances: readonly Stance[] = ['attack', 'defend'];
  const abilities = canPay(position, at, 'stance') ? [false, true] : [false];
  return abilities.flatMap((ability) =>
    stances.map((stance) => ({
      id: ability ? `${stance}+ability` : stance,
      act: { do: 'stance', stance, ability } as const,
    })),
  );
}

/**
 * Step 5 (p.18): to strike, with the ability if it is one of an own turn, or first to use an item that does something.
 * `used`: items used in this turn.
 */
export function listTurn(position: Position, at: number, used: readonly UsedItem[] = []): FolkloreOption[] {
  const options: FolkloreOption[] = [{ id: 'strike', act: { do: 'strike', ability: false } }];
  if (canPay(position, at, 'turn'))
    options.push({ id: 'strike+ability', act: { do: 'strike', ability: true } });
  const ids = used.map(({ id }) => id);
  for (const { item, place } of usableItems(position, at, ids))
    if (doesSomething(position, at, item)) options.push({ id: `use:${item.id}`, act: { do: 'use', place } });
  return options;
}

/** What can be taken in hand or put away, where that may be done (pp.18, 26); what is broken is not taken (p.25). */
export function listHands({ state, content }: Position, hero: number): FolkloreOption[] {
  const { items } = state.heroes[hero]!;
  return items.flatMap(({ ref, inHand = false, broken = false }, place): FolkloreOption[] => {
    const isFirst = items.findIndex((one) => one.ref === ref && (one.inHand ?? false) === inHand) === place;
    if (content.items[ref]?.kind !== 'held' || !isFirst) return [];
    if (inHand)
      return [{ id: `stow:${hero}:${place}`, interjection: true, act: { do: 'stow', hero, place } }];
    if (broken) return [];
    return [{ id: `equip:${hero}:${place}`, interjection: true, act: { do: 'equip', hero, place } }];
  });
}

/** An item changes hands beside whatever else is asked: `place` is where it lies among those of the giver. */
export const gift = (from: number, place: number, to: number): FolkloreOption => ({
  id: `give:${from}:${place}:${to}`,
  interjection: true,
  act: { do: 'give', from, place, to },
});

function doesSomething(position: Position, at: number, item: UsedItem): boolean {
  const hero = position.state.heroes[at]!;
  const card = position.content.heroes[hero.card]!;
  if (item.vita !== undefined && hero.vita < card.vita) return true;
  if (item.restores !== undefined && hero.power < card.power) return true;
  return mightAgainst(item, foeOf(position).kind) !== 0;
}
