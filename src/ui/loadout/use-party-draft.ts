import { useMemo, useState } from 'react';
import {
  type Budget,
  type EncounterDefinition,
  type Loadout,
  type PartyFault,
  type PartyLoadout,
  whatIsWrong,
} from '../../engine/index.ts';
import { type KeptParty, keepParty, keptParty } from '../../stores/loadout/kept-parties.ts';
import { budgetFor, budgetOfParty, readyMadeFor } from '../../stores/loadout/ready-made.ts';
import { useContent } from '../hooks/use-table.ts';

/** A party as it is being put together: Materials that nobody carries are in its stash (p.33). */
export interface PartyDraft extends KeptParty {
  readonly faults: readonly PartyFault[];
  /** Whether it is another than the ready-made one. */
  readonly changed: boolean;
  readonly setLoadout: (member: number, loadout: Loadout) => void;
  /** Another Adventurer in the place, with what is ready for it. */
  readonly setAdventurer: (member: number, card: string) => void;
  readonly setStash: (stash: readonly string[]) => void;
  readonly setBudget: (budget: Budget) => void;
  /** The ready-made party again. */
  readonly startOver: () => void;
}

/** The party for an encounter: the one put together the last time, or the ready-made one, to be changed. */
export function usePartyDraft(encounter: EncounterDefinition): PartyDraft {
  const content = useContent();
  const [own, setOwn] = useState<KeptParty | null>(() => keptParty(encounter.id, content));
  const ready = useMemo<KeptParty>(
    () => ({
      members: Object.entries(encounter.loadouts).map(([card, loadout]) => ({ card, loadout })),
      stash: [],
      budget: budgetFor(encounter, content),
    }),
    [encounter, content],
  );
  const party = own ?? ready;
  const faults = useMemo(() => whatIsWrong(party, content.cards, party.budget), [party, content]);
  const set = (next: KeptParty | null) => {
    setOwn(next);
    keepParty(encounter.id, next);
  };
  const setMember = (member: number, to: PartyLoadout['members'][number]) =>
    set({ ...party, members: party.members.map((one, i) => (i === member ? to : one)) });
  return {
    ...party,
    faults,
    changed: own !== null,
    setLoadout: (member, loadout) => setMember(member, { card: party.members[member]!.card, loadout }),
    setAdventurer: (member, card) => {
      const { loadout } = readyMadeFor(content, encounter, card)[0]!;
      const members = party.members.map((one, i) => (i === member ? { card, loadout } : one));
      // A budget nobody has touched goes with who is in the party.
      const of = (these: PartyLoadout['members']) =>
        budgetOfParty(
          content,
          encounter,
          these.map((one) => one.card),
        );
      const was = of(party.members);
      const untouched = was.gold === party.budget.gold && was.xp === party.budget.xp;
      set({ ...party, members, budget: untouched ? of(members) : party.budget });
    },
    setStash: (stash) => set({ ...party, stash }),
    setBudget: (budget) => set({ ...party, budget }),
    startOver: () => set(null),
  };
}
