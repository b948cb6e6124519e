import { figureIn } from '../model/figure-in.ts';
import type { FigureId, SeatId } from '../model/ids.ts';
import type { Timing } from '../model/language/abilities.ts';
import type { Act } from '../model/messages/act.ts';
import type { Cause } from '../model/messages/cause.ts';
import { idOf, optionOf, refusalOf } from '../model/option-id.ts';
import type { Position } from '../model/position.ts';
import type { Option, Refusal } from '../model/prompts.ts';
import type { Figure } from '../model/state.ts';
import { heal } from '../procedures/consequences/damage.ts';
import { chooseBeforePaying, payConditions, shownSpOf } from '../procedures/core/price.ts';
import { reactAtOnce } from '../procedures/core/react-at-once.ts';
import { spendSp } from '../procedures/core/stamina.ts';
import type { Hooks, Rule, Table } from '../procedures/core/table.ts';
import { chooseTargets, hasCandidate } from '../procedures/core/targets.ts';
import type { HeldAbility } from '../queries/cards/abilities-in-play.ts';
import { canPay, priceOf } from '../queries/figures/costs.ts';
import { listStanding } from '../queries/figures/figures.ts';
import { listHeldAbilities } from '../queries/figures/held-abilities.ts';
import { canAct } from '../queries/figures/stats.ts';
import { carryOut } from './effects.ts';
import { idleNote, unlessIdle } from './idle.ts';
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

const actOf = ({ key, cause }: HeldAbility) => ({ do: 'use' as const, ability: key, cause });

/** The price of an ability as its option tells it. */
function priced(position: Position, figure: Figure, held: HeldAbility): Pick<Option, 'sp'> {
  const sp = shownSpOf(position, figure, held);
  return { sp: sp ? priceOf(position, figure, sp) : undefined };
}

function actions(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  for (const held of listHeldAbilities(table, figure, 'action')) {
    const why = whyNotUsable(table, figure, held);
    if (why) refused.push(refusalOf(actOf(held), why, 'p.48'));
    else
      options.push(
        optionOf(actOf(held), {
          ...priced(table, figure, held),
          ...idleNote(table, held.ability.effects ?? [], figureId, null, held.card.id),
        }),
      );
  }
  const left = figure.tokens.heal ?? 0;
  if (left > 0) {
    const act = { do: 'use-token', token: 'heal', left } as const;
    const sp = priceOf(table, figure, 1);
    if (canPay(table, figure, 1))
      options.push(optionOf(act, { sp, ...idleNote(table, [HEAL_BY_TOKEN], figureId) }));
    else refused.push(refusalOf(act, { why: 'sp', needs: sp }, 'p.74'));
  }
  return { options, refused };
}

function* takeAbility(table: Table, figureId: FigureId, act: Act): Rule<void> {
  if (act.do === 'use-token') yield* spendHealToken(table, figureId);
  else yield* carryOutOf(table, figureId, 'action', act);
}

function* carryOutOf(table: Table, figureId: FigureId, timing: Timing, act: Act): Rule<void> {
  const held = listHeldAbilities(table, figureIn(table.state, figureId), timing).find(
    ({ key }) => act.do === 'use' && act.ability === key,
  );
  if (!held) throw new Error(`no ability behind ${idOf(act)}`);
  yield* carryOutHeld(table, figureId, held);
}

/** Whom the price hangs on, the price, then the effects. */
function* carryOutHeld(table: Table, figureId: FigureId, held: HeldAbility): Rule<void> {
  const told = yield* chooseBeforePaying(table, figureId, held);
  payConditions(table, figureId, held, told);
  yield* carryOut(table, held.ability.effects ?? [], figureId, null, held.cause, {
    key: held.key,
    card: held.card.id,
    ...(told.length > 0 ? { told } : {}),
  });
}

const HEAL_TOKEN: Cause = { kind: 'token', token: 'heal' };
const HEAL_BY_TOKEN = { do: 'heal', amount: 6, to: { who: 'choose', side: 'ally', within: 'soi' } } as const;

/** Heal token, p.74: 1 SP, a figure within SOI heals 6. */
function* spendHealToken(table: Table, figureId: FigureId): Rule<void> {
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), HEAL_TOKEN);
  table.emit({ type: 'tokenSpent', figure: figureId, token: 'heal', rule: 'p.74' });
  const chosen = yield* chooseTargets(
    table,
    HEAL_BY_TOKEN.to,
    figureId,
    null,
    HEAL_TOKEN,
    {},
    unlessIdle(table, HEAL_BY_TOKEN, { by: figureId }),
  );
  for (const id of chosen) {
    const amount = heal(table, id, HEAL_BY_TOKEN.amount, HEAL_TOKEN);
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
        .filter((held) => canHelp(table, figure, held) && whyNotUsable(table, figure, held) === null)
        .map((held) =>
          optionOf(
            { ...actOf(held), owner: figure.id },
            {
              ...priced(table, figure, held),
              ...idleNote(table, held.ability.effects ?? [], figure.id, null, held.card.id),
              interjection: true,
            },
          ),
        ),
    );
}

/** An offer to heal is made only while somebody it reaches is hurt, though Disease may keep the damage. */
function canHelp(table: Table, figure: Figure, held: HeldAbility): boolean {
  return (held.ability.effects ?? []).every((op) => {
    if (op.do !== 'heal') return true;
    if (op.to.who === 'self') return figure.damage > 0;
    if (op.to.who !== 'choose' && op.to.who !== 'all') return true;
    return hasCandidate(table, op.to, figure, (f) => f.damage > 0);
  });
}

function* interject(table: Table, act: Act): Rule<void> {
  if (act.do === 'use' && act.owner !== undefined) yield* carryOutOf(table, act.owner, 'any-time', act);
}
