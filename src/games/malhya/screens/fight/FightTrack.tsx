import { useMemo } from 'react';
import type { Drawn } from '../../../../ui/frame/use-drawer.ts';
import { TurnRow } from '../../../../ui/guests/parts/TurnRow.tsx';
import { placeOf } from '../../rules/queries/field-of.ts';
import { stage } from '../../words/en/fight-stage.ts';
import type { Named } from '../../words/en/names.ts';
import { Emblem } from '../Emblem.tsx';
import { trackOf } from './view-of-place.ts';

interface Props {
  readonly named: Named;
  readonly drawer: Drawn;
}

/** The turn, its phase, and the Initiative track in the bar: heroes and types of enemies, the highest first. */
export function FightTrack({ named, drawer }: Props) {
  const { content, state } = named;
  const { turn, phase } = placeOf(named);
  const all = useMemo(() => trackOf({ content, state }), [content, state]);
  return (
    <>
      <p className="mal-group flush sm lead-1_1">
        <b className="one-line">{stage.turn(turn)}</b>
        <small className="soft mal-phase"> {stage.phase[phase]}</small>
      </p>
      <TurnRow
        label={stage.order}
        more={stage.more}
        drawer={drawer}
        of={all.map(({ id, name, emblem, side, initiative, count, standing }) => ({
          id,
          side,
          turn: standing === 'acts' ? 'now' : standing,
          isNow: standing === 'acts',
          emblem: <Emblem of={emblem} />,
          label: count > 1 ? `${initiative} ×${count}` : String(initiative),
          name: stage.place(name, count, initiative, standing),
          part: side === 'hero' ? 'encounter' : 'thoughts',
        }))}
      />
    </>
  );
}
