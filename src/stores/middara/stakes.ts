import {
  type ActKind,
  type FigureId,
  figureIn,
  harmsOnly,
  type Note,
  type Option,
  type Position,
  type Prompt,
  type Revealed,
  remainingHpOf,
  staminaOf,
} from '../../engine/index.ts';

/** What is at stake in an answer, or in an undo. */
export type Stake =
  /** SP are left that would still do something this turn, and more than half of those it recovers next turn have no room. */
  | {
      readonly stake: 'end-turn';
      readonly figure: FigureId;
      readonly sp: number;
      readonly lost: number;
      readonly could: readonly ActKind[];
    }
  /** A figure will fall, and something on offer might keep it up. */
  | { readonly stake: 'pass-at-death'; readonly figure: FigureId }
  /** It harms a figure of one's own side. */
  | { readonly stake: 'friend'; readonly figure: FigureId; readonly target: FigureId }
  /** It Defeats the figure, or may. */
  | { readonly stake: 'deadly'; readonly figure: FigureId; readonly note: Deadly }
  /** It goes back past what nobody could know: the game will be marked. */
  | { readonly stake: 'undo'; readonly saw: readonly Revealed[]; readonly decisions: number };

type Deadly = Extract<Note['note'], 'defeats' | 'failed-jump-defeats' | 'ends-in-dangerous'>;

/** What is at stake in an answer; null for nothing: then nobody is asked once more (X118). */
export function stakeOf(position: Position, prompt: Prompt, option: Option): Stake | null {
  const { act, note } = option;
  const { figure } = prompt;
  if (note && isDeadly(note.note)) return { stake: 'deadly', figure, note: note.note };
  switch (act.do) {
    case 'end-turn':
      return unspent(position, prompt);
    case 'pass':
    case 'decline':
      return falls(position, prompt);
    case 'attack-ally':
      return { stake: 'friend', figure, target: act.target };
    case 'attack':
      return strikes(position, prompt, act.target, true);
    case 'target':
      return strikes(position, prompt, act.target, harmsTarget(position, prompt));
    default:
      return null;
  }
}

const isDeadly = (note: Note['note']): note is Deadly =>
  note === 'defeats' || note === 'failed-jump-defeats' || note === 'ends-in-dangerous';

/** Not Re-Equip, which is seldom missed, and not what is done to friends. */
const WORTH_SP: readonly ActKind[] = [
  'attack',
  'move',
  'use',
  'open-loot',
  'encounter-action',
  'take-dynamite',
  'place-dynamite',
  'summon',
];

/** Keeping SP is good play, for they pay for a Dodge; but those that do not fit on the bar any more are lost. */
function unspent(position: Position, { figure, options }: Prompt): Stake | null {
  const one = figureIn(position.state, figure);
  const { sp } = one;
  const { recovery, max } = staminaOf(position, one);
  const lost = Math.min(recovery, sp + recovery - max);
  if (lost * 2 <= recovery) return null;
  const could = options.filter(
    (one) =>
      !one.interjection &&
      (one.sp ?? 0) > 0 &&
      one.note?.note !== 'does-nothing' &&
      WORTH_SP.includes(one.act.do),
  );
  if (sp === 0 || could.length === 0) return null;
  return { stake: 'end-turn', figure, sp, lost, could: [...new Set(could.map((one) => one.act.do))] };
}

/** Damage that is as much as the figure has left, where what is passed might lessen it, and the last moment itself. */
function falls(position: Position, { figure, question }: Prompt): Stake | null {
  if (question.ask === 'about-to-fall') return { stake: 'pass-at-death', figure };
  if (question.ask !== 'offer' || question.damage === undefined) return null;
  const hurt = question.subject ?? figure;
  const one = figureIn(position.state, hurt);
  const own = one.side === figureIn(position.state, figure).side;
  const last = own && question.damage.amount >= remainingHpOf(position, one);
  return last ? { stake: 'pass-at-death', figure: hurt } : null;
}

function strikes({ state }: Position, { figure }: Prompt, target: FigureId, harms: boolean): Stake | null {
  const friend = figureIn(state, figure).side === figureIn(state, target).side;
  return harms && friend ? { stake: 'friend', figure, target } : null;
}

/** Whether the ability that asks whom does harm to whoever is chosen, and no good. */
const harmsTarget = ({ cards }: Position, { question }: Prompt): boolean =>
  question.ask === 'whom' && harmsOnly(cards, question.cause);
