import {
  type CardRef,
  costOfLoadout,
  type DisciplineCard,
  isToBeHad,
  sumOf,
  xpToLearn,
} from '../../engine/index.ts';
import type { CampaignAct, CampaignReason } from '../model/prompts.ts';
import type { Member } from '../model/state.ts';
import { loadoutOfMember, memberIn } from '../queries/held.ts';
import { isInBox, listFamiliarsOut } from '../queries/stock.ts';
import { xpOfDisciplines } from './gains.ts';
import { type Offers, offerIf } from './shop.ts';
import type { CampaignTable } from './table.ts';

/** XP a re-spec costs (p.71). */
const RESPEC = 1;

/** Training (p.34): every Discipline of every member, by level, XP and copies; Story Disciplines never (p.13). */
export function offerDisciplines(table: CampaignTable): Offers {
  const { state, content } = table;
  const offers: Offers = { options: [], refused: [] };
  const all = Object.values(content.cards.disciplines).filter(
    (one) => !one.story && isToBeHad(one, state.revealed),
  );
  for (const member of state.members)
    for (const discipline of all) {
      const xp = xpToLearn(loadoutOfMember(member), discipline.id, content.cards);
      offerIf(
        offers,
        `learn:${member.card}:${discipline.id}`,
        { do: 'learn', member: member.card, discipline: discipline.id, xp },
        whyNotLearn(table, member, discipline, xp),
        'p.34',
      );
    }
  return offers;
}

/** A level wants the one below it of the same tree; once each; as many as the box has (p.34). */
function whyNotLearn(
  { state, content, asBefore }: CampaignTable,
  member: Member,
  { id, tree, level }: DisciplineCard,
  xp: number,
): CampaignReason | null {
  const known = member.disciplines.map(({ ref }) => content.cards.disciplines[ref]);
  if (known.some((one) => one?.id === id)) return { why: 'known' };
  if (level > 1 && !known.some((one) => one?.tree === tree && one.level === level - 1))
    return { why: 'level', tree, level: level - 1 };
  const brings = content.cards.disciplines[id]?.brings === 'familiar' && !asBefore;
  // Without a Familiar left it would be learned for nothing (p.67, X408).
  const isLeft = !brings || familiarsFor({ state, content }, member).length > 0;
  if (!isLeft || !isInBox(state, 'discipline', id, content.cards)) return { why: 'no-copies' };
  return xp > member.free ? { why: 'xp', needs: xp, has: member.free } : null;
}

/** Re-spec (p.71): all Disciplines but Story ones come off for the XP they cost, less 1; the first is free with XP Leniency. */
export function offerRespecs({ state, content }: CampaignTable): Offers {
  const offers: Offers = { options: [], refused: [] };
  for (const member of state.members) {
    const back = xpOfDisciplines(
      member.disciplines.map(({ ref }) => ref),
      content.cards,
    );
    if (back === 0) continue;
    const price = state.xpLeniency && member.respecs === 0 ? 0 : RESPEC;
    // X244: it is paid first, of what is free.
    const why = member.free < price ? ({ why: 'xp', needs: price, has: member.free } as const) : null;
    offerIf(
      offers,
      `re-spec:${member.card}`,
      { do: 're-spec', member: member.card, price, back },
      why,
      'p.71',
    );
  }
  return offers;
}

/** The card a Discipline brings, once and for good (p.68, X237). */
export function offerFamiliars(table: CampaignTable): Offers {
  const offers: Offers = { options: [], refused: [] };
  for (const member of withoutFamiliar(table))
    for (const ref of familiarsFor(table, member))
      offers.options.push({
        id: `familiar:${member.card}:${ref}`,
        act: { do: 'familiar', member: member.card, card: ref },
      });
  return offers;
}

/** Whoever keeps a Familiar, and has not chosen it yet though there is one. */
export const withoutFamiliar = (table: CampaignTable): readonly Member[] =>
  table.state.members.filter(
    (member) =>
      !member.familiar &&
      member.disciplines.some(({ ref }) => table.content.cards.disciplines[ref]?.brings === 'familiar') &&
      familiarsFor(table, member).length > 0,
  );

/** Its own that waits after a re-spec, and nobody else's; else any that nobody has or waits for (X408). */
function familiarsFor(
  { state, content }: Pick<CampaignTable, 'state' | 'content'>,
  { card, familiarChosen }: Member,
): readonly CardRef[] {
  if (familiarChosen !== undefined) return [familiarChosen];
  const others = { ...state, members: state.members.filter((one) => one.card !== card) };
  const out = listFamiliarsOut(others);
  return Object.keys(content.cards.familiars).filter((ref) => !out.includes(ref));
}

/** Carries out what was chosen of these; false where it is none of them. */
export function train(table: CampaignTable, act: CampaignAct): boolean {
  const { state, content, emit } = table;
  switch (act.do) {
    case 'learn': {
      const { member, discipline } = act;
      emit({
        type: 'disciplineLearned',
        member,
        ref: discipline,
        xp: priceOf(table, member, discipline),
        rule: 'p.34',
      });
      return true;
    }
    case 're-spec': {
      const { member, price, back } = act;
      const story = memberIn(state, member).disciplines.filter(
        ({ ref }) => content.cards.disciplines[ref]?.story,
      );
      emit({ type: 'respecced', member, back, price, kept: story, rule: 'p.71' });
      return true;
    }
    case 'familiar':
      emit({ type: 'familiarChosen', member: act.member, card: act.card, rule: 'p.68' });
      return true;
    default:
      return false;
  }
}

/** XP it costs with the working: what is dearer for others of its LVL stands last (p.34). */
function priceOf({ state, content }: CampaignTable, card: CardRef, discipline: CardRef) {
  const loadout = loadoutOfMember(memberIn(state, card));
  const before = costOfLoadout(loadout, content.cards).xp.entries.length;
  const after = costOfLoadout(
    { ...loadout, disciplines: [...loadout.disciplines, discipline] },
    content.cards,
  );
  return sumOf(after.xp.entries.slice(before));
}
