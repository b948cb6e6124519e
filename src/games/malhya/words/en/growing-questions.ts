import type { GROWING_PROMPTS, GrowingAct } from '../../rules/growing/growth.ts';
import { raisesOf } from '../../rules/growing/level-up.ts';
import { talentPile } from '../../rules/growing/talents.ts';
import { wornInstead } from '../../rules/growing/worn.ts';
import { NEW_HERO, SWAP_PRICE, TALENTS_DRAWN } from '../../rules/model/fixed-numbers.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { gearText } from './card-facts.ts';
import { BONUS, GIFT, talentFacts } from './growing-names.ts';
import { CHARACTERISTIC, CLASS, cardName, cubeName, heroName, type Named, several } from './names.ts';

type Kind = (typeof GROWING_PROMPTS)[number];

/** Questions of growing in a sentence; null: it is none of them. */
export function growingQuestion(
  { kind, hero, cost = 0, cubes = 'plant' }: MalhyaPrompt,
  named: Named,
): string | null {
  const name = hero === null ? '' : heroName(named, hero);
  const questions: Readonly<Record<Kind, () => string>> = {
    'level-up': () => `${name} levels up: raise what?`,
    'talent-class': () => `${name}: draw talent ${cost + 1} of ${TALENTS_DRAWN} from which pile?`,
    talent: () => `${name}: keep which talent?`,
    improve: () => `${name}: improve which talent?`,
    'basic-weapon': () => `${name}: which basic weapon?`,
    gift: () => `${name}: begin with what?`,
    'gift-card': () => `${name}: keep which card?`,
    arrange: () => 'Change armor or artifacts before the next room?',
    'cancel-threat': () => `${name}: cancel a threat symbol for ${several(cost, 'action point')}?`,
    'swap-in': () => `${name}: gain which ${cubeName(cubes)}?`,
    'swap-out': () => `${name}: discard ${cubeName(cubes)} ${cost + 1} of ${SWAP_PRICE}`,
  };
  return Object.hasOwn(questions, kind) ? questions[kind as Kind]() : null;
}

/** Answers of growing in a few words; null: it is none of them. */
export function growingOption(
  act: GrowingAct | { readonly do: string },
  prompt: MalhyaPrompt,
  named: Named,
): string | null {
  const { content } = named;
  const one = act as GrowingAct;
  switch (one.do) {
    case 'value':
      return `Raise ${CHARACTERISTIC[one.characteristic]}`;
    case 'class':
      return CLASS[one.of];
    case 'talent':
      return cardName(content, 'talents', one.talent);
    case 'pick':
      return cardName(content, 'gear', one.gear);
    case 'gift':
      return GIFT[one.gift];
    case 'don':
      return `${heroName(named, one.hero)}: put on ${cardName(content, 'gear', one.gear)}`;
    case 'doff':
      return `${heroName(named, one.hero)}: take off ${cardName(content, 'gear', one.gear)}`;
    case 'three-for-one':
      return `${heroName(named, one.hero)}: trade ${SWAP_PRICE} of ${cubeName(one.kind)} for one`;
    case 'rearm':
      return named.state.heroes[one.hero]!.stored === null && !one.spare
        ? `${heroName(named, one.hero)}: put the weapon away`
        : `${heroName(named, one.hero)}: switch weapons`;
    case 'switch-spare':
      return 'Draw the second stored weapon';
    case 'give-up':
      return `${cardName(content, 'talents', one.talent)}: give up the free move`;
    case 'copy':
      return `Spend an aura token: copy ${cardName(content, 'talents', one.talent)}`;
    case 'people':
      return `Spend an aura token: ${peopleText(named, prompt.hero!, one.effect)}`;
    default:
      return null;
  }
}

const peopleText = (named: Named, hero: number, effect: number): string =>
  boardOf(named, hero).aura[effect]?.text ?? '';

/** What an answer of growing brings or costs; null: nothing to say. */
export function growingNote(
  act: GrowingAct | { readonly do: string },
  { hero, kind }: MalhyaPrompt,
  named: Named,
): string | null {
  const { content, state } = named;
  const one = act as GrowingAct;
  switch (one.do) {
    case 'value':
      return raiseNote(named, hero!, one.characteristic);
    case 'class':
      return several(talentPile(named, hero!, one.of).length, 'card');
    case 'talent':
      return talentFacts(content.talents[one.talent]!, kind === 'improve' ? 'improved' : 'normal');
    case 'pick':
      return gearText(content.gear[one.gear]!);
    case 'gift':
      return one.gift === 'weapons' ? null : `and ${NEW_HERO[one.gift]} gold`;
    case 'don': {
      const off = wornInstead(named, one.hero, one.gear);
      return off === null
        ? gearText(content.gear[one.gear]!)
        : `${cardName(content, 'gear', off)} is discarded for it`;
    }
    case 'doff':
      return 'it is discarded';
    case 'rearm': {
      const { stored, spare } = state.heroes[one.hero]!;
      const drawn = one.spare ? spare : stored;
      return drawn === null ? 'barehanded' : cardName(content, 'gear', drawn);
    }
    case 'switch-spare':
      return `${cardName(content, 'gear', state.heroes[hero!]!.spare ?? '')}; ${several(1, 'action point')}`;
    case 'copy':
      return content.talents[one.talent]![one.side].text;
    case 'give-up':
      return content.talents[one.talent]!.normal.text;
    default:
      return null;
  }
}

/** The value and its bonus; the checks it would have served stand in the table beside it (row 17). */
function raiseNote(named: Named, hero: number, characteristic: keyof typeof CHARACTERISTIC): string | null {
  const raise = raisesOf(named, hero).find((one) => one.characteristic === characteristic);
  if (!raise) return null;
  const { to, bonus } = raise;
  return [`to ${to}`, ...(bonus === null ? [] : [BONUS[bonus]])].join('; ');
}
