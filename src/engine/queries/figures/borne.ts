import type { CardRef } from '../../model/ids.ts';
import type { Figure } from '../../model/state.ts';

/** How many tokens of a pack's own a figure bears. */
export const borneBy = ({ granted = [] }: Figure, token: CardRef): number =>
  granted.reduce((count, grant) => (grant.token === token ? count + 1 : count), 0);
