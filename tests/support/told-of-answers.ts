import { type Position, previewOption } from '../../src/engine/index.ts';
import { en } from '../../src/words/en/index.ts';
import type { Foretold } from '../../src/words/en/tell/foretold.ts';
import type { ArenaSession } from './arena.ts';

/** What is told of an answer of a game in an arena, where no dice lay behind its question. */
export function toldOf(arena: Position, session: ArenaSession, id: string): Foretold {
  const { state, pending, checkpoint, decisions } = session;
  const position = { ...arena, state };
  const at = { position, pending, setup: { byHand: false }, checkpoint, decisions };
  const option = pending?.options.find((one) => one.id === id);
  const preview = option && previewOption(at, id);
  if (!preview) throw new Error(`no ${id} among ${pending?.options.map((one) => one.id)}`);
  return en.tell(position).foretold(option, pending!, preview);
}
