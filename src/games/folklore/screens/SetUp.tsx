import { useId, useState } from 'react';
import { newGameId } from '../../../stores/kept/saved-game.ts';
import { limitOf } from '../rules/folklore-game.ts';
import type { FolkloreContent, HeroCard } from '../rules/model/content.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  FINALES,
  type Finale,
  type FolkloreSetup,
  MOST_HEROES,
} from '../rules/model/setup.ts';
import { stepsTo } from '../rules/queries/destinations.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import './folklore.css';
import './set-up.css';
import { Fold } from '../../../ui/kit/Fold.tsx';

interface Props {
  readonly content: FolkloreContent;
  /** Sets it up, under that name. */
  readonly onBegin: (setup: FolkloreSetup, name: string) => Promise<void>;
  readonly toGames: string;
}

interface Place {
  readonly name: string;
  readonly hero: string;
}

/** Who sits down, with which hero, how hard it is to be. */
export function SetUp({ content, onBegin, toGames }: Props) {
  const heroes = Object.values(content.heroes);
  const chapter = Object.values(content.chapters)[0]!;
  const id = useId();
  const [places, setPlaces] = useState<readonly Place[]>([
    { name: screens.player(1), hero: heroes[0]!.id },
    { name: screens.player(2), hero: heroes[1]!.id },
  ]);
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [finale, setFinale] = useState<Finale>('encounter');
  const [byHand, setByHand] = useState(false);
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (at: number, what: Partial<Place>) =>
    setPlaces((all) => all.map((one, i) => (i === at ? { ...one, ...what } : one)));
  const free = heroes.filter(({ id: hero }) => !places.some((place) => place.hero === hero));
  const steps = stepsTo(content.maps[chapter.map]!, chapter.goal, true).get(chapter.from) ?? 0;
  const chosen = places.map(({ hero }, i) => ({ hero, seat: `seat-${i + 1}` }));
  const limit = limitOf({ heroes: chosen, difficulty }, chapter, content);

  async function begin() {
    setBusy(true);
    const seats = places.map(({ name }, i) => ({
      id: `seat-${i + 1}`,
      name: name.trim() || screens.player(i + 1),
    }));
    await onBegin(
      {
        chapter: chapter.id,
        seats,
        heroes: chosen,
        difficulty,
        finale,
        seed: seed.trim() || newGameId(),
        byHand,
      },
      chapter.name,
    );
    setBusy(false);
  }

  return (
    <main className="grid gap-5 most-1120px mx-auto pad-5-4-7">
      <header>
        <a className="btn btn-quiet btn-small" href="#/">
          {toGames}
        </a>
        <h1 className="xxxl m-2-0">{screens.title}</h1>
        <p className="most-60ch lg">{screens.about}</p>
      </header>
      <section className="pad-5 book-face lg paper" aria-label={screens.chapter}>
        <h2 className="ink">{chapter.name}</h2>
        <p>{chapter.intro}</p>
      </section>
      <section aria-label={screens.who}>
        <h2 className="mb-3">{screens.who}</h2>
        <ol className="grid flush gap-4 bare unlisted">
          {places.map(({ name, hero }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the place, whichever the hero
            <li key={at} className="panel grid gap-3 pad-4">
              <div className="flex wrap to-foot gap-3 one-line">
                <label className="field grid gap-1">
                  <span className="label">{screens.playerName(at + 1)}</span>
                  <input
                    value={name}
                    maxLength={40}
                    onChange={(event) => change(at, { name: event.target.value })}
                  />
                </label>
                {at === 0 && (
                  <span className="chip inline-flex middle round sunk semi one-line">{screens.leads}</span>
                )}
                {places.length > 1 && (
                  <button
                    type="button"
                    className="btn btn-small btn-quiet ml-auto"
                    onClick={() => setPlaces((all) => all.filter((_, i) => i !== at))}
                  >
                    {screens.leave(name || screens.player(at + 1))}
                  </button>
                )}
              </div>
              <fieldset className="columns-fit-9rem grid gap-2">
                <legend className="visually-hidden">{screens.heroOf(name || screens.player(at + 1))}</legend>
                {heroes.map((card) => {
                  const by = places.findIndex((place) => place.hero === card.id);
                  return (
                    <HeroChoice
                      key={card.id}
                      card={card}
                      group={`${id}${at}`}
                      isChosen={by === at}
                      takenBy={by >= 0 && by !== at ? places[by]!.name || screens.player(by + 1) : null}
                      onChoose={() => change(at, { hero: card.id })}
                    />
                  );
                })}
              </fieldset>
              <HeroFacts card={content.heroes[hero]!} />
            </li>
          ))}
        </ol>
        {places.length < MOST_HEROES && (
          <button
            type="button"
            className="btn mt-3"
            onClick={() =>
              setPlaces((all) => [...all, { name: screens.player(all.length + 1), hero: free[0]!.id }])
            }
          >
            {screens.add}
          </button>
        )}
      </section>
      <section aria-label={screens.difficulty}>
        <h2 className="mb-3">{screens.difficulty}</h2>
        <div className="columns-fit-260px grid gap-3" role="radiogroup" aria-label={screens.difficulty}>
          {DIFFICULTIES.map((one) => (
            <label key={one} className="panel grid gap-0-2 pad-3 columns-auto">
              <input
                type="radio"
                name={`${id}difficulty`}
                checked={difficulty === one}
                onChange={() => setDifficulty(one)}
              />
              <strong>{screens.difficulties[one]}</strong>
              <span className="column-2">{screens.difficultyAbout[one]}</span>
            </label>
          ))}
        </div>
        <div className="columns-fit-260px grid gap-3 mt-3" role="radiogroup" aria-label={screens.finale}>
          {FINALES.map((one) => (
            <label key={one} className="panel grid gap-0-2 pad-3 columns-auto">
              <input
                type="radio"
                name={`${id}finale`}
                checked={finale === one}
                onChange={() => setFinale(one)}
              />
              <strong>{screens.finales[one]}</strong>
              <span className="column-2">{screens.finaleAbout[one]}</span>
            </label>
          ))}
        </div>
        <p className="m-3-0">{screens.limit(limit, steps)}</p>
        <label className="flex gap-2 middle touchable">
          <input type="checkbox" checked={byHand} onChange={(event) => setByHand(event.target.checked)} />
          {screens.byHand}
        </label>
        <Fold title={screens.more}>
          <label className="field grid gap-1">
            <span className="label">{screens.seed}</span>
            <input value={seed} maxLength={80} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <p>{screens.seedAbout}</p>
        </Fold>
      </section>
      <p className="folk-ways">
        <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void begin()}>
          {screens.begin}
        </button>
      </p>
      <footer className="most-80ch soft">
        <small>{screens.credits}</small>
      </footer>
    </main>
  );
}

interface ChoiceProps {
  readonly card: HeroCard;
  readonly group: string;
  readonly isChosen: boolean;
  readonly takenBy: string | null;
  readonly onChoose: () => void;
}

function HeroChoice({ card, group, isChosen, takenBy, onChoose }: ChoiceProps) {
  return (
    <label
      className="folk-card ring-within relative flex gap-2 middle touchable pad-6px-3 round-m on-raised lead-1_2 pressable"
      data-chosen={isChosen || undefined}
      data-taken={takenBy !== null || undefined}
    >
      <input
        className="absolute unseen"
        type="radio"
        name={group}
        checked={isChosen}
        disabled={takenBy !== null}
        onChange={onChoose}
      />
      <Emblem of={card.id} />
      <span>
        <strong>{card.name}</strong>
        {takenBy !== null && <small className="block">{screens.taken(takenBy)}</small>}
      </span>
    </label>
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
      <dl className="folk-numbers flex wrap gap-2-4 flush">
        {(
          [
            [screens.stats.vita, card.vita],
            [screens.stats.power, card.power],
            [screens.might, card.might],
            [screens.defense, card.defense],
            [screens.stride, card.stride],
          ] as const
        ).map(([name, value]) => (
          <div className="grid center" key={name}>
            <dt className="xs">{name}</dt>
            <dd className="flush bold lg">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
