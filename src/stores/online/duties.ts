/** What nobody at a screen has to do: a bot's answer, a witness's link, what waits long enough, what ends by itself. */
import type { Key } from '../../online/keys.ts';
import type { Body } from '../../online/table-messages.ts';
import type { TableReader } from '../../online/table-reader.ts';
import type { Timer } from '../game/pace.ts';
import type { GameAtTable } from './at-game.ts';
import type { Presence } from './presence.ts';
import type { Sending } from './sending.ts';
import { UNTIL_MY_TURN } from './standing-by.ts';
import { witnessDuty } from './witnessing.ts';

/** So long the computer lets its turn be seen, and a page waits for one before it to do what any may. */
const BOT_THINKS = 300;
const WAITS = 1500;
/** When an undo asked for, or a witness waited for, has been given its time by the stream's clock (src/online/README.md). */
const ASK_STANDS = 60_000;
const WITNESS_WAITS = 10_000;
/** The stream's time may run a little behind; then it is said once more. */
const SLACK = 250;
const ONCE_MORE = 3000;
/** After so long somebody who is gone and asked to agree to an undo is logged away: then their silence counts. */
const GONE_FOR = 20_000;

export interface DutiesDeps {
  readonly table: string;
  readonly key: Key;
  readonly hostKey: string;
  readonly timer: Timer;
  readonly sending: Pick<Sending, 'say' | 'move' | 'moving'>;
  presenceOf(key: string): Presence;
}

export interface Duties {
  /** Whatever was read last. `game`: null while nothing is decided on it. */
  look(
    reader: TableReader,
    game: Pick<GameAtTable, 'decisions' | 'stateHash' | 'ofBot' | 'turn'> | null,
  ): void;
  close(): void;
}

type At = Parameters<Duties['look']>;

export function dutiesOf({ table, key, hostKey, timer, sending, presenceOf }: DutiesDeps): Duties {
  const witness = witnessDuty(table, key, sending.say);
  const clocks = new Map<string, { readonly what: string; clock: unknown }>();
  let at: At | null = null;
  let turn: string | null = null;

  /** Done after a while, unless something else is to be done there by then; `what`: null for nothing. */
  function later(of: string, what: string | null, milliseconds: number, run: () => void): void {
    const before = clocks.get(of);
    if (before?.what === what) return;
    timer.stop(before?.clock);
    clocks.delete(of);
    if (what === null) return;
    const one = { what, clock: timer.start(run, milliseconds) };
    clocks.set(of, one);
  }

  /** In which order pages do what any of them may: seats whose page is there, then whoever hosts. */
  function rank([{ seats }]: At): number {
    const there = seats.flatMap(({ key: by }) =>
      by !== null && (by === key.id || presenceOf(by) === 'here') ? [by] : [],
    );
    const mine = [...new Set(there)].indexOf(key.id);
    return mine < 0 ? new Set(there).size : mine;
  }
  const speaks = ([reader]: At): boolean => reader.holdsSeat(key.id) || reader.isHost(key.id);

  function bot(now: At): void {
    const [reader, game] = now;
    const isBots = game !== null && reader.mayAnswer(key.id)?.bot === true && !reader.undoAsk;
    const what = isBots && sending.moving === null ? String(reader.head?.on) : null;
    later('bot', what, BOT_THINKS + rank(now) * WAITS, () => {
      clocks.delete('bot');
      const asked = reader.mayAnswer(key.id);
      if (at?.[0] !== reader || !game || !asked?.bot || !reader.head || sending.moving !== null) return;
      const { on, chain } = reader.head;
      const state = game.stateHash();
      const { decisions: n } = game;
      const option = game.ofBot();
      sending.move({ do: 'decide', on, seat: asked.seat, n, option, chain, state }, true);
    });
  }

  /** Only time ends these, and only a message has a time. */
  function nudge(now: At): void {
    const [{ undoAsk, pendingDice }] = now;
    const wait = SLACK + rank(now) * WAITS;
    const say = (of: string, what: string) => () => {
      sending.say({ do: 'now' });
      clocks.delete(of);
      later(of, what, ONCE_MORE, say(of, what));
    };
    const ask = undoAsk && speaks(now) ? `ask ${undoAsk.ask}` : null;
    later('ask', ask, ASK_STANDS + wait, say('ask', ask!));
    const dice = pendingDice && speaks(now) ? `${pendingDice.of} ${pendingDice.witness}` : null;
    later('dice', dice, WITNESS_WAITS + wait, say('dice', dice!));
  }

  function away([{ undoAsk }]: At): void {
    const what = undoAsk && hostKey === key.id ? `ask ${undoAsk.ask}` : null;
    later('away', what, GONE_FOR, () => {
      const reader = at?.[0];
      if (!reader?.undoAsk || reader.undoAsk.ask !== undoAsk?.ask) return;
      for (const seat of reader.seats) {
        const isWaited = reader.undoAsk.waitsFor.includes(seat.id);
        if (isWaited && seat.key !== null && presenceOf(seat.key) === 'gone')
          sending.say({ do: 'away', seat: seat.id });
      }
    });
  }

  /** A seat that passes until its turn is asked again from there on. */
  function turns([reader, game]: At): void {
    const now = game?.turn?.() ?? null;
    const began = now && now.of !== turn ? now.seat : null;
    turn = now?.of ?? null;
    const seat = reader.seats.find(({ id }) => id === began);
    if (seat?.key !== key.id || !seat.passes.includes(UNTIL_MY_TURN)) return;
    const passes = seat.passes.filter((one) => one !== UNTIL_MY_TURN);
    sending.say({ do: 'stand', seat: seat.id, passes } satisfies Body);
  }

  return {
    look(...now) {
      at = now;
      const [reader, game] = now;
      if (game)
        witness(
          reader,
          reader.seats.filter((seat) => seat.key === key.id),
        );
      bot(now);
      nudge(now);
      away(now);
      turns(now);
    },
    close() {
      at = null;
      for (const { clock } of clocks.values()) timer.stop(clock);
      clocks.clear();
    },
  };
}
