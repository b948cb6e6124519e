import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { type HeroBar, HeroInDock, HeroSheet } from '../../../ui/guests/parts/HeroSheet.tsx';
import type { HeroCard } from '../rules/model/content.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState, Hero } from '../rules/model/state.ts';
import { strideOf } from '../rules/queries/numbers.ts';
import { itemKind, screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { useAsked, useFolklore } from './folklore-context.ts';
import { Working } from './Sums.tsx';

const barsOf = (hero: Hero, card: HeroCard): readonly HeroBar[] =>
  (['vita', 'power', 'ghost'] as const).map((stat) => ({
    id: stat,
    name: screens.bars[stat],
    value: hero[stat],
    of: card[stat],
  }));

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
    <HeroSheet
      id={hero.card}
      emblem={<Emblem of={hero.card} />}
      name={card.name}
      by={
        <>
          {seatName(hero.seat)}
          {view.leader === at && (
            <span className="ml-6px pad-x-6px inline-block round-s on-gold on-brass bold">
              {' '}
              {screens.leader}
            </span>
          )}
          {hero.isGhost && <span className="bold harm"> {screens.ghost}</span>}
        </>
      }
      bars={barsOf(hero, card)}
      numbers={[
        { name: screens.stats.coins, value: <strong>{hero.coins}</strong> },
        { name: screens.stats.lore, value: <strong>{hero.lore}</strong> },
        { name: screens.stride, value: <Working sum={strideOf(asked, at)} label={screens.stride} /> },
      ]}
      text={
        <>
          <strong>{card.ability.name}</strong> {card.ability.text}
        </>
      }
      things={hero.items.map(({ ref, exhausted }) => {
        const item = content.items[ref]!;
        return {
          name: item.name,
          title: `${item.text} (${itemKind(item)})`,
          spent: exhausted ? screens.exhausted : null,
        };
      })}
      isAsked={isAsked}
      isGone={hero.isGhost}
    />
  );
}

interface BlockProps {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt;
  readonly seats: readonly { readonly id: string }[];
}

/** Whose the question is, at which seat, and what that hero has left. */
export function HeroBlock({ view, pending, seats }: BlockProps) {
  const { content, seatName } = useFolklore();
  const hero = view.heroes[pending.hero]!;
  const card = content.heroes[hero.card]!;
  return (
    <HeroInDock
      emblem={<Emblem of={hero.card} />}
      name={card.name}
      seat={
        <>
          <SeatMark seats={seats} seat={pending.seat} /> {seatName(pending.seat)}
        </>
      }
      left={barsOf(hero, card)}
    />
  );
}
