/** Which figures wear a plate: those an attack may be aimed at, and while it is held those it may not. */
import {
  asked,
  counterTarget,
  type FigureId,
  innermostAttack,
  type Position,
  type Prompt,
  type Refusal,
} from '../../../engine/index.ts';
import { answersOf, type HeldCard, strikesOf, targetsOf } from '../../../stores/middara/at-hand.ts';
import { figureFor } from '../../../stores/middara/options.ts';

interface TargetTag {
  readonly target: FigureId;
  /** Why not; null where it may be chosen. */
  readonly refusal: Refusal | null;
}

const NONE: readonly TargetTag[] = [];

/**
 * None before an attack is in hand: by its card, by one of its targets, or because it is what is asked. Whoever may not be
 * attacked is told of only where the attack itself was taken in hand.
 */
export function tagsOf(
  pending: Prompt,
  card: HeldCard | null,
  chosen: FigureId | null,
): readonly TargetTag[] {
  const isTurn = pending.kind === 'turn';
  if (isTurn && !card && chosen === null) return NONE;
  const attacks = answersOf(pending, card).flatMap(({ act }) => (act.do === 'attack' ? [act.target] : []));
  if (attacks.length === 0 || (isTurn && !card && !attacks.includes(chosen!))) return NONE;
  const refused = (pending.refused ?? []).filter(({ act }) => act.do === 'attack');
  return [
    ...attacks.map((target) => ({ target, refusal: null })),
    ...refused.flatMap((refusal) =>
      refusal.act.do === 'attack' && !attacks.includes(refusal.act.target)
        ? [{ target: refusal.act.target, refusal }]
        : [],
    ),
  ];
}

/**
 * Who brings a question about, by an attack, an ability or a step; null where nobody does. Of a Counter whom it strikes: that
 * may be another who stands in the way (p.50); of one's own attack whom that strikes.
 */
export function byWhom(
  position: Position,
  { question, figure }: Pick<Prompt, 'question' | 'figure'>,
): FigureId | null {
  switch (question.ask) {
    case 'counter':
      return asked(() => counterTarget(position, figure, question.attacker)) ?? question.attacker;
    case 'dodge':
      return question.attacker;
    case 'break-attack':
      return question.mover;
    case 'resist':
      return question.caster;
    default: {
      const attack = innermostAttack(position.state);
      return attack?.attacker === figure ? attack.target : null;
    }
  }
}

/** Whom brackets stand round: with a card in hand its targets, on a turn those an attack may be aimed at. */
export function framedOf(position: Position, pending: Prompt, card: HeldCard | null): readonly FigureId[] {
  if (!card && pending.kind !== 'turn') {
    const by = byWhom(position, pending);
    // An item that could be used meanwhile is no target.
    const targets = pending.question.ask === 'spend-symbols' ? [] : targetsOf(position, pending);
    return by === null || targets.includes(by) ? targets : [...targets, by];
  }
  const figures = answersOf(pending, card).flatMap((option) =>
    card || option.act.do === 'attack' ? (figureFor(option, pending) ?? []) : [],
  );
  return [...new Set([...figures, ...(card ? [] : strikesOf(position, pending))])].filter(
    (id) => id !== pending.figure,
  );
}
