import { figureIn } from '../model/figures.ts';
import type { FigureId, SeatId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Option, Refusal } from '../model/prompts.ts';
import type { Figure } from '../model/state.ts';
import { heal } from '../procedures/consequences/damage.ts';
import { chooseBeforePaying, payConditions, shownSpOf } from '../procedures/core/price.ts';
import { reactAtOnce } from '../procedures/core/react.ts';
import { spendSp } from '../procedures/core/stamina.ts';
import type { Hooks, Rule, Table } from '../procedures/core/table.ts';
import { chooseTargets, listCandidates } from '../procedures/core/targets.ts';
import type { HeldAbility } from '../queries/cards/abilities-in-play.ts';
import { canPay, priceOf } from '../queries/figures/costs.ts';
import { isStanding, listStanding } from '../queries/figures/figures.ts';
import { canAct } from '../queries/figures/stats.ts';
import { listHeldAbilities } from '../queries/figures/wards.ts';
import { carryOut } from './effects.ts';
import { offer } from './offer.ts';
import { react } from './react.ts';
import { whyNotUsable } from './usable.ts';

/** What the cards answer to the rules' hooks. */
export const abilityHooks: Omit<Hooks, 'activate'> = {
  offer,
  react,
  interjections,
  interject,
  actions,
  takeAbility,
  carryOut,
};

const idOf = (held: HeldAbility): string => `use:${held.key}`;

function optionOf(position: Position, figure: Figure, held: HeldAbility): Option {
  const sp = shownSpOf(position, figure, held);
  const name =
    held.ability.name && held.ability.name !== held.cardName
      ? `${held.cardName}: ${held.ability.name}`
      : held.cardName;
  return {
    id: idOf(held),
    label: name,
    ability: held.key,
    figure: figure.id,
    sp: sp ? priceOf(position, figure, sp) : undefined,
  };
}

function actions(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  for (const held of listHeldAbilities(table, figure, 'action')) {
    const why = whyNotUsable(table, figure, held);
    const option = optionOf(table, figure, held);
    if (why) refused.push({ id: option.id, label: option.label, reason: why, rule: 'p.48' });
    else options.push(option);
  }
  if ((figure.tokens.heal ?? 0) > 0) {
    if (canPay(table, figure, 1))
      options.push({ id: 'token:heal', label: 'Heal token: 6', sp: priceOf(table, figure, 1) });
    else refused.push({ id: 'token:heal', label: 'Heal token', reason: 'needs SP', rule: 'p.74' });
  }
  return { options, refused };
}

function* takeAbility(table: Table, figureId: FigureId, option: string): Rule<void> {
  if (option === 'token:heal') {
    yield* spendHealToken(table, figureId);
    return;
  }
  const held = listHeldAbilities(table, figureIn(table.state, figureId), 'action').find(
    (h) => idOf(h) === option,
  );
  if (!held) throw new Error(`no ability behind ${option}`);
  yield* carryOutHeld(table, figureId, held);
}

/** Whom the price hangs on, the price, then the effects. */
function* carryOutHeld(table: Table, figureId: FigureId, held: HeldAbility): Rule<void> {
  const told = yield* chooseBeforePaying(table, figureId, held);
  payConditions(table, figureId, held, told);
  yield* carryOut(table, held.ability.effects ?? [], figureId, null, held.ability.name ?? held.cardName, {
    key: held.key,
    card: held.card.id,
    ...(told.length > 0 ? { told } : {}),
  });
}

/** Heal token, p.74: 1 SP, a figure within SOI heals 6. */
function* spendHealToken(table: Table, figureId: FigureId): Rule<void> {
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), 'Heal token');
  table.emit({ type: 'tokenSpent', figure: figureId, token: 'heal', rule: 'p.74' });
  const chosen = yield* chooseTargets(
    table,
    { who: 'choose', side: 'ally', within: 'soi' },
    figureId,
    null,
    'Heal token',
  );
  for (const id of chosen) {
    const amount = heal(table, id, 6, 'Heal token');
    if (amount > 0) yield* reactAtOnce(table, 'heals', id, { other: figureId, amount });
    yield* reactAtOnce(table, 'spends-token', figureId, { other: id, amount, gained: 'heal' });
  }
}

/** "At any time" abilities of a seat's figures (p.48), while somebody can be touched by them. */
function interjections(table: Table, seat: SeatId): Option[] {
  if (table.state.outcome) return []; // the encounter is over: only its rewards are left (p.14)
  return listStanding(table.state)
    .filter((figure) => figure.seat === seat && canAct(figure))
    .flatMap((figure) =>
      listHeldAbilities(table, figure, 'any-time')
        .filter((held) => whyNotUsable(table, figure, held) === null && canHelp(table, figure, held))
        .map((held) => ({
          ...optionOf(table, figure, held),
          label: `${figure.name}: ${held.cardName}`,
          interjection: true,
        })),
    );
}

/** An offer to heal is made only while somebody it reaches is hurt. */
function canHelp(table: Table, figure: Figure, held: HeldAbility): boolean {
  return (held.ability.effects ?? []).every((op) => {
    if (op.do !== 'heal') return true;
    if (op.to.who === 'self') return figure.damage > 0;
    if (op.to.who !== 'choose' && op.to.who !== 'all') return true;
    return listCandidates(table, op.to, figure).some((f) => f.damage > 0);
  });
}

function* interject(table: Table, option: string): Rule<void> {
  for (const figure of listStanding(table.state)) {
    const held = listHeldAbilities(table, figure, 'any-time').find((h) => idOf(h) === option);
    if (!held || !isStanding(table, figure.id)) continue;
    yield* carryOutHeld(table, figure.id, held);
    return;
  }
}
