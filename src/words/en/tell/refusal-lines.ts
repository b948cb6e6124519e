/** Why a card of the dock cannot be used now, in one short line. */
import {
  type Ability,
  type Act,
  abilityBehind,
  attackProfileOf,
  attackRangeOf,
  type FigureId,
  figureIn,
  isTooFar,
  type Position,
  type Reason,
  type Refusal,
  type Test,
} from '../../../engine/index.ts';
import { wordOf } from '../content.ts';
import { capital, oneOf, points } from '../grammar.ts';

/** The most characters of a reason; it may be a little longer than what a card does. */
export const REASON_LINE = 24;

interface Asked {
  readonly position: Position;
  readonly figure: FigureId;
  readonly act: Act;
}

const LINES: {
  readonly [W in Reason['why']]: (reason: Extract<Reason, { readonly why: W }>, asked: Asked) => string;
} = {
  paralyzed: () => 'paralyzed',
  'off-board': () => 'not on the board',
  sp: ({ needs }) => `needs ${needs} ◆`,
  energy: ({ needs }) => `needs ${needs} Energy`,
  gold: ({ needs }) => `needs ${needs} gold`,
  tokens: ({ needs, token }) => tokensLine(token, needs),
  symbols: () => 'needs symbols',
  exhausted: () => 'ready again next turn',
  flipped: () => 'used in this fight',
  used: (reason) => USED[reason.in],
  combo: ({ tags }) => short(`needs a ${oneOf(tags.map(wordOf))}`, 'needs another item'),
  condition: (_, { position, act }) =>
    conditionLine('cause' in act ? abilityBehind(position.cards, act.cause) : null),
  weapon: ({ kind }) => `needs a ${kind} weapon`,
  'no-discipline': () => 'no Discipline to use',
  'no-conduit': () => 'no shape to take',
  'no-exalted': () => 'nobody you can call',
  'no-spells': () => 'no spells here',
  'discipline-level': ({ tree, level }) => `needs ${capital(tree)} LVL ${level}`,
  'nobody-to-attack': (_, asked) => noEnemyLine(asked),
  'nobody-to-touch': () => 'nobody in reach',
  'nobody-within': ({ range }) => `nobody within ${range}`,
  'not-within-soi': () => 'too far away',
  'not-for-it': () => 'not for that figure',
  'struck-already': () => 'already attacked',
  'answers-itself': () => 'led to itself too often',
  'pays-for-itself': ({ times }) => `used ${times} times this turn`,
  'one-move-a-turn': () => 'moved this turn',
  'movement-over': () => 'a jump failed',
  movement: ({ costs, left }) => `costs ${costs}, ${left} left`,
  'opponent-there': () => 'an enemy is there',
  'figure-there': () => 'someone is there',
  wall: () => 'a wall',
  void: () => 'no floor',
  obstructing: () => 'blocked',
  elevation: () => 'too high or too low',
  'no-way-out': () => 'no space to end on',
  'no-room': () => 'no room there',
  'dangerous-there': () => 'deadly ground',
  'current-there': () => 'a deadly Current',
  ally: () => 'an ally',
  'not-to-be-targeted': () => 'cannot be targeted',
  levels: () => 'too high or too low',
  'not-adjacent': () => 'not beside you',
  range: ({ range, reach }) => `${points(range, 'space')}, reaches ${reach}`,
  sight: () => 'no line of sight',
  'not-beside': (_, asked) => awayLine(asked),
  'nothing-to-change': () => 'nothing to change',
  'on-board-already': () => 'already on the board',
  'no-room-in-soi': () => 'no room near you',
  said: () => 'not now',
};

const USED = { turn: 'used this turn', round: 'used this round', encounter: 'used in this fight' } as const;

const short = (text: string, else_: string): string => (text.length <= REASON_LINE ? text : else_);

const tokensLine = (token: string, n: number): string =>
  short(`needs ${points(n, `${capital(token)} token`)}`, `needs ${n} ${capital(token)}`);

/** What a test asks for, as the end of what is missing. */
const ONLY: { readonly [T in Test['is']]: (test: Extract<Test, { readonly is: T }>) => string } = {
  dodged: () => 'only after a Dodge',
  'attack-kind': ({ kind }) => `only ${kind} attacks`,
  'weapon-hands': ({ hands }) => (hands === 2 ? 'needs both hands' : 'needs a one-hander'),
  'weapon-kind': ({ kind }) => `needs ${kind === 'melee' ? 'a melee' : kind} weapon`,
  flanking: () => 'only while flanking',
  'target-adjacent': () => 'only beside the target',
  'damage-at-least-half': () => 'only at half HP',
  'has-effect': ({ effect }) => `needs ${capital(effect)}`,
  'target-has-effect': ({ effect }) => `target needs ${capital(effect)}`,
  not: ({ test }) => (test.is === 'shaped' ? 'only in your own shape' : 'not possible now'),
  any: () => 'not possible now',
  subject: () => 'not possible now',
  weapons: ({ count = 1, hands, kind, tag }) => {
    const what = [tag && wordOf(tag), hands === 1 ? 'one-hand' : hands === 2 ? 'two-hand' : '', kind];
    const said = what.filter(Boolean).join(' ');
    return short(
      `needs ${count > 1 ? count : 'a'} ${said} ${count > 1 ? 'weapons' : 'weapon'}`,
      `needs ${points(count, 'such weapon')}`,
    );
  },
  damage: ({ of }) => (of === 'self' ? 'only when you are hurt' : 'only on hurt targets'),
  difference: ({ atLeast }) => `only if you hit by ${atLeast}`,
  'attack-number': ({ atLeast }) => (atLeast === 2 ? 'only after an attack' : `from attack ${atLeast} on`),
  'target-is': () => 'not on that target',
  'has-any-effect': ({ polarity }) =>
    polarity === 'positive'
      ? 'needs a good effect'
      : polarity === 'negative'
        ? 'needs a bad effect'
        : 'needs an effect',
  'target-has-any-effect': () => 'target needs an effect',
  'damage-dealt': () => 'only after damage',
  'damage-taken': () => 'only after damage',
  distance: ({ atLeast, atMost }) =>
    atMost === undefined ? `from ${atLeast ?? 0} spaces away` : `within ${points(atMost, 'space')}`,
  'own-turn': () => 'only on your turn',
  sp: ({ atLeast, atMost }) => (atLeast === undefined ? `at most ${atMost ?? 0} ◆` : `needs ${atLeast} ◆`),
  adjacent: ({ side }) => (side === 'opponent' ? 'needs an enemy beside' : 'needs an ally beside'),
  'in-soi': ({ side }) => (side === 'opponent' ? 'needs an enemy nearby' : 'needs an ally nearby'),
  'would-miss': () => 'only on a miss',
  shows: () => 'not with that roll',
  token: ({ token, atLeast = 1 }) => tokensLine(token, atLeast),
  energy: ({ atLeast }) => `needs ${atLeast} Energy`,
  gained: () => 'not now',
  'by-attack': () => 'only by an attack',
  'by-spell': () => 'only by a spell',
  'has-reduced': () => 'only after reducing',
  shaped: () => 'only in another shape',
  'started-by-this': () => 'not now',
  'stands-in': ({ terrain }) => `only in ${terrain} ground`,
  level: ({ than }) =>
    than === 'above' ? 'only from above' : than === 'below' ? 'only from below' : 'only on its level',
  'hp-left': ({ of }) => (of === 'self' ? 'not with these HP' : 'not at its HP'),
  figures: () => 'not with so many there',
  number: () => 'not possible now',
  bears: () => 'needs a token of it',
  round: () => 'not in this round',
};

/** The first thing an ability asks for that a card can be told by. */
function conditionLine(ability: Ability | null): string {
  const [test] = ability?.conditions?.if ?? [];
  return test ? (ONLY[test.is] as (test: Test) => string)(test) : 'not possible now';
}

function noEnemyLine({ position, figure }: Asked): string {
  const reach = attackRangeOf(attackProfileOf(position, figureIn(position.state, figure)));
  return reach > 1 ? `no enemy within ${reach}` : 'no enemy beside you';
}

function awayLine({ position, figure, act }: Asked): string {
  const at = figureIn(position.state, figure).at;
  if (!at || !('space' in act) || !act.space) return 'not beside it';
  const away = Math.max(Math.abs(act.space[0] - at[0]), Math.abs(act.space[1] - at[1]));
  return away <= 1 ? 'not beside it' : `${points(away, 'space')} away`;
}

type Told = Pick<Refusal, 'act' | 'reason'>;

/**
 * Why a card cannot be used, of all that may not be done with it: whatever else is in the way before what is too far;
 * where all are, how far it reaches. At most `REASON_LINE` characters; empty where nothing is refused.
 */
export function refusalLine(refused: readonly Told[], asked: Omit<Asked, 'act'>): string {
  const told = refused.find((one) => !isTooFar(one.reason)) ?? refused[0];
  if (!told) return '';
  const { act, reason } = told;
  if (isTooFar(reason) && act.do === 'attack') return noEnemyLine({ ...asked, act });
  return (LINES[reason.why] as (reason: Reason, asked: Asked) => string)(reason, { ...asked, act });
}
