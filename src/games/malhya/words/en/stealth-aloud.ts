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
  otherRow: 'next threat row',
  corpses: 'Move a corpse',
};
