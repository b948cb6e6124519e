import type { Task } from '../model/state.ts';
import { listItems } from '../queries/held.ts';
import { changeGold } from './gains.ts';
import { playEncounter } from './play-encounter.ts';
import { putMechanics } from './read-scene.ts';
import type { CampaignRule, CampaignTable } from './table.ts';

type Step = Extract<Task, { readonly do: 'step' }>;

/**
 * A Bounty (p.13), an encounter of it at a time: won to the last, it pays and is done for the Adventure; lost, all
 * that it gave goes again, and it may be tried in the next Story Round.
 */
export function* resolveBountyStep(table: CampaignTable, task: Step): CampaignRule<void> {
  const bounty = table.content.stories.bounties[task.ref];
  const step = bounty?.encounters[task.step];
  if (!bounty || !step) throw new Error(`no step ${task.step} of a bounty ${task.ref} in the content`);
  const { result } = yield* playEncounter(table, step.encounter, task.scene);
  if (result === 'lost') {
    loseRun(table);
    table.emit({ type: 'runEnded', of: 'bounty', ref: bounty.id, result: 'lost', rule: 'p.13' });
    return putMechanics(table, bounty.lost ?? [], task.scene, 'p.13');
  }
  const next = task.step + 1;
  if (next < bounty.encounters.length)
    table.emit({ type: 'tasksPut', tasks: [{ ...task, step: next }], rule: 'p.13' });
  else {
    table.emit({ type: 'runEnded', of: 'bounty', ref: bounty.id, result: 'completed', rule: 'p.13' });
    putMechanics(table, bounty.reward, task.scene, 'p.13');
  }
  putMechanics(table, step.won ?? [], task.scene, 'p.13');
}

/** What it gave goes again, wherever it lies; what was spent, broken or hurt stays so (X232). */
function loseRun(table: CampaignTable): void {
  const { run } = table.state;
  if (!run) return;
  const why = { from: 'bounty', bounty: run.ref } as const;
  for (const ref of run.items) {
    const found = listItems(table.state).find(({ held }) => held.ref === ref);
    if (found) table.emit({ type: 'itemLost', at: found.at, item: found.held, why, rule: 'X232' });
  }
  for (const [member, amount] of Object.entries(run.xp))
    if (amount > 0 && table.state.members.some(({ card }) => card === member))
      table.emit({ type: 'xpTakenBack', member, amount, why, rule: 'X232' });
  if (run.gold > 0) changeGold(table, -run.gold, why);
}
