import type { CardRef } from '../../engine/index.ts';
import type { Mechanic, NamedCard, StoryRef } from '../model/content.ts';
import { memberIn } from '../queries/held.ts';
import { maxHpOf } from '../queries/party-position.ts';
import { storyHolds } from '../queries/story-holds.ts';
import { resolveAbraxis } from './abraxis.ts';
import { chooseActive } from './active-group.ts';
import { arrangeItems } from './arrange.ts';
import { resolveCheck } from './check.ts';
import { changeGold, gainXp, joinParty } from './gains.ts';
import { leaveParty } from './leaving.ts';
import { resolveEncounter } from './play-encounter.ts';
import { tradeAtRestore } from './re-equip-own.ts';
import { putMechanics } from './read-scene.ts';
import { giveTokens, resolveGain } from './receive.ts';
import { ask, type CampaignRule, type CampaignTable } from './table.ts';
import { removeForGood, resolveLoss } from './take-away.ts';
import { resolveWho, whoIsThere } from './who.ts';

/** One Adventure Mechanic (p.10): it is done before the next; where what it hangs on does not hold, it is passed over. */
export function* resolveMechanic(
  table: CampaignTable,
  mechanic: Mechanic,
  scene: StoryRef,
): CampaignRule<void> {
  const { state, emit } = table;
  if (!storyHolds(state, mechanic.if)) return;
  switch (mechanic.do) {
    case 'continue':
      return goOn(table, mechanic.to);
    case 'decide':
      return yield* decide(table, mechanic, scene);
    case 'check':
      return yield* resolveCheck(table, mechanic, scene);
    case 'harm':
      for (const card of whoIsThere(table, mechanic.who, yield* resolveWho(table, mechanic.who, scene)))
        harm(table, card, mechanic.amount);
      return;
    case 'gold':
      return changeGold(table, mechanic.amount);
    case 'xp':
      for (const card of yield* resolveWho(table, mechanic.who ?? 'all', scene))
        gainXp(table, card, mechanic.amount);
      return;
    case 'gain':
      return yield* resolveGain(table, mechanic, scene);
    case 'lose':
      return yield* resolveLoss(table, mechanic, scene);
    case 'flag':
      return setFlag(table, mechanic);
    case 'join':
      return joinParty(table, mechanic.member);
    case 'leave':
      return leaveParty(table, mechanic);
    case 'state':
      for (const card of yield* resolveWho(table, mechanic.who, scene)) setState(table, card, mechanic);
      return;
    case 'tokens':
      for (const card of yield* resolveWho(table, mechanic.who, scene)) giveTokens(table, card, mechanic);
      return;
    case 'restore':
      emit({ type: 'partyRestored', rule: 'p.18' });
      return yield* tradeAtRestore(table, scene);
    case 'active-group':
      return yield* chooseActive(table, scene);
    case 'exchange':
      return yield* arrangeItems(table);
    case 'reveal':
      return forCard(mechanic, (card) => {
        if (!state.revealed.includes(card)) emit({ type: 'cardRevealed', card, rule: 'p.18' });
      });
    case 'remove':
      return yield* removeForGood(table, mechanic, scene);
    case 'ally':
      return lend(table, mechanic);
    case 'encounter':
      return yield* resolveEncounter(table, mechanic, scene);
    case 'abraxis':
      return yield* resolveAbraxis(table, mechanic, scene);
    case 'story-round':
      return emit({
        type: 'tasksPut',
        tasks: [{ do: 'story-round', round: mechanic, scene, phase: 'shop' }],
        rule: 'p.13',
      });
    case 'shop':
      return emit({ type: 'tasksPut', tasks: [{ do: 'shop', store: mechanic.store }], rule: 'p.9' });
    case 'achievement':
      if (!state.achievements.includes(mechanic.achievement))
        emit({ type: 'achievementGained', achievement: mechanic.achievement, rule: 'p.18' });
      return;
    case 'ending':
      return emit({ type: 'endingReached', scene, over: mechanic.over, rule: 'p.13' });
  }
}

/** The card a mechanic names, of whatever sort. */
function forCard({ item, discipline, combatant, companion }: NamedCard, act: (card: CardRef) => void): void {
  const card = item ?? discipline ?? combatant ?? companion;
  if (card !== undefined) act(card);
}

/** To the next scene: what the last one had after this is behind the party. */
function goOn({ state, emit }: CampaignTable, to: StoryRef): void {
  const later = state.agenda.findIndex((task) => task.do !== 'mechanic' && task.do !== 'read');
  const count = later < 0 ? state.agenda.length : later;
  if (count > 0) emit({ type: 'tasksDropped', count, rule: 'p.10' });
  emit({ type: 'tasksPut', tasks: [{ do: 'read', scene: to }], rule: 'p.10' });
}

/** A Decision (p.10): options whose condition does not hold are told with their reason, or not shown. */
function* decide(
  table: CampaignTable,
  { id, options }: Extract<Mechanic, { readonly do: 'decide' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const { state, emit } = table;
  const open = options.filter((one) => storyHolds(state, one.if));
  const refused = options.flatMap((one) =>
    storyHolds(state, one.if) || one.why === undefined
      ? []
      : [
          {
            id: one.id,
            act: { do: 'decide' as const, option: one.id },
            why: { why: 'told' as const, text: one.why },
            rule: 'p.10',
          },
        ],
  );
  // A Decision without a way on is none (X403).
  if (open.length === 0 && !table.asBefore) return;
  const asked = open.map((one) => ({ id: one.id, act: { do: 'decide' as const, option: one.id } }));
  const act = yield* ask(table, 'decide', { of: 'decision', scene, decision: id }, asked, { refused });
  const chosen = open.find((one) => act.do === 'decide' && one.id === act.option)!;
  emit({ type: 'optionDecided', scene, decision: id, option: chosen.id, rule: 'p.10' });
  putMechanics(table, chosen.do, scene, 'p.10');
}

/** Whoever has an Injury already has no second one, and of all whoever is not there is not hurt (p.11). */
function setState(
  { state, emit, asBefore }: CampaignTable,
  card: CardRef,
  { state: which, off, who }: Extract<Mechanic, { readonly do: 'state' }>,
): void {
  const member = memberIn(state, card);
  const isAway = who === 'all' && which === 'injured' && !off && member.unselectable;
  if (!asBefore && (isAway || (member[which] === true) === !off)) return;
  emit({ type: 'stateSet', card, state: which, on: !off, rule: 'p.11' });
}

/** Lent once, a Command Combatant stays as it is hurt (p.67). */
function lend(
  { state, emit, asBefore }: CampaignTable,
  { card, off }: Extract<Mechanic, { readonly do: 'ally' }>,
): void {
  const isThere = Object.hasOwn(state.allies, card);
  const isGone = state.gone.includes(card);
  if (!asBefore && (off ? !isThere : isThere || isGone)) return;
  emit({ type: 'allySet', card, on: !off, rule: 'p.56' });
}

/** Damage by a scene stops with 1 HP left (X249). */
function harm({ state, content, emit }: CampaignTable, card: CardRef, amount: number): void {
  const member = memberIn(state, card);
  const most = Math.max(0, maxHpOf(state, member, content.cards) - 1 - member.damage);
  const taken = Math.min(amount, most);
  if (taken > 0) emit({ type: 'memberHarmed', card, amount: taken, rule: 'X249' });
}

function setFlag(
  { state, emit }: CampaignTable,
  { flag, off, add }: Extract<Mechanic, { readonly do: 'flag' }>,
): void {
  const now = state.flags[flag] ?? 0;
  const value = off ? 0 : add === undefined ? Math.max(1, now) : Math.max(0, now + add);
  if (value !== now) emit({ type: 'flagSet', flag, value, rule: 'p.13' });
}
