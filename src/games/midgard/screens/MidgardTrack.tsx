import { Clock } from '../../../ui/frame/bar/Clock.tsx';
import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import { Plates } from '../../../ui/guests/parts/Plates.tsx';
import { prestigeOf } from '../rules/queries/numbers.ts';
import type { Named } from '../words/en/names.ts';
import { plateText } from '../words/en/players-words.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';

interface Props {
  readonly named: Named;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  readonly drawer: Drawn;
}

/** The round, and the race: everybody's prestige against the goal; a star for whose turn it is. */
export function MidgardTrack({ named, asked, drawer }: Props) {
  const { players, round, limit, goal, turn } = named.state;
  return (
    <>
      <h1 className="visually-hidden">{screens.title}</h1>
      <div className="track-bar flex middle gap-2 pad-x-2 shrink">
        <Clock round={round} last={limit} />
        <Plates
          label={screens.players}
          drawer={drawer}
          plates={players.map(({ hero, seat }, player) => ({
            id: seat,
            emblem: <Emblem of={hero} />,
            label: `${prestigeOf(named, player)}/${goal}`,
            name: plateText(named, player),
            isAsked: player === asked,
            leads: player === turn.player,
          }))}
        />
      </div>
    </>
  );
}
