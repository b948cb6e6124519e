import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { Meter } from '../../../ui/kit/Meter.tsx';
import type { FoeNumbers } from '../rules/model/content.ts';
import type { Combat, MidgardState } from '../rules/model/state.ts';
import { foeOf } from '../rules/procedures/combat.ts';
import { attackSum, defenseSum, mostLp, usable } from '../rules/queries/numbers.ts';
import { foeText } from '../words/en/card-facts.ts';
import { type Named, playerName } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { enemyName } from '../words/en/told-parties.ts';
import { Standee } from './Emblem.tsx';
import { faceOf, faceOfFoe } from './faces.ts';
import type { Exchange, Shown } from './rolls-shown.ts';
import { Die, Working } from './Working.tsx';

interface Props {
  readonly named: Named & { readonly state: MidgardState & { readonly combat: Combat } };
  readonly seats: readonly { readonly id: string }[];
  readonly exchange: Exchange;
}

/** A fight (C 2 to C 4r): who fights on both sides, and two totals that face one another. */
export function CombatStage({ named, seats, exchange }: Props) {
  const { combat } = named.state;
  const { foe, kind } = combat;
  const ours =
    foe === null ? combat.players.slice(0, 1) : combat.players.length > 0 ? combat.players : combat.party;
  const theirs = foe === null ? combat.players[1] : undefined;
  return (
    <section
      className="mid-stage full most-62rem bounded-y m-auto mid-fight grid gap-3 scroll pad-4"
      aria-label={screens.fight}
      data-kind={kind}
    >
      <p className="across flush text-center soft">{screens.fightRound(combat.round)}</p>
      <ul className="grid gap-2 flush bare unlisted">
        {ours.map((player) => (
          <Fighter key={player} named={named} seats={seats} player={player} />
        ))}
      </ul>
      <Clash named={named} exchange={exchange} rival={theirs ?? null} />
      <ul className="grid gap-2 flush bare unlisted">
        {theirs === undefined ? (
          <Enemy named={named} foe={foe!} />
        ) : (
          <Fighter named={named} seats={seats} player={theirs} />
        )}
      </ul>
    </section>
  );
}

interface FighterProps {
  readonly named: Named;
  readonly seats: Props['seats'];
  readonly player: number;
}

function Fighter({ named, seats, player }: FighterProps) {
  const one = named.state.players[player]!;
  const weapon = usable(named, player, 'weapon')[0]?.id ?? null;
  const most = mostLp(named, player);
  const armor = one.goods.filter(({ lp }) => lp !== undefined);
  return (
    <li className="mid-fighter grid columns-mark gap-1-3 pad-2-3 panel">
      <Standee look={faceOf(one.hero)} side="ours" life={one.lp / most} />
      <strong className="flex middle gap-1">
        <SeatMark seats={seats} seat={one.seat} /> {playerName(named, player)}
      </strong>
      <span className="across grid gap-1">
        <span className="flex between">
          {screens.lp}{' '}
          <b>
            {one.lp}/{most}
          </b>
        </span>
        <Meter value={one.lp} of={most} />
        {armor.map(({ ref, lp }) => (
          <span key={ref} className="flex between sm">
            {named.content.goods[ref]!.name}{' '}
            <b>
              {lp}/{named.content.goods[ref]!.lp}
            </b>
          </span>
        ))}
      </span>
      <span className="across flex wrap gap-0-3 sm">
        <span>
          {screens.attack}{' '}
          <Working named={named} sum={attackSum(named, player, weapon)} label={screens.attack} />
        </span>
        <span>
          {screens.defense} <Working named={named} sum={defenseSum(named, player)} label={screens.defense} />
        </span>
      </span>
    </li>
  );
}

function Enemy({ named, foe }: { readonly named: Named; readonly foe: NonNullable<Combat['foe']> }) {
  const numbers: FoeNumbers & { readonly special?: number } = foeOf(named, foe);
  const { lp } = numbers;
  return (
    <li className="mid-fighter grid columns-mark gap-1-3 pad-2-3 paper">
      <Standee look={faceOfFoe(foe)} side="theirs" life={foe.lp / lp} />
      <strong className="ink">{enemyName(named.content, { foe })}</strong>
      <span className="across grid gap-1">
        <span className="flex between">
          {screens.lp}{' '}
          <b>
            {foe.lp}/{lp}
          </b>
        </span>
        <Meter value={foe.lp} of={lp} />
      </span>
      <span className="across sm">{foeText(numbers)}</span>
      {numbers.special !== undefined && (
        <span className="across sm">
          {screens.special} {numbers.special}
        </span>
      )}
    </li>
  );
}

interface ClashProps {
  readonly named: Named;
  readonly exchange: Exchange;
  /** Who stands on the other side in an assault. */
  readonly rival: number | null;
}

/** Attack and defense, each on the side of who made it. */
function Clash({ named, exchange: { attack, defense }, rival }: ClashProps) {
  const isTheirs = (one: Shown): boolean => one.by === null || one.by === rival;
  const both = [attack, defense].filter((one): one is Shown => one !== null);
  const ours = both.find((one) => !isTheirs(one));
  const theirs = both.find(isTheirs);
  const ended = defense?.passed ?? null;
  const verdict =
    attack?.passed === false ? screens.miss : ended === null ? null : ended ? screens.holds : screens.hit;
  return (
    <div className="mid-clash grid center gap-2" role="status">
      <div className="flex middle mid gap-4">
        <Total named={named} of={ours} />
        <span className="xl soft" aria-hidden="true">
          {attack && (isTheirs(attack) ? '←' : '→')}
        </span>
        <Total named={named} of={theirs} theirs />
      </div>
      {verdict !== null && <b className="lg">{verdict}</b>}
    </div>
  );
}

function Total({
  named,
  of,
  theirs = false,
}: {
  readonly named: Named;
  readonly of: Shown | undefined;
  readonly theirs?: boolean;
}) {
  if (!of) return <span className="least-5rem high-6rem grid center" />;
  const label =
    of.what === 'attack' ? screens.attack : of.what === 'defense' ? screens.defense : screens.total;
  return (
    <span className="least-5rem high-6rem grid center" data-theirs={theirs || undefined}>
      <small>{label}</small>
      <Die sum={of.sum} theirs={theirs} size={56} falls />
      <strong className="display-face xxxl lead-1_1">
        <Working named={named} sum={of.sum} label={label} />
      </strong>
    </span>
  );
}
