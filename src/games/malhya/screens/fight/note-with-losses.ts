import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { freeSpaces } from '../../rules/place/free-move.ts';
import type { HeroWalk } from '../../rules/place/hero-walks.ts';
import { isSameSpace } from '../../rules/place/space.ts';
import { isEngaged } from '../../rules/place/standing.ts';
import { fieldOf, placeHero, standingWith } from '../../rules/queries/field-of.ts';
import { meansOf } from '../../rules/queries/fighters.ts';
import { corpseSeenBy } from '../../rules/stealth/corpse-seen.ts';
import { seenOnWay } from '../../rules/stealth/quiet-here.ts';
import { stage, walkText } from '../../words/en/fight-stage.ts';
import type { Named } from '../../words/en/names.ts';
import { optionNote } from '../../words/en/questions.ts';
import { corpseThereText, wayText } from '../../words/en/stealth-seen.ts';
import { outcomeOfAnswer } from './outcome-of-answer.ts';
import { walksShown } from './walks-shown.ts';

/** What an answer costs, what it comes to, and what of the free move it would lose. */
export function noteWithLosses(option: MalhyaOption, prompt: MalhyaPrompt, named: Named): string | null {
  const note = optionNote(option, prompt, named);
  const { place, heroes } = named.state;
  const { hero } = prompt;
  if (!place) return note;
  if (hero === null) return outcomeOfAnswer(option, prompt, named) ?? note;
  const { act } = option;
  const planned =
    act.do === 'plan' && prompt.kind === 'plan'
      ? stage.plan(act.plan.ap, heroes[hero]!.ap - act.plan.ap)
      : null;
  const walk =
    act.do === 'move' && (prompt.kind === 'turn' || prompt.kind === 'quiet-turn')
      ? walksShown(named, hero).find(({ to }) => isSameSpace(to, act.to))
      : undefined;
  const lost = lostBy(option, prompt, named);
  const parts = [
    walk ? walkText(walk) : (planned ?? note),
    outcomeOfAnswer(option, prompt, named),
    lost > 0 ? stage.losesFree(lost) : null,
    place.quiet && named.state.stealth ? quietNote(option, named, walk) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join('; ') : null;
}

/** In stealth: who would see a corpse, and whoever goes there. */
function quietNote({ act }: MalhyaOption, named: Named, walk: HeroWalk | undefined): string | null {
  if (act.do === 'kill' || act.do === 'avert') return corpseThereText(named, corpseSeenBy(named, act.target));
  if (!walk) return null;
  const way = seenOnWay(named, walk);
  return way.some(({ by }) => by.length > 0) ? wayText(named, way) : null;
}

/** Free spaces an answer would lose (L3331–L3335). */
export function lostBy({ act }: MalhyaOption, { kind, hero }: MalhyaPrompt, named: Named): number {
  if (kind !== 'turn' && kind !== 'plan' && kind !== 'quiet-turn') return 0;
  const { free } = placeHero(named, hero!);
  const means = meansOf(named, hero!);
  const left = freeSpaces(free, means.movement);
  switch (act.do) {
    case 'wait':
      return left;
    case 'end':
      return left;
    case 'kill':
    case 'corpse':
    case 'revive':
    case 'strike':
    case 'sweep':
    case 'plan':
    case 'switch':
    case 'barehanded':
    case 'trade':
    case 'pick-up':
      return free === 'whole' ? 0 : left;
    case 'use':
      return free !== 'whole' && named.content.gear[act.gear]?.use?.ap ? left : 0;
    case 'move': {
      const field = fieldOf(named);
      const own = standingWith(field, named.state.heroes[hero!]!.id);
      if (means.keepsFree || !own || !isEngaged(field, { ...own, at: act.to })) return 0;
      const walk = walksShown(named, hero!).find(({ to }) => isSameSpace(to, act.to));
      return Math.max(0, left - (walk?.free ?? 0));
    }
    default:
      return 0;
  }
}
