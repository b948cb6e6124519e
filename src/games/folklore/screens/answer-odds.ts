import type { UsedItem } from '../rules/model/content.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { Declared } from '../rules/model/state.ts';
import {
  abilityOf,
  attackBonus,
  attacksOf,
  foeDefense,
  foeOf,
  type Position,
} from '../rules/queries/numbers.ts';
import { chanceToFinish, hitsInHundred, stanceOdds } from '../rules/queries/odds.ts';
import { odds } from '../words/en/screens.ts';

/**
 * What an answer of a skirmish may come to, in short lines; none where nothing is left to chance. Who has not declared
 * yet is taken to attack.
 */
export function oddsOf(
  position: Position,
  prompt: FolklorePrompt,
  { act }: FolkloreOption,
  events: readonly FolkloreEvent[],
): readonly string[] {
  const at = prompt.hero;
  if (!position.state.fight) return [];
  if (act.do === 'stance') {
    const declared = position.state.fight.declared.map((one, i): Declared | null => {
      if (i === at) return { stance: act.stance, ability: act.ability };
      return one ?? (position.state.heroes[i]!.isGhost ? null : { stance: 'attack', ability: false });
    });
    const { hitBy, lost, falls } = stanceOdds(position, at, declared);
    return [
      odds.hitBy(hitBy, foeOf(position).count),
      odds.lost(lost),
      odds.falls(falls),
      odds.finishes(chanceToFinish(position, declared)),
    ];
  }
  if (act.do !== 'strike') return [];
  const used = usedInTurn(position, at, events);
  const bonus = attackBonus(position, at, used, act.ability).total;
  return [
    odds.hits(
      hitsInHundred(foeDefense(position).total, bonus),
      attacksOf(abilityOf(position, at), act.ability),
    ),
  ];
}

/** Items that somebody has used in the turn that is under way: they count in its rolls. */
function usedInTurn({ content }: Position, at: number, events: readonly FolkloreEvent[]): UsedItem[] {
  const used: UsedItem[] = [];
  for (const event of events.toReversed()) {
    if (event.type === 'itemUsed' && event.hero === at) {
      const item = content.items[event.item];
      if (item && item.kind !== 'worn') used.unshift(item);
    } else if (event.type !== 'dieRolled' && event.type !== 'statChanged') break;
  }
  return used;
}
