/** What an answer will do here, in words. */
import type { Change, Option, Preview, Prompt } from '../../../engine/index.ts';
import { wordOf } from '../content.ts';
import { capital, points, signed } from '../grammar.ts';
import { onlyFriends } from '../ui/dock.ts';
import { usedUntil } from './cost-line.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';
import { doorName, pieceName } from './story-texts.ts';

/** What each certain consequence is called; `asked` is whose question it is. */
const CHANGES: Sentences<Change, 'is', Speaker, [asked: string]> = {
  hp: ({ figure, from, to, most, grown }, n, asked) => {
    const healed = to - from - grown;
    if (healed === 0) return `${n.figure(figure)}: ${to} of ${most} HP`;
    if (healed > 0 && figure === asked) return `+${healed} HP, left with ${to}`;
    return healed > 0
      ? `${n.figure(figure)} +${healed} HP (${to} of ${most})`
      : `${n.figure(figure)} −${-healed} HP (${to} of ${most})`;
  },
  falls: ({ figure }, n) => `${n.figure(figure)} is defeated`,
  sp: ({ figure, spent, gained, left }, n, asked) => {
    if (gained > spent) return `${n.figure(figure)} gains ${gained - spent} ◆ and has ${left}`;
    return figure === asked ? `leaves ${left} ◆` : `${n.figure(figure)} has ${left} ◆ left`;
  },
  moves: ({ figure, byOthers }, n) => `${n.figure(figure)} ${byOthers ? 'is moved' : 'moves'}`,
  stands: ({ figure }, n) => `${n.figure(figure)} comes onto the board`,
  movement: (change) => `${points(change.points, 'point')} to move`,
  provokes: ({ figure, by }, n) => `${n.figure(by)} may make a Break Attack on ${n.figure(figure)}`,
  attack: ({ attacker, target, cause }, n) =>
    cause === 'break-attack'
      ? `${n.figure(target)} takes a Break Attack of ${n.figure(attacker)}`
      : `${n.figure(attacker)} ${cause === 'counter' ? 'counters against' : 'attacks'} ${n.figure(target)}`,
  spell: ({ targets }, n) => `cast on ${targets.map((id) => n.figure(id)).join(' and ')}`,
  check: ({ skill, difficulty }) => `${capital(skill)} must reach ${difficulty}`,
  effect: ({ figure, effect, gained }, n) => `${n.figure(figure)} ${gained ? 'gains' : 'loses'} ${effect}`,
  token: ({ figure, token, amount }, n) =>
    amount > 0
      ? `${n.figure(figure)} gains ${points(amount, `${token} token`)}`
      : `${n.figure(figure)} gives ${points(-amount, `${token} token`)}`,
  card: ({ type, card, how }, n) => `${n.card(type, card)} ${CARD[how]}`,
  item: ({ figure, item, place }, n) => `${n.figure(figure)} gets ${n.card('item', item)}${PLACE[place]}`,
  energy: ({ amount }) => `${signed(amount)} Energy`,
  sum: ({ to, amount }) => `${signed(amount)} ${SUM[to]}`,
  hit: () => 'it hits',
  miss: () => 'it misses',
  empowered: () => '+1 black die',
  symbols: () => 'symbols are added',
  track: () => 'the track changes',
  'damage-type': ({ type }) => `its damage becomes ${type}`,
  redirected: ({ to }, n) => `${n.figure(to)} is struck instead`,
  granted: ({ figure, cause }, n) => `${n.figure(figure)} has ${n.cause(cause)} for a while`,
  marked: ({ figure, gone }, n) => `${n.figure(figure)} is ${gone ? 'no longer marked' : 'marked'}`,
  terrain: ({ terrain, spaces }) => `${terrain} terrain on ${points(spaces, 'space')}`,
  dynamite: ({ how }) => `dynamite is ${how}`,
  ward: () => 'a token is placed',
  conviction: ({ figure, passed }, n) => `${n.figure(figure)} ${passed ? 'resists' : 'does not resist'}`,
  opened: ({ token }, n) => `${n.token(token)} is opened`,
  taken: ({ token }, n) => `${n.token(token)} is carried`,
  dropped: ({ token }, n) => `${n.token(token)} is put down`,
  door: ({ door, to }, n) => `${doorName(n.position, door)} is ${to}`,
  piece: ({ piece, at }) => `${pieceName(piece)} ${at ? 'is moved' : 'is gone'}`,
  leaves: ({ figure }, n) => `${n.figure(figure)} leaves the board`,
  spawned: ({ card }, n) => `${n.card('combatant', card)} appears`,
  gold: ({ amount }) => (amount < 0 ? `${-amount} gold paid` : `${amount} gold`),
  urgency: ({ count }) => `Urgency rises to ${count}`,
  'turn-ends': ({ figure, sp }, n) =>
    sp > 0 ? `${n.figure(figure)}’s turn ends with ${sp} ◆ unspent` : `${n.figure(figure)}’s turn ends`,
  outcome: ({ result }) => `the encounter is ${wordOf(result)}`,
};

const say = speaker<Change, 'is', Speaker, [asked: string]>('is', CHANGES);

const CARD: { readonly [H in Extract<Change, { readonly is: 'card' }>['how']]: string } = {
  exhausted: 'is used until its next turn',
  flipped: 'is used until a rest',
  readied: 'is ready again',
  used: 'is used up for this encounter',
  turned: 'is turned over',
  equipped: 'is equipped',
  stored: 'goes into the Pack',
  gone: 'is gone',
};

const PLACE: { readonly [P in Extract<Change, { readonly is: 'item' }>['place']]: string } = {
  pack: '',
  equipped: ' and equips it',
  stash: ' for the stash',
  discarded: ' and discards it',
};

const SUM: { readonly [S in Extract<Change, { readonly is: 'sum' }>['to']]: string } = {
  toHit: 'to the roll',
  defense: 'Defense',
  physical: 'physical damage',
  magic: 'magic damage',
  irreducible: 'irreducible damage',
  piercing: 'piercing',
};

/** What is told first: who stands and who falls; the price comes last. */
const RANK: { readonly [C in Change['is']]?: number } = {
  falls: 0,
  hp: 1,
  outcome: 2,
  sp: 8,
  card: 9,
  token: 7,
};
const rankOf = ({ is }: Change): number => RANK[is] ?? 5;

/** Something is paid, or it is told by the act itself. */
function isPaid(change: Change): boolean {
  if (change.is === 'sp') return change.spent > change.gained;
  if (change.is === 'token') return change.amount < 0;
  if (change.is === 'card') return !['readied', 'turned', 'equipped', 'stored'].includes(change.how);
  return change.is === 'energy' && change.amount < 0;
}

/** Cards put in order: what is laid aside is no price. */
const OF_ITEMS: ReadonlySet<Option['act']['do']> = new Set([
  're-equip',
  'equip',
  'store',
  'turn-over',
  'discard',
  'take',
  'stash',
]);

/** Whether it costs, and nothing else is certain or possible behind it. */
function isForNothing(preview: Preview, { kind }: Pick<Prompt, 'kind'>): boolean {
  const { changes, until } = preview;
  if (!changes.some(isPaid) || !changes.every(isPaid)) return false;
  return until.is === 'question' && (until.prompt.kind === kind || until.prompt.kind === 'turn');
}

/** What an answer will do here, in one line. */
export interface Foretold {
  readonly text: string;
  /** A friend falls or is struck, or it is paid for nothing. */
  readonly warns: boolean;
  /** What comes after it by itself, and from whom: no doing of the answer. */
  readonly after?: string;
}

export function foretold(
  { act, note }: Pick<Option, 'act' | 'note'>,
  prompt: Pick<Prompt, 'kind' | 'figure' | 'question'>,
  preview: Preview,
  n: Speaker,
): Foretold {
  const { changes, until } = preview;
  const sideOf = (id: string) => n.position.state.figures.find((figure) => figure.id === id)?.side;
  const side = sideOf(prompt.figure);
  // The rules know it of all that may follow, where nothing yet is certain (X88).
  const isForNought =
    note?.note === 'does-nothing' ||
    (!OF_ITEMS.has(act.do) &&
      // The points it buys are what comes of it.
      act.do !== 'buy-movement' &&
      (preview.isForNothing || isForNothing(preview, prompt)));
  const isUrgent = prompt.question.ask === 'about-to-fall';
  // The blow goes on by itself, whether somebody is saved from it or not.
  const own = isUrgent ? changes.filter(({ is }) => OF_A_RESCUE.has(is)) : changes;
  const after = isUrgent ? afterwards(changes, n, prompt.figure) : '';
  const goesOut = ({ is, ...of }: Change) =>
    isUrgent && is === 'falls' && 'figure' in of && of.figure === prompt.figure;
  const saves = !isUrgent || LEAVES.has(act.do) || !(isAskedAgain(prompt, preview) || changes.some(goesOut));
  const lines = shown(own, act.do, prompt.figure).flatMap((change) => {
    const used = usedOwn(change, act, n, prompt.figure);
    if (used !== null) return used;
    if (!goesOut(change)) return say(change, n, prompt.figure);
    return saves ? `${n.figure(prompt.figure)} is out of this fight` : [];
  });
  if (isForNought) lines.unshift('no effect');
  if (preview.isFriendlyFire) lines.unshift(act.do === 'use' ? onlyFriends : 'harms a friend');
  if (preview.prices.length > 1) lines.push(`${eitherOf(preview.prices)} ◆, depending on the target`);
  const misses = isOutOfReach(prompt, preview);
  if (misses) lines.splice(0, lines.length, `does not reach ${n.figure(prompt.figure)}`);
  else if (!saves) lines.unshift(`does not save ${n.figure(prompt.figure)}`);
  else lines.push(...nextText(prompt, preview, n));
  if (lines.length === 0) lines.push(...chosenText(act, prompt, preview, n));
  return {
    text: lines.join('; '),
    ...(after === '' ? {} : { after }),
    warns:
      misses ||
      !saves ||
      isForNought ||
      preview.isFriendlyFire ||
      changes.some((change) => change.is === 'falls' && sideOf(change.figure) === side) ||
      (until.is === 'over' && changes.some((change) => change.is === 'outcome' && change.result === 'lost')),
  };
}

/** What becomes of the card that the answer is called after; null where it is none of that. */
function usedOwn(change: Change, act: Option['act'], n: Speaker, asked: string): string | null {
  if (change.is !== 'card' || act.do !== 'use') return null;
  if (act.cause.kind !== 'ability' || act.cause.card !== change.card) return null;
  if (change.how === 'gone') return 'used up';
  if (change.how !== 'exhausted' && change.how !== 'flipped') return null;
  const isOthers = act.owner !== undefined && act.owner !== asked;
  return usedUntil(change.how, isOthers ? n.figure(act.owner) : null);
}

/** What saving somebody does itself, and what it takes. */
const OF_A_RESCUE: ReadonlySet<Change['is']> = new Set([
  'hp',
  'falls',
  'sp',
  'card',
  'token',
  'energy',
  'outcome',
]);

/** What the blow that is under way still brings: `then Earth Loa 1’s Paralyze`. */
function afterwards(changes: readonly Change[], n: Speaker, asked: string): string {
  const blow = n.position.state.scopes.findLast(({ kind }) => kind === 'attack');
  const by = blow?.kind === 'attack' ? n.figure(blow.attacker) : null;
  const told = changes.flatMap((change) => {
    if (change.is === 'attack') {
      const isAgain = blow?.kind === 'attack' && blow.attacker === change.attacker;
      const whom = change.target === asked ? '' : ` ${n.figure(change.target)}`;
      return [`${n.figure(change.attacker)} attacks${whom}${isAgain ? ' again' : ''}`];
    }
    if (change.is === 'effect' && change.gained)
      return [
        `${capital(change.effect)}${change.figure === asked ? '' : ` on ${n.figure(change.figure)}`}${by === null ? '' : ` from ${by}`}`,
      ];
    return [];
  });
  return told.length === 0 ? '' : `then ${told.join(', ')}`;
}

/** Whether it changes nothing about whose life it is: the same is asked again. */
const isAskedAgain = (
  { question, figure }: Pick<Prompt, 'figure' | 'question'>,
  { changes, until }: Preview,
): boolean =>
  until.is === 'question' &&
  until.prompt.question.ask === question.ask &&
  until.prompt.figure === figure &&
  !changes.some((change) => change.is === 'hp' && change.figure === figure);

/** Of what may be used before somebody falls: it can be chosen for others alone. */
const isOutOfReach = (
  { question, figure }: Pick<Prompt, 'figure' | 'question'>,
  { until }: Preview,
): boolean =>
  question.ask === 'about-to-fall' &&
  until.is === 'question' &&
  until.prompt.question.ask === 'whom' &&
  !until.prompt.options.some(({ act }) => act.do === 'target' && act.target === figure);

/** What its own name does not say already, in the order it matters. */
function shown(changes: readonly Change[], kind: Option['act']['do'], asked: string): Change[] {
  const striking = new Set(
    changes.flatMap((change) =>
      change.is === 'attack' && change.cause === 'break-attack' ? [change.attacker] : [],
    ),
  );
  return added(changes)
    .filter((change) => {
      if (change.is === 'attack')
        return kind !== 'attack' && kind !== 'attack-ally' && kind !== 'break-attack';
      if (change.is === 'provokes') return !striking.has(change.by);
      if (change.is === 'spell') return kind !== 'target';
      // What goes on by itself is no news of an answer that does nothing.
      if (change.is === 'moves') return !LEAVES.has(kind);
      // That a Combatant has done is none of any.
      if (change.is === 'turn-ends') return change.figure === asked;
      return change.is !== 'movement' || (kind !== 'move' && !LEAVES.has(kind));
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Questions that are no news. */
const UNSAID: ReadonlySet<Prompt['kind']> = new Set(['turn', 'move', 're-equip']);

/** Sums of the attack as one each; none where it is known what they came to. */
function added(changes: readonly Change[]): Change[] {
  const isStruck = changes.some(({ is }) => is === 'hp' || is === 'falls');
  return changes.flatMap((change, i): readonly Change[] => {
    if (change.is !== 'sum') return [change];
    const all = changes.flatMap((one, j) =>
      one.is === 'sum' && one.to === change.to ? [{ j, ...one }] : [],
    );
    if (isStruck || all[0]?.j !== i) return [];
    return [{ ...change, amount: all.reduce((n, { amount }) => n + amount, 0) }];
  });
}

const eitherOf = (amounts: readonly number[]): string =>
  [amounts.slice(0, -1).join(', '), amounts.at(-1)].join(' or ');

/** What an answer comes to by which nothing is otherwise yet: who goes on, or what is asked then. */
function chosenText(
  act: Option['act'],
  { question, kind }: Pick<Prompt, 'kind' | 'question'>,
  { until }: Preview,
  n: Speaker,
): string[] {
  if (question.ask === 'next-turn' && act.do === 'target')
    return [`${n.figure(act.target)} has the next turn`];
  if (act.do === 'choose-trader') return [`${n.figure(act.figure)} may take, equip and store items`];
  if (LEAVES.has(act.do)) return [];
  const goesOn = until.is === 'question' && !UNSAID.has(until.prompt.kind) && until.prompt.kind === kind;
  if (goesOn) return [`next: ${n.question(until.prompt)}`];
  return [];
}

/** Answers by which nothing is done. */
const LEAVES: ReadonlySet<Option['act']['do']> = new Set(['pass', 'decline', 'done', 'nobody-else']);

/** Where it leads: to dice, to something unread, to another question. */
function nextText(
  prompt: Pick<Prompt, 'kind' | 'figure'>,
  { changes, until }: Preview,
  n: Speaker,
): string[] {
  switch (until.is) {
    case 'dice':
      return [];
    case 'hidden':
      return ['the rest is hidden'];
    case 'goes-on':
      return [];
    case 'over':
      return [];
    case 'question': {
      if (changes.some(({ is }) => is === 'attack' || is === 'spell' || is === 'check')) return [];
      const next = until.prompt;
      const isSame = next.kind === prompt.kind && next.figure === prompt.figure;
      if (isSame || UNSAID.has(next.kind)) return [];
      if (next.question.ask === 'whom' || next.question.ask === 'attack-whom')
        return ['choose a target next'];
      if (next.question.ask === 'which-part' || next.question.ask === 'which-exalted')
        return ['choose one next'];
      return [`next: ${n.question(next)}`];
    }
  }
}
