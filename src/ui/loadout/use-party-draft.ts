import { useMemo, useState } from 'react';
import type { EncounterDefinition, Loadout } from '../../engine/index.ts';
import { type Budget, type PartyFault, type PartyLoadout, whatIsWrong } from '../../stores/loadouts.ts';
import { budgetFor, readyMadeFor } from '../../stores/ready-made.ts';
import { useContent } from '../hooks/use-table.ts';

/** A party as it is being put together. */
export interface PartyDraft {
  readonly members: PartyLoadout['members'];
  /** Materials the party owns and nobody carries (p.33). */
  readonly stash: readonly string[];
  readonly budget: Budget;
  readonly faults: readonly PartyFault[];
  readonly setLoadout: (member: number, loadout: Loadout) => void;
  /** Another Adventurer in the place, with what is ready for it. */
  readonly setAdventurer: (member: number, card: string) => void;
  readonly setStash: (stash: readonly string[]) => void;
  readonly setBudget: (budget: Budget) => void;
}

/** The ready-made party of an encounter, to be changed. */
export function usePartyDraft(encounter: EncounterDefinition): PartyDraft {
  const content = useContent();
  const [members, setMembers] = useState(() =>
    Object.entries(encounter.loadouts).map(([card, loadout]) => ({ card, loadout })),
  );
  const [stash, setStash] = useState<readonly string[]>([]);
  const [budget, setBudget] = useState<Budget>(() => budgetFor(encounter, content));
  const faults = useMemo(
    () => whatIsWrong({ members, stash }, content.cards, budget),
    [members, stash, budget, content],
  );
  const change = (member: number, to: PartyLoadout['members'][number]) =>
    setMembers((now) => now.map((one, i) => (i === member ? to : one)));
  return {
    members,
    stash,
    budget,
    faults,
    setLoadout: (member, loadout) => change(member, { card: members[member]!.card, loadout }),
    setAdventurer: (member, card) =>
      change(member, { card, loadout: readyMadeFor(content, encounter, card)[0]!.loadout }),
    setStash,
    setBudget,
  };
}
