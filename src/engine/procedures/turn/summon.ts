import type { Space } from '../../model/board.ts';
import { isToBeHad } from '../../model/cards/box.ts';
import type { CombatantCard } from '../../model/cards/cards.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import type { Question } from '../../model/messages/question.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { Figure } from '../../model/state.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { highestLevel } from '../../queries/figures/counts.ts';
import { isFree } from '../../queries/figures/free-spaces.ts';
import { listSpacesInInfluence } from '../../queries/figures/sight.ts';
import { baseSpaces, listSpaces } from '../../queries/geometry/board-grid.ts';
import { putAtBack } from '../consequences/track.ts';
import { freshCombatant, freshId } from '../core/deal.ts';
import { chooseSpace } from '../core/place.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';

/** SP a Loyal Esper comes into play with (p.68). */
const ESPER_SP = 3;

/**
 * Loyal Espers an Adventurer may summon now, and those it may not and why, p.68: LVL at most its highest in
 * ASSEMBLAGE, COST in Summon tokens and as many SP, not on the board already, room within its SOI. Nobody
 * without a Summon token is told of any.
 */
export function summonActions(table: Table, figureId: FigureId): { options: Option[]; refused: Refusal[] } {
  const summoner = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  if (summoner.kind !== 'adventurer' || summoner.setAside || (summoner.tokens.summon ?? 0) === 0)
    return { options, refused };
  for (const card of Object.values(table.cards.combatants)) {
    if (!card.loyalEsper || !isToBeHad(card, table.state.loot.unlocked)) continue;
    const { cost } = card.loyalEsper;
    const act: Act = { do: 'summon', card: card.id, tokens: cost };
    const why = whyNoSummon(table, summoner, card);
    if (why) refused.push(refusalOf(act, why, 'p.68'));
    else
      options.push(
        optionOf(act, { sp: priceOf(table, summoner, cost), note: { note: 'summon-tokens', amount: cost } }),
      );
  }
  return { options, refused };
}

function whyNoSummon(table: Table, summoner: Figure, card: CombatantCard): Reason | null {
  const { cost, level } = card.loyalEsper!;
  if (highestLevel(table, summoner, 'assemblage') < level)
    return { why: 'discipline-level', tree: 'assemblage', level };
  if (table.state.figures.some((f) => f.card === card.id && !f.defeated)) return { why: 'on-board-already' };
  if ((summoner.tokens.summon ?? 0) < cost) return { why: 'tokens', token: 'summon', needs: cost };
  if (!canPay(table, summoner, cost)) return { why: 'sp', needs: priceOf(table, summoner, cost) };
  return listRoom(table, summoner, card).length === 0 ? { why: 'no-room-in-soi' } : null;
}

/** Free spaces within the summoner's Sphere of Influence. */
function listRoom(table: Table, summoner: Figure, card: CombatantCard): Space[] {
  const near = new Set(listSpacesInInfluence(table, summoner).map(String));
  return listSpaces(table.state.board).filter(
    (at) =>
      baseSpaces(at, card.size).some((space) => near.has(String(space))) && isFree(table, at, card.size),
  );
}

/**
 * Summoning, p.68: 1. Discard as many Summon tokens as its COST and spend 1 SP for each; 2. place every figure of
 * the card within the summoner's SOI; 3. its Initiative card goes to the back of the track. It has 3 SP and gains
 * none in its first turn (p.39).
 */
export function* resolveSummon(table: Table, figureId: FigureId, ref: CardRef): Rule<void> {
  const card = table.cards.combatants[ref]!;
  const { cost } = card.loyalEsper!;
  const summoner = () => figureIn(table.state, figureId);
  spendSp(table, figureId, priceOf(table, summoner(), cost), { kind: 'summon', card: ref });
  for (let i = 0; i < cost; i++)
    table.emit({ type: 'tokenSpent', figure: figureId, token: 'summon', rule: 'p.74' });
  for (let number = 1; number <= card.figures; number++) {
    const room = listRoom(table, summoner(), card);
    const question: Question = { ask: 'summoned-where', card: ref };
    const at = yield* chooseSpace(table, figureId, room, question, 'p.68');
    if (!at) return; // the first figures took all the room
    const fresh = freshCombatant(card, number, at, summoner().seat, freshId(table, card, number));
    const figure: Figure = { ...fresh, sp: ESPER_SP, summoner: figureId };
    table.emit({ type: 'figureSpawned', figure, by: figureId, rule: 'p.68' });
    putAtBack(table, figure.group, figure.id);
    yield* reactAtOnce(table, 'comes-in', figure.id, {});
  }
}
