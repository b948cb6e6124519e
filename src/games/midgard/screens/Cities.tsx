import { type CSSProperties, useMemo, useState } from 'react';
import { NodeMap } from '../../../ui/frame/NodeMap.tsx';
import { useLayout } from '../../../ui/frame/use-layout.ts';
import { COLUMNS } from '../rules/model/fixed-numbers.ts';
import type { MidgardPrompt } from '../rules/model/prompts.ts';
import { cityAt, placeOf } from '../rules/queries/cities.ts';
import { cityLines, cityText } from '../words/en/city-words.ts';
import type { Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { CityCard } from './CityCard.tsx';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
  /** Who is asked, else whose turn it is. */
  readonly player: number;
  readonly pending: MidgardPrompt | null;
  readonly onAnswer: (option: string) => void;
}

/** Across and down of a card and the gap around it, where there is room and where there is little. */
const SHAPES = { wide: [150, 100], low: [150, 84], phone: [100, 118] } as const;
/** Narrower cards would not be read: the map is moved under its window instead. */
const LEAST = { wide: 150, low: 128, phone: 112 } as const;
const GAP = 6;

/** The cities as cards side by side (MI-27): what lies in each, and where one may go. */
export function Cities({ named, seats, player, pending, onAnswer }: Props) {
  const { state } = named;
  const [pointed, setPointed] = useState<string | null>(null);
  const layout = useLayout();
  const [wide, high] = SHAPES[layout];
  const columns = COLUMNS[state.table];
  const rows = state.cities.length / columns;
  const ways = useMemo(() => waysOf(pending), [pending]);
  const open = useMemo(() => new Set(ways.keys()), [ways]);
  const places = state.cities.map(({ number, ref }) => {
    const [column, row] = placeOf(state, number);
    return {
      id: String(number),
      name: named.content.cities[ref]!.name,
      at: [(column + 0.5) * wide, (row + 0.5) * high] as const,
    };
  });
  const told = pointed === null ? null : cityAt(state, Number(pointed));
  return (
    <div
      className="mid-map relative grid shrink-y pad-2"
      style={{ '--mid-ratio': (columns * wide) / (rows * high) } as CSSProperties}
    >
      <NodeMap
        label={screens.map}
        size={[columns * wide, rows * high]}
        card={[wide - GAP, high - GAP]}
        places={places}
        here={String(state.players[player]?.at ?? 1)}
        open={open}
        least={columns * LEAST[layout]}
        describe={({ id }) => cityText(named, cityAt(state, Number(id)), { isOpen: open.has(id) })}
        onPoint={setPointed}
        onChoose={(id) => onAnswer(ways.get(id)!)}
        mark={({ id }) => (
          <CityCard
            named={named}
            seats={seats}
            player={player}
            city={cityAt(state, Number(id))}
            isOpen={open.has(id)}
          />
        )}
      />
      {told && (
        <aside
          className="above-3 bottom-2 left-2 most-28rem on-over plain absolute grid gap-2px pad-2-3 round-m untouched sm"
          aria-hidden="true"
        >
          <b>{named.content.cities[told.ref]!.name}</b>
          {cityLines(named, told).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </aside>
      )}
    </div>
  );
}

/** The answer that a press on a city gives: the cheapest of several that lead there. */
function waysOf(pending: MidgardPrompt | null): Map<string, string> {
  const ways = new Map<string, string>();
  for (const { id, act } of pending?.options ?? []) {
    if (act.do !== 'move' && act.do !== 'city') continue;
    const to = String(act.to);
    if (!ways.has(to)) ways.set(to, id);
  }
  return ways;
}
