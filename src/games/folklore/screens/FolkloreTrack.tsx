import { useMemo } from 'react';
import { Clock } from '../../../ui/frame/bar/Clock.tsx';
import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import { Plates } from '../../../ui/guests/parts/Plates.tsx';
import type { FolkloreState } from '../rules/model/state.ts';
import { encounter } from '../words/en/encounter.ts';
import { plateText, screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { TurnOrder } from './encounter/TurnOrder.tsx';
import { viewOf } from './encounter/view-of.ts';
import { useFolklore } from './folklore-context.ts';

interface Props {
  readonly view: FolkloreState;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  readonly drawer: Drawn;
}

/**
 * Where the chapter stands: its round and its last one, day or night, whether a rest is left; and the heroes. In a fight
 * on a map its round, and who acts when.
 */
export function FolkloreTrack({ view, asked, drawer }: Props) {
  const { content } = useFolklore();
  const { heroes, leader, night, rested, round, limit } = view;
  const field = useMemo(
    () => (view.field === null ? null : viewOf({ state: view, content })),
    [view, content],
  );
  const title = <h1 className="visually-hidden">{content.chapters[view.chapter]!.name}</h1>;
  if (field)
    return (
      <>
        {title}
        <div className="track-bar flex middle gap-2 pad-x-2 shrink">
          <Clock round={field.round}>
            <p className="track-about soft xs lead-1_1 one-line">
              {field.dark ? encounter.dark : encounter.fight}
            </p>
          </Clock>
          <TurnOrder field={field} drawer={drawer} />
        </div>
      </>
    );
  return (
    <>
      {title}
      <div className="track-bar flex middle gap-2 pad-x-2 shrink">
        <Clock round={round} last={limit}>
          <p className="track-about soft xs lead-1_1 one-line">
            {night ? screens.night : screens.day}
            <span className="folk-rest"> · {rested ? screens.restUsed : screens.restLeft}</span>
          </p>
        </Clock>
        <Plates
          label={screens.heroes}
          drawer={drawer}
          plates={heroes.map((hero, at) => {
            const card = content.heroes[hero.card]!;
            return {
              id: hero.card,
              emblem: <Emblem of={hero.card} />,
              label: hero.isGhost ? screens.ghost : `${hero.vita}/${card.vita}`,
              name: plateText(card.name, hero, card.vita, at === leader),
              isAsked: at === asked,
              leads: at === leader,
              isGone: hero.isGhost,
            };
          })}
        />
      </div>
    </>
  );
}
