import type { Odd } from '../../../ui/guests/parts/Odds.tsx';
import { isUsed, type UsedItem } from '../rules/model/content.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolkloreOption, FolklorePrompt } from '../rules/model/prompts.ts';
import type { Declared } from '../rules/model/state.ts';
import { hitsOnField } from '../rules/queries/encounter/encounter-numbers.ts';
import { onField } from '../rules/queries/encounter/ground.ts';
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

const chance = (name: string, share: number, is: Odd['is']): Odd => ({ name, share, is });

/**
 * What an answer of a fight may come to, in few words; none where nothing is left to chance. Who has not declared yet is
 * taken to attack.
 */
export function oddsOf(
  position: Position,
  prompt: FolklorePrompt,
  { act }: FolkloreOption,
  events: readonly FolkloreEvent[],
): readonly Odd[] {
  const at = prompt.hero;
  if (act.do === 'attack' && prompt.figure !== undefined) {
    const rolls = attacksOf(abilityOf(position, at), act.ability);
    const hits = hitsOnField(onField(position), prompt.figure, act.target, act.ability);
    return [chance(odds.hits(rolls), hits / 100, 'gain')];
  }
  if (!position.state.fight) return [];
  if (act.do === 'stance') {
    const declared = position.state.fight.declared.map((one, i): Declared | null => {
      if (i === at) return { stance: act.stance, ability: act.ability };
      return one ?? (position.state.heroes[i]!.isGhost ? null : { stance: 'attack', ability: false });
    });
    const { hitBy, lost, falls } = stanceOdds(position, at, declared);
    return [
      chance(odds.hitBy(foeOf(position).count), hitBy / 100, 'harm'),
      chance(odds.finishes, chanceToFinish(position, declared), 'gain'),
      { name: odds.lost, value: odds.mean(lost), is: 'harm' },
      chance(odds.falls, falls, 'harm'),
    ];
  }
  if (act.do !== 'strike') return [];
  const used = usedInTurn(position, at, events);
  const bonus = attackBonus(position, at, used, act.ability).total;
  return [
    chance(
      odds.hits(attacksOf(abilityOf(position, at), act.ability)),
      hitsInHundred(foeDefense(position).total, bonus) / 100,
      'gain',
    ),
  ];
}

/** What comes between the items of a turn and ends none. */
const BESIDE: ReadonlySet<FolkloreEvent['type']> = new Set(['dieRolled', 'statChanged', 'mixed']);

/** Items that somebody has used in the turn that is under way: they count in its rolls. */
function usedInTurn({ content }: Position, at: number, events: readonly FolkloreEvent[]): UsedItem[] {
  const used: UsedItem[] = [];
  for (const event of events.toReversed()) {
    if (event.type === 'itemUsed' && event.hero === at) {
      const item = content.items[event.item];
      if (item && isUsed(item)) used.unshift(item);
    } else if (!BESIDE.has(event.type)) break;
  }
  return used;
}
