import { PlayedGames } from '../../src/campaign/campaign-session.ts';
import type { Adventure, Bounty, Scenario } from '../../src/campaign/index.ts';
import { CampaignSession, type CampaignSetup, type Mechanic, type Scene } from '../../src/campaign/index.ts';
import type { CampaignContent } from '../../src/campaign/procedures/table.ts';
import { type ChancePort, DEFAULT_RULESET, seededChance } from '../../src/engine/index.ts';
import { gameContent as testContent } from '../support/games.ts';
import { keptSession } from '../support/keep.ts';

/** A scene of a test: one paragraph, and what is to be done. */
export const scene = (
  id: string,
  mechanics: readonly Mechanic[],
  text: Scene['text'] = ['Text.'],
): Scene => ({
  id,
  type: 'scene',
  name: id,
  sources: { default: 'original' },
  text,
  do: mechanics,
});

/** A story of these scenes, with the four Adventurers of *The Training Yard* as it equips them. */
export function storyOf(
  scenes: readonly Scene[],
  {
    gold = 0,
    bounties = [],
    scenarios = [],
    party,
  }: {
    readonly gold?: number;
    readonly bounties?: readonly Bounty[];
    readonly scenarios?: readonly Scenario[];
    readonly party?: Adventure['party'];
  } = {},
): CampaignContent {
  const yard = testContent.encounters['training-yard']!;
  const adventure: Adventure = {
    id: 'story',
    type: 'adventure',
    name: 'Story',
    sources: { default: 'original' },
    intro: '',
    party: party ?? Object.entries(yard.loadouts).map(([card, loadout]) => ({ card, loadout })),
    gold,
    first: scenes[0]?.id ?? 'none',
    flags: {},
  };
  const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
    Object.fromEntries(list.map((one) => [one.id, one]));
  return {
    ...testContent,
    stories: {
      adventures: byId([adventure]),
      scenes: byId(scenes),
      bounties: byId(bounties),
      scenarios: byId(scenarios),
    },
  };
}

export const SETUP: CampaignSetup = {
  ruleset: DEFAULT_RULESET,
  xpLeniency: false,
  seed: 'campaign',
  seats: [
    { id: 'seat-1', name: 'North' },
    { id: 'seat-2', name: 'South' },
  ],
  byHand: false,
  story: { mode: 'adventure', adventure: 'story' },
};

export const begin = (
  content: CampaignContent,
  setup: Partial<CampaignSetup> = {},
  chance: ChancePort = seededChance,
): CampaignSession =>
  keptSession(new CampaignSession({ ...SETUP, ...setup }, content, new PlayedGames(), chance));

/** Answers one question after another; each by its id. Throws where one is not among the answers, or what is told names no rule. */
export function answer(session: CampaignSession, ...options: readonly string[]): CampaignSession {
  for (const option of options) session.decide(option);
  for (const { rule } of [...session.events, ...(session.pending?.refused ?? [])])
    if (!/^(pp?\.\d|[A-Z]+\d)/.test(rule)) throw new Error(`no rule: ${rule}`);
  return session;
}

/** The ids that may be answered now. */
export const idsOf = ({ pending }: CampaignSession): readonly string[] =>
  pending?.options.map(({ id }) => id) ?? [];

/** Why an answer is refused now. */
export const whyNot = ({ pending }: CampaignSession, id: string) =>
  pending?.refused.find((one) => one.id === id)?.why;
