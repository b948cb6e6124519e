import { figureIn } from '../model/figure-in.ts';
import { refusalOf } from '../model/option-id.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import { effectsOfExalted, exaltedCause } from '../queries/cards/exalted-ability.ts';
import { whyNotCalled } from '../queries/figures/exalted-callable.ts';
import type { Carriers } from './carriers.ts';
import { idleNote } from './idle.ts';

/**
 * Exalted Summoning, p.69: a player chooses an EXALTED ESPER and uses its printed ability; whoever calls it is the
 * source of the SOI on its card.
 */
export const EXALTED: Carriers<'exalted'> = {
  *exalted(table, _, use, run) {
    const called = yield* pick(table, () => {
      const user = figureIn(table.state, use.by);
      const all = Object.values(table.cards.exalted).map((card) => ({
        card,
        act: { do: 'choose-exalted', card: card.id } as const,
        why: whyNotCalled(table, user, card),
        idle: idleNote(table, effectsOfExalted(card), use.by, use.target),
      }));
      const open = all.filter(({ why }) => why === null);
      const proposed = open.find(({ idle }) => !idle.note);
      return {
        kind: 'choose',
        figure: use.by,
        question: { ask: 'which-exalted', cause: use.cause },
        rule: 'p.69',
        choices: open.map((one) => choice(one.act, one.card, { proposed: one === proposed, ...one.idle })),
        refused: all.flatMap(({ act, why }) => (why ? [refusalOf(act, why, 'X180')] : [])),
      };
    });
    if (called) yield* run(effectsOfExalted(called), { ...use, cause: exaltedCause(called) });
  },
};
