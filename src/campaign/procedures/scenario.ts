import type { Scenario, ScenarioStep } from '../model/content.ts';
import type { Belongings, CampaignState, Run, Task } from '../model/state.ts';
import { outcomeOf, playEncounter } from './play-encounter.ts';
import { putMechanics } from './read-scene.ts';
import { ask, type CampaignRule, type CampaignTable, draw } from './table.ts';

type Step = Extract<Task, { readonly do: 'step' }>;

/** What a Scenario begins with (p.9): its Store first, then its encounters. */
export const tasksOf = ({ id, store }: Scenario): Task[] => [
  { do: 'shop', store },
  { do: 'step', of: 'scenario', ref: id, step: 0, scene: id },
];

/** The run of a Scenario, with all there was before it. */
export const runOf = (
  state: CampaignState,
  { id }: Scenario,
  shopUniques: boolean | undefined,
): { readonly run: Run; readonly before: Belongings } => ({
  run: { of: 'scenario', ref: id, gold: 0, xp: {}, lootOut: state.lootOut },
  // X292: a Unique that a lost Scenario drew or sold is in the box again, as all of it is as it was.
  before: shopUniques
    ? { ...belongingsOf(state), gone: state.gone, rounds: state.rounds }
    : belongingsOf(state),
});

const belongingsOf = ({
  members,
  active,
  gold,
  stash,
  achievements,
  lootOut,
  allies,
  flags,
}: CampaignState): Belongings => ({ members, active, gold, stash, achievements, lootOut, allies, flags });

/**
 * A Scenario (p.9), an encounter of it at a time: a lost one loses the Scenario and all that came of it; after the last
 * it is won.
 */
export function* resolveScenarioStep(table: CampaignTable, task: Step): CampaignRule<void> {
  const { state, content, emit } = table;
  const scenario = content.stories.scenarios[task.ref];
  const step = scenario?.steps[task.step];
  if (!scenario || !step) throw new Error(`no step ${task.step} of a scenario ${task.ref} in the content`);
  const ended = yield* playEncounter(table, encounterOf(table, step, task), task.scene);
  if (!ended) return;
  if (ended.result === 'lost') {
    emit({ type: 'belongingsBack', rule: 'p.9' });
    emit({ type: 'runEnded', of: 'scenario', ref: scenario.id, result: 'lost', rule: 'p.9' });
    return after(table, scenario, true);
  }
  const next = task.step + 1;
  if (next < scenario.steps.length) emit({ type: 'tasksPut', tasks: [{ ...task, step: next }], rule: 'p.9' });
  else emit({ type: 'tasksPut', tasks: [{ do: 'won', scenario: scenario.id }], rule: 'p.9' });
  putMechanics(table, outcomeOf(step, ended), state.scene ?? task.scene, 'p.9');
}

/** The encounter of a step; of several one that this Scenario has not had, as long as there is one (X280). */
function encounterOf(table: CampaignTable, { encounter, anyOf = [] }: ScenarioStep, task: Step): string {
  if (encounter !== undefined) return encounter;
  const had = table.state.games.filter(({ scene }) => scene === task.scene).map((game) => game.encounter);
  const fresh = anyOf.filter((one) => !had.includes(one));
  return draw(table, `encounter:${task.ref}:${task.step}`, fresh.length > 0 ? fresh : anyOf);
}

/** The end of a Scenario that was won. */
export function winScenario(table: CampaignTable, ref: string): void {
  const scenario = table.content.stories.scenarios[ref]!;
  const { rank } = scenario;
  table.emit({ type: 'runEnded', of: 'scenario', ref, result: 'completed', rank, rule: 'p.9' });
  after(table, scenario, false);
}

/** A Crawl is over; an Epic one goes on to the next (p.9, X240, X241). */
function after({ state, emit }: CampaignTable, { id }: Scenario, over: boolean): void {
  if (state.mode !== 'epic') {
    emit({ type: 'endingReached', scene: id, over, rule: 'p.9' });
    return;
  }
  emit({ type: 'partyRestored', rule: 'X241' });
  emit({ type: 'tasksPut', tasks: [{ do: 'scenario' }], rule: 'p.9' });
}

/** The next Scenario of an Epic Crawl: of a higher Rank than all that were won (p.9); it gives none of its start (X239). */
export function* chooseScenario(table: CampaignTable): CampaignRule<void> {
  const { state, content, emit } = table;
  const best = Math.max(0, ...state.ranks);
  const all = Object.values(content.stories.scenarios).sort(
    (a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1),
  );
  const actOf = ({ id }: Scenario) => ({
    id: `scenario:${id}`,
    act: { do: 'scenario' as const, scenario: id },
  });
  const open = all.filter(({ rank }) => rank > best);
  const refused = all
    .filter(({ rank }) => rank <= best)
    .map((one) => ({ ...actOf(one), why: { why: 'rank' as const, rank: best }, rule: 'p.9' }));
  if (open.length === 0)
    return emit({ type: 'endingReached', scene: state.story ?? '', over: false, rule: 'p.9' });
  const options = [...open.map(actOf), { id: 'done', act: { do: 'done' as const } }];
  const act = yield* ask(table, 'scenario', { of: 'crawl' }, options, { refused });
  if (act.do !== 'scenario')
    return emit({ type: 'endingReached', scene: state.story ?? '', over: false, rule: 'p.9' });
  const scenario = content.stories.scenarios[act.scenario]!;
  emit({ type: 'storyBegun', story: scenario.id, mode: 'epic', rule: 'p.9' });
  emit({ type: 'runBegun', ...runOf(state, scenario, table.shopUniques), rule: 'p.9' });
  emit({ type: 'tasksPut', tasks: tasksOf(scenario), rule: 'p.9' });
}
