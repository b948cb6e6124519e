import { figureIn } from '../model/figures.ts';
import type { FigureId, SeatId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Option, Refusal } from '../model/prompts.ts';
import type { Figure } from '../model/state.ts';
import { payConditions, spOf, whyNotPayable } from '../procedures/conditions.ts';
import { heal, isStanding, spendSp } from '../procedures/damage.ts';
import type { Hooks, Rule, Table } from '../procedures/table.ts';
import { chooseTargets, listCandidates } from '../procedures/targets.ts';
import { type HeldAbility, listAbilities } from '../queries/abilities-of.ts';
import { doConditionsHold } from '../queries/attack-profile.ts';
import { canPay, priceOf } from '../queries/costs.ts';
import { listStanding } from '../queries/figures.ts';
import { canAct } from '../queries/stats.ts';
import { carryOut } from './effects.ts';
import { offer } from './offer.ts';
import { react } from './react.ts';
import { whyNoEffects } from './usable.ts';

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

/** Why an ability cannot be used now; null when it can. */
function whyNotUsable(table: Table, figure: Figure, held: HeldAbility): string | null {
  if (!canAct(figure)) return 'paralyzed';
  const unpaid = whyNotPayable(table, figure, held);
  if (unpaid) return unpaid;
  if (!doConditionsHold(table, figure, held)) return 'its condition does not hold';
  return whyNoEffects(table, figure, held);
}

const idOf = (held: HeldAbility): string => `use:${held.key}`;

function optionOf(position: Position, figure: Figure, held: HeldAbility): Option {
  const sp = spOf(position, figure, held);
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
  for (const held of listAbilities(table.cards, figure, 'action')) {
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
  const held = listAbilities(table.cards, figureIn(table.state, figureId), 'action').find(
    (h) => idOf(h) === option,
  );
  if (!held) throw new Error(`no ability behind ${option}`);
  payConditions(table, figureId, held);
  yield* carryOut(table, held.ability.effects ?? [], figureId, null, held.ability.name ?? held.cardName, {
    key: held.key,
    card: held.card.id,
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
  for (const id of chosen) heal(table, id, 6, 'Heal token');
}

/** "At any time" abilities of a seat's figures (p.48), while somebody can be touched by them. */
function interjections(table: Table, seat: SeatId): Option[] {
  if (table.state.outcome) return []; // the encounter is over: only its rewards are left (p.14)
  return listStanding(table.state)
    .filter((figure) => figure.seat === seat && canAct(figure))
    .flatMap((figure) =>
      listAbilities(table.cards, figure, 'any-time')
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
  return (held.ability.effects ?? []).every(
    (op) =>
      op.do !== 'heal' ||
      (op.to.who !== 'choose' && op.to.who !== 'all') ||
      listCandidates(table, op.to, figure).some((f) => f.damage > 0),
  );
}

function* interject(table: Table, option: string): Rule<void> {
  for (const figure of listStanding(table.state)) {
    const held = listAbilities(table.cards, figure, 'any-time').find((h) => idOf(h) === option);
    if (!held || !isStanding(table, figure.id)) continue;
    payConditions(table, figure.id, held);
    yield* carryOut(table, held.ability.effects ?? [], figure.id, null, held.ability.name ?? held.cardName, {
      key: held.key,
      card: held.card.id,
    });
    return;
  }
}
