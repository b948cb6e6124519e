/** Fights on the quay for tests: who is there, which room, played by bots or by chance. */
import { botAnswer, type Temper } from '../../../../src/games/malhya/bot.ts';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import type { MalhyaSetup } from '../../../../src/games/malhya/rules/model/setup.ts';
import { content, trial } from '../trial.ts';

export const ROOMS = ['drying-hall', 'sluice-room', 'bell-loft'] as const;

/** Types of enemies that stand in these rooms. */
export const QUAY_ENEMIES: ReadonlySet<string> = new Set(
  ROOMS.flatMap((room) => content.places[room]!.deploy.flatMap(({ put }) => Object.values(put).flat())),
);

const HEROES = Object.keys(content.heroes);

/** Who is there in fight i: the five take turns. */
export const quaySetup = (i: number, heroes = 2 + (i % 4), more: Partial<MalhyaSetup> = {}): MalhyaSetup => ({
  mission: 'quay-of-lamps',
  seats: Array.from({ length: heroes }, (_, k) => HEROES[(i + k) % HEROES.length]!).map((hero) => ({
    id: hero,
    name: hero,
    hero,
  })),
  seed: `quay ${i}`,
  byHand: false,
  ...more,
});

/** A fight at its first question in a room. */
export function inRoom(room: number, setup: MalhyaSetup): MalhyaSession {
  const session = trial(setup);
  session.decide(`choose:${room}`);
  return session;
}

export type Answer = (prompt: MalhyaPrompt, session: MalhyaSession) => string;

export const byBot =
  (temper: Temper): Answer =>
  (prompt, { state }) =>
    botAnswer({ state, content }, prompt, temper).id;

/** One room alone: out into the street once it is over. */
export function playRoom(room: number, setup: MalhyaSetup, answer: Answer): MalhyaSession {
  const session = inRoom(room, setup);
  while (session.pending) {
    const { pending } = session;
    session.decide(pending.kind === 'choice' && !session.state.place ? 'choose:0' : answer(pending, session));
  }
  return session;
}
