import type { CardInstance, EncounterState } from '../../../engine/index.ts';
import type { Speaker } from '../tell/speaker.ts';
import type { EventOf } from './described.ts';

type Place = 'equipped' | 'pack' | 'none';

interface Carried {
  readonly cards: readonly CardInstance[];
  readonly pack: readonly CardInstance[];
}

/** What a change of equipment came to, item by item; without what lay there before, only that there was one. */
export function arrangedText(event: EventOf<'cardsArranged'>, n: Speaker, before?: EncounterState): string {
  const who = n.figure(event.figure);
  const was = before?.figures.find(({ id }) => id === event.figure);
  if (!was) return `${who} changes equipment`;
  const items = [
    ...new Map([...listItems(was), ...listItems(event)].map((item) => [item.id, item] as const)).values(),
  ];
  const moved = items.flatMap((item) => {
    const [from, to] = [placeIn(was, item), placeIn(event, item)];
    return from === to ? [] : [MOVED[`${from}>${to}` as keyof typeof MOVED](n.card('item', item.ref))];
  });
  if (moved.length === 0) return `${who} rearranges equipment`;
  return `${who} ${moved.join(', ')}`;
}

const listItems = ({ cards, pack }: Carried): CardInstance[] =>
  [...cards, ...pack].filter(({ type }) => type === 'item');

function placeIn({ cards, pack }: Carried, { id }: CardInstance): Place {
  if (cards.some((one) => one.id === id)) return 'equipped';
  return pack.some((one) => one.id === id) ? 'pack' : 'none';
}

const MOVED = {
  'pack>equipped': (item: string) => `equips ${item}`,
  'equipped>pack': (item: string) => `puts ${item} into the Pack`,
  'none>equipped': (item: string) => `takes ${item} and equips it`,
  'none>pack': (item: string) => `takes ${item} into the Pack`,
  'equipped>none': (item: string) => `gives away ${item}`,
  'pack>none': (item: string) => `gives away ${item} from the Pack`,
} satisfies { readonly [M in `${Place}>${Place}`]?: (item: string) => string };
