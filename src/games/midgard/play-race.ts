import { playOut, provePlayed } from '../../engine/kernel/played-out.ts';
import { type FolderMet, metIn } from './met.ts';
import { type MidgardLog, type MidgardSession, midgard } from './rules/midgard-game.ts';
import type { MidgardContent } from './rules/model/content.ts';
import type { MidgardEvent } from './rules/model/events.ts';
import { HAND_LIMIT } from './rules/model/fixed-numbers.ts';
import type { MidgardOption, MidgardPrompt } from './rules/model/prompts.ts';
import type { MidgardSetup } from './rules/model/setup.ts';
import type { MidgardState, Over } from './rules/model/state.ts';
import { prestigeOf } from './rules/queries/numbers.ts';

/** What is counted of a race, by who tells of it. */
export const COUNTED = [
  'tokens tried',
  'tokens won',
  'creatures fought',
  'creatures beaten',
  'guardians',
  'adventures tried',
  'adventures passed',
  'shadows fought',
  'shadows beaten',
  'thefts tried',
  'thefts',
  'assaults',
  'forgeries placed',
  'forgeries caught',
  'deals',
  'falls',
] as const;
export type Counted = (typeof COUNTED)[number];

/** What came of a race. */
export interface PlayedRace {
  readonly seed: string;
  readonly over: Over;
  readonly round: number;
  readonly decisions: number;
  readonly prestige: readonly number[];
  readonly counts: Readonly<Record<Counted, number>>;
  readonly met: Readonly<Record<FolderMet, ReadonlySet<string>>>;
  readonly log: MidgardLog;
}

export type Answers = (state: MidgardState, prompt: MidgardPrompt) => MidgardOption;

/** A race from its set-up to its end, with these answers. Throws Error where it does not end, or breaks a law. */
export function playRace(content: MidgardContent, setup: MidgardSetup, answers: Answers): PlayedRace {
  const laws = lawsOf(content, setup);
  const session: MidgardSession = playOut(midgard(content), setup, (state, prompt) => {
    laws(state);
    return answers(state, prompt).id;
  });
  const { state, events, decisions } = session;
  laws(state);
  return {
    seed: setup.seed,
    over: state.over!,
    round: state.round,
    decisions: decisions.length,
    prestige: state.players.map((_, player) => prestigeOf({ state, content }, player)),
    counts: countsIn(events),
    met: metIn(
      events,
      setup.seats.map(({ hero }) => hero),
      content,
    ),
    log: session.toLog(),
  };
}

/** Plays a race again and back and forth (`provePlayed`). Throws Error where it is another then. */
export function proveRace(content: MidgardContent, { log }: Pick<PlayedRace, 'log'>): void {
  provePlayed(midgard(content), log);
}

/**
 * What holds at every question (section 11): every fixed token is in a city, with a player, on a task, or out; no gold is
 * below 0, nobody is without Life Points, and hands are four at most where another's turn has begun.
 */
function lawsOf(content: MidgardContent, { table }: MidgardSetup): (state: MidgardState) => void {
  let out: number | null = null;
  return (state) => {
    const { cities, players, turn } = state;
    const tokens = [
      ...cities.flatMap(({ fixed }) => fixed),
      ...players.flatMap((player) => player.tokens),
      ...cities.flatMap(({ tasks }) => tasks.flatMap((one) => (one?.as === 'original' ? [one.token] : []))),
    ];
    if (new Set(tokens).size < tokens.length) throw new Error('a token is in two places');
    const gone =
      Object.values(content.tokens).filter(({ city }) => city <= cities.length).length - tokens.length;
    if (gone < 0 || (out !== null && gone < out))
      throw new Error(`${gone} tokens are out on the ${table} table`);
    out = gone;
    players.forEach(({ gold, lp, hand }, player) => {
      if (gold < 0) throw new Error(`player ${player} has ${gold} gold`);
      if (lp < 1) throw new Error(`player ${player} has ${lp} Life Points`);
      // Whoever's turn has ended; an aide may hold more until their own end.
      const ended = turn.phase === 'begin' && turn.player === (player + 1) % players.length;
      if (ended && players.length > 1 && hand.length > HAND_LIMIT)
        throw new Error(`player ${player} holds ${hand.length}`);
    });
  };
}

function countsIn(events: readonly MidgardEvent[]): Record<Counted, number> {
  const counts = Object.fromEntries(COUNTED.map((one) => [one, 0])) as Record<Counted, number>;
  let kind = '';
  for (const event of events) {
    if (event.type === 'combatBegan') kind = event.combat.kind;
    const one = countedOf(event, kind);
    if (one) for (const name of one) counts[name] += 1;
  }
  return counts;
}

const FOUGHT: Readonly<Record<string, readonly [began: Counted, won: Counted | null]>> = {
  creature: ['creatures fought', 'creatures beaten'],
  guardian: ['guardians', null],
  shadow: ['shadows fought', 'shadows beaten'],
  assault: ['assaults', null],
};

/** What an event counts for; `kind`: of the last combat that began. */
function countedOf(event: MidgardEvent, kind: string): readonly Counted[] {
  const [began, won] = FOUGHT[kind] ?? [];
  switch (event.type) {
    case 'attemptBegan':
      return ['tokens tried'];
    case 'attemptEnded':
      return event.kept ? ['tokens won'] : [];
    case 'combatBegan':
      return began ? [began] : [];
    case 'combatEnded':
      return event.won && won ? [won] : [];
    case 'adventureBegan':
      return ['adventures tried'];
    case 'adventureEnded':
      return event.passed ? ['adventures passed'] : [];
    case 'theftEnded':
      return event.taken ? ['thefts tried', 'thefts'] : ['thefts tried'];
    case 'taskDone':
      return event.done.as === 'forgery' ? ['forgeries placed'] : [];
    case 'handedInVain':
      return event.as === 'forgery' ? ['forgeries caught'] : [];
    case 'dealAnswered':
      return event.yes ? ['deals'] : [];
    case 'fell':
      return ['falls'];
    default:
      return [];
  }
}
