import fc from 'fast-check';
import type { Key } from '../../src/online/keys.ts';
import { sha256Of } from '../../src/online/mix.ts';
import type { Body } from '../../src/online/table-messages.ts';
import type { Head } from '../../src/online/table-state.ts';
import { ana, beginOf, bob, cyd, Evening, eve, host, textOf } from './fake-stream.ts';
import type { ToyOptions } from './toy-at-table.ts';

/** Evenings by chance: what honest pages and hostile ones send, each in words that fit where the table stands. */

const PERSONS = [host, ana, bob, cyd, eve];
const SEATS = ['a', 'b', 'c', 'party'];
const OPTIONS = ['step', 'throw', 'pass', 'break', 'type', 'fly'];
/** Most press their own right answer, so that a game comes of it. */
const KINDS = ['right', 'decide', 'undo', 'redo', 'agree', 'refuse'] as const;
const OTHERS = ['sit', 'leave', 'seat', 'bot', 'away', 'second', 'stand', 'typed', 'commit', 'link'] as const;

export interface Gesture {
  readonly who: number;
  readonly what: (typeof KINDS)[number] | (typeof OTHERS)[number] | 'now';
  readonly seat: number;
  readonly pick: number;
  readonly seconds: number;
  readonly bend: 'no' | 'old-head' | 'chain' | 'forged' | 'garbage' | 'state';
}

export const gesture = (bent = true): fc.Arbitrary<Gesture> =>
  fc.record({
    who: fc.nat({ max: PERSONS.length - 1 }),
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constant('right' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...KINDS, ...OTHERS, 'now' as const) },
    ),
    seat: fc.nat({ max: SEATS.length - 1 }),
    pick: fc.nat({ max: 11 }),
    seconds: fc.constantFrom(0.001, 1, 1, 3, 11, 31, 61),
    bend: bent
      ? fc.constantFrom(
          ...([
            'no',
            'no',
            'no',
            'no',
            'no',
            'no',
            'old-head',
            'chain',
            'forged',
            'garbage',
            'state',
          ] as const),
        )
      : fc.constant('no' as const),
  });

const linkAt = (seat: string, at: number): string => {
  let link = sha256Of(`chain of ${seat}`);
  for (let i = at; i < 30; i++) link = sha256Of(link);
  return link;
};

function optionOf({ reader }: Evening, what: 'right' | 'decide', pick: number): string {
  if (what === 'decide') return OPTIONS[pick % OPTIONS.length]!;
  const asked = reader.game!.asked()!.seat;
  const isBots = reader.seats.some(({ id, bot }) => id === asked && bot);
  return isBots ? reader.game!.ofBot() : OPTIONS[pick % 3]!;
}

function bodyOf(evening: Evening, { what, seat, pick, bend }: Gesture, heads: readonly Head[]): Body {
  const { reader } = evening;
  const head = bend === 'old-head' ? heads[pick % heads.length]! : reader.head!;
  const id = SEATS[seat]!;
  const on = head.on;
  const ask = reader.undoAsk?.ask ?? pick;
  switch (what) {
    case 'right':
    case 'decide':
      return evening.answer(optionOf(evening, what, pick), {
        on,
        chain: bend === 'chain' ? sha256Of('another past') : head.chain,
        ...(bend === 'state' && { state: sha256Of('another state') }),
        ...(what === 'decide' && { seat: id }),
      });
    case 'undo':
      return { do: what, on, to: Math.max(0, (reader.game?.decisions ?? 0) - 1 - (pick % 4)) };
    case 'redo':
      return { do: what, on };
    case 'agree':
    case 'refuse':
      return { do: what, ask };
    case 'seat':
      return { do: what, seat: id, key: pick === 0 ? null : PERSONS[pick % PERSONS.length]!.id };
    case 'second':
      return { do: what, key: pick % 2 ? null : PERSONS[pick % PERSONS.length]!.id };
    case 'stand':
      return { do: what, seat: id, passes: pick % 3 ? [] : ['all'] };
    case 'typed':
      return { do: what, seat: id, yes: pick % 3 > 0 };
    case 'commit':
      return { do: what, seat: id, end: linkAt(id, 1) };
    case 'link': {
      const witness = reader.pendingDice?.witness ?? id;
      const known = reader.seats.find((one) => one.id === witness)?.end;
      const next = Array.from({ length: 29 }, (_, i) => linkAt(witness, i + 2)).find(
        (one) => sha256Of(one) === known,
      );
      return {
        do: what,
        seat: witness,
        of: reader.pendingDice?.of ?? pick,
        link: next ?? linkAt(witness, 9),
      };
    }
    case 'now':
      return { do: what };
    default:
      return { do: what, seat: id };
  }
}

/** What would be right just now: the witness's link, a free seat to sit on, or the answer of whoever is asked. */
function meant(evening: Evening, one: Gesture): Gesture {
  if (one.what !== 'right') return one;
  if (evening.reader.pendingDice !== null) return { ...one, what: 'link' };
  const asked = evening.reader.game!.asked()!.seat;
  const seat = evening.reader.seats.find(({ id }) => id === asked);
  const isFree = seat !== undefined && seat.key === null && !seat.bot;
  return isFree ? { ...one, what: 'sit', seat: SEATS.indexOf(asked) } : one;
}

/** Whose page would press it: of what is right, whoever is asked. */
function senderOf({ reader }: Evening, { what, who }: Gesture): Key {
  const keyOfSeat = (id: string | undefined) => reader.seats.find((seat) => seat.id === id)?.key;
  const asked = reader.game!.asked()?.seat;
  const isBots = reader.seats.some(({ id, bot }) => id === asked && bot);
  const key = {
    right: asked === 'party' || isBots ? host.id : keyOfSeat(asked),
    link: keyOfSeat(reader.pendingDice?.witness),
    agree: keyOfSeat(reader.undoAsk?.waitsFor[0]),
  }[what as string];
  return PERSONS.find((person) => person.id === key) ?? PERSONS[who]!;
}

/** Played by one who reads along; each step is told before it is done. */
export function madeUp(
  gestures: readonly Gesture[],
  { witnessed, ...toy }: ToyOptions & { readonly witnessed?: boolean } = {},
  before?: (evening: Evening) => void,
): Evening {
  const evening = new Evening(toy);
  evening.say(host, beginOf(witnessed ? { witnessed } : {}));
  for (const [i, by] of [ana, bob, cyd].entries()) {
    const seat = SEATS[i]!;
    evening.say(by, { do: 'sit', seat });
    if (witnessed) evening.say(by, { do: 'commit', seat, end: linkAt(seat, 1) });
  }
  const heads: Head[] = [];
  for (const one of gestures) {
    before?.(evening);
    heads.push(evening.reader.head!);
    const what = meant(evening, one);
    const by = senderOf(evening, what);
    const body = JSON.stringify(bodyOf(evening, what, heads));
    const text =
      one.bend === 'garbage' ? body.slice(one.pick) : textOf(one.bend === 'forged' ? eve : by, body);
    evening.read(evening.stream.put(by.id, text, one.seconds, 1 + (one.pick % 2)));
  }
  return evening;
}
