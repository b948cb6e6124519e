import { placeCardOf, placeOf } from '../../rules/queries/field-of.ts';
import { corpsesHere } from '../../rules/stealth/quiet-here.ts';
import { alarmSpace, threatRow } from '../../rules/stealth/threat.ts';
import { spaceName, whoName } from './fight-names.ts';
import { stage } from './fight-stage.ts';
import { heroesAloud } from './heroes-words.ts';
import { type Named, several } from './names.ts';

/** Where the heroes are, and in which phase of which turn. */
export function quietAim(named: Named): string {
  const { name } = placeCardOf(named);
  const { turn, phase } = placeOf(named);
  return turn > 0 ? `${name}, in stealth: ${stage.phase[phase]} of turn ${turn}` : `${name}, in stealth`;
}

/** Stealth as it stands, said aloud. */
export function quietAloud(named: Named): string {
  const { stealth } = named.state;
  const { figures } = placeOf(named);
  const board = stealth && threatRow(stealth.level, stealth.threat);
  return [
    ...(stealth && board
      ? [
          `Threat ${stealth.threat}, alarm at ${alarmSpace(stealth.level)}. Enemies see ${several(board.sight, 'space')} and turn ${several(board.cards, 'card')}.`,
        ]
      : []),
    heroesAloud(named),
    ...figures.map(({ id, at }) => `${whoName(named, id)} on ${spaceName(at)}.`),
    ...corpsesHere(named).map(({ id, at }) => `Corpse: ${whoName(named, id)} on ${spaceName(at)}.`),
  ].join(' ');
}

/** What the answers that end a turn may bring, and what lies together. */
export const quietDock = {
  alarm: 'alarm',
  otherRow: 'next row',
  corpses: (n: number) => `Move a corpse (${n})`,
};

/** How stealth is played, in short. */
export const quietHelp = [
  {
    title: 'A turn in stealth',
    page: 'L3712–3797, L4059–4067',
    lines: [
      'Heroes act in any order, enemies turn cards, then whoever waits may act again. Move, ranged kill, melee kill, corpse: each of these lines asks a die when the turn ends or waits.',
      'A hero or a corpse that an enemy sees is the alarm; so are the end of the track, the special of the black die and the last card of the deck.',
    ],
  },
  {
    title: 'What enemies see',
    page: 'L3675–3706, L4018–4024',
    lines: [
      'As many spaces all round as the row of the threat track says; nothing past red or yellow lines, nothing in a shadow unless beside it.',
      'A watchful enemy sees a lane three spaces wide, as far as nothing stands in the way.',
    ],
  },
] as const;
