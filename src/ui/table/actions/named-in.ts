/** Whom what is asked or announced just now names. */
import {
  type EncounterEvent,
  type FigureId,
  figureIn,
  type Position,
  type Prompt,
} from '../../../engine/index.ts';
import { bannerOf } from '../../../stores/middara/banners.ts';

export interface Message {
  readonly pending: Prompt | null;
  readonly showing: EncounterEvent | null;
}

/** The cards of a turn name nobody, and opponents have their number at their pieces. */
export function namedIn(position: Position, { pending, showing }: Message): FigureId | null {
  const banner = bannerOf(showing, position.state);
  const id = pending
    ? pending.kind !== 'turn' && pending.figure
    : banner && 'figure' in banner && banner.figure;
  if (!id) return null;
  const { at, kind, defeated } = figureIn(position.state, id);
  return at && !defeated && kind === 'adventurer' ? id : null;
}
