import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { type HeroBar, HeroInDock } from '../../../ui/guests/parts/HeroSheet.tsx';
import { ACTION_POINTS } from '../rules/model/fixed-numbers.ts';
import { freeSpaces } from '../rules/place/free-move.ts';
import { placeHero } from '../rules/queries/field-of.ts';
import { stage } from '../words/en/fight-stage.ts';
import { heroName, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
  readonly hero: number;
}

/** Spaces of its free move that are left. */
function freeBar(named: Named, hero: number): HeroBar {
  const { movement } = named.state.heroes[hero]!;
  const value = freeSpaces(placeHero(named, hero).free, movement);
  return { id: 'free', name: stage.freeMove, value, of: movement };
}

/** What a hero has left. */
export function barsOf(named: Named, hero: number): HeroBar[] {
  const { life, aura, ap } = named.state.heroes[hero]!;
  const most = life.life + life.damage + life.injury + life.shock;
  return [
    { id: 'life', name: screens.life, value: life.life, of: most },
    { id: 'aura', name: screens.aura, value: aura.ready, of: aura.ready + aura.spent },
    { id: 'ap', name: screens.ap, value: ap, of: ACTION_POINTS },
  ];
}

/** In the dock: whose the question is, at which seat, and what that hero has left. */
export function HeroBlock({ named, seats, hero }: Props) {
  const { id, seat } = named.state.heroes[hero]!;
  const [life, aura, ap] = barsOf(named, hero) as [HeroBar, HeroBar, HeroBar];
  return (
    <HeroInDock
      emblem={<Emblem of={id} />}
      name={heroName(named, hero)}
      seat={
        <>
          <SeatMark seats={seats} seat={seat} /> {named.seatName(seat)}
        </>
      }
      left={named.state.place ? [life, ap, freeBar(named, hero)] : [life, aura]}
    />
  );
}
