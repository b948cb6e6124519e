import {
  type CardRef,
  canonicalJson,
  type EncounterDefinition,
  type EncounterReport,
  type EncounterSetup,
  type KeptBoard,
} from '../../engine/index.ts';
import type { Mechanic, StoryRef } from '../model/content.ts';
import type { Origin } from '../model/events.ts';
import type { CampaignOption } from '../model/prompts.ts';
import { listAchieved } from '../queries/achieved.ts';
import { encounterSetupOf, triesOf } from '../queries/encounter-setup.ts';
import { leftOfRun } from '../queries/of-run.ts';
import { readyGroup } from './active-group.ts';
import { changeGold, gainXp } from './gains.ts';
import { putRight } from './re-equip-own.ts';
import { putMechanics } from './read-scene.ts';
import { askLazily, type CampaignRule, type CampaignTable } from './table.ts';

type EncounterMechanic = Extract<Mechanic, { readonly do: 'encounter' }>;

/** What an encounter came to, for what goes by it. */
export interface Ended {
  readonly result: 'won' | 'lost';
  readonly condition: string | null;
}

/** An encounter of a scene (p.10): played, then what its End Condition leads to; what was gained is kept either way. */
export function* resolveEncounter(
  table: CampaignTable,
  mechanic: EncounterMechanic,
  scene: StoryRef,
): CampaignRule<void> {
  const ended = yield* playEncounter(table, mechanic.encounter, scene, mechanic.board);
  if (ended) putMechanics(table, outcomeOf(mechanic, ended), scene, 'p.14');
}

/** The mechanics of that End Condition; else those of any win, or of any loss. */
export const outcomeOf = (
  { outcomes = {}, won = [], lost = [] }: Pick<EncounterMechanic, 'outcomes' | 'won' | 'lost'>,
  { result, condition }: Ended,
): readonly Mechanic[] =>
  (condition !== null && Object.hasOwn(outcomes, condition) ? outcomes[condition] : undefined) ??
  (result === 'won' ? won : lost);

/**
 * An encounter inside the campaign is one decision: 1. it is set up as the campaign has it (p.14); 2. it is played on
 * its own board and log, and named by the hash of that, or its end is told by whoever played it on cardboard; 3. what it
 * left comes back: cards, damage, Gold (p.55), the Reward (p.14), XP for every member (p.24, X231), a Restore (X246). Null
 * where nobody can go: the story is over (K6, X402).
 */
export function* playEncounter(
  table: CampaignTable,
  encounter: string,
  scene: StoryRef,
  board?: 'kept',
): CampaignRule<Ended | null> {
  const origin: Origin = { from: 'encounter', encounter };
  const definition = table.content.encounters[encounter];
  if (!definition) throw new Error(`no encounter ${encounter} in the content`);
  yield* readyGroup(table, scene);
  if (table.state.active.length === 0 && !table.asBefore) {
    table.emit({ type: 'endingReached', scene, over: true, rule: 'X402' });
    return null;
  }
  yield* putRight(table, table.state.active, scene);
  table.emit({ type: 'encounterBegun', encounter, scene, rule: 'p.14' });
  const kept = board === 'kept' ? keptBoard(table) : undefined;
  const met = table.asBefore ? [] : achievedIn(table, encounter);
  const setup = encounterSetupOf(table.state, encounter, table, kept, met);
  const about = { of: 'encounter', scene, setup, tries: triesOf(table.state, encounter) } as const;
  const next = () =>
    askLazily(table, 'encounter', about, (asked) => ({
      options: [
        ...playedOptions(table, setup),
        ...toldOptions(definition),
        ...achievedOptions(asked, definition),
      ],
      refused: [],
    }));
  let act = yield* next();
  for (; act.do === 'achieved'; act = yield* next())
    table.emit({ type: 'achievementTold', encounter, achievement: act.achievement, rule: 'p.18' });
  if (act.do === 'played') {
    const { report } = table.played.encounters.get(act.hash)!;
    return takeReport(table, report, scene, setup, act.hash, origin);
  }
  return takeWord(table, definition, scene, act.do === 'told' ? act.condition : null, origin);
}

/** The board the last encounter was left on, where it was played here by the same group (F42). */
function keptBoard({ state, played }: CampaignTable): KeptBoard | undefined {
  const hash = state.games.at(-1)?.hash ?? null;
  const last = hash === null ? undefined : played.encounters.get(hash);
  const isSame = last?.report.members.map(({ card }) => card).join() === state.active.join();
  return isSame ? last?.board : undefined;
}

/** Games of exactly that set-up which are over. */
function playedOptions({ played }: CampaignTable, setup: EncounterSetup): CampaignOption[] {
  const wanted = canonicalJson(setup);
  return [...played.encounters].flatMap(([hash, game]) =>
    game.setup === wanted ? [{ id: `played:${hash}`, act: { do: 'played' as const, hash } }] : [],
  );
}

/** How it may have ended on cardboard: by any of its End Conditions, or with everybody Defeated. */
const toldOptions = ({ endConditions }: EncounterDefinition): CampaignOption[] => [
  ...endConditions.map(({ id }) => ({ id: `told:${id}`, act: { do: 'told' as const, condition: id } })),
  { id: 'told', act: { do: 'told', condition: null } },
];

const achievedIn = ({ state, played }: Pick<CampaignTable, 'state' | 'played'>, id: string): string[] =>
  listAchieved(state, played).flatMap((one) => (one.encounter === id ? one.achievement : []));

/** Its Achievements that were not met before, each once (p.18). */
function achievedOptions(
  { state, played }: CampaignTable,
  { id, achievements = [] }: EncounterDefinition,
): CampaignOption[] {
  const met = achievedIn({ state, played }, id);
  return achievements
    .filter((one) => !met.includes(one.id))
    .map((one) => ({ id: `achieved:${one.id}`, act: { do: 'achieved', achievement: one.id } }));
}

function takeReport(
  table: CampaignTable,
  report: EncounterReport,
  scene: StoryRef,
  setup: EncounterSetup,
  hash: string,
  origin: Origin,
): Ended {
  const { state, emit } = table;
  const { result, condition } = report;
  const { encounter } = setup;
  const fallen = report.members.filter(({ defeated }) => defeated).map(({ card }) => card);
  emit({
    type: 'encounterEnded',
    encounter,
    scene,
    result,
    condition,
    rounds: report.rounds,
    hash,
    left: leftOfRun(table, report, setup),
    lootOut: report.lootOut,
    allies: alliesAfter(table, report),
    fallen,
    gained: report.gained.filter(({ place }) => place !== 'discarded').map(({ item }) => item),
    last: report.members.findLast(({ defeated }) => !defeated)?.card ?? null,
    rule: 'p.14',
  });
  for (const [flag, value] of Object.entries(report.flags))
    if ((state.flags[flag] ?? 0) !== value) emit({ type: 'flagSet', flag, value, rule: 'p.13' });
  for (const ref of report.used ?? []) loseOfStash(table, ref, origin);
  for (const ref of [...report.stash, ...(report.companions ?? [])])
    emit({ type: 'itemGained', item: { ref }, to: 'stash', why: origin, rule: 'p.67' });
  for (const card of report.removed ?? []) emit({ type: 'cardRemoved', card, rule: 'p.19' });
  reward(table, report, origin);
  if (report.restored) emit({ type: 'partyRestored', rule: 'p.18' });
  return { result, condition };
}

/** Somebody used it from there (X473). */
function loseOfStash({ state, emit }: CampaignTable, ref: CardRef, why: Origin): void {
  const at = state.stash.findIndex((held) => held.ref === ref);
  if (at >= 0) emit({ type: 'itemLost', at: { in: 'stash', at }, item: state.stash[at]!, why, rule: 'X473' });
}

/** X205: Gold, then XP of the End Condition for every member of the party. */
function reward(
  table: CampaignTable,
  { gold, xp }: { readonly gold: number; readonly xp: number },
  origin: Origin,
): void {
  changeGold(table, gold, origin);
  for (const { card } of table.state.members) gainXp(table, card, xp, origin);
}

/** Those the story lends, as the encounter leaves them. */
function alliesAfter(
  { state }: CampaignTable,
  report: EncounterReport,
): Record<CardRef, { damage: number; defeated: boolean }> {
  return Object.fromEntries(
    report.allies.flatMap(({ card, damage, defeated }) =>
      Object.hasOwn(state.allies, card) ? [[card, { damage, defeated }]] : [],
    ),
  );
}

/** Played on cardboard: its End Condition's Reward, and the party as it went in. */
function takeWord(
  table: CampaignTable,
  { id: encounter, endConditions }: EncounterDefinition,
  scene: StoryRef,
  condition: string | null,
  origin: Origin,
): Ended {
  const { state, emit } = table;
  const met = endConditions.find(({ id }) => id === condition);
  const result = met?.result ?? 'lost';
  emit({
    type: 'encounterEnded',
    encounter,
    scene,
    result,
    condition,
    rounds: 0,
    hash: null,
    left: [],
    lootOut: state.lootOut,
    allies: {},
    fallen: [],
    gained: [],
    last: null,
    rule: 'p.14',
  });
  reward(table, { gold: met?.gold ?? 0, xp: met?.xp ?? 0 }, origin);
  if (met?.restore) emit({ type: 'partyRestored', rule: 'p.18' });
  return { result, condition };
}
