/** Fellow players in the same city are added to a party (F 1, A 11.1, A 12): nobody in a tower (MI-31), nobody unasked. */
import type { MidgardOption } from '../model/prompts.ts';
import { listBeside } from '../queries/cities.ts';
import { ask, askWhether, type MidgardTable, type Rule } from './table.ts';

/** The leader asks whom they like, until they set out; who will joins the adventure or the fight that has begun. */
export function* gatherParty(table: MidgardTable, leader: number, card: string, rule: string): Rule {
  const asked = new Set<number>();
  for (;;) {
    const open = listBeside(table.state, leader).filter((other) => !asked.has(other));
    const act = yield* ask(table, leader, {
      kind: 'party',
      options: [
        { id: 'begin', act: { do: 'on' } },
        ...open.map((other): MidgardOption => ({ id: `ask:${other}`, act: { do: 'ask', player: other } })),
      ],
      card,
      rule,
    });
    if (act.do !== 'ask') return;
    asked.add(act.player);
    if (yield* askWhether(table, act.player, { kind: 'join', about: leader, card, rule }))
      table.emit({ type: 'partyJoined', player: act.player, rule });
  }
}
