import { useMemo, useState } from 'react';
import {
  type Budget,
  type EncounterDefinition,
  type Loadout,
  type PartyFault,
  whatIsWrong,
} from '../../engine/index.ts';
import {
  lacksFifth,
  readyFor,
  seatedParty,
  takesFifth,
  withFifth,
  withoutFifth,
} from '../../stores/loadout/fifth.ts';
import { type KeptParty, keepParty, keptParty, lastParty } from '../../stores/loadout/kept-parties.ts';
import {
  carriedTo,
  isSameParty,
  readyParty,
  withAdventurer,
  withMoved,
} from '../../stores/loadout/party-changes.ts';
import { useContent } from '../page/use-table.ts';

/** A party as it is being put together: Materials that nobody carries are in its stash (p.33). */
export interface PartyDraft extends KeptParty {
  readonly faults: readonly PartyFault[];
  /** Whether it is another than the ready-made one. */
  readonly changed: boolean;
  /** The name of the encounter it came along from; null where it was put together here. */
  readonly from: string | null;
  readonly setLoadout: (member: number, loadout: Loadout) => void;
  /** Another Adventurer in the place; who is in the party already changes places with who stands there. */
  readonly setAdventurer: (member: number, card: string) => void;
  /** Whether the encounter has a fifth place (p.71), and whether nobody stands in it. */
  readonly takesFifth: boolean;
  readonly lacksFifth: boolean;
  readonly addFifth: (card: string) => void;
  readonly removeFifth: () => void;
  /** From a place to another; those between move up. */
  readonly move: (from: number, to: number) => void;
  readonly setStash: (stash: readonly string[]) => void;
  readonly setBudget: (budget: Budget) => void;
  /** The ready-made party again. */
  readonly startOver: () => void;
}

interface Own {
  readonly party: KeptParty;
  readonly from: string | null;
}

/**
 * The party for an encounter: the one put together for it the last time; else the one put together last for another,
 * as far as it can be kept; else the ready-made one. Its fifth sits down with a fifth player alone (p.71).
 */
export function usePartyDraft(encounter: EncounterDefinition, fifthPlayer: boolean): PartyDraft {
  const content = useContent();
  const [own, setOwn] = useState<Own | null>(() => {
    const kept = keptParty(encounter.id, content);
    if (kept) return { party: kept, from: null };
    const last = lastParty();
    const from = last === null ? undefined : (content.encounters[last] ?? content.trials[last]);
    const put = from && keptParty(from.id, content);
    const carried = put && carriedTo(encounter, content, from, put);
    return carried ? { party: carried, from: from!.name } : null;
  });
  const put = own?.party;
  const party = useMemo(
    () => seatedParty(put ?? readyParty(encounter, content), fifthPlayer, content, encounter),
    [put, fifthPlayer, encounter, content],
  );
  const ready = useMemo(() => readyFor(party, content, encounter), [party, encounter, content]);
  const faults = useMemo(() => whatIsWrong(party, content.cards, party.budget), [party, content]);
  const set = (next: KeptParty) => {
    setOwn({ party: next, from: null });
    keepParty(encounter.id, next);
  };
  return {
    ...party,
    faults,
    changed: !isSameParty(party, ready),
    from: own?.from ?? null,
    setLoadout: (member, loadout) =>
      set({ ...party, members: party.members.map((one, i) => (i === member ? { ...one, loadout } : one)) }),
    setAdventurer: (member, card) => set(withAdventurer(party, member, card, content, encounter)),
    takesFifth: takesFifth(encounter),
    lacksFifth: lacksFifth(party, encounter),
    addFifth: (card) => set(withFifth(party, card, content, encounter)),
    removeFifth: () => set(withoutFifth(party, content, encounter)),
    move: (from, to) => set(withMoved(party, from, to)),
    setStash: (stash) => set({ ...party, stash }),
    setBudget: (budget) => set({ ...party, budget }),
    startOver: () => {
      if (ready.members.length > Object.keys(encounter.loadouts).length) return set(ready);
      setOwn(null);
      keepParty(encounter.id, null);
    },
  };
}
