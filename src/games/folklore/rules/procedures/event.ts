import type { Change, Choice, Effect } from '../model/content.ts';
import type { FolkloreOption } from '../model/prompts.ts';
import { groupHas, hasBroken } from '../queries/numbers.ts';
import { changeStat, drawItem, endIfAllGhosts } from './changes.ts';
import { setField } from './encounter/set-field.ts';
import { ask, type FolkloreTable, listFromLeader, type Rule } from './table.ts';

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

function* doAll(table: FolkloreTable, effects: readonly Effect[]): Rule {
  for (const effect of effects) yield* doOne(table, effect);
}

function* doOne(table: FolkloreTable, effect: Effect): Rule {
  const { state, emit } = table;
  if ('fight' in effect) {
    if (state.heroes.some(({ isGhost }) => !isGhost))
      emit({ type: 'fightBegan', foe: effect.fight, last: false, rule: 'p.18' });
  } else if ('encounter' in effect) {
    if (state.heroes.some(({ isGhost }) => !isGhost)) setField(table, effect.encounter, false);
  } else if ('mends' in effect) {
    for (const at of listFromLeader(state))
      if (hasBroken(state, at)) emit({ type: 'mended', hero: at, rule: 'p.25' });
  } else if ('each' in effect) {
    for (const at of listFromLeader(state)) changeAll(table, at, effect.each);
  } else if ('leader' in effect) {
    changeAll(table, state.leader, effect.leader);
  } else if ('items' in effect) {
    for (let n = 0; n < effect.items; n++) drawItem(table, yield* whoTakes(table), 'FK-13');
  } else if (effect.coins > 0) {
    changeStat(table, yield* whoTakes(table), 'coins', effect.coins, 'FK-14');
  } else {
    pay(table, -effect.coins);
  }
}

function changeAll(table: FolkloreTable, at: number, change: Change): void {
  for (const stat of ['vita', 'power', 'ghost', 'lore'] as const)
    changeStat(table, at, stat, change[stat] ?? 0, 'p.15');
}

/** The leader says who takes what was found (p.11). */
function* whoTakes(table: FolkloreTable): Rule<number> {
  const options = listFromLeader(table.state).map(
    (hero): FolkloreOption => ({ id: `take:${hero}`, act: { do: 'take', hero } }),
  );
  const act = yield* ask(table, table.state.leader, { kind: 'share', options, rule: 'p.11' });
  return act.do === 'take' ? act.hero : table.state.leader;
}

/** The group pays: the leader first, then the others clockwise (FK-14). */
function pay(table: FolkloreTable, coins: number): void {
  let due = coins;
  for (const at of listFromLeader(table.state)) {
    const paid = Math.min(due, table.state.heroes[at]!.coins);
    changeStat(table, at, 'coins', -paid, 'FK-14');
    due -= paid;
  }
}
