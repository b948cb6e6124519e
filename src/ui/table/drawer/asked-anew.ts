import type { Position, Prompt } from '../../../engine/index.ts';

/** What closes a drawer: every question but those of one and the same turn, at which its log may be read on. */
export const askedAnew = (pending: Prompt, { state }: Position): Prompt | string =>
  pending.kind === 'turn' || pending.kind === 'move' ? `${state.clock.round} ${pending.figure}` : pending;
