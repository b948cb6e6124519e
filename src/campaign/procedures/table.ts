import type { AbraxisContent, AbraxisResult } from '../../abraxis/index.ts';
import type {
  CardRef,
  Challenge,
  ChancePort,
  EncounterContent,
  EncounterReport,
  KeptBoard,
  NamedSeat,
  Procedure,
} from '../../engine/index.ts';
import type { StoryContent } from '../model/content.ts';
import type { CampaignEvent, Origin } from '../model/events.ts';
import type {
  CampaignAbout,
  CampaignAct,
  CampaignOption,
  CampaignPrompt,
  CampaignPromptKind,
  CampaignRefusal,
} from '../model/prompts.ts';
import type { CampaignState } from '../model/state.ts';

/** What the rules of a campaign need of the content: cards and encounters, the cards of Abraxis, and the stories. */
export type CampaignContent = EncounterContent &
  Pick<AbraxisContent, 'abraxis'> & { readonly stories: StoryContent };

/** What a campaign's rule works on. `emit` writes. */
export interface CampaignTable {
  readonly state: CampaignState;
  readonly content: CampaignContent;
  readonly chance: ChancePort;
  /** Players roll real dice and type the faces. */
  readonly byHand: boolean;
  /** How hard encounters are that ask for it; normal where absent. */
  readonly difficulty?: Challenge;
  /** Stores outside of Story Rounds draw their Unique (X292). */
  readonly shopUniques?: true;
  /** Scenes ask and limit as they did before X400: its log was begun so. */
  readonly asBefore?: true;
  /** Bounties take back, and scenes give a Familiar, as they did before X490: its log was begun so. */
  readonly asIn11?: true;
  /** What the players are called. */
  readonly seatNames: readonly NamedSeat[];
  /** What was played at this table, by the hash of its log. */
  readonly played: Played;
  emit(event: CampaignEvent): void;
}

/** Games inside the campaign that are over: what each left, and the set-up it was of. */
export interface Played {
  readonly encounters: ReadonlyMap<string, PlayedEncounter>;
  readonly abraxis: ReadonlyMap<string, PlayedAbraxis>;
}

/** The set-up as canonical JSON: a game counts for exactly the question it was begun from. */
export interface PlayedEncounter {
  readonly setup: string;
  readonly report: EncounterReport;
  /** How the board lies, for an encounter that goes on there (F42). */
  readonly board: KeptBoard;
}

/** The same of a game of Abraxis. */
export interface PlayedAbraxis {
  readonly setup: string;
  readonly result: AbraxisResult;
}

export type CampaignRule<T> = Procedure<T, CampaignPrompt>;

/** Asks the table (X251: the first seat) or whoever plays that member; gives the act that was chosen. */
export function* ask(
  table: CampaignTable,
  kind: CampaignPromptKind,
  about: CampaignAbout,
  options: readonly CampaignOption[],
  { member, refused = [] }: { readonly member?: CardRef; readonly refused?: readonly CampaignRefusal[] } = {},
): CampaignRule<CampaignAct> {
  // A page that is turned and a throw are no choice between answers, and are waited for all the same (I6).
  const chosen = yield { kind, seat: seatOf(table, member), about, options, refused, isChoice: () => true };
  return options.find(({ id }) => id === chosen)!.act;
}

/** The same where the answers are many: listed only once somebody reads them. */
export function* askLazily(
  table: CampaignTable,
  kind: CampaignPromptKind,
  about: CampaignAbout,
  list: (asked: CampaignTable) => {
    readonly options: readonly CampaignOption[];
    readonly refused: readonly CampaignRefusal[];
  },
  member?: CardRef,
): CampaignRule<CampaignAct> {
  let listed: ReturnType<typeof list> | null = null;
  let known = -1;
  // As it stood when it was asked: what is decided since is written into the state at hand, not into what was asked.
  const asked: CampaignTable = { ...table, state: { ...table.state } };
  // A game that is registered meanwhile is one answer more.
  const all = () => {
    const { encounters, abraxis } = table.played;
    const now = encounters.size + abraxis.size;
    if (now !== known || !listed) listed = list(asked);
    known = now;
    return listed;
  };
  const chosen = yield {
    kind,
    seat: seatOf(table, member),
    about,
    get options() {
      return all().options;
    },
    get refused() {
      return all().refused;
    },
    isChoice: () => true,
  };
  return all().options.find(({ id }) => id === chosen)!.act;
}

export function seatOf({ state }: Pick<CampaignTable, 'state'>, member?: CardRef): string {
  const seat = state.members.find(({ card }) => card === member)?.seat;
  return seat ?? state.seats[0]!.id;
}

/** A draw among several, named for a script; its words are written by the caller's event, or at once. */
export function draw<T extends string>(table: CampaignTable, what: string, among: readonly T[]): T {
  const picked = table.chance.pick(table.state.rng, among.length, `draw:${what}`, among);
  table.emit({ type: 'wordsDrawn', rng: picked.words, rule: 'p.13' });
  return among[picked.value]!;
}

/** Where what happens now comes from: the Bounty or Scenario under way, else the scene. */
export function originOf({ state }: Pick<CampaignTable, 'state'>): Origin {
  const { run, scene } = state;
  if (run?.of === 'bounty') return { from: 'bounty', bounty: run.ref };
  if (scene !== null) return { from: 'scene', scene };
  return run ? { from: 'scenario', scenario: run.ref } : { from: 'table' };
}
