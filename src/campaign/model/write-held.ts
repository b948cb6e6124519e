/** What is written of members and of what they hold: for `apply.ts` alone. */
import type { CardRef } from '../../engine/index.ts';
import { memberIn } from '../queries/held.ts';
import type { CampaignState, Held, Member, Place } from './state.ts';

/** Writes what changes of a member; a field that comes to nothing is gone. */
export function changeMember(
  state: CampaignState,
  card: CardRef,
  change: (member: Member) => Partial<Member>,
): void {
  memberIn(state, card);
  state.members = state.members.map((one) => (one.card === card ? defined({ ...one, ...change(one) }) : one));
}

/** Without the fields that are undefined: the state is JSON (I2). */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** Damage, tokens and flips go (p.18). */
export const restored = (member: Member): Member => {
  const { self: _, flippedOff: __, ...rest } = member;
  return defined({
    ...rest,
    damage: 0,
    defeated: false,
    tokens: {},
    items: rest.items.map(asNew),
    pack: rest.pack.map(asNew),
    disciplines: rest.disciplines.map(asNew),
    familiar: rest.familiar && asNew(rest.familiar),
    companion: rest.companion && asNew(rest.companion),
  });
};

export const asNew = ({ state: _, upgrades, ...held }: Held): Held => ({
  ...held,
  ...(upgrades ? { upgrades: upgrades.map(asNew) } : {}),
});

export function putAt(
  state: CampaignState,
  held: Held,
  to: 'stash' | { readonly member: CardRef; readonly list: 'items' | 'pack' | 'companion' },
): void {
  if (to === 'stash') state.stash = [...state.stash, held];
  else if (to.list === 'companion') changeMember(state, to.member, () => ({ companion: held }));
  else {
    const { list } = to;
    changeMember(state, to.member, (member) => ({ [list]: [...member[list], held] }));
  }
}

export function takeFrom(state: CampaignState, at: Place): void {
  if (at.in === 'stash') state.stash = state.stash.filter((_, i) => i !== at.at);
  else if (at.in === 'companion') changeMember(state, at.member, () => ({ companion: undefined }));
  else {
    const list = at.in;
    changeMember(state, at.member, (member) => ({ [list]: member[list].filter((_, i) => i !== at.at) }));
  }
}

export const replaceAt = (state: CampaignState, at: Place, held: Held): void =>
  changeHeld(state, at, () => held);

export function changeHeld(state: CampaignState, at: Place, change: (held: Held) => Held): void {
  const each = (list: readonly Held[], place: number) =>
    list.map((one, i) => (i === place ? change(one) : one));
  if (at.in === 'stash') state.stash = each(state.stash, at.at);
  else if (at.in === 'companion')
    changeMember(state, at.member, ({ companion }) => (companion ? { companion: change(companion) } : {}));
  else {
    const list = at.in;
    changeMember(state, at.member, (member) => ({ [list]: each(member[list], at.at) }));
  }
}

export const withoutUpgrade = ({ upgrades = [], ...held }: Held, ref: CardRef): Held => {
  const at = upgrades.findIndex((one) => one.ref === ref);
  const left = upgrades.filter((_, i) => i !== at);
  return { ...held, ...(left.length > 0 ? { upgrades: left } : {}) };
};
