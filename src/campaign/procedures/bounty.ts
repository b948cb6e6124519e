import type { AbilityToken, CardRef } from '../../engine/index.ts';
import type { Task } from '../model/state.ts';
import { listHeld, memberIn } from '../queries/held.ts';
import { changeGold, xpOfDisciplines } from './gains.ts';
import { playEncounter } from './play-encounter.ts';
import { putMechanics } from './read-scene.ts';
import type { CampaignRule, CampaignTable } from './table.ts';
import { unlearn } from './take-away.ts';

type Step = Extract<Task, { readonly do: 'step' }>;

/**
 * A Bounty (p.13), an encounter of it at a time: won to the last, it pays and is done for the Adventure; lost, all
 * that it gave goes again, and it may be tried in the next Story Round.
 */
export function* resolveBountyStep(table: CampaignTable, task: Step): CampaignRule<void> {
  const bounty = table.content.stories.bounties[task.ref];
  const step = bounty?.encounters[task.step];
  if (!bounty || !step) throw new Error(`no step ${task.step} of a bounty ${task.ref} in the content`);
  const ended = yield* playEncounter(table, step.encounter, task.scene);
  if (!ended) return;
  const { result } = ended;
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

/**
 * What it gave goes again, that copy, wherever it lies, and once (X232, X405): what was spent, broken, used up or hurt stays
 * so.
 */
function loseRun(table: CampaignTable): void {
  const { state, emit } = table;
  const { run } = state;
  if (!run) return;
  const why = { from: 'bounty', bounty: run.ref } as const;
  for (;;) {
    const found = listHeld(state).find(({ held }) => held.ofRun);
    if (!found) break;
    emit({ type: 'itemLost', at: found.at, item: found.held, why, rule: 'X405' });
  }
  for (const { card, disciplines } of state.members)
    for (const { ref, ofRun } of disciplines) if (ofRun) unlearn(table, card, ref, 0, 'X405');
  for (const [card, tokens] of Object.entries(run.tokens ?? {}))
    for (const [token, given] of Object.entries(tokens) as [AbilityToken, number][]) {
      const has = state.members.find((one) => one.card === card)?.tokens[token] ?? 0;
      const amount = -Math.min(given, has);
      if (amount !== 0) emit({ type: 'tokensGained', card, token, amount, rule: 'X405' });
    }
  if (run.had)
    for (const card of Object.keys(state.allies))
      if (!run.had.allies.includes(card)) emit({ type: 'allySet', card, on: false, rule: 'X490' });
  for (const [member, amount] of Object.entries(run.xp))
    if (amount > 0 && state.members.some(({ card }) => card === member)) {
      unlearnFor(table, member, amount);
      emit({ type: 'xpTakenBack', member, amount, why, rule: 'X232' });
    }
  if (run.gold > 0) changeGold(table, -run.gold, why);
}

/** XP that were given and are spent come back from what was learned last (X405). */
function unlearnFor(table: CampaignTable, card: CardRef, amount: number): void {
  const { content, state } = table;
  for (;;) {
    const { free, disciplines } = memberIn(state, card);
    const last = disciplines.findLast(({ ref }) => !content.cards.disciplines[ref]?.story);
    if (free >= amount || !last) return;
    const all = disciplines.map(({ ref }) => ref);
    const rest = all.filter((ref) => ref !== last.ref);
    const back = xpOfDisciplines(all, content.cards) - xpOfDisciplines(rest, content.cards);
    unlearn(table, card, last.ref, back, 'X405');
  }
}
