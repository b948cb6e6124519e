/** The arrow keys: what they point at next. */
import { type FigureId, isSameSpace, type Option, type Space } from '../../engine/index.ts';
import { answersOf, isAt, opponentsOf, spacesAsked, waysOf } from './at-hand.ts';
import { deedOf } from './deed-cards.ts';
import { approached, type Choice, type Holding, plainly, pointedAt, wayTo } from './hand-press.ts';
import { figureFor, spaceOf } from './options.ts';

/**
 * The keyboard's way of pointing: the nearest target on offer in that direction while somebody is to be aimed at, else the
 * nearest space that is an answer, else the nearest to go to.
 */
export function meantByArrow(held: Holding, dx: number, dy: number): Choice | null {
  const { position, pending, card, choice } = held;
  const standing = (id: FigureId) => position.state.figures.find((figure) => figure.id === id)?.at ?? null;
  const here = standing(pending.figure);
  if (choice?.kind === 'approach') {
    const foes = opponentsOf(position, pending).flatMap(({ id, at }) => {
      const approach = id === choice.target ? null : held.approachTo(id);
      return approach ? [{ approach, at: at! }] : [];
    });
    const next = nearestThatWay(
      foes.map(({ at }) => at),
      standing(choice.target)!,
      dx,
      dy,
    );
    const foe = foes.find(({ at }) => next && isSameSpace(at, next));
    return foe ? approached(foe.approach) : null;
  }
  const targets = targetsAimedAt(held).flatMap((option) => {
    const at = standing(figureFor(option, pending)!);
    return at ? [{ option, at }] : [];
  });
  if (targets.length > 0) {
    const aimed = targets.find(({ option }) => choice?.kind === 'answer' && choice.option.id === option.id);
    const spaces = targets.map(({ at }) => at);
    const next = nearestThatWay(spaces, aimed?.at ?? here ?? spaces[0]!, dx, dy);
    const target = targets.find(({ at }) => next && isSameSpace(at, next));
    return target ? plainly(target.option) : null;
  }
  const answers = spacesAsked(pending, card);
  const ways = waysOf(position, pending, card);
  const spaces = answers.length > 0 ? answers.map(({ act }) => spaceOf(act)!) : ways.map((one) => one.space);
  const from = pointedAt(choice) ?? here;
  const next = from ? nearestThatWay(spaces, from, dx, dy) : spaces[0];
  if (!next) return null;
  const option = answers.find((one) => isAt(one, next));
  if (option) return plainly(option);
  const to = ways.find(({ space }) => isSameSpace(space, next));
  return to ? wayTo(held, to) : null;
}

/** Answers that are aimed at figures: of a card in hand, of what is asked, or like the one pointed at in a turn. */
function targetsAimedAt({ pending, card, choice }: Holding): readonly Option[] {
  const pointed = choice?.kind === 'answer' ? choice.option.act.do : null;
  const isLike = ({ act }: Option) => card !== null || pending.kind !== 'turn' || act.do === pointed;
  return answersOf(pending, card).filter(
    (option) => isLike(option) && isAimed(option) && figureFor(option, pending) !== null,
  );
}

/** An ability lies with whoever has it, which is nobody it is aimed at. */
const isAimed = ({ act }: Option): boolean => act.do !== 'use' && deedOf(act).aim === 'figure';

/** The choice nearest in a direction; what lies aside counts double. */
function nearestThatWay(choices: readonly Space[], from: Space, dx: number, dy: number): Space | null {
  let best: { readonly space: Space; readonly away: number } | null = null;
  for (const space of choices) {
    const along = (space[0] - from[0]) * dx + (space[1] - from[1]) * dy;
    const aside = Math.abs((space[0] - from[0]) * dy) + Math.abs((space[1] - from[1]) * dx);
    if (along <= 0) continue;
    const away = along + 2 * aside;
    if (!best || away < best.away) best = { space, away };
  }
  return best?.space ?? null;
}
