import type { CampaignContent, CampaignEvent, CampaignSession } from '../../campaign/index.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignSummary } from './saved-campaign.ts';

/** Its line in the list: names of what the party has come to, and of nothing else. */
export function summaryOf(campaign: Campaign, written: number): CampaignSummary {
  const { session } = campaign;
  const { state, content } = session;
  const { name, savedAt, parent, id } = campaign.record();
  const { ending } = state;
  return {
    id,
    name,
    savedAt,
    written,
    mode: state.mode,
    story: state.story === null ? null : nameOfScene(content, state.story),
    party: state.members.map(({ card }) => card),
    where: whereOf(session),
    asked: session.pending?.kind ?? null,
    ending: ending && {
      name: nameOfScene(content, ending.scene),
      over: ending.over,
      ...(state.mode === 'adventure' && state.story !== null
        ? { of: { adventure: state.story, scene: ending.scene } }
        : {}),
    },
    ...(parent ? { parent } : {}),
    met: metIn(campaign.store.getState().events),
  };
}

/** The name of an Adventure, a scene, a Scenario, a Bounty, an encounter or an Abraxis card; its id where there is none any more. */
export function nameOfScene({ stories, encounters, abraxis }: CampaignContent, ref: string): string {
  const shelves = [
    stories.scenes,
    stories.adventures,
    stories.scenarios,
    stories.bounties,
    encounters,
    abraxis,
  ];
  return shelves.find((shelf) => Object.hasOwn(shelf, ref))?.[ref]?.name ?? ref;
}

/** Every encounter the party has come to, once. */
const metIn = (events: readonly CampaignEvent[]): string[] => [
  ...new Set(events.flatMap((event) => (event.type === 'encounterBegun' ? [event.encounter] : []))),
];

function whereOf({ state, pending, content }: CampaignSession): string | null {
  const about = pending?.about;
  if (about?.of === 'round') return about.name;
  if (about?.of === 'encounter') return content.encounters[about.setup.encounter]?.name ?? null;
  return state.scene === null ? null : nameOfScene(content, state.scene);
}
