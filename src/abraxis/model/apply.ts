import type { AbraxisEvent, EventOf } from './events.ts';
import type { AbraxisPlayer, AbraxisState } from './state.ts';

type Writers = { readonly [T in AbraxisEvent['type']]: (state: AbraxisState, event: EventOf<T>) => void };

/** The only writer of a state. What lies below it is replaced and never written. */
export function applyAbraxis(state: AbraxisState, event: AbraxisEvent): void {
  const write = WRITERS[event.type] as (state: AbraxisState, event: AbraxisEvent) => void;
  write(state, event);
}

function change(
  state: AbraxisState,
  at: number,
  how: (player: AbraxisPlayer) => Partial<AbraxisPlayer>,
): void {
  state.players = state.players.map((player, i) => (i === at ? { ...player, ...how(player) } : player));
}

const WRITERS: Writers = {
  mixed(state, { rng }) {
    state.rng = rng;
  },
  roundBegan(state, { round, symbols, drawn, rng }) {
    state.phase = 'roll';
    state.round = round;
    state.roll = 0;
    state.symbols = symbols;
    state.drawn = drawn;
    state.rng = rng;
    state.players = state.players.map((player) => ({
      ...player,
      decided: false,
      dice: player.dice.map(({ die }) => ({ die, face: null, locked: false })),
    }));
  },
  rollBegan(state, { roll }) {
    state.roll = roll;
    state.players = state.players.map((player) => ({
      ...player,
      decided: false,
      dice: player.dice.map((die) => (die.locked ? die : { ...die, face: null })),
    }));
  },
  diceRolled(state, { player, faces, rng }) {
    state.rng = rng;
    change(state, player, ({ dice }) => ({
      dice: dice.map((die, i) => ({ ...die, face: faces.find(({ at }) => at === i)?.face ?? die.face })),
    }));
  },
  diceLocked(state, { player, dice: places, fate }) {
    change(state, player, (was) => ({
      fate: was.fate - fate,
      decided: true,
      dice: was.dice.map((die, i) => (places.includes(i) ? { ...die, locked: true } : die)),
    }));
  },
  rollEnded(state, { finished }) {
    state.phase = finished.length > 0 ? 'last' : 'roll';
  },
  lastLocked(state, { player }) {
    change(state, player, ({ dice }) => ({
      decided: true,
      dice: dice.map((die) => ({ ...die, locked: true })),
    }));
  },
  symbolsToCompare(state) {
    state.phase = 'compare';
  },
  symbolsCompared(state, { player, points }) {
    change(state, player, () => ({ points, out: points === 0 ? state.round : null }));
    state.phase = 'end';
  },
  roundEnded(state) {
    state.phase = 'begin';
  },
  gameEnded(state) {
    state.phase = 'over';
  },
};
