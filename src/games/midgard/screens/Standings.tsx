import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { prestigeIn, SOURCES } from '../rules/model/state.ts';
import { leaders } from '../rules/procedures/ending.ts';
import { prestigeOf } from '../rules/queries/numbers.ts';
import { type Named, playerName } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { SOURCE } from '../words/en/told-tokens.ts';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
}

/** After the last turn: everybody's prestige by where it came from, who is ahead first (section 6). */
export function Standings({ named, seats }: Props) {
  const { players } = named.state;
  const order = leaders(named);
  const row = (name: string, of: (player: number) => number) => ({ name, values: order.map(of) });
  const rows = [
    ...SOURCES.map((source) => row(SOURCE[source], (player) => players[player]!.prestige[source])),
    row(screens.artifacts, (player) => prestigeOf(named, player) - prestigeIn(players[player]!.prestige)),
  ].filter(({ values }) => values.some((value) => value > 0));
  const totals = [
    row(screens.prestige, (player) => prestigeOf(named, player)),
    row(screens.ep, (player) => players[player]!.ep),
    row(screens.gold, (player) => players[player]!.gold),
  ];
  return (
    <section
      className="mid-stage full most-62rem bounded-y m-auto scroll pad-4"
      aria-label={screens.standings}
    >
      <table className="mid-standings full joined paper">
        <thead>
          <tr>
            <td />
            {order.map((player) => (
              <th key={player} scope="col">
                <SeatMark seats={seats} seat={players[player]!.seat} /> {playerName(named, player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-center">
          {[...rows, ...totals].map(({ name, values }, at) => (
            <tr key={name} className={at === rows.length ? 'bold' : undefined}>
              <th className="text-left medium" scope="row">
                {name}
              </th>
              {values.map((value, i) => (
                <td key={order[i]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
