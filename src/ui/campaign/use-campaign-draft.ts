import { useState } from 'react';
import { type CampaignSetup, encountersOf, type Fifth, leftOfShare } from '../../campaign/index.ts';
import {
  asksForDifficulty,
  type CardRef,
  type EncounterDefinition,
  type Loadout,
  partySize,
} from '../../engine/index.ts';
import { takesFifthMember } from '../../stores/campaign/fifth-member.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { type AtTable, keepAtTable, keptAtTable } from '../../stores/loadout/at-table.ts';
import { useCards } from '../page/use-table.ts';
import { useCampaigns } from './campaign-context.ts';

/** As the first encounter that has one for them equips them. */
const readyMade = (card: CardRef, encounters: Readonly<Record<string, EncounterDefinition>>): Loadout =>
  Object.values(encounters).find(({ loadouts }) => loadouts[card])?.loadouts[card] ?? {
    items: [],
    disciplines: [],
  };

export const MODES = ['adventure', 'crawl', 'epic', 'free'] as const;
type Mode = (typeof MODES)[number];

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;

/** A campaign before it begins: what is played, by whom, by which rules, what is still missing, and what it is set up with. */
export function useCampaignDraft() {
  const { stories, encounters } = useCampaigns().playable();
  const cards = useCards();
  const adventures = Object.values(stories.adventures);
  const scenarios = Object.values(stories.scenarios).sort((a, b) => a.rank - b.rank);
  const [atTable, setAtTable] = useState<AtTable>(keptAtTable);
  const [mode, setMode] = useState<Mode>(adventures.length > 0 ? 'adventure' : 'free');
  const [story, setStory] = useState<string | null>(null);
  const [picked, setParty] = useState<readonly string[]>([]);
  const [fifth, setFifth] = useState<Fifth | null>(null);
  const [xpLeniency, setLeniency] = useState(false);
  const [title, setTitle] = useState('');

  const size = partySize(atTable.ruleset);
  const party = picked.slice(0, size);
  const choices = mode === 'adventure' ? adventures : mode === 'free' ? [] : scenarios;
  const chosen = choices.find(({ id }) => id === story) ?? choices[0];
  const asks = (
    mode === 'free' ? Object.keys(encounters) : chosen ? [...encountersOf(stories, chosen)] : []
  ).some((id) => encounters[id] && asksForDifficulty(encounters[id]));
  const members = chosen?.type === 'adventure' ? chosen.party.map(({ card }) => card) : party;
  /** The Adventure that asks for a fifth: without one opponents would be harder for nobody (p.71). */
  const forFifth =
    atTable.ruleset.fifthPlayer && chosen?.type === 'adventure' && takesFifthMember(chosen) ? chosen : null;
  const isWithFifth =
    forFifth === null || (fifth !== null && leftOfShare(forFifth.party, fifth, cards) !== null);
  const isReady =
    (mode === 'free' || chosen !== undefined) && (mode === 'adventure' ? isWithFifth : party.length === size);
  const change = (table: AtTable) => {
    setAtTable(table);
    keepAtTable(table);
  };
  const toggle = (card: string) =>
    setParty(party.includes(card) ? party.filter((one) => one !== card) : [...party, card].slice(-size));

  /** `playerName`: what somebody is called who has written no name, by the number of the seat. */
  function toSetup(playerName: (seat: number) => string): CampaignSetup {
    const { players, names, ruleset, byHand, difficulty } = atTable;
    const what: CampaignSetup['story'] =
      mode === 'adventure'
        ? { mode, adventure: chosen!.id, ...(forFifth && fifth ? { fifth } : {}) }
        : mode === 'free'
          ? { mode, party: party.map((card) => ({ card, loadout: readyMade(card, encounters) })) }
          : { mode, scenario: chosen!.id, party };
    return {
      ruleset,
      xpLeniency,
      seed: newGameId(),
      seats: names
        .slice(0, players)
        .map((name, i) => ({ id: `seat-${i + 1}`, name: name.trim() || playerName(i + 1) })),
      byHand,
      ...(asks && difficulty ? { difficulty } : {}),
      story: what,
    };
  }

  return {
    mode,
    setMode,
    choices,
    chosen,
    setStory,
    size,
    party,
    members,
    toggle,
    forFifth,
    fifth,
    setFifth,
    atTable,
    change,
    /** Something that is played here has a difficulty to choose. */
    asks,
    xpLeniency,
    setLeniency,
    title,
    setTitle,
    isReady,
    toSetup,
  };
}
