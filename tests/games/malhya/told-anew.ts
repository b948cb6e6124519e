import { expect } from 'vitest';
import { type MalhyaSession, malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaEvent } from '../../../src/games/malhya/rules/model/events.ts';
import type { MalhyaSetup } from '../../../src/games/malhya/rules/model/setup.ts';
import type { MalhyaState } from '../../../src/games/malhya/rules/model/state.ts';
import { isSoundEvent } from '../../../src/games/malhya/table/event-schema.ts';
import { revealedBy } from '../../../src/games/malhya/table/play.ts';
import { heroName } from '../../../src/games/malhya/words/en/names.ts';
import { toldEvent } from '../../../src/games/malhya/words/en/told.ts';
import { content } from './trial.ts';

type Told = ReturnType<typeof toldEvent>;

/** All of a game from its set-up on, each event with its line; `nameOf`: what heroes are called in it. */
function eachTold(
  session: MalhyaSession,
  setup: MalhyaSetup,
  nameOf: (hero: number, view: MalhyaState) => string,
  see: (event: MalhyaEvent, told: Told, view: MalhyaState, before: MalhyaState) => void,
): void {
  const view = malhya(content).setUp(setup);
  const { game } = session as unknown as { game: { apply(state: object, event: object): void } };
  for (const event of session.events) {
    const before = { ...view };
    game.apply(view, event);
    see(event, toldEvent(event, { content, view, before, name: (hero) => nameOf(hero, view) }), view, before);
  }
}

/** Each event is sound as a file has it, and told in words. */
export function tellAnew(
  session: MalhyaSession,
  setup: MalhyaSetup,
  unsaid: RegExp,
  met: (event: MalhyaEvent) => void,
): void {
  eachTold(
    session,
    setup,
    (hero) => `hero ${hero}`,
    (event, told, view, before) => {
      met(event);
      expect(isSoundEvent(JSON.parse(JSON.stringify(event))), event.type).toBe(true);
      expect(told?.text ?? '').not.toMatch(unsaid);
      // Whatever the dice or the decks were asked for, nobody knew before it.
      const isOfChance = event.type !== 'mixed' && String(view.rng) !== String(before.rng);
      if (isOfChance) expect(revealedBy(event), event.type).not.toBeNull();
    },
  );
}

export interface Line {
  readonly type: MalhyaEvent['type'];
  readonly text: string;
}

/** All that is told of a game. */
export function linesOf(session: MalhyaSession, setup: MalhyaSetup): readonly Line[] {
  const lines: Line[] = [];
  const nameOf = (hero: number, state: MalhyaState) => heroName({ content, state }, hero);
  eachTold(session, setup, nameOf, ({ type }, told) => {
    if (told) lines.push({ type, text: told.text });
  });
  return lines;
}

/** Names of enemies' types where none has an article before it or a number behind it. */
export const bareTypes = (): RegExp => {
  const types = Object.values(content.enemies).map(({ name }) => name);
  return new RegExp(`(?<!\\b[Tt]he )\\b(${types.join('|')})\\b(?! \\d)`);
};
