/** What an item in a store would change of whom. */
import { type CampaignState, type Member, partyPosition } from '../../campaign/index.ts';
import {
  armorOf,
  attackRangeLedgerOf,
  type CardIndex,
  type CardRef,
  combatDiceOf,
  defenseOf,
  hpOf,
  movementOf,
  SKILLS,
  type Skill,
  skillLedgerOf,
  spLedgersOf,
  whatIsWrong,
} from '../../engine/index.ts';

export const STATS = ['hp', 'sp', 'recovery', 'defense', 'armor', 'movement', 'range', 'dice'] as const;
export type Stat = (typeof STATS)[number];

/** A number of somebody that would be another one. */
export interface Changed {
  readonly of: Stat | Skill;
  readonly from: number;
  readonly to: number;
}

/** What an item would change of a member that equips it beside all it has. */
export interface WouldChange {
  readonly member: CardRef;
  readonly changes: readonly Changed[];
  /** It breaks a limit: something else would have to come off first (p.24). */
  readonly overLimit: boolean;
}

type Numbers = Readonly<Record<Stat | Skill, number>>;

function numbersOf(
  state: Pick<CampaignState, 'ruleset' | 'seats'>,
  member: Member,
  cards: CardIndex,
): Numbers {
  const { position, figures } = partyPosition(state, [member], cards);
  const figure = figures[0]!;
  const { max, recovery } = spLedgersOf(position, figure);
  const skills = SKILLS.map((skill) => [skill, skillLedgerOf(position, figure, skill)?.total ?? 0] as const);
  return {
    ...(Object.fromEntries(skills) as Record<Skill, number>),
    hp: hpOf(position, figure),
    sp: max.total,
    recovery: recovery.total,
    defense: defenseOf(position, figure).total,
    armor: armorOf(position, figure).total,
    movement: movementOf(position, figure).total,
    range: attackRangeLedgerOf(position, figure).total,
    dice: combatDiceOf(position, figure).length,
  };
}

/** For each of these members, in their order. */
export function wouldChange(
  state: Pick<CampaignState, 'ruleset' | 'seats' | 'members'>,
  item: CardRef,
  cards: CardIndex,
): WouldChange[] {
  return state.members.map((member) => {
    const equipped: Member = { ...member, items: [...member.items, { ref: item }] };
    const before = numbersOf(state, member, cards);
    const after = numbersOf(state, equipped, cards);
    const all: readonly (Stat | Skill)[] = [...STATS, ...SKILLS];
    const changes = all.flatMap((of) =>
      before[of] === after[of] ? [] : [{ of, from: before[of], to: after[of] }],
    );
    return { member: member.card, changes, overLimit: isOver(equipped, cards) };
  });
}

function isOver({ card, items, pack }: Member, cards: CardIndex): boolean {
  const [equipped, stored] = [items, pack].map((list) => list.map(({ ref }) => ref));
  const loadout = { items: equipped!, pack: stored!, disciplines: [] };
  return whatIsWrong({ members: [{ card, loadout }] }, cards).some(
    ({ fault }) => fault !== 'stock' && fault !== 'no-material',
  );
}
