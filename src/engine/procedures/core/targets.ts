import type { Circumstances } from '../../model/circumstances.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { AllTarget, ChosenTarget, Target } from '../../model/language/abilities.ts';
import type { Act } from '../../model/messages/act.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Position } from '../../model/position.ts';
import type { Option } from '../../model/prompts.ts';
import type { Figure } from '../../model/state.ts';
import { fitsFilter } from '../../queries/figures/figure-filter.ts';
import { areAllies, inTrackOrder, isStanding, listStanding } from '../../queries/figures/figures.ts';
import { isBeyond } from '../../queries/figures/held-fast.ts';
import { isWithin, originOf } from '../../queries/figures/origin.ts';
import { isMarked } from '../../queries/figures/tests.ts';
import { ask } from './ask.ts';
import type { Rule, Table } from './table.ts';

/** What a spell without a word of it may be cast on (p.51). */
export const SPELL_TARGET: ChosenTarget = { who: 'choose', side: 'figure', within: 'soi' };

type Ranged = ChosenTarget | AllTarget;

/** What else a target description may speak of: the present target, what was chosen before. */
interface Known {
  readonly struck?: FigureId | null;
  readonly about?: Circumstances;
}

/** The figures a target description allows for that user, opponents first, in track order. */
export function listCandidates(
  position: Position,
  target: Ranged,
  user: Figure,
  known: Known = {},
): Figure[] {
  const found = inTrackOrder(
    position.state,
    poolOf(position, target).filter((figure) => fits(position, target, user, figure, known)),
  );
  return target.side === 'figure'
    ? [...found.filter((f) => !areAllies(f, user)), ...found.filter((f) => areAllies(f, user))]
    : found;
}

/** Whether there is one of them, of those that are `such`. */
export const hasCandidate = (
  position: Position,
  target: Ranged,
  user: Figure,
  such: (figure: Figure) => boolean = () => true,
): boolean =>
  poolOf(position, target).some((figure) => such(figure) && fits(position, target, user, figure, {}));

const poolOf = ({ state }: Position, target: Ranged): readonly Figure[] =>
  target.with?.defeated ? state.figures.filter((figure) => figure.defeated) : listStanding(state);

function fits(position: Position, target: Ranged, user: Figure, figure: Figure, known: Known): boolean {
  const ally = areAllies(figure, user);
  if (target.side === 'ally' && !ally) return false;
  if (target.side === 'another-ally' && (!ally || figure.id === user.id)) return false;
  if (target.side === 'opponent' && ally) return false;
  // "Figure" and "opponent" never mean oneself; "any ally" does (p.48). What spreads from elsewhere spares nobody.
  if (target.side === 'figure' && figure.id === user.id && target.from === undefined) return false;
  if (target.who === 'choose' && target.other && figure.id === known.struck) return false;
  if (target.who === 'choose' && isBeyond(position, figure, user)) return false;
  if (target.with && !fitsFilter(position, user, figure, target.with, known.about)) return false;
  if (target.with?.defeated) return true;
  if (target.who === 'all' && target.and === 'target' && figure.id === known.struck) return true;
  if (target.from !== undefined) {
    const origin = originOf(position, target.from, known.struck ?? null, known.about);
    return origin !== null && origin.figure !== figure.id && isWithin(position, target, origin, figure);
  }
  if (figure.id === user.id) return true;
  // A figure that is itself Defeated stands nowhere: it reaches the board or nothing.
  if (user.at === null) return target.within === 'board';
  return isWithin(position, target, originOf(position, 'user', user.id), figure);
}

/** What bounds a choice of targets, and what is told of one. */
export interface Choosing {
  readonly allowed?: (ids: readonly FigureId[]) => boolean;
  /** The figure may be chosen, but nothing would come of it (X88). */
  readonly isIdleFor?: (figure: Figure) => boolean;
}

/** Whom an effect touches now; asks the user where there is a choice. Empty when there is nobody. */
export function* chooseTargets(
  table: Table,
  target: Target,
  userId: FigureId,
  struckId: FigureId | null,
  cause: Cause,
  about: Circumstances = {},
  { allowed = () => true, isIdleFor = () => false }: Choosing = {},
): Rule<FigureId[]> {
  const user = figureIn(table.state, userId);
  const standing = (ids: readonly FigureId[]) => ids.filter((id) => isStanding(table, id));
  switch (target.who) {
    case 'self':
      return standing([userId]);
    case 'target':
      return standing(struckId === null ? [] : [struckId]);
    case 'attacker':
      return standing(table.state.scopes.flatMap((s) => (s.kind === 'attack' ? [s.attacker] : [])).slice(-1));
    case 'subject':
      return standing(about.subject === undefined ? [] : [about.subject]);
    case 'passed':
      return standing(about.passed ?? []);
    case 'chosen':
      return standing(about.chosen ?? []);
    case 'marked':
      return listStanding(table.state)
        .filter((figure) => isMarked(figure, target.mark, user))
        .map(({ id }) => id);
    case 'all':
      return listCandidates(table, target, user, { struck: struckId, about }).map((f) => f.id);
    case 'choose':
      return yield* chooseSome(table, target, userId, { struck: struckId, about }, cause, {
        allowed,
        isIdleFor,
      });
  }
}

/** "Up to" so many, one after the other; the user may stop after the first. */
function* chooseSome(
  table: Table,
  target: ChosenTarget,
  userId: FigureId,
  known: Known,
  cause: Cause,
  { allowed, isIdleFor }: Required<Choosing>,
): Rule<FigureId[]> {
  const chosen: FigureId[] = [];
  while (chosen.length < (target.count ?? 1)) {
    const act = yield* ask(table, () => {
      const left = listCandidates(table, target, figureIn(table.state, userId), known).filter(
        (f) => !chosen.includes(f.id) && allowed([...chosen, f.id]),
      );
      const options: Option<TargetAct>[] = left.map((figure) =>
        optionOf(
          { do: 'target', target: figure.id },
          isIdleFor(figure) ? { note: { note: 'does-nothing' } } : {},
        ),
      );
      if (chosen.length > 0 && options.length > 0) options.push(optionOf({ do: 'nobody-else' }));
      return {
        kind: 'choose-target',
        figure: userId,
        question: { ask: 'whom', cause },
        rule: 'p.48',
        options,
      };
    });
    if (act?.do !== 'target') break;
    chosen.push(act.target);
  }
  return chosen;
}

type TargetAct = Extract<Act, { do: 'target' | 'nobody-else' }>;
