/** What is spoken, and when. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Decision,
  Die,
  EncounterEvent,
  EncounterState,
  FigureId,
  Option,
  Position,
  Prompt,
} from '../../engine/index.ts';
import type { Telling } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';
import { type FeedEntry, feedBefore } from '../game/feed.ts';
import { fullest } from '../whole-words.ts';
import type { DeedPart } from './deed-parts.ts';
import { createDeeds, type Deed } from './deeds.ts';
import { foldEvents } from './fold-events.ts';
import { freshParts } from './fresh-parts.ts';

/** A sentence for whoever does not look. */
export interface SpokenLine {
  readonly id: number;
  /** `told`: somebody asked for it. */
  readonly kind: 'opening' | 'deed' | 'question' | 'answer' | 'note' | 'told';
  readonly text: string;
  /** It cannot wait for what is being read. */
  readonly urgent: boolean;
}

/** What a table shows just now. */
export interface Shown {
  readonly position: Position;
  readonly events: readonly EncounterEvent[];
  /** How many of them are shown. */
  readonly shown: number;
  readonly feed: readonly FeedEntry[];
  readonly pending: Prompt | null;
  /** What was answered so far. */
  readonly decisions: readonly Decision[];
  /** It is only looked at, here and there: what lies between two looks is not told. */
  readonly leaps?: boolean;
}

export interface Speech {
  readonly store: StoreApi<{ readonly lines: readonly SpokenLine[] }>;
  /** Speaks of what is new, no sooner than it is shown. */
  hear(shown: Shown): void;
  /** Says what somebody asked for: at once, or (`urgent` false) when what is being read is over. */
  say(text: string, urgent?: boolean): void;
  /** Says the last deed again; asked again, the one before it. */
  again(): void;
}

interface Start {
  readonly words: Words;
  /** The round the game begins in. */
  readonly firstRound: number;
  /** What of a question's answers is read out; null where nobody can answer. */
  answersTo(prompt: Prompt): Answers | null;
}

/** The answers to a question as they are heard. */
export interface Answers {
  /** Those to name, with their keys. */
  readonly named: readonly (readonly [key: string, option: Option])[];
  /** How many spaces of the board are answers. */
  readonly spaces: number;
  /** Dice that are chosen among, each with its key. */
  readonly dice?: readonly (readonly [
    key: string,
    die: { readonly die: Die; readonly face: number | null },
  ])[];
}

/** Sentences that are kept to be read again. */
const KEPT = 80;

/** Answers that what follows says anyway: what was done is told, and not that it was chosen. */
const TELLS_ITSELF: ReadonlySet<Option['act']['do']> = new Set([
  'move',
  'step',
  'jump',
  'place',
  'be-moved',
  'attack',
  'attack-ally',
  'break-attack',
  'end-movement',
  'buy-movement',
  'spend-best',
]);

/**
 * The table in sentences, for screen readers: a deed once, when it is over or something is asked in the middle of it
 * (then the rest when it has come); the question after what led to it. Nothing is said before it is shown.
 */
export function createSpeech({ words, firstRound, answersTo }: Start): Speech {
  const store = createStore<{ readonly lines: readonly SpokenLine[] }>(() => ({ lines: [] }));
  const say = words.ui.spoken;
  const deeds = createDeeds();
  let lastId = 0;
  /** The last event that was shown; not there any more when it was taken back. */
  let last: { readonly shown: number; readonly event: EncounterEvent | undefined } | null = null;
  /** The deeds that were spoken of, by their first event, each with its parts as they were. */
  const said = new Map<number, readonly (DeedPart | null)[]>();
  /** The table as it was after an event. */
  let stood: { readonly at: number; readonly state: EncounterState } | null = null;
  let notes = 0;
  let asked: { readonly prompt: Prompt; readonly decision: number } | null = null;
  /** How far back the last deeds were read again. */
  let back = 0;

  const waiting: SpokenLine[] = [];
  function put(kind: SpokenLine['kind'], text: string, urgent = false): void {
    lastId += 1;
    waiting.push({ id: lastId, kind, text, urgent });
    if (kind !== 'told') back = 0;
  }
  /** All that is new at once: read one after the other, none cut off by the next. */
  function flush(): void {
    if (waiting.length === 0) return;
    const lines = [...store.getState().lines, ...waiting].slice(-KEPT);
    waiting.length = 0;
    store.setState({ lines });
  }

  const flat = (heard: Shown): Deed[] =>
    deeds
      .upTo(heard.events, heard.shown, feedBefore(heard.feed, heard.shown), firstRound)
      .flatMap((round) => round.deeds);

  /** From here on only what is new. */
  function takeAsSaid(heard: Shown): void {
    said.clear();
    for (const deed of flat(heard)) said.set(deed.from, deed.parts);
  }

  /** The table as it was when a deed was done: of what came after it, its sentence knows nothing. */
  function positionAfter({ to }: Deed, { position, events, shown }: Shown): Position {
    if (!stood || to >= shown) return position;
    stood = { at: to, state: foldEvents(stood.state, events.slice(stood.at, to)) };
    return { ...position, state: stood.state };
  }

  function tellDeeds(heard: Shown): void {
    const all = flat(heard);
    for (let k = firstUnsaid(all); k < all.length; k++) {
      const deed = all[k]!;
      const before = said.get(deed.from);
      // What is asked concerns the last of them alone.
      const next = k === all.length - 1 ? heard.pending : null;
      const fresh = freshParts(deed.parts, before ?? []).filter(({ part }) => !waits(part, next));
      const urgent = fresh.some(({ part }) => isGrave(part, heard));
      const isDue = urgent || deed.isOver || heard.pending !== null || heard.position.state.outcome !== null;
      if (!isDue || (before && fresh.length === 0)) continue;
      const telling = fullest(words).tell(positionAfter(deed, heard));
      const text = telling.spoken(deed, fresh, next);
      // What does nothing yet may still wait, and is told so when it is over.
      if (text === null && !deed.isOver) continue;
      said.set(
        deed.from,
        deed.parts.map((part) => (waits(part, next) ? null : part)),
      );
      if (text !== null) put('deed', text, urgent);
    }
  }

  /** Deeds before it were over when they were spoken of. */
  function firstUnsaid(all: readonly Deed[]): number {
    const k = all.findLastIndex((deed) => said.has(deed.from));
    return Math.max(0, k);
  }

  /** Where somebody looks in: what happened there last. */
  function tellMoment({ feed, shown, position }: Shown): void {
    const line = feedBefore(feed, shown).findLast(({ type }) => type !== 'note');
    put('deed', line ? say.moment(line.text) : say.opening(position, words.tell(position)));
  }

  function tellAnswer({ decisions }: Shown, telling: Telling): void {
    const given = asked && decisions[asked.decision];
    if (!asked || !given) return;
    const { prompt } = asked;
    asked = null;
    const option = prompt.options.find(({ id }) => id === given.option);
    if (option && !tellsItself(option, prompt)) put('answer', say.answered(telling.option(option, prompt)));
  }

  function tellQuestion({ pending, decisions, position }: Shown, telling: Telling): void {
    if (!pending || asked?.prompt === pending) return;
    asked = { prompt: pending, decision: decisions.length };
    const answers = answersTo(pending);
    const { dice } = words.ui;
    const lying = answers?.dice?.map(
      ([key, { die, face }]) => [key, face === null ? dice.die(die) : dice.rolled({ die, face })] as const,
    );
    const named =
      lying ?? answers?.named.map(([key, option]) => [key, telling.option(option, pending)] as const) ?? [];
    put('question', say.question(position, telling, pending, named, answers?.spaces ?? 0));
  }

  function tellNotes({ feed }: Shown): void {
    const all = feed.flatMap(({ type, text }) => (type === 'note' ? [text] : []));
    const fresh = all.slice(notes);
    notes = all.length;
    if (fresh.length > 0) put('note', say.note(fresh));
  }

  return {
    store,
    hear(heard) {
      const { events, shown, position } = heard;
      const telling = words.tell(position);
      const isFirst = last === null;
      const isTakenBack = last !== null && (shown < last.shown || events[last.shown - 1] !== last.event);
      last = { shown, event: events[shown - 1] };
      if (isFirst) {
        notes = heard.feed.filter(({ type }) => type === 'note').length;
        put('opening', say.opening(position, telling));
      }
      if (isFirst || isTakenBack || heard.leaps) {
        if (isTakenBack) asked = null;
        stood = { at: shown, state: position.state };
        takeAsSaid(heard);
      }
      if (heard.leaps && !isFirst) tellMoment(heard);
      tellNotes(heard);
      if (!heard.leaps) {
        tellAnswer(heard, telling);
        tellDeeds(heard);
        stood = { at: shown, state: position.state };
        tellQuestion(heard, telling);
      }
      flush();
    },
    say(text, urgent = true) {
      put('told', text, urgent);
      flush();
    },
    again() {
      const told = store.getState().lines.filter(({ kind }) => kind === 'deed' || kind === 'note');
      const line = told.at(-1 - back);
      if (line) {
        put('told', line.text, true);
        back += 1;
      } else {
        put('told', told.length === 0 ? say.nothingYet : say.noMore, true);
        back = 0;
      }
      flush();
    },
  };
}

/** An ability that asks for more first is named by its question, and told with what it does. */
const waits = ({ did }: DeedPart, asked: Prompt | null): boolean =>
  did === 'used' && asked !== null && 'cause' in asked.question;

/** In a turn of its own, all that is done is a deed; that it ends is not. */
const tellsItself = ({ act }: Option, { kind }: Prompt): boolean =>
  TELLS_ITSELF.has(act.do) || (kind === 'turn' && act.do !== 'end-turn');

/** An Adventurer falls, or the encounter is over: whoever plays wants to know at once. */
function isGrave(part: DeedPart, { events, position: { state } }: Shown): boolean {
  const isOurs = (id: FigureId) => state.figures.some((one) => one.id === id && one.kind === 'adventurer');
  switch (part.did) {
    case 'struck':
      return part.fell && isOurs(part.target);
    case 'cast':
      return part.targets.some(({ figure, fell }) => fell && isOurs(figure));
    case 'fell':
      return isOurs(part.figure);
    case 'told':
      return events[part.at]?.type === 'outcomeReached';
    default:
      return false;
  }
}
