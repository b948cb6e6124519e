import type { PartyFault } from '../../engine/index.ts';

/** The faults of one place of a loadout; with `below` also of what lies under it. */
export const faultsAt = (
  faults: readonly PartyFault[],
  at: readonly (string | number)[],
  below = false,
): PartyFault[] =>
  faults.filter(
    (fault) =>
      (below ? fault.at.length >= at.length : fault.at.length === at.length) &&
      at.every((step, i) => fault.at[i] === step),
  );
