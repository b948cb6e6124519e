import type { MalhyaContent } from '../../rules/model/content.ts';
import type { Space } from '../../rules/place/space.ts';
import type { CalledTo, Compass, StealthCard } from '../../rules/stealth/stealth-cards.ts';
import type { StealthDie, StealthFace, StealthLine } from '../../rules/stealth/stealth-dice.ts';
import type { AlarmCause } from '../../rules/stealth/stealth-state.ts';
import type { StealthLevel } from '../../rules/stealth/threat.ts';
import { listed, several } from './names.ts';

export const LEVEL: Readonly<Record<StealthLevel, string>> = { normal: 'normal', extreme: 'extreme' };

export const CALLED: Readonly<Record<CalledTo, string>> = {
  red: 'the red token',
  yellow: 'the yellow token',
  green: 'the green token',
  blue: 'the blue token',
  noise: 'the nearest noise',
};

export const LINE: Readonly<Record<StealthLine, string>> = {
  move: 'move',
  'ranged-kill': 'ranged kill',
  'melee-kill': 'melee kill',
  corpse: 'move a corpse',
};

export const threatFace = (face: StealthFace): string =>
  face === 'special' ? 'special' : face === 0 ? 'blank' : `${face} threat`;

export const threatDiceText = (
  dice: readonly { readonly die: StealthDie; readonly face: StealthFace }[],
): string => listed(dice.map(({ die, face }) => `${die} ${threatFace(face)}`));

/** `gaze` as it lies on the board. */
export const gazeText = ([x, y]: Space): string =>
  x > 0 ? 'to the right' : x < 0 ? 'to the left' : y > 0 ? 'down' : 'up';

export const ALARM: Readonly<Record<AlarmCause, string>> = {
  track: 'the end of the threat track',
  seen: 'somebody was seen',
  deck: 'no action card is left',
  black: 'special on the black die',
  told: 'the chapter says so',
};

const COMPASS_WORD: Readonly<Record<Compass, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
};
export const compassText = (one: Compass): string => COMPASS_WORD[one];

/** What a card does in stealth, as it is read. */
export function stealthCardText({ one, two, corpses }: StealthCard): string {
  const first =
    one &&
    `${several(one.count, 'enemy goes', 'enemies go')} ${several(one.spaces, 'space')} towards ${CALLED[one.to]}`;
  const second =
    two &&
    `The enemy on ${CALLED[two.on]} goes ${several(two.spaces, 'space')} ${compassText(two.towards)} and looks ${compassText(two.gaze)}`;
  return [first, second, corpses && 'Threat +1 for each corpse'].filter(Boolean).join('. ');
}

/** The same of a card by its name. */
export const cardInStealth = (content: MalhyaContent, card: string): string =>
  stealthCardText(content.actions[card]?.stealth ?? {});
