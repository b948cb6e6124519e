import { expect } from 'vitest';
import { type MalhyaSession, malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaEvent } from '../../../src/games/malhya/rules/model/events.ts';
import type { MalhyaSetup } from '../../../src/games/malhya/rules/model/setup.ts';
import { isSoundEvent } from '../../../src/games/malhya/table/event-schema.ts';
import { revealedBy } from '../../../src/games/malhya/table/play.ts';
import { toldEvent } from '../../../src/games/malhya/words/en/told.ts';
import { content } from './trial.ts';

/** All of a game from its set-up on: each event is sound as a file has it, and told in words. */
export function tellAnew(
  session: MalhyaSession,
  setup: MalhyaSetup,
  unsaid: RegExp,
  met: (event: MalhyaEvent) => void,
): void {
  const view = malhya(content).setUp(setup);
  const { game } = session as unknown as { game: { apply(state: object, event: object): void } };
  for (const event of session.events) {
    met(event);
    expect(isSoundEvent(JSON.parse(JSON.stringify(event))), event.type).toBe(true);
    const before = { ...view };
    game.apply(view, event);
    const told = toldEvent(event, { content, view, before, name: (hero) => `hero ${hero}` });
    expect(told?.text ?? '').not.toMatch(unsaid);
    // Whatever the dice or the decks were asked for, nobody knew before it.
    const isOfChance = event.type !== 'mixed' && String(view.rng) !== String(before.rng);
    if (isOfChance) expect(revealedBy(event), event.type).not.toBeNull();
  }
}
