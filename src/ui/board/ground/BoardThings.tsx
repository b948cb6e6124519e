import { memo } from 'react';
import {
  isSameSpace,
  listDoors,
  type Position,
  roundsLeftOf,
  type Space,
  spacesOf,
} from '../../../engine/index.ts';
import { useTelling } from '../../page/use-words.ts';
import { hasSpace } from '../place/geometry.ts';
import { BoardTokenMark } from './BoardTokens.tsx';
import { DoorMark } from './DoorMark.tsx';
import { DynamiteMark } from './DynamiteMark.tsx';
import { openerOf } from './door-opener.ts';
import { WardMark } from './WardMark.tsx';

interface Props {
  readonly position: Position;
  /** Those under a figure, which show above it, small; or the others. */
  readonly covered: boolean;
}

/** Tokens, wards and charges, which lie on the board. */
export const BoardThings = memo(function BoardThings({ position, covered }: Props) {
  const telling = useTelling(position);
  const { boardTokens, wards = [], dynamite, figures, clock } = position.state;
  const isUnder = (space: Space) =>
    figures.some((figure) => figure.at && !figure.defeated && hasSpace(spacesOf(figure), space));
  return (
    <>
      {!covered &&
        listDoors(position).map(({ door, now }) => (
          <DoorMark
            key={door.id}
            door={door}
            now={now}
            opener={now === 'locked' ? openerOf(position, door.id) : null}
          />
        ))}
      {boardTokens
        .filter(({ at }) => covered === isUnder(at))
        .map((token) => (
          <BoardTokenMark key={token.id} token={token} covered={covered} />
        ))}
      {wards
        .filter(({ at }) => covered === isUnder(at))
        .map((ward) => (
          <WardMark key={ward.id} ward={ward} name={telling.cause(ward.cause)} covered={covered} />
        ))}
      {dynamite.map(({ id, at, lit }) => {
        if (!at) return null;
        // A charge on a space of its own is whole; beside a figure or another token it peeps out.
        const under = isUnder(at) || boardTokens.some((token) => isSameSpace(token.at, at));
        if (under !== covered) return null;
        const left = roundsLeftOf({ lit }, clock.round);
        return <DynamiteMark key={id} id={id} x={at[0]} y={at[1]} lit={lit} left={left} covered={covered} />;
      })}
    </>
  );
});
