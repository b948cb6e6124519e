import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import {
  ChestIcon,
  InfoIcon,
  MapIcon,
  MonsterIcon,
  TalkIcon,
  TowerIcon,
  TwoShadowsIcon,
} from '../../../ui/icons/index.ts';
import type { City } from '../rules/model/state.ts';
import { taskOf } from '../rules/queries/cities.ts';
import { cardName, cityName, type Named } from '../words/en/names.ts';
import { TRADE_ICONS } from './Emblem.tsx';
import './midgard.css';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
  /** Whose things are meant where something belongs here. */
  readonly player: number;
  readonly city: City;
  readonly isOpen: boolean;
}

const RANDOM_ICONS = {
  creature: MonsterIcon,
  event: InfoIcon,
  encounter: TalkIcon,
  forgery: ChestIcon,
  item: ChestIcon,
} as const;

/** A city: its trade and three tasks, what lies there, who stands there, what has fallen on it. */
export function CityCard({ named, seats, player, city, isOpen }: Props) {
  const { content, state } = named;
  const card = content.cities[city.ref]!;
  const Trade = TRADE_ICONS[card.trade];
  const own = state.players[player];
  const wanted = [
    ...(own?.tokens ?? []).map((ref) => taskOf(named, 'original', ref)),
    ...(own?.forgeries ?? []).map((ref) => taskOf(named, 'forgery', ref)),
  ].filter((task) => task.city === city.number);
  const those = (tower: boolean) =>
    state.players.filter((one) => one.at === city.number && one.tower === tower);
  return (
    <span
      className="mid-city sized relative clip grid one-column at-top gap-3px pad-6px-8px tall full round-m text-left lead-1_2"
      data-open={isOpen || undefined}
      data-here={own?.at === city.number || undefined}
      data-shadow={city.shadow ? true : undefined}
    >
      <span className="mid-head flex middle gap-1">
        <Trade className="mid-trade wide-1_25em height-1_25em rigid" fill="currentColor" />
        <strong className="mid-name grow shrink clip ellipsis one-line">{card.name}</strong>
        <span className="mid-tasks flex gap-1">
          {city.tasks.map((done, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: tasks are known by their places
              key={i}
              className="mid-task wide-0_95em height-0_95em rigid circle"
              data-done={done?.as}
              data-wanted={wanted.some(({ task }) => task === i) || undefined}
            />
          ))}
        </span>
      </span>
      <span className="mid-tokens flex wrap gap-2px">
        {city.fixed.map((ref) => (
          <FixedThere key={ref} named={named} token={ref} />
        ))}
        {city.randoms.map(({ ref, up }, i) => {
          const token = content.randoms[ref];
          const Icon = token && RANDOM_ICONS[token.kind];
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are known by their places
              key={i}
              className="mid-token least-1_55em height-1_55em pad-x-2px inline-flex middle mid round-s"
              data-down={up ? undefined : true}
            >
              {Icon ? <Icon fill="currentColor" /> : <Told text="?" />}
            </span>
          );
        })}
      </span>
      {city.adventure !== null && (
        <span
          className="mid-adventure flex middle gap-1 round-s pad-x-2 clip one-line semi"
          data-level={content.adventures[city.adventure]!.level}
        >
          <MapIcon className="rigid" fill="currentColor" />
          <Told text={cardName(content, 'adventures', city.adventure)} />
        </span>
      )}
      {city.shadow && (
        <span className="mid-over on-dark flex middle gap-1 round-s pad-x-2 clip one-line semi">
          <TwoShadowsIcon className="rigid" fill="currentColor" />
          <Told text={`${city.shadow.lp} ${cardName(content, 'shadows', city.shadow.ref)}`} />
        </span>
      )}
      <span className="mid-there self-foot flex middle gap-1">
        {those(false).map(({ seat }) => (
          <Standing key={seat} seats={seats} seat={seat} />
        ))}
        {those(true).length > 0 && (
          <span className="mid-tower pad-1px-4px on-dark inline-flex middle gap-2px round-s">
            <TowerIcon fill="currentColor" />
            {those(true).map(({ seat }) => (
              <Standing key={seat} seats={seats} seat={seat} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

/** A fixed token: what it asks for; where there is room its name, and where it belongs. */
function FixedThere({ named, token }: { readonly named: Named; readonly token: string }) {
  const card = named.content.tokens[token]!;
  return (
    <span className="mid-fixed inline-flex middle gap-1">
      <span className="mid-token least-1_55em height-1_55em pad-x-2px inline-flex middle mid round-s rigid">
        {card.abilities.map((ability) => {
          const Ability = TRADE_ICONS[ability];
          return <Ability key={ability} fill="currentColor" />;
        })}
      </span>
      <span className="mid-fixed-name grow shrink clip">
        <Told text={`${card.name} → ${cityName(named, card.city)}`} />
      </span>
    </span>
  );
}

/** Drawn by its style: the name of the city's button says all of it in words. */
const Told = ({ text }: { readonly text: string }) => (
  <span className="mid-told block clip ellipsis one-line" data-told={text} />
);

/** Who stands there: alone there is no seat to tell apart, and a plain mark. */
function Standing({ seats, seat }: { readonly seats: Props['seats']; readonly seat: string }) {
  return seats.length > 1 ? (
    <SeatMark seats={seats} seat={seat} />
  ) : (
    <span className="mid-you wide-1_1em height-1_1em circle" />
  );
}
