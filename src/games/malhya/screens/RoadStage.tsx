import type { Seen } from '../../../ui/guests/guest-look.ts';
import { groundOf } from '../rules/land/hexes.ts';
import { SPACES, TRAVEL_TOKENS } from '../rules/land/land-numbers.ts';
import { matchShare, tokensMissing, villageShare } from '../rules/land/road-odds.ts';
import { cardsLeft, periodOf } from '../rules/land/timeline.ts';
import type { Malhya } from '../table/play.ts';
import { GROUND, hexName, landName, WEATHER } from '../words/en/land-names.ts';
import type { Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { RegionMap } from './RegionMap.tsx';

interface Props {
  readonly seen: Seen<Malhya>;
  readonly named: Named;
}

/** The journey (L1952–2395): the timeline with its weather and tokens, the region board under it. */
export function RoadStage({ seen, named }: Props) {
  const { content, state } = named;
  const travel = state.land.travel!;
  const region = content.regions[travel.region]!;
  const ground = groundOf(region, travel.hex);
  const events = matchShare(travel, ground, content.travels);
  const villages = villageShare(travel, ground, content.travels);
  const left = cardsLeft(travel);
  const missing = tokensMissing(travel, state.now.weather);
  return (
    <section
      className="mal-road full most-62rem bounded-y m-auto grid gap-2"
      aria-label={screens.road}
      data-weather={state.now.weather}
      data-day={travel.days + 1}
    >
      <header tabIndex={0} className="grid gap-1 pad-2 panel scroll">
        <p className="flush flex wrap gap-2-4 sm">
          <b>{screens.dayNumber(travel.days + 1)}</b>
          <span>{WEATHER[state.now.weather]}</span>
          <span>{hexName(region, travel.hex)}</span>
          <span>{screens.travelTokens(travel.tokens, TRAVEL_TOKENS)}</span>
          <span>{missing === 0 ? screens.mayMove : screens.tokensMissing(missing)}</span>
        </p>
        <ol className="mal-timeline flex wrap gap-1 flush bare unlisted" aria-label={screens.timeline}>
          {Array.from({ length: SPACES }, (_, space) => {
            const laid = travel.slots[space];
            const card = laid && content.travels[laid.card];
            const name = laid
              ? card
                ? card.name
                : landName(content, 'rests', laid.card)
              : screens.spaces[periodOf(space)];
            return (
              <li
                key={screens.spaceOf(space + 1)}
                className="mal-space grid center pad-y-1 xs round-s"
                data-period={periodOf(space)}
                data-side={laid?.side}
              >
                <span>{name}</span>
                {laid && (
                  <small className="soft">{card ? GROUND[card.terrain] : screens.sides[laid.side]}</small>
                )}
              </li>
            );
          })}
        </ol>
        <p className="flush xs soft">
          {screens.eventOdds(events.of, events.all)} · {screens.villageOdds(villages.of, villages.all)} ·{' '}
          {left.day > 0 ? screens.untilNight(left.day) : screens.untilMorning(left.night)}
        </p>
      </header>
      <RegionMap named={named} region={region} pending={seen.pending} onAnswer={seen.onAnswer} />
    </section>
  );
}
