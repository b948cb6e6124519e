import { describe, expect, test } from 'vitest';
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../../src/games/malhya/bot.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import { content } from '../trial.ts';
import { quaySetup } from './quay.ts';

const HALL = content.places['drying-hall']!;

/** The hall with its exit where heroes begin, and no enemies near it. */
const cards: MalhyaContent = {
  ...content,
  places: {
    ...content.places,
    'drying-hall': {
      ...HALL,
      setUp: [],
      arrival: [{ text: 'No shots now.', bans: ['ranged'] }],
      tokens: HALL.tokens.map((token) => (token.id === 'stairs' ? { ...token, at: [0, 3] as const } : token)),
      deploy: [{ heroes: 2, put: { green: ['quay-guard'] } }],
    },
  },
};

function hallOf(mission: string): MalhyaSession {
  const session: MalhyaSession = new LoggedSession(malhya(cards), quaySetup(0, 2, { mission }));
  session.decide('choose:0');
  return session;
}

function playTo(session: MalhyaSession, is: (prompt: MalhyaPrompt) => boolean): MalhyaPrompt {
  while (session.pending && !is(session.pending))
    session.decide(botAnswer({ state: session.state, content: cards }, session.pending, 'careful').id);
  return session.pending!;
}

const offers = ({ options }: MalhyaPrompt, id: string) => options.some((one) => one.id === id);

describe('leaving, and coming back when it turns into a fight', () => {
  test('in a fight nobody leaves by an exit while an enemy is there (M386)', () => {
    const session = hallOf('quay-of-lamps');
    const seen: boolean[] = [];
    for (let n = 0; n < 40 && session.pending; n++) {
      const { pending, state } = session;
      const onExit = state.place?.heroes.some(({ at }) => at && at[0] === 0 && at[1] === 3);
      if (pending.kind === 'turn' && onExit) seen.push(offers(pending, 'exit:stairs'));
      session.decide(
        pending.kind === 'turn' ? 'end' : botAnswer({ state, content: cards }, pending, 'careful').id,
      );
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).not.toContain(true);
  });

  test('a hero off the board comes back on its last space, else on the nearest (M404, L4229)', () => {
    const session = hallOf('quay-by-night');
    const pending = playTo(session, (prompt) => offers(prompt, 'exit:stairs'));
    const out = pending.hero!;
    session.decide('exit:stairs');
    expect(session.state.place!.heroes[out]!.at).toBeNull();
    playTo(session, (prompt) => offers(prompt, 'reveal'));
    session.decide('reveal');
    expect(session.state.now.mode).toBe('combat');
    expect(session.state.place!.heroes[out]!.at).toEqual([0, 3]);
  });

  test('what is ordered on arrival in combat is done when stealth turns into it (M396)', () => {
    const session = hallOf('quay-by-night');
    playTo(session, (prompt) => offers(prompt, 'reveal'));
    expect(session.state.place!.bans).not.toContain('ranged');
    session.decide('reveal');
    expect(session.state.place!.bans).toContain('ranged');
  });
});
