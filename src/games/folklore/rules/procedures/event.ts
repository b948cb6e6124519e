import type { Choice } from '../model/content.ts';
import type { FolkloreOption } from '../model/prompts.ts';
import { groupHas } from '../queries/numbers.ts';
import { endIfAllGhosts } from './changes.ts';
import { doAll } from './effects.ts';
import { ask, type FolkloreTable, type Rule } from './table.ts';

/**
 * The Event Card that was drawn (p.15): what it does, then what the leader chooses, who has the final say in all that
 * the group decides (p.11, FK-12), and what comes of it; a skirmish last.
 */
export function* resolveEvent(table: FolkloreTable): Rule {
  const { state, content, emit } = table;
  const card = content.events[state.event!]!;
  yield* doAll(table, card.do ?? []);
  const { choices } = card;
  if (choices) {
    const act = yield* ask(table, state.leader, {
      kind: 'event-choice',
      options: listChoices(table, choices),
      rule: 'p.11',
    });
    const choice = act.do === 'choose' ? act.choice : 0;
    emit({ type: 'choiceTaken', card: card.id, choice, rule: 'p.11' });
    yield* doAll(table, choices[choice]!.do);
  }
  if (endIfAllGhosts(table)) return;
  if (state.step === 'event') emit({ type: 'stepBegan', step: 'pass', rule: 'p.15' });
}

/** The choices the group can afford; one that needs nothing is always among them. */
const listChoices = ({ state }: FolkloreTable, choices: readonly Choice[]): FolkloreOption[] =>
  choices.flatMap(({ needs }, choice) =>
    (needs?.coins ?? 0) <= groupHas(state, 'coins') && (needs?.lore ?? 0) <= groupHas(state, 'lore')
      ? [{ id: `choose:${choice}`, act: { do: 'choose', choice } } as const]
      : [],
  );
