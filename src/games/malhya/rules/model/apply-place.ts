/** What places and turns write. */
import { onLeaving, withoutShocks } from '../combat/wound-zones.ts';
import type { PlaceEvent, TurnEvent } from './fight-events.ts';
import { ACTION_POINTS } from './fixed-numbers.ts';
import { NO_BOOST, type PlaceHero, type PlaceState } from './place-state.ts';
import { change, inPlace, inPlaceHero, type Writers } from './writing.ts';

/** How every hero begins a turn (L4259, L3337, L5890). */
export const fresh = ({ movementLost, freeKept, ...hero }: PlaceHero): PlaceHero => ({
  ...hero,
  free: movementLost ? 'gone' : 'whole',
  paid: 0,
  waiting: false,
  initiativeLost: false,
  boost: NO_BOOST,
  returns: hero.returns ? 'this-turn' : null,
});

export const PLACE_WRITERS: Writers<PlaceEvent['type']> = {
  placeEntered(state, { place }) {
    state.place = place;
  },
  placeLeft(state, { heroes }) {
    state.place = null;
    // Stealth goes on from room to room (L3657).
    if (!state.stealth) state.now = { ...state.now, mode: 'story' };
    state.heroes = state.heroes.map((hero, at) => {
      const life = withoutShocks(hero.life);
      return { ...hero, borrowed: null, life: heroes.includes(at) ? onLeaving(life) : life };
    });
  },
  readingBegan(state, { book }) {
    inPlace(state, () => ({ reading: book }));
  },
  readingEnded(state) {
    inPlace(state, () => ({ reading: null }));
  },
  enemiesArrive(state, { token, types }) {
    inPlace(state, ({ arriving }) => ({
      arriving: [...arriving, ...types.map((type) => ({ type, token, column: 0 }))],
    }));
  },
  enemyDeployed(state, { figure }) {
    inPlace(state, ({ figures, arriving, met }) => ({
      figures: [...figures, figure],
      arriving: arriving.slice(1),
      met: { ...met, [figure.type]: (met[figure.type] ?? 0) + 1 },
    }));
  },
  heroDeployed(state, { hero, at }) {
    inPlaceHero(state, hero, () => ({ at }));
  },
  placeChanged(state, { open, doors: is, lay, lift }) {
    inPlace(state, ({ red, tokens, doors }) => ({
      doors: [...doors, ...open.flatMap((line) => (red[line] ? [{ at: red[line], is }] : []))],
      red: red.filter((_, i) => !open.includes(i)),
      tokens: [...tokens.filter(({ id }) => !lift.includes(id)), ...lay],
    }));
  },
  instructionActed(state, { at }) {
    inPlace(state, ({ fired }) => ({ fired: [...fired, at] }));
  },
  setUpFollowed() {
    // The place has been laid out by it.
  },
  arrivalFollowed(state, { bans }) {
    inPlace(state, (place) => ({ bans: [...place.bans, ...bans] }));
  },
  damageDiscarded(state, { figure, amount }) {
    inPlace(state, ({ figures }) => ({
      figures: figures.map((one) => (one.id === figure ? { ...one, damage: one.damage - amount } : one)),
    }));
  },
  shocksToLife(state, { hero }) {
    change(state, hero, ({ life }) => ({ life: withoutShocks(life) }));
  },
  tokenReached(state, { token }) {
    inPlace(state, ({ tokens }) => ({ tokens: tokens.filter(({ id }) => id !== token) }));
  },
  gearLaid(state, { at, gear }) {
    inPlace(state, ({ piles }) => {
      const [x, y] = at;
      const here = piles.find((pile) => pile.at[0] === x && pile.at[1] === y);
      return here
        ? { piles: piles.map((pile) => (pile === here ? { at, gear: [...pile.gear, gear] } : pile)) }
        : { piles: [...piles, { at, gear: [gear] }] };
    });
  },
  gearTaken(state, { hero, gear }) {
    const at = state.place?.heroes[hero]?.at;
    inPlace(state, ({ piles }) => ({
      piles: piles
        .map((pile) => {
          const isHere = at && pile.at[0] === at[0] && pile.at[1] === at[1];
          const first = pile.gear.indexOf(gear);
          return isHere ? { ...pile, gear: pile.gear.filter((_, i) => i !== first) } : pile;
        })
        .filter((pile) => pile.gear.length > 0),
    }));
  },
};

/** A turn, suspended ones under it, is over. */
const without = (acting: readonly string[], who: string): readonly string[] => {
  const at = acting.lastIndexOf(who);
  return at < 0 ? acting : acting.filter((_, i) => i !== at);
};

const once = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one];

export const TURN_WRITERS: Writers<TurnEvent['type']> = {
  turnBegan(state, { turn, tracker, initiative }) {
    inPlace(
      state,
      ({ heroes }): Partial<PlaceState> => ({
        turn,
        tracker,
        initiative,
        phase: 'initiative',
        now: null,
        upgrades: {},
        attacked: {},
        acted: [],
        acting: [],
        heroes: heroes.map(fresh),
      }),
    );
    state.heroes = state.heroes.map((hero) => ({ ...hero, ap: ACTION_POINTS }));
  },
  initiativeRaised(state, { hero, ap, to }) {
    change(state, hero, (one) => ({ ap: one.ap - ap }));
    const { id } = state.heroes[hero]!;
    inPlace(state, ({ initiative }) => ({ initiative: { ...initiative, [id]: to } }));
  },
  phaseSet(state, { phase }) {
    inPlace(state, () => ({ phase }));
  },
  upgradeDrawn(state, { enemy, token, rng }) {
    inPlace(state, ({ upgrades }) => ({
      upgrades: { ...upgrades, [enemy]: [...(upgrades[enemy] ?? []), token] },
    }));
    state.rng = rng;
  },
  specialActionFired() {
    // What it brings is told by other events, or stands on the card.
  },
  enemiesQuicker(state, { enemy, to }) {
    inPlace(state, ({ initiative }) => ({ initiative: { ...initiative, [enemy]: to } }));
  },
  enemiesWhole(state) {
    inPlace(state, ({ figures }) => ({ figures: figures.map((figure) => ({ ...figure, damage: 0 })) }));
  },
  turnTaken(state, { who, initiative }) {
    inPlace(state, ({ acting }) => ({ acting: [...acting, who], now: initiative }));
  },
  turnDone(state, { who }) {
    inPlace(state, ({ acting, acted }) => ({ acting: without(acting, who), acted: once(acted, who) }));
  },
  heroWaits(state, { hero, ap }) {
    change(state, hero, (one) => ({ ap: one.ap - ap }));
    inPlaceHero(state, hero, () => ({ waiting: true, free: 'gone' }));
    const { id } = state.heroes[hero]!;
    inPlace(state, ({ acting, acted }) => ({ acting: without(acting, id), acted: once(acted, id) }));
  },
  turnTakenUp(state, { hero }) {
    inPlaceHero(state, hero, () => ({ waiting: false }));
    const { id } = state.heroes[hero]!;
    inPlace(state, ({ acting }) => ({ acting: [...acting, id] }));
  },
  waitingOver(state, { hero }) {
    change(state, hero, () => ({ ap: 0 }));
    inPlaceHero(state, hero, () => ({ waiting: false }));
  },
  heroRaised(state, { hero, returns }) {
    inPlaceHero(state, hero, () => ({ returns }));
  },
  heroBack(state, { hero, at }) {
    change(state, hero, ({ life }) => ({
      ap: ACTION_POINTS,
      life: withoutShocks(life),
    }));
    inPlaceHero(state, hero, () => ({ at, down: false, returns: null, free: 'whole', paid: 0 }));
  },
};
