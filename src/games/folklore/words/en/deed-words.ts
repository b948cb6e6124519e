import type { FolkloreAct } from '../../rules/model/prompts.ts';
import { checkBonus, passesOfTen } from '../../rules/queries/encounter/deeds.ts';
import { onField } from '../../rules/queries/encounter/ground.ts';
import { figureName, itemName, spaceName, theHero } from './names.ts';
import type { Asked } from './questions.ts';

type Deed = Extract<
  FolkloreAct,
  { readonly do: 'equip' | 'stow' | 'interact' | 'rite' | 'loose' | 'command' | 'leave' | 'linger' }
>;

/** Answers of hands, features, rites, companions, allies and adventures, in few words. */
export function deedText(act: Deed, hero: number, asked: Asked): string {
  const { content, state } = asked;
  switch (act.do) {
    case 'equip':
      return `${itemName(asked, itemAt(asked, act))}: into the hands of ${theHero(asked, act.hero)}`;
    case 'stow':
      return `${itemName(asked, itemAt(asked, act))}: out of the hands of ${theHero(asked, act.hero)}`;
    case 'interact':
      return featureOf(asked, act.feature)?.name ?? act.feature;
    case 'rite': {
      const name = riteOf(asked, hero, act.rite)?.name ?? act.rite;
      if (act.at) return `${name}: on ${spaceName(act.at)}`;
      return act.target === undefined ? name : `${name}: ${figureName(asked, act.target)}`;
    }
    case 'loose': {
      const { items } = state.heroes[hero]!;
      const ref = items.find(({ ref: one }) => isTrained(content.items[one]))?.ref ?? '';
      return `${itemName(asked, ref)} attacks ${figureName(asked, act.target)}`;
    }
    case 'command':
      return `Command ${figureName(asked, act.figure)}`;
    case 'leave':
      return 'Leave';
    case 'linger':
      return 'Stay';
  }
}

const isTrained = (item: Asked['content']['items'][string] | undefined): boolean =>
  item?.kind === 'companion' && item.attack !== undefined;

const itemAt = (
  { state }: Asked,
  { hero, place }: { readonly hero: number; readonly place: number },
): string => state.heroes[hero]?.items[place]?.ref ?? '';

const featureOf = ({ content, state }: Asked, id: string) =>
  content.grounds[state.field?.ground ?? '']?.features?.find((one) => one.id === id);

const riteOf = ({ content, state }: Asked, hero: number, id: string) =>
  content.heroes[state.heroes[hero]?.card ?? '']?.rites?.find((one) => one.id === id);

/** What they cost or bring, in small print. */
export function deedNote(
  act: Exclude<Deed, { readonly do: 'stow' | 'command' }>,
  hero: number,
  asked: Asked,
) {
  switch (act.do) {
    case 'equip': {
      const text = asked.content.items[itemAt(asked, act)]?.text ?? '';
      return text.replace(/^.*[.!?]\s+(?=\S)/s, '');
    }
    case 'interact': {
      const feature = featureOf(asked, act.feature);
      if (!feature?.check) return 'One interaction a turn';
      const { skill, need } = feature.check;
      return `d10 + ${SKILL_NAMES[skill]}, ${need} needed: ${chance(asked, hero, skill, need)}`;
    }
    case 'rite': {
      const rite = riteOf(asked, hero, act.rite);
      if (!rite) return null;
      const text = rite.text.replace(/^.*[.!?]\s+(?=\S)/s, '');
      return `${rite.power} Power, d10 + Nerve, ${rite.need} needed: ${chance(asked, hero, 'nerve', rite.need)}. ${text}`;
    }
    case 'loose':
      return 'Beside the hero’s own attack';
    case 'leave':
      return 'Put the map away. The next hero leads';
    case 'linger':
      return 'Try for the other goal';
  }
}

const chance = (asked: Asked, hero: number, skill: keyof typeof SKILL_NAMES, need: number): string =>
  `${10 * passesOfTen(need, checkBonus(onField(asked), hero, skill).total)} %`;

export const SKILL_NAMES = { brawn: 'Brawn', wits: 'Wits', nerve: 'Nerve' } as const;

/** What an adventure is after. */
export function adventureAim(asked: Asked): string {
  const { adventure, ground, round, features = [] } = asked.state.field!;
  const card = asked.content.adventures[adventure!.card];
  const left = [card?.primary, card?.optional]
    .flatMap((goal) => (goal && features.includes(goal.feature) ? [goal.feature] : []))
    .map((id) => asked.content.grounds[ground]?.features?.find((one) => one.id === id)?.name ?? id);
  return `${left.join(', or ')}: round ${round} of ${card?.rounds ?? round}`;
}
