import type { Task } from '../model/state.ts';
import { resolveBountyStep } from './bounty.ts';
import { chooseFreely } from './free.ts';
import { resolveMechanic } from './mechanics.ts';
import { readScene } from './read-scene.ts';
import { chooseScenario, resolveScenarioStep, winScenario } from './scenario.ts';
import { resolveStore } from './store.ts';
import { resolveStoryRound } from './story-round.ts';
import type { CampaignRule, CampaignTable } from './table.ts';

/**
 * The next rule of a campaign, from its state alone (pp.9-13): the first of what is still to be done; null when it has
 * come to an Ending, or nothing is left.
 */
export function nextCampaignRule(table: CampaignTable): CampaignRule<void> | null {
  const { state } = table;
  const [task] = state.agenda;
  return state.ending || !task ? null : resolveTask(table, task);
}

function* resolveTask(table: CampaignTable, task: Task): CampaignRule<void> {
  switch (task.do) {
    // These stay open, a step at a time.
    case 'story-round':
      return yield* resolveStoryRound(table, task);
    case 'shop':
      if (yield* resolveStore(table, task.store)) take(table);
      return;
    case 'free':
      return yield* chooseFreely(table);
    default:
      take(table);
  }
  switch (task.do) {
    case 'mechanic':
      return yield* resolveMechanic(table, task.mechanic, task.scene);
    case 'read':
      return yield* readScene(table, task.scene);
    case 'back':
      return table.emit({ type: 'sceneEntered', scene: task.scene, rule: 'p.13' });
    case 'step':
      return yield* task.of === 'bounty' ? resolveBountyStep(table, task) : resolveScenarioStep(table, task);
    case 'won':
      return winScenario(table, task.scenario);
    case 'scenario':
      return yield* chooseScenario(table);
  }
}

const take = ({ emit }: CampaignTable): void => emit({ type: 'taskTaken', rule: 'p.10' });
