/** What an answer of a fight comes to where no dice are thrown for it: a push, an area, wounds, Initiative (section 7). */
import { type TurnedArea, turnedAreas } from '../../rules/combat/fight-targets.ts';
import { woundsIn } from '../../rules/combat/pools.ts';
import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { type Shoved, shoved } from '../../rules/place/push.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { fieldOf, heroIndex, placeOf, standingWith } from '../../rules/queries/field-of.ts';
import { boardOf, weaponOf } from '../../rules/queries/fighters.ts';
import { outcome } from '../../words/en/fight-outcomes.ts';
import type { Named } from '../../words/en/names.ts';

/** Null: nothing that is not told otherwise. */
export function outcomeOfAnswer({ act }: MalhyaOption, prompt: MalhyaPrompt, named: Named): string | null {
  const { hero } = prompt;
  const { heroes, place } = named.state;
  if (!place) return null;
  switch (act.do) {
    case 'shove': {
      const gone = shoveOf(named, prompt, act);
      return gone && outcome.shoved(gone, heroIndex(named.state, prompt.who ?? '') >= 0);
    }
    case 'turn-area':
      return outcome.hits(
        named,
        areasShown(named, hero!).find(({ quarters }) => quarters === act.quarters)?.hits ?? [],
      );
    case 'suffer':
      return outcome.lifeLeft(heroes[hero!]!.life.life - woundsIn(act.wounds));
    case 'raise': {
      const { ap, adds } = boardOf(named, hero!).initiative;
      const to = (place.initiative[heroes[hero!]!.id] ?? 0) + act.times * adds;
      return outcome.initiative(named, to, slowerThan(named, to), heroes[hero!]!.ap - act.times * ap);
    }
    case 'take-up':
      return outcome.ap(heroes[act.hero]!.ap);
    case 'wait':
      return outcome.apThen(heroes[hero!]!.ap - boardOf(named, hero!).wait);
    default:
      return null;
  }
}

/** Whoever attacks moves the defender, a defender the attacker. */
function shoveOf(
  position: Position,
  { hero, who = '' }: MalhyaPrompt,
  { shove, spaces }: Pick<MalhyaOption['act'] & { readonly do: 'shove' }, 'shove' | 'spaces'>,
): Shoved | null {
  const field = fieldOf(position);
  const { attack } = placeOf(position);
  const by = hero !== null ? position.state.heroes[hero]!.id : attack?.attacker;
  const [from, figure] = [by === undefined ? null : standingWith(field, by), standingWith(field, who)];
  return from && figure && from.id !== who ? shoved(field, from, figure, shove, spaces) : null;
}

/** A hero's area in each direction in which it hits somebody. */
export function areasShown(position: Position, hero: number): readonly TurnedArea[] {
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id);
  const shape = weaponOf(position, hero)
    .attack.map(({ adds, forAura }) => adds.area ?? forAura?.area)
    .findLast((area) => area !== undefined);
  return own && shape ? turnedAreas(field, own, shape).filter(({ hits }) => hits.length > 0) : [];
}

/** Types of enemies that act after such an Initiative, as it stands. */
function slowerThan(position: Position, initiative: number): readonly string[] {
  const { figures, initiative: track } = placeOf(position);
  return [...new Set(figures.map(({ type }) => type))].filter((type) => (track[type] ?? 0) < initiative);
}
