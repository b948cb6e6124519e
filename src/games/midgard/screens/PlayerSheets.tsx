import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { type HeroBar, HeroInDock, HeroSheet } from '../../../ui/guests/parts/HeroSheet.tsx';
import { ABILITIES } from '../rules/model/content.ts';
import { LEVEL_AT } from '../rules/model/fixed-numbers.ts';
import {
  abilitySum,
  attackSum,
  backpackOf,
  defenseSum,
  initiativeSum,
  mostLp,
  prestigeOf,
  usable,
} from '../rules/queries/numbers.ts';
import { artifactText, randomText, skillText, spellText, treasureText } from '../words/en/card-facts.ts';
import { ABILITY, cardName, cityName, type Named, playerName } from '../words/en/names.ts';
import { thingText } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { Working } from './Working.tsx';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
  readonly asked: number | null;
}

/** Everybody, who is asked first: abilities, what is left, what is carried. */
export function PlayerSheets({ named, seats, asked }: Props) {
  const order = named.state.players
    .map((_, player) => player)
    .sort((a, b) => Number(b === asked) - Number(a === asked));
  return (
    <ul className="grid gap-2">
      {order.map((player) => (
        <PlayerSheet key={player} named={named} seats={seats} player={player} isAsked={player === asked} />
      ))}
    </ul>
  );
}

interface OneProps extends Omit<Props, 'asked'> {
  readonly player: number;
}

function PlayerSheet({ named, seats, player, isAsked }: OneProps & { readonly isAsked: boolean }) {
  const { content, state } = named;
  const one = state.players[player]!;
  const weapon = usable(named, player, 'weapon')[0]?.id ?? null;
  const { places, taken } = backpackOf(named, player);
  const working = (label: string, sum: Parameters<typeof Working>[0]['sum']) => ({
    name: label,
    value: <Working named={named} sum={sum} label={label} />,
  });
  const said = (name: string, value: string | number) => ({ name, value: <strong>{value}</strong> });
  return (
    <HeroSheet
      id={one.hero}
      emblem={<Emblem of={one.hero} />}
      name={cardName(content, 'heroes', one.hero)}
      by={
        <>
          <SeatMark seats={seats} seat={one.seat} /> {playerName(named, player)} · {cityName(named, one.at)}
          {one.tower && <span className="bold harm"> {screens.inTower}</span>}
        </>
      }
      bars={barsOf(named, player)}
      numbers={[
        said(screens.prestige, `${prestigeOf(named, player)}/${state.goal}`),
        said(screens.gold, one.gold),
        said(screens.cards, one.hand.length),
        said(screens.ep, screens.nextLevel(one.ep, LEVEL_AT.find((at) => at > one.ep) ?? null)),
        said(screens.pack, `${taken}/${places}`),
        ...ABILITIES.map((ability) => working(ABILITY[ability], abilitySum(named, player, ability, 'A 3'))),
        working(screens.attack, attackSum(named, player, weapon)),
        working(screens.defense, defenseSum(named, player)),
        working(screens.initiative, initiativeSum(named, player)),
      ]}
      text={one.skillsDue > 0 ? screens.skillDue(one.skillsDue) : undefined}
      things={thingsOf(named, player)}
      isAsked={isAsked}
    />
  );
}

/** Basic LP, and those of each armor and helmet. */
function barsOf(named: Named, player: number): HeroBar[] {
  const { lp, goods } = named.state.players[player]!;
  return [
    { id: 'lp', name: screens.lp, value: lp, of: mostLp(named, player) },
    ...goods.flatMap(({ ref, lp: left }) =>
      left === undefined
        ? []
        : [
            {
              id: ref,
              name: cardName(named.content, 'goods', ref),
              value: left,
              of: named.content.goods[ref]!.lp ?? left,
            },
          ],
    ),
  ];
}

type Thing = { readonly name: string; readonly title: string; readonly spent: string | null };

function thingsOf(named: Named, player: number): Thing[] {
  const { content, state } = named;
  const { skills, goods, spells, treasures, artifacts, tokens, forgeries, markers } = state.players[player]!;
  const thing = (name: string, title: string | null, spent: string | null = null): Thing => ({
    name,
    title: title ?? '',
    spent,
  });
  return [
    ...skills.map((ref) => thing(cardName(content, 'skills', ref), skillText(content.skills[ref]!))),
    ...goods.map(({ ref }) => thing(cardName(content, 'goods', ref), thingText({ of: 'goods', ref }, named))),
    ...spells.map(({ ref, turned }) =>
      thing(
        cardName(content, 'spells', ref),
        spellText(content.spells[ref]!),
        turned ? screens.turned : null,
      ),
    ),
    ...treasures.map(({ ref, used }) =>
      thing(
        cardName(content, 'treasures', ref),
        treasureText(content.treasures[ref]!),
        used ? screens.used : null,
      ),
    ),
    ...artifacts.map(({ ref, open }) => {
      const card = content.artifacts[ref];
      return thing(
        cardName(content, 'artifacts', ref),
        card ? artifactText(card) : null,
        open ? null : screens.covered,
      );
    }),
    ...tokens.map((ref) => thing(cardName(content, 'tokens', ref), thingText({ of: 'tokens', ref }, named))),
    ...forgeries.map((ref) =>
      thing(cardName(content, 'randoms', ref), randomText(content, content.randoms[ref]!)),
    ),
    ...markers.map((marker) => thing(screens.markers[marker], null)),
  ];
}

/** In the dock: whose the question is, at which seat, and what that hero has left. */
export function PlayerBlock({ named, seats, player }: OneProps) {
  const { hero, seat, gold } = named.state.players[player]!;
  const [lp] = barsOf(named, player);
  return (
    <HeroInDock
      emblem={<Emblem of={hero} />}
      name={cardName(named.content, 'heroes', hero)}
      seat={
        <>
          <SeatMark seats={seats} seat={seat} /> {playerName(named, player)} · {gold}{' '}
          {screens.gold.toLowerCase()}
        </>
      }
      left={[lp!]}
    />
  );
}
