import { CAMPAIGN_WRITERS } from '../campaign/apply-campaign.ts';
import { GROWING_WRITERS } from '../growing/apply-growth.ts';
import { PAPER_WRITERS, TOWN_WRITERS, TRAVEL_WRITERS } from '../land/apply-land.ts';
import { PAGE_WRITERS } from '../land/apply-page.ts';
import { SPELL_WRITERS } from '../spells/apply-spells.ts';
import { QUIET_WRITERS, WATCH_WRITERS } from '../stealth/apply-stealth.ts';
import { CHECK_WRITERS } from './apply-check.ts';
import { FIGHT_WRITERS } from './apply-fight.ts';
import { HERO_WRITERS } from './apply-hero.ts';
import { PLACE_WRITERS, TURN_WRITERS } from './apply-place.ts';
import type { BookEvent, GroupEvent, MalhyaEvent } from './events.ts';
import type { Frame, MalhyaState } from './state.ts';
import { inFrame, inGroup, type Writers } from './writing.ts';

/** The only writer of a state. What lies below it is replaced and never written. */
export function applyMalhya(state: MalhyaState, event: MalhyaEvent): void {
  const write = WRITERS[event.type] as (state: MalhyaState, event: MalhyaEvent) => void;
  write(state, event);
}

const BOOK_WRITERS: Writers<BookEvent['type']> = {
  chapterOpened(state, { book, chapter, how }) {
    const { stack, read } = state.book;
    const from = stack.at(-1);
    const frame: Frame = { book, chapter, line: -1, marks: [], readers: null, tried: [] };
    // A booklet is read in one place: what was opened out of it is closed (MA-86).
    const at = stack.findIndex((one) => one.book === book);
    state.book = {
      stack: [...(at < 0 ? stack : stack.slice(0, at)), frame],
      read: [...read.filter((one) => one !== `${book}:${chapter}`), `${book}:${chapter}`],
      hiddenFrom: how === 'hidden' && from ? { book: from.book, chapter: from.chapter } : null,
    };
    state.drawn = [];
  },
  readersChosen(state, { heroes }) {
    inFrame(state, () => ({ readers: heroes }));
  },
  numberTried(state, { chapter, right }) {
    if (!right) inFrame(state, ({ tried }) => ({ tried: [...tried, chapter] }));
  },
  lineReached(state, { next }) {
    inFrame(state, () => ({ line: next }));
  },
  lineMarked(state, { mark }) {
    inFrame(state, ({ marks }) => ({ marks: [...marks.filter(({ at }) => at !== mark.at), mark] }));
  },
  choiceMade(state, { at, choice }) {
    inFrame(state, ({ marks }) => ({ marks: [...marks, { at: `${at}.c${choice}`, how: 'done' }] }));
  },
  declined(state, { at }) {
    inFrame(state, ({ marks }) => ({ marks: [...marks, { at, how: 'ignored' }] }));
  },
  bookClosed(state) {
    state.book = { ...state.book, stack: state.book.stack.slice(0, -1), hiddenFrom: null };
    state.drawn = [];
  },
  standingActed(state, { card }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) => (one.ref === card ? { ...one, acted: true } : one)),
    }));
  },
  standingLapsed(state, { card }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) => (one.ref === card ? { ...one, acted: false } : one)),
    }));
  },
  ended(state, { over }) {
    state.over = over;
  },
};

const GROUP_WRITERS: Writers<GroupEvent['type']> = {
  goldChanged(state, { amount }) {
    inGroup(state, ({ gold }) => ({ gold: gold + amount }));
  },
  tokensChanged(state, { take, discard }) {
    inGroup(state, ({ scenarioTokens }) => ({
      scenarioTokens: [...scenarioTokens.filter((one) => !discard.includes(one)), ...take],
    }));
  },
  cardsChanged(state, { take, discard }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: [
        ...scenarioCards.filter(({ ref }) => !discard.includes(ref)),
        ...take.map((ref) => ({ ref, acted: false })),
      ],
    }));
  },
  crystalsChanged(state, { amount }) {
    inGroup(state, ({ crystals }) => ({ crystals: crystals + amount }));
  },
  triangleChecked(state, { triangle }) {
    inGroup(state, ({ triangles }) => ({ triangles: [...triangles, triangle] }));
  },
  pointsGained(state, { points }) {
    inGroup(state, (group) => ({ points: group.points + points }));
  },
  modeSet(state, { mode }) {
    state.now = { ...state.now, mode };
    if (mode !== 'stealth') state.stealth = null;
  },
  periodSet(state, { period }) {
    state.now = { ...state.now, period };
  },
  weatherSet(state, { weather }) {
    state.now = { ...state.now, weather };
  },
  interestChanged(state, { lay, lift }) {
    state.interest = [...state.interest.filter((one) => !lift.includes(one)), ...lay];
  },
  actionDrawn(state, { card, anew, rng }) {
    const { draw, discard } = state.deck;
    const pile = anew ? discard : draw;
    state.deck = { draw: pile.filter((one) => one !== card), discard: [...(anew ? [] : discard), card] };
    state.drawn = [...state.drawn, card];
    // In stealth a deck that is exhausted is an alarm, once what is done is done (L3787, MA-62).
    if (state.stealth && state.deck.draw.length === 0)
      state.stealth = { ...state.stealth, alarm: state.stealth.alarm ?? 'deck' };
    state.rng = rng;
  },
  deckShuffled(state) {
    const { draw, discard } = state.deck;
    state.deck = { draw: [...draw, ...discard].sort(), discard: [] };
  },
};

const WRITERS: Writers<MalhyaEvent['type']> = {
  ...BOOK_WRITERS,
  ...GROUP_WRITERS,
  ...HERO_WRITERS,
  ...CHECK_WRITERS,
  ...GROWING_WRITERS,
  ...TRAVEL_WRITERS,
  ...TOWN_WRITERS,
  ...PAPER_WRITERS,
  ...PAGE_WRITERS,
  ...PLACE_WRITERS,
  ...TURN_WRITERS,
  ...FIGHT_WRITERS,
  ...QUIET_WRITERS,
  ...WATCH_WRITERS,
  ...SPELL_WRITERS,
  ...CAMPAIGN_WRITERS,
  mixed(state, { rng }) {
    state.rng = rng;
  },
};

/** Of all that ever happens. */
export const EVENT_TYPES: readonly string[] = Object.keys(WRITERS);
