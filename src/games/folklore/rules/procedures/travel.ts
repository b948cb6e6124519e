/** Travel (pp.14-16): the steps of a traveller's turn on the map. */
import type { FolkloreOption } from '../model/prompts.ts';
import { eventsIn } from '../queries/decks.ts';
import { kindOf, listDestinations } from '../queries/destinations.ts';
import { strideOf } from '../queries/numbers.ts';
import { gift, listHands } from '../queries/turn-options.ts';
import { changeStat, draw } from './changes.ts';
import { setField } from './encounter/set-field.ts';
import { handle } from './hands-and-gifts.ts';
import { ask, type FolkloreTable, listFromLeader, type Rule } from './table.ts';

/** What a rest gives back of each (p.15). */
export const REST = 4;

/**
 * World Map Movement (p.15), and Resting on the World Map:
 * 1. The leader says where to (p.11): along the road or off it, nowhere (FK-6), or, once a chapter, to rest.
 * 2. A rest is no move: everybody recovers 4 Vita, 4 Power Points and 4 Ghost Points up to their maximum.
 * 3. At the goal the chapter's last fight begins.
 * 4. Anywhere else an Event Card is drawn by where the group stands: Road or Off-road.
 * Items may change hands before it, and be taken in hand, since they may not in a skirmish (p.18).
 */
export function* travelRound(table: FolkloreTable): Rule {
  const { state, content, emit } = table;
  for (;;) {
    const act = yield* ask(table, state.leader, {
      kind: 'travel',
      options: listTravel(table),
      rule: 'p.15',
    });
    if (handle(table, act, 'p.18')) continue;
    if (act.do === 'rest') rest(table);
    else if (act.do === 'go') emit({ type: 'groupMoved', to: act.to, way: act.way, rule: 'p.15' });
    else emit({ type: 'groupMoved', to: state.at, way: [], rule: 'FK-6' });
    break;
  }
  const { goal, last, field, map } = content.chapters[state.chapter]!;
  if (state.at === goal) {
    if (state.finale === 'encounter') setField(table, field, true);
    else emit({ type: 'fightBegan', foe: last, last: true, rule: 'p.18' });
    return;
  }
  const deck = kindOf(content.maps[map]!, state.at);
  const drawn = draw(table, deck, state.decks[deck], eventsIn(content, deck, state.difficulty))!;
  emit({ type: 'eventDrawn', deck, card: drawn.card, left: drawn.left, rng: drawn.rng, rule: 'p.15' });
}

function listTravel(table: FolkloreTable): FolkloreOption[] {
  const { state, content } = table;
  const map = content.maps[content.chapters[state.chapter]!.map]!;
  const stride = strideOf(table, state.leader).total;
  return [
    ...listDestinations(map, state.at, stride).map(
      ({ to, way }): FolkloreOption => ({ id: `go:${to}`, act: { do: 'go', to, way } }),
    ),
    { id: 'stay', act: { do: 'stay' } },
    ...(state.rested ? [] : [{ id: 'rest', act: { do: 'rest' } } as const]),
    ...listGifts(table),
    ...state.heroes.flatMap((_, hero) => listHands(table, hero)),
  ];
}

const listGifts = ({ state }: FolkloreTable): FolkloreOption[] =>
  state.heroes.flatMap(({ items }, from) =>
    items.flatMap((_, place) =>
      state.heroes.flatMap((_, to) => (to === from ? [] : [gift(from, place, to)])),
    ),
  );

function rest(table: FolkloreTable): void {
  table.emit({ type: 'groupRested', rule: 'p.15' });
  for (const at of listFromLeader(table.state))
    for (const stat of ['vita', 'power', 'ghost'] as const) changeStat(table, at, stat, REST, 'p.15');
}
