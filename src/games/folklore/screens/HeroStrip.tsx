import { Meter } from '../../../ui/kit/Meter.tsx';
import type { FolkloreState, Hero } from '../rules/model/state.ts';
import { strideOf } from '../rules/queries/numbers.ts';
import { itemKind, screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { useAsked } from './folklore-context.ts';
import { Working } from './Sums.tsx';

/** The heroes as they are: what they have left, what they carry, who leads. */
export function HeroStrip({ view, asked }: { readonly view: FolkloreState; readonly asked: number | null }) {
  return (
    <ul className="grid gap-2">
      {view.heroes.map((hero, at) => (
        <HeroPlate key={hero.card} view={view} hero={hero} at={at} isAsked={at === asked} />
      ))}
    </ul>
  );
}

interface PlateProps {
  readonly view: FolkloreState;
  readonly hero: Hero;
  readonly at: number;
  readonly isAsked: boolean;
}

function HeroPlate({ view, hero, at, isAsked }: PlateProps) {
  const asked = useAsked(view);
  const { content, seatName } = asked;
  const card = content.heroes[hero.card]!;
  return (
    <li
      className="folk-hero gap-4px-2 grid columns-mark at-top pad-2 panel"
      data-asked={isAsked || undefined}
      data-ghost={hero.isGhost || undefined}
      data-hero={hero.card}
    >
      <Emblem of={hero.card} />
      <div className="grid lead-1_25">
        <strong>{card.name}</strong>
        <small className="soft">
          {seatName(hero.seat)}
          {view.leader === at && (
            <span className="ml-6px pad-x-6px inline-block round-s on-gold on-brass bold">
              {' '}
              {screens.leader}
            </span>
          )}
          {hero.isGhost && <span className="bold harm"> {screens.ghost}</span>}
        </small>
      </div>
      <dl className="folk-bars columns-3 across flush grid gap-2">
        {(['vita', 'power', 'ghost'] as const).map((stat) => (
          <div className="flex wrap between gap-0-1 sm lead-1_3" key={stat} data-stat={stat}>
            <dt>{screens.bars[stat]}</dt>
            <dd className="contents">
              <span className="order-1 whole-line">
                <Meter value={hero[stat]} of={card[stat]} />
              </span>
              <span>
                {hero[stat]}
                <small>/{card[stat]}</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="gap-0-3 across flush flex wrap sm">
        <span>
          {screens.stats.coins} <strong>{hero.coins}</strong>
        </span>
        <span>
          {screens.stats.lore} <strong>{hero.lore}</strong>
        </span>
        <span>
          {screens.stride} <Working sum={strideOf(asked, at)} label={screens.stride} />
        </span>
      </p>
      <p className="across flush sm">
        <strong>{card.ability.name}</strong> {card.ability.text}
      </p>
      {hero.items.length > 0 && (
        <ul className="across flush flex wrap gap-4px bare unlisted">
          {hero.items.map(({ ref, exhausted }, i) => {
            const item = content.items[ref]!;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two of one name are told apart by their place
                key={i}
                className={`chip inline-flex middle round sunk semi one-line ${exhausted ? 'faint' : ''}`}
                title={`${item.text} (${itemKind(item)})`}
              >
                {item.name}
                {exhausted && <small> {screens.exhausted}</small>}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
