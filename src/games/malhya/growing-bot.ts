/** A bot that grows: it raises what is tested, takes cards as chance has it, and uses what its talents offer. */

import { raisesOf } from './rules/growing/level-up.ts';
import { wornInstead } from './rules/growing/worn.ts';
import { ACTION_POINTS } from './rules/model/fixed-numbers.ts';
import type { MalhyaAct, MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import type { Colour, CubeKind } from './rules/model/vocabulary.ts';
import { checkNow, type Position } from './rules/queries/booklets.ts';
import { rowOf } from './rules/queries/gear.ts';

/** What may be done at nearly every question, and is seldom worth it. */
const ASIDE: ReadonlySet<MalhyaAct['do']> = new Set([
  'don',
  'doff',
  'rearm',
  'three-for-one',
  'give-up',
  'people',
  'copy',
  'switch-spare',
]);

/** The question without that, for who decides on the rest. */
export function withoutAsides(prompt: MalhyaPrompt): MalhyaPrompt {
  const options = prompt.options.filter(({ act }) => !ASIDE.has(act.do));
  return options.length === 0 ? prompt : { ...prompt, options };
}

/** Null: it has no opinion of its own. */
export function growingAnswer(position: Position, prompt: MalhyaPrompt): MalhyaOption | null {
  const { options, hero, kind } = prompt;
  const aside = options.find((option) => isWorth(position, prompt, option));
  if (aside) return aside;
  switch (kind) {
    case 'level-up': {
      const raises = raisesOf(position, hero!);
      const worth = ({ act }: MalhyaOption) => {
        const raise = raises.find((one) => act.do === 'value' && one.characteristic === act.characteristic);
        return (raise?.served ?? 0) + (raise?.bonus === 'talent' ? 2 : 0) + (raise?.to ?? 0) / 10;
      };
      return options.reduce((best, one) => (worth(one) > worth(best) ? one : best));
    }
    case 'talent-class':
    case 'talent':
    case 'improve':
    case 'basic-weapon':
    case 'gift':
    case 'gift-card':
      return byChance(position, options);
    case 'swap-out':
    case 'swap-in':
      return rarest(position, prompt, kind === 'swap-in');
    case 'cancel-threat':
      return options.find(({ id }) => id === 'cancel')!;
    case 'arrange':
      return options.find(({ id }) => id === 'done')!;
    default:
      return null;
  }
}

/** By the state alone. */
function byChance({ state }: Position, options: readonly MalhyaOption[]): MalhyaOption {
  const held = state.heroes.reduce((sum, { talents }) => sum + talents.length, 0);
  return options[(state.rng[1] + state.rng[2] + 31 * held + state.growth.newcomers.length) % options.length]!;
}

function isWorth(position: Position, { hero, options }: MalhyaPrompt, { act }: MalhyaOption): boolean {
  const { heroes } = position.state;
  switch (act.do) {
    case 'don':
      return wornInstead(position, act.hero, act.gear) === null;
    case 'three-for-one': {
      const row = heroes[act.hero]!.cubes[act.kind];
      return row.length >= rowOf(heroes[act.hero]!, act.kind) && new Set(row).size < row.length;
    }
    case 'give-up':
      return heroes[hero!]!.ap <= ACTION_POINTS - 2 && options.some((one) => one.act.do === 'strike');
    case 'people':
      return (
        isHampered(position) || options.some((one) => one.act.do === 'raise' && heroes[hero!]!.aura.ready > 1)
      );
    default:
      return false;
  }
}

/** Heavy pieces count in the check under way. */
const isHampered = (position: Position): boolean =>
  checkNow(position)?.check.instructions?.some(({ per }) => per === 'heavy') ?? false;

/** Of the color it has most of; or least. */
function rarest({ state }: Position, { options, hero, cubes }: MalhyaPrompt, least: boolean): MalhyaOption {
  const row = state.heroes[hero!]!.cubes[cubes as CubeKind];
  const count = ({ act }: MalhyaOption) =>
    row.filter((one) => act.do === 'drop-cube' && one === (act.colour as Colour)).length * (least ? -1 : 1);
  return options.reduce((best, one) => (count(one) > count(best) ? one : best));
}
