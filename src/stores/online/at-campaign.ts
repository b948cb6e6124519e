/**
 * A campaign as the reader of a stream has it, with the game inside that it asks for: decisions are numbered through, and
 * a game that is over is taken by itself, on every page alike.
 */
import { type AbraxisLog, AbraxisSession, revealedInAbraxis } from '../../abraxis/index.ts';
import type { CampaignEvent, CampaignPrompt, CampaignSession } from '../../campaign/index.ts';
import { type EncounterLog, EncounterSession } from '../../engine/index.ts';
import { sha256Of } from '../../online/mix.ts';
import type { Words } from '../../words/words.ts';
import { askedBy } from '../campaign/asked-game.ts';
import { undoingOf } from '../campaign/seen.ts';
import { groundOf } from '../middara/game.ts';
import { middaraPlay } from '../middara/middara-play.ts';
import {
  type AnyRan,
  askedIn,
  type GameAtTable,
  gameAtTable,
  type StandsAtTable,
  stateHashOf,
} from './at-game.ts';
import { ofAbraxis, ofCampaign, ofMiddara, ofWhole } from './bot-of.ts';

/** Who answers what is the party's: no seat of a table, so that it is the host's to send. */
export const PARTY = 'party';

export type InsideSession = EncounterSession | AbraxisSession;

/** A game that a campaign asks for. */
export interface Inside {
  /** Of its set-up, as `Campaign.playIn` has it. */
  readonly id: string;
  readonly session: InsideSession;
  readonly game: GameAtTable;
}

export interface CampaignAtTable extends StandsAtTable {
  readonly session: CampaignSession;
  /** The game that is asked for; null while none is. */
  readonly inside: Inside | null;
  /** The same, or the one that was taken last, whose end is still looked at. */
  insideOf(id: string): Inside | null;
  /** Games that were taken here, by the hash their answer names. */
  readonly taken: ReadonlyMap<string, EncounterLog | AbraxisLog>;
  /** The number at the table of a decision of the campaign, or of the game inside. */
  numberOf(of: 'campaign' | 'inside', decision: number): number;
}

export interface CampaignBegun {
  readonly session: CampaignSession;
  readonly words: Words;
  /** The game inside as far as it was played before the table. */
  readonly inside?: InsideSession | undefined;
}

/** From where it stands now. */
export function campaignAtTable({ session, words, inside: before }: CampaignBegun): CampaignAtTable {
  const story = gameAtTable(ran(session, { reveals: revealedIn, unasked: () => null }), () => '');
  const bot = ofWhole(ofCampaign);
  const taken = new Map<string, EncounterLog | AbraxisLog>();
  /** By set-up, since the last that was taken: come to again, a game has the mixes it had. */
  const known = new Map<string, Inside>();
  let inside: Inside | null = null;
  let last: Inside | null = null;
  /** Where the campaign stood when a game was taken last, and so the table: behind it nobody goes back. */
  let floor = { campaign: session.decisions.length, table: 0 };
  let campaignHash: string | null = null;
  let typing = false;
  if (before) know(before);
  settle();

  function know(played: InsideSession): Inside {
    const made: Inside = { id: askedBy(session)!, session: played, game: insideAtTable(played, words) };
    made.game.typedDice?.(typing);
    known.set(made.id, made);
    return made;
  }

  /** The number of the first decision inside. */
  const start = (): number => floor.table + session.decisions.length - floor.campaign;
  const decisions = (): number => start() + (inside?.game.decisions ?? 0);

  /** Begins the game that is asked for, and takes it once it is over, until somebody is asked. */
  function settle(mix?: string): void {
    campaignHash = null;
    for (let id = askedBy(session); id !== null; id = askedBy(session)) {
      inside ??= known.get(id) ?? know(beginAsked(session));
      if (inside.session.pending !== null) return;
      take(inside, mix);
    }
  }

  function take(over: Inside, mix?: string): void {
    const table = decisions();
    const option = session.takeRun(over.session);
    session.decide(option, mix);
    session.list();
    const log = over.session.toLog();
    taken.set(log.hash, log);
    known.clear();
    last = over;
    inside = null;
    floor = { campaign: session.decisions.length, table };
  }

  /** Nothing that was told can be taken back in a campaign, and no game that is over; a game inside to its beginning. */
  function earliest(): number {
    if (inside && inside.game.decisions > 0) return start() + inside.game.earliest;
    const undo = session.decisions.length > floor.campaign ? undoingOf(session) : null;
    return undo && undo.saw.length === 0 ? start() - 1 : start();
  }

  return {
    session,
    taken,
    get inside() {
      return inside;
    },
    insideOf: (id) => [inside, last].find((one) => one?.id === id) ?? null,
    get decisions() {
      return decisions();
    },
    get earliest() {
      return earliest();
    },
    numberOf: (of, decision) =>
      of === 'campaign'
        ? floor.table + decision - floor.campaign
        : start() + (inside?.game.numberOf(decision) ?? 0),
    isJoined: (n) => inside !== null && n > start() && inside.game.isJoined(n - start()),
    mixAt(n) {
      if (inside && n >= start()) return inside.game.mixAt(n - start());
      return n < floor.table ? null : story.mixAt(story.decisions + n - start());
    },
    asked() {
      if (inside) return inside.game.asked();
      const { pending } = session;
      return pending && { ...askedIn(pending, typing)!, seat: seatOf(pending) };
    },
    stateHash() {
      campaignHash ??= stateHashOf(session.state);
      return inside ? sha256Of(`${campaignHash}\n${inside.game.stateHash()}`) : campaignHash;
    },
    decide(option, mix, joined) {
      const was = { inside, last, floor, decisions: session.decisions.length, known: new Map(known) };
      const inGame = inside?.session.decisions.length ?? 0;
      try {
        (inside?.game ?? story).decide(option, mix, joined);
        settle(mix);
      } catch (error) {
        ({ inside, last, floor } = was);
        for (const [id, one] of was.known) known.set(id, one);
        if (session.decisions.length > was.decisions) session.rewind(was.decisions);
        if (inside && inside.session.decisions.length > inGame) inside.session.rewind(inGame);
        campaignHash = null;
        throw error;
      }
    },
    back(to) {
      if (to < earliest() || to > decisions())
        throw new RangeError(`nobody goes back to before decision ${earliest()}`);
      if (to >= start()) return inside?.game.back(to - start());
      session.rewind(session.decisions.length - (start() - to));
      inside = null;
      settle();
    },
    again() {
      const done = (inside?.game ?? story).again();
      settle();
      return done;
    },
    since(to) {
      const within = inside?.game.since(Math.max(0, to - start())) ?? { seats: [], news: false };
      if (to >= start()) return within;
      const from = story.decisions - (start() - to);
      const asked = session.questions.slice(session.decisions.length - (start() - to));
      const seats = [...new Set([...asked.map(seatOf), ...within.seats])];
      return { seats, news: within.news || story.since(from).news };
    },
    standing: (passes) => inside?.game.standing(passes) ?? null,
    turn: () => inside?.game.turn?.() ?? null,
    ofBot: () => inside?.game.ofBot() ?? bot(session),
    typedDice(may) {
      typing = may;
      for (const { game } of known.values()) game.typedDice?.(may);
    },
  };
}

/** Who answers: a member's own things its seat, all else the party. */
function seatOf({ kind, about, seat }: CampaignPrompt): string {
  const isOwn = kind === 'roll' || kind === 'die-face' || about.of === 're-equip' || about.of === 'familiar';
  return isOwn ? seat : PARTY;
}

function revealedIn({ type }: CampaignEvent): ReturnType<AnyRan['play']['reveals']> {
  if (type === 'checkMade') return 'dice';
  return type === 'wordsDrawn' || type === 'cardRevealed' ? 'draw' : null;
}

/** With exactly the set-up that is asked for. */
function beginAsked({ pending, content }: CampaignSession): InsideSession {
  const about = pending?.about;
  if (about?.of === 'abraxis') return new AbraxisSession(about.setup, content);
  if (about?.of === 'encounter') return new EncounterSession(about.setup, content);
  throw new Error('no game is asked for');
}

function insideAtTable(session: InsideSession, words: Words): GameAtTable {
  if (session instanceof AbraxisSession)
    return gameAtTable(
      ran(session, { reveals: revealedInAbraxis, unasked: () => null }),
      ofWhole(() => ofAbraxis(session)),
    );
  return gameAtTable(
    ran(session, middaraPlay(groundOf(session), words)),
    ofWhole(() => ofMiddara(session)),
  );
}

/** Whoever drives it gives it its own questions' answers alone, and its own events. */
const ran = (session: CampaignSession | InsideSession, play: unknown): AnyRan =>
  ({ session, play }) as unknown as AnyRan;
