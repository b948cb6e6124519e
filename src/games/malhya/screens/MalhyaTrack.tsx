import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import { Plates } from '../../../ui/guests/parts/Plates.tsx';
import { plateText } from '../words/en/heroes-words.ts';
import type { Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { FightTrack, StealthTrack } from './late-stages.ts';

interface Props {
  readonly named: Named;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  readonly drawer: Drawn;
}

/** The heroes with their life points; in a place its Initiative track. */
export function MalhyaTrack({ named, asked, drawer }: Props) {
  const { heroes, place, stealth } = named.state;
  const Track = stealth ? StealthTrack : FightTrack;
  if (place && !place.reading)
    return (
      <>
        <h1 className="visually-hidden">{screens.title}</h1>
        <div className="track-bar flex middle gap-2 pad-x-2 shrink">
          <Track named={named} drawer={drawer} />
        </div>
      </>
    );
  return (
    <>
      <h1 className="visually-hidden">{screens.title}</h1>
      <div className="track-bar flex middle gap-2 pad-x-2 shrink">
        <Plates
          label={screens.heroes}
          drawer={drawer}
          plates={heroes.map(({ id, life }, hero) => ({
            id,
            emblem: <Emblem of={id} />,
            label: `${life.life}/${life.life + life.damage + life.injury + life.shock}`,
            name: plateText(named, hero),
            isAsked: hero === asked,
            isGone: life.life === 0,
          }))}
        />
      </div>
    </>
  );
}
