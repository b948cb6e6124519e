import type { Wounds } from '../../rules/combat/pools.ts';
import type { MalhyaAct, MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { placeCardOf } from '../../rules/queries/field-of.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import {
  DIE,
  faceText,
  planText,
  spaceName,
  theName,
  thingName,
  whoName,
  woundsText,
} from './fight-names.ts';
import { cardName, heroName, listed, type Named, several } from './names.ts';

/** Where an area is turned, by quarters. */
export const DIRECTION = ['Right', 'Down', 'Left', 'Up'] as const;

/** A question of a place in a sentence; null: it is none. */
export function fightQuestion(prompt: MalhyaPrompt, named: Named): string | null {
  const { hero, who = '', against = '', fightDie: die } = prompt;
  const name = hero === null ? '' : heroName(named, hero);
  switch (prompt.kind) {
    case 'put-enemy':
      return `Where does ${theName(named, who)} stand?`;
    case 'put-hero':
      return `Where does ${name} stand?`;
    case 'initiative':
      return `${name}: raise Initiative?`;
    case 'turn-order':
      return 'Who acts next?';
    case 'turn':
      return `${name}: ${several(named.state.heroes[hero!]!.ap, 'action point')} left`;
    case 'plan':
      return against
        ? `${name} attacks ${theName(named, against)}: with what?`
        : `${name}: attack an area with what?`;
    case 'area':
      return `${name}: in which direction?`;
    case 'trading':
      return `${name} and ${whoName(named, who)}: what changes hands?`;
    case 'picking-up':
      return `${name}: take what?`;
    case 'interrupt':
      return who
        ? `It is the turn of ${theName(named, who)}: does a waiting hero act now?`
        : 'Does a waiting hero act now?';
    case 'enemy-way':
      return `${whoName(named, who)} can do ${prompt.options.length} things equally well: choose one`;
    case 'defense':
      return `${name} is attacked by ${theName(named, against)}: defend with what?`;
    case 'defend-next':
      return 'Who defends next?';
    case 'armour':
      return `${name}: break the armor for more shields?`;
    case 'wounds':
      return `${name}: take which wounds?`;
    case 'shove':
      return `Move ${theName(named, who)}?`;
    case 'step':
      return `${whoName(named, who)} may take a step`;
    case 'instruction':
      return 'Which instruction applies?';
    case 'fight-die':
      return `${DIE[die!.of]} die ${die!.n} of ${die!.all}`;
    default:
      return null;
  }
}

/** An answer of a place in a few words; null: it is none. */
export function fightOption({ act }: MalhyaOption, prompt: MalhyaPrompt, named: Named): string | null {
  const { content } = named;
  switch (act.do) {
    case 'put':
      return spaceName(act.at);
    case 'move':
      return `Move to ${spaceName(act.to)}`;
    case 'raise':
      return raiseText(named, prompt.hero!, act.times);
    case 'next':
      return whoName(named, act.who);
    case 'strike':
      return `Attack ${whoName(named, act.target)}`;
    case 'sweep':
      return 'Attack an area';
    case 'plan':
      return planText(named, prompt.hero!, act.plan);
    case 'turn-area':
      return DIRECTION[act.quarters]!;
    case 'back':
      return 'Back';
    case 'keep-free':
      return 'Keep the free move for later';
    case 'use-free':
      return 'Use the free move now';
    case 'switch':
      return 'Switch weapons';
    case 'barehanded':
      return 'Put the weapon away';
    case 'trade':
      return `Trade with ${heroName(named, act.hero)}`;
    case 'hand':
      return `${thingName(content, act.thing)} to ${heroName(named, act.to)}`;
    case 'pick-up':
      return 'Pick up';
    case 'take':
    case 'lay':
      return `${act.do === 'take' ? 'Take' : 'Leave'} ${cardName(content, 'gear', act.gear)}`;
    case 'done':
      return 'Done';
    case 'wait':
      return 'Wait';
    case 'end':
      return 'End turn';
    case 'take-up':
      return `${heroName(named, act.hero)} acts`;
    case 'on':
      return 'Not now';
    case 'way':
      return wayText(prompt, named, act);
    case 'break':
      return 'Break the armor';
    case 'suffer':
      return `Take ${woundsText(act.wounds)}`;
    case 'shove':
      return `${act.shove === 'push' ? 'Push' : 'Pull'} ${several(act.spaces, 'space')}`;
    case 'instruction':
      return placeCardOf(named).instructions[act.at]?.text ?? '';
    case 'fight-face':
      return faceText(act.face, prompt.fightDie!.of);
    default:
      return null;
  }
}

/** Its target and where it goes, as the answer's name has them. */
function wayText(
  { options }: MalhyaPrompt,
  named: Named,
  { choice, way, attacks }: Extract<MalhyaAct, { do: 'way' }>,
): string {
  const [, target = ''] = options[choice]?.id.split(':') ?? [];
  const to = way.at(-1);
  const name = target === 'nobody' ? null : whoName(named, target);
  if (name !== null && attacks) return to ? `Attack ${name} from ${spaceName(to)}` : `Attack ${name}`;
  const ends = options.filter(({ act }) => act.do === 'way' && act.way.at(-1)?.join() === to?.join());
  const by = ends.length > 1 && name === null ? ` by ${listed(way.slice(0, -1).map(spaceName))}` : '';
  const go = to ? `Go to ${spaceName(to)}${by}` : 'Stay';
  return name === null ? go : `${go}, towards ${name}`;
}

/** By how much the Initiative is raised, by what its board gives for each price. */
function raiseText(named: Named, hero: number, times: number): string {
  const { adds } = boardOf(named, hero).initiative;
  return times === 0 ? 'Keep it' : `Raise by ${times * adds}`;
}

/** What wounds are good for, and what heals them. */
const woundNote = ({ injury, shock }: Wounds): string | null =>
  [
    ...(injury > 0 ? ['an injury needs 2 heals'] : []),
    ...(shock > 0 ? ['shocks are life again once the place is left'] : []),
  ].join('; ') || null;

/** What an answer costs, in small print; null: nothing. */
export function fightNote({ act }: MalhyaOption, { hero }: MalhyaPrompt, named: Named): string | null {
  if (act.do === 'suffer') return woundNote(act.wounds);
  if (act.do === 'plan') return act.plan.ap > 0 ? several(act.plan.ap, 'action point') : 'free';
  if (act.do === 'wait') return several(boardOf(named, hero!).wait, 'action point');
  if (act.do === 'raise' && act.times > 0) {
    const { ap } = boardOf(named, hero!).initiative;
    return `${act.times * ap} AP`;
  }
  const costsOne = ['switch', 'barehanded', 'trade', 'pick-up'].includes(act.do);
  return costsOne ? several(1, 'action point') : null;
}
