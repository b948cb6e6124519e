import { BarButton } from '../../../ui/frame/bar/BarButton.tsx';
import { Clock } from '../../../ui/frame/bar/Clock.tsx';
import type { Drawn } from '../../../ui/frame/use-drawer.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { plateText, screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { useFolklore } from './folklore-context.ts';

interface Props {
  readonly view: FolkloreState;
  /** Whose question it is, by place at the table. */
  readonly asked: number | null;
  readonly drawer: Drawn;
}

/** Where the chapter stands: its round and its last one, day or night, whether a rest is left; and the heroes. */
export function FolkloreTrack({ view, asked, drawer }: Props) {
  const { content } = useFolklore();
  const { heroes, leader, night, rested, round, limit } = view;
  return (
    <>
      <h1 className="visually-hidden">{content.chapters[view.chapter]!.name}</h1>
      <div className="track-bar flex middle shrink">
        <Clock round={round} last={limit}>
          <p className="track-about soft one-line">
            {night ? screens.night : screens.day}
            <span className="folk-rest"> · {rested ? screens.restUsed : screens.restLeft}</span>
          </p>
        </Clock>
        <ul className="folk-plates flex gap-2px" aria-label={screens.heroes}>
          {heroes.map((hero, at) => {
            const card = content.heroes[hero.card]!;
            return (
              <li
                className="relative round-m"
                key={hero.card}
                data-asked={at === asked || undefined}
                data-leads={at === leader || undefined}
                data-ghost={hero.isGhost || undefined}
              >
                <BarButton
                  label={hero.isGhost ? screens.ghost : `${hero.vita}/${card.vita}`}
                  name={plateText(card.name, hero, card.vita, at === leader)}
                  pressed={drawer.part === 'encounter'}
                  onPress={() => drawer.toggle('encounter')}
                >
                  <Emblem of={hero.card} />
                </BarButton>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
