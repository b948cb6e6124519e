import { PARTY_WRITERS } from './apply-party.ts';
import { TOKEN_WRITERS } from './apply-tokens.ts';
import type { MidgardEvent } from './events.ts';
import { type MidgardState, turnOf } from './state.ts';
import { change, inTurn, less, take, used, type Writers } from './writing.ts';

/** The only writer of a state. What lies below it is replaced and never written. */
export function applyMidgard(state: MidgardState, event: MidgardEvent): void {
  const write = WRITERS[event.type] as (state: MidgardState, event: MidgardEvent) => void;
  write(state, event);
}

/** It tells what comes of it, or what is told by other events. */
const nothing = (): void => {};

const WRITERS: Writers<MidgardEvent['type']> = {
  ...TOKEN_WRITERS,
  ...PARTY_WRITERS,
  roundBegan(state, { round }) {
    state.round = round;
  },
  turnBegan(state, { player }) {
    state.turn = turnOf(player, 'begin');
  },
  phaseBegan(state, { phase }) {
    inTurn(state, () => ({ phase }));
  },
  seatChanged(state, { player }) {
    state.asked = player;
  },
  spellsTurnedBack(state, { player }) {
    change(state, player, ({ spells }) => ({ spells: spells.map(({ ref }) => ({ ref, turned: false })) }));
  },
  cardDrawn(state, { player, card, anew, rng }) {
    take(state, 'actions', card, anew);
    state.rng = rng;
    change(state, player, ({ hand }) => ({ hand: [...hand, card] }));
  },
  cardPlayed(state, { player, card, as }) {
    change(state, player, ({ hand }) => ({ hand: less(hand, card) }));
    used(state, 'actions', [card]);
    if (as === 'support' && state.attempt)
      state.attempt = { ...state.attempt, support: [...state.attempt.support, card] };
  },
  discarded(state, { player, cards }) {
    change(state, player, ({ hand }) => ({ hand: cards.reduce<readonly string[]>(less, hand) }));
    used(state, 'actions', cards);
  },
  handRenewed(state) {
    inTurn(state, () => ({ renewed: true }));
  },
  pointsGained(state, { points }) {
    inTurn(state, (turn) => ({ points: turn.points + points }));
  },
  pointsSpent(state, { points }) {
    inTurn(state, (turn) => ({ points: turn.points - points }));
  },
  pointsLost(state) {
    inTurn(state, () => ({ points: 0 }));
  },
  quieted(state, { player }) {
    inTurn(state, ({ quiet }) => ({ quiet: [...quiet, player] }));
  },
  turnEnded: nothing,
  gameEnded(state, { over }) {
    state.over = over;
  },
  moved(state, { player, to, how }) {
    change(state, player, () => ({ at: to, tower: false }));
    if (how === 'free') inTurn(state, ({ freeMoves }) => ({ freeMoves: freeMoves - 1 }));
    if (how === 'rode') inTurn(state, () => ({ rode: true }));
  },
  freeMoveGained(state) {
    inTurn(state, ({ freeMoves }) => ({ freeMoves: freeMoves + 1 }));
  },
  abilityChanged(state, { player, ability, amount }) {
    change(state, player, (was) => ({ [ability]: was[ability] + amount }));
  },
  goldChanged(state, { player, amount, why }) {
    change(state, player, ({ gold }) => ({ gold: gold + amount }));
    if (why === 'attempt' && state.attempt)
      state.attempt = { ...state.attempt, gold: state.attempt.gold - amount };
  },
  pileOffered(state, { rng }) {
    state.rng = rng;
  },
  bought(state, { player, pile, card }) {
    take(state, pile, card, false);
    if (pile === 'spells')
      change(state, player, ({ spells }) => ({ spells: [...spells, { ref: card, turned: false }] }));
  },
  skillGained(state, { player, skill, lp }) {
    change(state, player, (was) => ({
      skills: [...was.skills, skill],
      lp: was.lp + lp,
      skillsDue: Math.max(0, was.skillsDue - 1),
    }));
  },
  healed(state, { player, amount }) {
    change(state, player, ({ lp }) => ({ lp: lp + amount }));
  },
  repaired(state, { player, good, lp }) {
    change(state, player, ({ goods }) => ({
      goods: goods.map((one) => (one.ref === good ? { ...one, lp } : one)),
    }));
  },
  goodGained(state, { player, good, lp }) {
    change(state, player, ({ goods }) => ({
      goods: [...goods, lp === undefined ? { ref: good } : { ref: good, lp }],
    }));
  },
  goodUsed(state, { player, good }) {
    change(state, player, ({ goods }) => ({ goods: without(goods, good) }));
  },
  treasureUsed(state, { player, treasure }) {
    change(state, player, ({ treasures }) => ({
      treasures: treasures.map((one) => (one.ref === treasure ? { ...one, used: true } : one)),
    }));
  },
  left(state, { player, thing }) {
    if (thing.of === 'gold') return;
    const { of, ref } = thing;
    change(state, player, (was) =>
      of === 'tokens' || of === 'forgeries'
        ? { [of]: less(was[of], ref) }
        : { [of]: without(was[of] as readonly { readonly ref: string }[], ref) },
    );
    if (of === 'tokens') {
      const { at } = state.players[player]!;
      state.cities = state.cities.map((city) =>
        city.number === at ? { ...city, fixed: [...city.fixed, ref] } : city,
      );
    }
  },
  sentToTower(state, { player }) {
    change(state, player, () => ({ tower: true }));
  },
  leftTower(state, { player }) {
    change(state, player, () => ({ tower: false }));
  },
  handSeen(state) {
    state.looked = state.round;
  },
  artifactOpened(state, { player, artifact }) {
    change(state, player, ({ artifacts }) => ({
      artifacts: artifacts.map((one) => (one.ref === artifact ? { ...one, open: true } : one)),
    }));
  },
};

/** A list of things without one of that name. */
function without<T extends { readonly ref: string }>(things: readonly T[], ref: string): readonly T[] {
  const at = things.findIndex((one) => one.ref === ref);
  return things.filter((_, i) => i !== at);
}

/** Of all that ever happens. */
export const EVENT_TYPES: readonly string[] = Object.keys(WRITERS);
