/** What a saved game, a log and a link hold, whichever game they are of. */
import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, type FieldsOf, listOf, type Schema, withFields, withFieldsOf } from '../../check/schemas.ts';
import { type Decision, type Foreknown, LOG_FORMAT, MIX, type Migrations, REVEALED } from '../../engine/index.ts';
import type { FeedNote } from '../game/feed.ts';
import type { GameTypes, LogOf } from '../game/types.ts';
import {
  type AnySavedGame,
  type OwnNote,
  type Parent,
  SAVED_GAME,
  SAVED_GAME_VERSION,
  type SavedGame,
} from '../kept/saved-game.ts';
import { packs, text, toldOf, wholeFrom } from './record-fields.ts';

/** Far more than games of hours have: an encounter takes some 150 decisions, each a dozen events. */
export const MOST = {
  adventurers: LIMITS.party,
  seats: 8,
  decisions: 50_000,
  events: 500_000,
} as const;

/** Of a decision: none is compared only where a link leaves it out. */
const named = v.pipe(text, v.nonEmpty(expects({ what: 'text-not-empty' })));
export const count = wholeFrom(0, MOST.events);

/** What of a saved game is its game's own. */
export interface OwnParts<G extends GameTypes> {
  /** Its id, as logs name it. */
  readonly game: string;
  readonly setup: Schema<G['setup']>;
  /** A state that rules are run from. */
  readonly start: Schema<G['state']>;
  /** A state that is shown. */
  readonly state: Schema<G['state']>;
  /** What it keeps beside its log. */
  readonly beside?: Readonly<Record<string, Schema<unknown>>>;
  /** How what was written before is brought to today. */
  readonly migrations: { readonly log: Migrations; readonly record: Migrations };
}

/** What is checked of a saved game, of a log that lies in no other file, and of a link. */
export interface Envelope<G extends GameTypes> extends Pick<OwnParts<G>, 'game' | 'migrations'> {
  /** Older ones lack what is not their log. */
  readonly savedGame: Schema<Partial<SavedGame<G>> & Pick<SavedGame<G>, 'log'>>;
  readonly log: Schema<LogOf<G>>;
  /** Of its decisions a link has the options alone. */
  readonly link: Schema<LinkHead<G> & { readonly options: readonly string[] }>;
  /** It says how many there are. */
  readonly countedLink: Schema<LinkHead<G> & { readonly decided: number }>;
}

/** Of a link, all but its answers. `mixes`: of its decisions in order, up to the last that has one. */
type LinkHead<G extends GameTypes> = Omit<LogOf<G>, 'decisions'> & { readonly mixes?: readonly string[] };

/** What older ones are brought to; which those are is said where it is neither. */
const format = <const N extends number>(today: N, steps: object) =>
  v.custom<N>(
    (input) => input === today,
    expects({ what: 'one-of-values', values: [...Object.keys(steps).map(Number), today] }),
  );

/** Where a game can be taken up. Its state is looked at when it is: a game whose decisions run needs none. */
const checkpoint = withFieldsOf<NonNullable<Log['checkpoint']>>({ decisions: count, state: withFields({}) });

/** What the dice of decisions come of: of one, and of some in order, empty for one without. */
export const mixOfOne = v.optional(v.pipe(text, v.regex(MIX, expects({ what: 'mix' }))));
export const mixesInOrder = v.optional(
  listOf(
    v.pipe(text, v.regex(/^([0-9a-f]{32})?$/, expects({ what: 'mix' }))),
    0,
    MOST.decisions,
  ),
);

/** A mark of a game, and where. */
const foreknown: FieldsOf<Foreknown> = {
  decision: wholeFrom(0, MOST.decisions),
  saw: listOf(among(REVEALED), 0, REVEALED.length),
};

export const foreknownMarks = v.optional(listOf(withFieldsOf<Foreknown>(foreknown), 0, MOST.decisions));

const note = toldOf<FeedNote, 'note', 'at'>(
  'note',
  { undone: { decisions: count }, redone: {}, foreknown, said: { text } },
  { at: count },
);

/** A schema for every field, whether or not older ones have it. */
type EachOf<T> = { readonly [K in keyof T]-?: Schema<T[K] | undefined> };
type Log = LogOf<GameTypes>;
/** `plans` is one of Middara's own, which its kind brings. */
type Saved = Omit<AnySavedGame, 'plans'>;

/** The saved games, logs and links of a game: around what is its own they are all alike. */
export function envelopeOf<G extends GameTypes>({
  game,
  setup,
  start,
  state,
  beside = {},
  migrations,
}: OwnParts<G>): Envelope<G> {
  /** What a log has whether it comes as a file or as a link. Older ones name no packs. */
  const logEntries: FieldsOf<Omit<Log, 'decisions'>> = {
    format: format(LOG_FORMAT, migrations.log),
    game: text,
    rules: text,
    contentHash: text,
    packs: v.optional(packs),
    setup,
    from: v.optional(start),
    checkpoint: v.optional(checkpoint),
    mixesBehind: mixesInOrder,
    foreknown: foreknownMarks,
    hash: text,
  };
  const log = withFieldsOf<Log>({
    ...logEntries,
    decisions: listOf(withFieldsOf<Decision>({ kind: named, seat: named, option: text, mix: mixOfOne }), 0, MOST.decisions),
  });
  const saved: EachOf<Saved> = {
    file: among<typeof SAVED_GAME>([SAVED_GAME]),
    version: format(SAVED_GAME_VERSION, migrations.record),
    id: v.optional(text),
    name: v.optional(text),
    savedAt: v.optional(text),
    events: v.optional(listOf(withFields({ type: text, rule: text }), 0, MOST.events)),
    marks: v.optional(listOf(count, 0, MOST.events)),
    notes: v.optional(listOf(note, 0, MOST.events)),
    autoPass: v.optional(listOf(text)),
    own: v.optional(listOf(withFieldsOf<OwnNote>({ at: count, text }), 0, MOST.events)),
    parent: v.optional(
      withFieldsOf<Parent>({ id: text, decision: wholeFrom(0, MOST.decisions), seed: v.optional(text) }),
    ),
    campaign: v.optional(text),
    gestures: v.optional(listOf(count, 0, MOST.events)),
    initial: v.optional(state),
    log,
  };
  return {
    game,
    migrations,
    log,
    link: withFields({ ...logEntries, mixes: mixesInOrder, options: listOf(text, 0, MOST.decisions) }),
    countedLink: withFields({ ...logEntries, mixes: mixesInOrder, decided: wholeFrom(0, MOST.decisions) }),
    savedGame: withFields({ ...saved, ...beside }),
    // What is read of a game is of its types by its own parts, and no type can say so of what is around them.
  } as unknown as Envelope<G>;
}
