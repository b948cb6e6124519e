/**
 * A challenge on its page (L3137–3196).
 * 1. Set up: each hero in a start zone of the table's choice, as many as there is room for (L3159, L3191); the enemy's
 *    parts with so many life points for each member (L6062).
 * 2. A turn: trackers (L5625). Encounter: heroes go to zones beside theirs, one zone each. Then each does what the page says,
 *    in the table's order, by a skill check of its own; each success is a strike, or a step.
 * 3. Then what the page does, by the gem of an action card, in an encounter by the enemy's stage (L3157).
 * 4. Its instructions end it: no part left; all who still can are at the finish; nobody is left; so many turns (L3143).
 */

import type { MalhyaOption } from '../model/prompts.ts';
import { carryOut } from '../procedures/carry-out.ts';
import { drawAction } from '../procedures/deck.ts';
import { type ReadLines, resolveCheck } from '../procedures/skill-check.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { ChallengePage, TrialPage } from './land-cards.ts';
import { tick } from './land-effects.ts';
import type { Challenge } from './land-state.ts';
import { leavePage } from './leave-page.ts';
import { activeOn, caughtBy, hasRoomIn, partIn, partsAtFirst, waysOn } from './pages.ts';

const now = ({ state }: Pick<MalhyaTable, 'state'>): Challenge => state.land.challenge!;

/** A turn of the page; the first sets it up. */
export function* challengeTurn(table: MalhyaTable, ref: string, readLines: ReadLines): Rule {
  const { state, content, emit } = table;
  const page = content.challenges[ref]!;
  if (state.land.challenge?.ref !== ref) {
    yield* setDown(table, page);
    return;
  }
  if (tick(table)) return;
  if (page.kind === 'encounter') yield* moves(table, page);
  const able = actors(table, page);
  if (able.length > 0) {
    const read = yield* resolveCheck(table, page.check, 'page', readLines, able);
    if (read === 'left') return;
  }
  if (ends(table, page)) return;
  const card = drawAction(table, null, 'L3157');
  const rows = page.kind === 'encounter' ? page.stages[now(table).stage]! : page.rows;
  if (card && (yield* carryOut(table, rows[card.gem].do, null)) === 'left') return;
  if (page.kind === 'trial')
    for (const hero of caughtBy(page, now(table)))
      emit({ type: 'heroPlaced', hero, zone: null, rule: 'L3173' });
  emit({ type: 'pageTurn', rule: 'L3143' });
  if (ends(table, page)) return;
  const { turns } = page;
  if (turns && now(table).turn > turns.n) leavePage(table, turns.go, 'standing');
}

/** Whether an instruction ends it now. */
function ends(table: MalhyaTable, page: ChallengePage): boolean {
  const active = activeOn(now(table), table.state);
  if (page.kind === 'trial') {
    const there = (hero: number) => now(table).zones[hero] === page.finish;
    if (active.some(there) && active.every(there)) {
      leavePage(table, page.finished, 'standing');
      return true;
    }
  }
  if (active.length > 0) return false;
  leavePage(table, page.fallen, 'fallen');
  return true;
}

function* setDown(table: MalhyaTable, page: ChallengePage): Rule {
  const { state, emit } = table;
  emit({
    type: 'challengeBegan',
    challenge: {
      ref: page.id,
      turn: 1,
      zones: state.heroes.map(() => null),
      parts: page.kind === 'encounter' ? partsAtFirst(page, state.heroes.length) : {},
      stage: 0,
      rival: page.kind === 'trial' && page.rival ? -page.rival.behind : 0,
    },
    rule: 'L3137',
  });
  for (const hero of state.heroes.keys()) {
    const zones = page.starts.filter((id) => hasRoomIn(page, now(table), id));
    const act = yield* ask(table, {
      kind: 'zone',
      hero,
      options: zones.map((zone): MalhyaOption => ({ id: `zone:${zone}`, act: { do: 'zone', hero, zone } })),
      rule: 'L3191',
    });
    if (act.do === 'zone') emit({ type: 'heroPlaced', hero, zone: act.zone, rule: 'L3191' });
  }
}

/** To zones beside theirs, in any order, each once. */
function* moves(table: MalhyaTable, page: ChallengePage): Rule {
  const { state, emit } = table;
  const moved: number[] = [];
  for (;;) {
    const options = activeOn(now(table), state)
      .filter((hero) => !moved.includes(hero))
      .flatMap((hero) =>
        waysOn(page, now(table), hero).map(
          (zone): MalhyaOption => ({
            id: `zone:${state.heroes[hero]!.id}:${zone}`,
            act: { do: 'zone', hero, zone },
          }),
        ),
      );
    const act = yield* ask(table, {
      kind: 'zone',
      hero: null,
      options: [{ id: 'done', act: { do: 'done' } }, ...options],
      rule: 'L3159',
    });
    if (act.do !== 'zone') return;
    emit({ type: 'heroPlaced', hero: act.hero, zone: act.zone, rule: 'L3159' });
    moved.push(act.hero);
  }
}

/** Who has something to do: a part to strike, a way to go. */
function actors(table: MalhyaTable, page: ChallengePage): number[] {
  const challenge = now(table);
  return activeOn(challenge, table.state).filter((hero) => {
    const zone = challenge.zones[hero]!;
    return page.kind === 'encounter' ? partIn(page, challenge, zone) !== undefined : hasWay(page, zone);
  });
}

const hasWay = (page: TrialPage, zone: string): boolean => zone !== page.finish;
