import { CardNumbers } from '../../../ui/guests/parts/CardNumbers.tsx';
import { GuestSetUp } from '../../../ui/guests/set-up/GuestSetUp.tsx';
import { limitOf } from '../rules/folklore-game.ts';
import type { FolkloreContent, HeroCard } from '../rules/model/content.ts';
import { DIFFICULTIES, FINALES, type FolkloreSetup, MOST_HEROES } from '../rules/model/setup.ts';
import { stepsTo } from '../rules/queries/destinations.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import './folklore.css';

interface Props {
  readonly content: FolkloreContent;
  /** Sets it up, under that name. */
  readonly onBegin: (setup: FolkloreSetup, name: string) => Promise<void>;
}

/** Who sits down, with which hero, how hard it is to be. */
export function SetUp({ content, onBegin }: Props) {
  const chapter = Object.values(content.chapters)[0]!;
  const steps = stepsTo(content.maps[chapter.map]!, chapter.goal, true).get(chapter.from) ?? 0;
  return (
    <GuestSetUp
      title={screens.title}
      about={screens.about}
      credits={screens.credits}
      players={{ most: MOST_HEROES, first: 2 }}
      cards={Object.values(content.heroes)}
      emblem={(hero) => <Emblem of={hero} />}
      facts={(card) => <HeroFacts card={card} />}
      rows={{
        difficulty: {
          title: screens.difficulty,
          items: DIFFICULTIES,
          told: (one) => ({ name: screens.difficulties[one], about: screens.difficultyAbout[one] }),
        },
        finale: {
          title: screens.finale,
          items: FINALES,
          told: (one) => ({ name: screens.finales[one], about: screens.finaleAbout[one] }),
        },
      }}
      byHand
      comes={({ seats, choice: { difficulty } }) => {
        const heroes = seats.map(({ card, id }) => ({ hero: card, seat: id }));
        return <p>{screens.limit(limitOf({ heroes, difficulty }, chapter, content), steps)}</p>;
      }}
      onBegin={({ seats, choice, byHand, seed }) => {
        const heroes = seats.map(({ card, id }) => ({ hero: card, seat: id }));
        const named = seats.map(({ id, name }) => ({ id, name }));
        return onBegin({ chapter: chapter.id, seats: named, heroes, ...choice, seed, byHand }, chapter.name);
      }}
    >
      <section className="pad-5 book-face lg paper" aria-label={screens.chapter}>
        <h2 className="ink">{chapter.name}</h2>
        <p>{chapter.intro}</p>
      </section>
    </GuestSetUp>
  );
}

/** The card of a hero: what is told of it, its numbers, what it can do. */
function HeroFacts({ card }: { readonly card: HeroCard }) {
  return (
    <article className="folk-facts flex wrap gap-2-4 middle pad-3-4 paper" aria-label={card.name}>
      <Emblem of={card.id} />
      <div className="flex-1-1-14rem">
        <h3 className="flush lg ink">{card.name}</h3>
        <p className="book-face italic flush">{card.text}</p>
        <p className="flush">
          <strong>
            {card.ability.name} ({card.ability.power} {screens.stats.power})
          </strong>{' '}
          {card.ability.text}
        </p>
      </div>
      <CardNumbers
        className="folk-numbers"
        rows={[
          [screens.stats.vita, card.vita],
          [screens.stats.power, card.power],
          [screens.might, card.might],
          [screens.defense, card.defense],
          [screens.stride, card.stride],
        ]}
      />
    </article>
  );
}
