import type {
  Bounty,
  CampaignSession,
  Mechanic,
  NewMember,
  Scene,
  StoryRound,
} from '../../src/campaign/index.ts';
import { canonicalJson, type EncounterReport, type MemberReport } from '../../src/engine/index.ts';
import { answer, begin, scene, storyOf } from './support.ts';

export const [night, zeke, rook, remi] = [
  'nightingale-arsen',
  'zeke-jeong',
  'rook-lars',
  'remi-moretti',
] as const;
export const FOUR = [night, zeke, rook, remi];
export const over: Mechanic = { do: 'ending', text: [], over: false };
export const yard: Mechanic = { do: 'encounter', encounter: 'training-yard' };
export const gold = (amount: number): Mechanic => ({ do: 'gold', amount });

export const member = (
  card: string,
  { xp = 0, ...more }: Partial<NewMember['loadout']> & { readonly xp?: number } = {},
): NewMember => ({ card, loadout: { items: [], disciplines: [], ...more }, xp });

export const hall = (more: Partial<StoryRound> = {}): Mechanic => ({
  do: 'story-round',
  id: 'hall',
  name: 'Hall',
  store: { items: ['mundane'], upgrades: ['mundane'], materials: true },
  onward: [over],
  ...more,
});

interface Left {
  readonly result?: 'won' | 'lost';
  readonly change?: (member: MemberReport, place: number) => MemberReport;
  readonly report?: Partial<EncounterReport>;
}

/** Ends the encounter that is asked for as if it had been played, each member as it went in but for `change`. */
export function leave(
  session: CampaignSession,
  { result = 'won', change, report = {} }: Left = {},
): CampaignSession {
  const about = session.pending?.about;
  if (about?.of !== 'encounter') throw new Error(`asked for ${about?.of}, no encounter`);
  const { setup } = about;
  const carry = setup.carry!;
  const members = setup.party.map(({ card, loadout }, i): MemberReport => {
    const as: MemberReport = { card, loadout, ...carry.members[i]!, defeated: false };
    return change ? change(as, i) : as;
  });
  const hash = `s${String(session.played.encounters.size).padStart(16, '0')}`;
  const condition = session.content.encounters[setup.encounter]!.endConditions.find(
    (one) => one.result === result,
  )!.id;
  session.played.encounters.set(hash, {
    setup: canonicalJson(setup),
    report: {
      ...{ result, condition, rounds: 1, gold: 0, xp: 0, members, stash: [], lootOut: carry.lootOut },
      ...{ gained: [], achievements: [], objectives: [], flags: {}, allies: [], beaten: {}, restored: false },
      ...report,
      hash,
    },
    board: { board: session.content.encounters[setup.encounter]!.board, places: [] },
  });
  session.decide(`played:${hash}`);
  return session;
}

export type Story = Parameters<typeof storyOf>[1];
type Setup = Parameters<typeof begin>[1];

export const everybody = () => FOUR.map((card) => member(card));
export const told = (
  mechanics: readonly Mechanic[],
  story: Story = {},
  setup: Setup = {},
  more: readonly Scene[] = [],
) =>
  answer(
    begin(storyOf([scene('first', mechanics), ...more], { party: everybody(), ...story }), setup),
    'read-on',
  );
export const named = (card: string) => ({ named: card });
export const state = (card: string, which: 'injured' | 'unselectable', off?: true): Mechanic => ({
  ...{ do: 'state', who: named(card), state: which },
  ...(off ? { off } : {}),
});
export const give = (items: readonly string[], to: string | null = rook): Mechanic => ({
  ...{ do: 'gain', items },
  to: to === null ? 'stash' : named(to),
});
export const bounty = (more: Partial<Bounty> = {}): Bounty => ({
  ...{ id: 'eggs', type: 'bounty', name: 'Eggs', sources: { default: 'original' }, rating: 'easy', text: [] },
  ...{ encounters: [{ encounter: 'training-yard' }, { encounter: 'training-yard' }], reward: [] },
  ...more,
});
/** In the first encounter of a Bounty that was chosen in the Hall. */
export const atBounty = (more: Partial<Bounty> = {}, story: Story = {}) =>
  answer(told([hall({ bounty: 'easy' })], { bounties: [bounty(more)], ...story }), 'done', 'bounty:eggs');
export const of = (session: ReturnType<typeof begin>, card: string) =>
  session.state.members.find((one) => one.card === card)!;
export const refs = (list: readonly { readonly ref: string }[]) => list.map(({ ref }) => ref);
export const asked = (session: ReturnType<typeof begin>) => session.pending?.kind ?? null;
export const inRound = (before: readonly Mechanic[], story: Story = {}, setup: Setup = {}) =>
  told([...before, hall()], story, setup);
