import type { MalhyaOption, MalhyaPrompt } from '../../rules/model/prompts.ts';
import { placeCardOf } from '../../rules/queries/field-of.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { DIE, faceText, planText, spaceName, thingName, whoName, woundsText } from './fight-names.ts';
import { cardName, heroName, type Named, several } from './names.ts';

/** Where an area is turned, by quarters. */
export const DIRECTION = ['Right', 'Down', 'Left', 'Up'] as const;

/** A question of a place in a sentence; null: it is none. */
export function fightQuestion(prompt: MalhyaPrompt, named: Named): string | null {
  const { hero, who = '', against = '', fightDie: die } = prompt;
  const name = hero === null ? '' : heroName(named, hero);
  switch (prompt.kind) {
    case 'put-enemy':
      return `Where does ${whoName(named, who)} stand?`;
    case 'put-hero':
      return `Where does ${name} stand?`;
    case 'initiative':
      return `${name}: pay for more Initiative?`;
    case 'turn-order':
      return 'Who is next?';
    case 'turn':
      return `${name}: ${several(named.state.heroes[hero!]!.ap, 'action point')} left`;
    case 'plan':
      return against
        ? `${name} attacks ${whoName(named, against)}: with what?`
        : `${name}: attack an area with what?`;
    case 'area':
      return `${name}: in which direction?`;
    case 'trading':
      return `${name} and ${whoName(named, who)}: what changes hands?`;
    case 'picking-up':
      return `${name}: take what?`;
    case 'interrupt':
      return who
        ? `${whoName(named, who)}’s turn: does a waiting hero act now?`
        : 'Does a waiting hero act now?';
    case 'enemy-way':
      return `${whoName(named, who)}: you decide`;
    case 'defense':
      return `${name} is attacked by ${whoName(named, against)}: defend with what?`;
    case 'defend-next':
      return 'Who defends next?';
    case 'armour':
      return `${name}: break the armor?`;
    case 'wounds':
      return `${name}: which wounds?`;
    case 'shove':
      return `Move ${whoName(named, who)}?`;
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
      return act.times === 0 ? 'No' : `Pay for ${act.times}`;
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
      return wayText(prompt, named, act.choice);
    case 'break':
      return 'Break it';
    case 'suffer':
      return woundsText(act.wounds);
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
function wayText({ options }: MalhyaPrompt, named: Named, choice: number): string {
  const [, target = '', at = ''] = options[choice]?.id.split(':') ?? [];
  const [x = 0, y = 0] = at.split(',').map(Number);
  return target === 'nobody' ? spaceName([x, y]) : `${whoName(named, target)}, from ${spaceName([x, y])}`;
}

/** What an answer costs, in small print; null: nothing. */
export function fightNote({ act }: MalhyaOption, { hero }: MalhyaPrompt, named: Named): string | null {
  if (act.do === 'plan') return act.plan.ap > 0 ? several(act.plan.ap, 'action point') : 'free';
  if (act.do === 'wait') return several(boardOf(named, hero!).wait, 'action point');
  if (act.do === 'raise' && act.times > 0) {
    const { ap } = boardOf(named, hero!).initiative;
    return several(act.times * ap, 'action point');
  }
  const costsOne = ['switch', 'barehanded', 'trade', 'pick-up'].includes(act.do);
  return costsOne ? several(1, 'action point') : null;
}
