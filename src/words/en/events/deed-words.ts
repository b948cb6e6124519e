/** The headline of a deed. */
import { type Cause, cardIn, listCards } from '../../../engine/index.ts';
import type { DeedPart } from '../../../stores/middara/deed-parts.ts';
import type { DeedTold } from '../../telling.ts';
import { capital, points, spelled } from '../grammar.ts';
import type { Speaker } from '../tell/speaker.ts';

export type PartOf<D extends DeedPart['did']> = Extract<DeedPart, { did: D }>;

/** Who does something, and what; a whole sentence without its full stop where nobody does it. */
export interface Clause {
  readonly who: string | null;
  readonly text: string;
}

/** A deed in one line: `Cave Sickle 4 moves 3 spaces and hits Rook for 3`. */
export function deedText(deed: DeedTold, n: Speaker): string {
  const clauses = asOneHeal(deed.parts).flatMap((part) => clauseOf(part, deed, n));
  if (clauses.length > 0) return capital(joined(clauses));
  if (deed.figure !== null) {
    const who = n.figure(deed.figure);
    if (!deed.isOver) return `${who}’s turn`;
    return `${who} ${deed.lines.some(({ type }) => type === 'turnBegan') ? 'waits' : 'ends the turn'}`;
  }
  return deed.lines[0]?.text ?? 'Set-up';
}

/** Healed twice in a row is healed once, for both. */
function asOneHeal(parts: readonly DeedPart[]): DeedPart[] {
  const all: DeedPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isMore = part.did === 'healed' && last?.did === 'healed' && last.figure === part.figure;
    if (isMore) all[all.length - 1] = { ...part, amount: last.amount + part.amount };
    else all.push(part);
  }
  return all;
}

/** One subject for what it does in a row; another after a semicolon. */
function joined(clauses: readonly Clause[]): string {
  const runs: { who: string | null; texts: string[] }[] = [];
  for (const { who, text } of clauses) {
    const last = runs.at(-1);
    if (last && who !== null && last.who === who) last.texts.push(text);
    else runs.push({ who, texts: [text] });
  }
  return runs.map(({ who, texts }) => (who === null ? texts[0]! : `${who} ${inARow(texts)}`)).join('; ');
}

export const inARow = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

function clauseOf(part: DeedPart, deed: DeedTold, n: Speaker): Clause[] {
  const write = CLAUSE[part.did] as (part: DeedPart, n: Speaker, deed: DeedTold) => Clause | null;
  const clause = write(part, n, deed);
  return clause ? [clause] : [];
}

export const GOES: { readonly [H in PartOf<'went'>['how']]: string } = {
  step: 'goes',
  jump: 'jumps',
  push: 'is pushed',
  pull: 'is pulled',
  shove: 'is moved aside',
  swap: 'swaps',
  warp: 'warps',
  current: 'drifts',
  text: 'moves',
};

/** Of a jump. */
export const FAILS = 'fails a jump';

/** Steps from which on a walk is a run. */
export const RUN = 4;

export const BY: { readonly [C in PartOf<'struck'>['cause']]: string } = {
  action: '',
  ability: '',
  ai: '',
  'break-attack': ' with a Break Attack',
  counter: ' with a Counter',
  'follow-up': ' with a follow-up attack',
};

/** A spell by the card it stands on; those of Combatants have no names. */
export function spellText(by: Cause, n: Speaker): string {
  if (by.kind === 'spell') return 'casts a spell';
  return by.kind === 'term' ? 'follows up with a spell' : `uses ${n.cause(by)}`;
}

const CLAUSE: {
  readonly [D in DeedPart['did']]: (part: PartOf<D>, n: Speaker, deed: DeedTold) => Clause | null;
} = {
  went: ({ figure, how, flies, steps, failed }, n) => {
    // Where to, the board shows; a space's numbers say nothing to whoever looks.
    const goes = failed ? FAILS : GOES[how];
    const text = how === 'step' ? `${flies ? 'flies' : 'moves'} ${points(steps, 'space')}` : goes;
    return { who: n.figure(figure), text };
  },
  struck: (part, n) => ({ who: n.figure(part.attacker), text: strikeText(part, n) }),
  cast: ({ caster, by, failed, targets }, n) => {
    const spell = spellText(by, n);
    if (failed) return { who: n.figure(caster), text: `${spell} (fails)` };
    const on = targets.map(({ figure, damage, withstood, fell }) => {
      const came = fell ? 'defeated' : damage > 0 ? `${damage} damage` : withstood ? 'resists' : '';
      return came === '' ? n.figure(figure) : `${n.figure(figure)} (${came})`;
    });
    return { who: n.figure(caster), text: `${spell}${on.length > 0 ? ` on ${on.join(' and ')}` : ''}` };
  },
  used: ({ figure, ability }, n) => ({ who: n.figure(figure), text: `uses ${usedName(figure, ability, n)}` }),
  hurt: ({ figure, amount, cause }, n) => ({
    who: n.figure(figure),
    text: `takes ${amount}${ofItsOwn(cause) ? ` (${n.cause(cause)})` : ''}`,
  }),
  healed: ({ figure, amount }, n) => ({ who: n.figure(figure), text: `heals ${amount}` }),
  placed: ({ figures }, n) => ({
    who: null,
    text: `${inARow(figures.map(n.figure))} ${figures.length === 1 ? 'is placed' : 'are placed'}`,
  }),
  checked: ({ figure, skill, passed }, n) => ({
    who: n.figure(figure),
    text: `${passed ? 'passes' : 'fails'} ${capital(n.cause({ kind: 'skill', skill }))}`,
  }),
  afflicted: ({ figure, effect, by }, n) => {
    const name = n.cause({ kind: 'effect', effect });
    if (by === null || by === figure) return { who: n.figure(figure), text: `gets ${name}` };
    return { who: n.figure(by), text: `gives ${n.figure(figure)} ${name}` };
  },
  fell: ({ figure, returns }, n) => ({
    who: n.figure(figure),
    text: returns ? 'is down until its next turn' : 'is Defeated',
  }),
  arranged: ({ figures, times, at }, n, deed) => {
    if (times === 1) return lineAt(deed, at);
    return {
      who: null,
      text: `${inARow(figures.map(n.figure))} ${figures.length === 1 ? 'changes' : 'change'} equipment`,
    };
  },
  told: ({ at }, _n, deed) => lineAt(deed, at),
  beside: () => null,
};

function lineAt({ lines }: DeedTold, at: number): Clause | null {
  const text = lines.find((one) => one.index === at && one.type !== 'note')?.text;
  return text === undefined ? null : { who: null, text };
}

/** What no part of the same deed has named before. */
const ofItsOwn = ({ kind }: Cause): boolean => kind === 'effect' || kind === 'term' || kind === 'text';

function strikeText(part: PartOf<'struck'>, n: Speaker): string {
  const { target, cause, end, dodged, damage, fell } = part;
  const whom = n.figure(target);
  const by = BY[cause];
  if (fell) return `defeats ${whom}${by} (${damage} damage)`;
  if (damage > 0) return `hits ${whom} for ${damage}${by}`;
  switch (end) {
    case null:
      return `attacks ${whom}${by}`;
    case 'missed':
      return `misses ${whom}${by}${dodged ? ' (dodged)' : ''}`;
    case 'countered':
      return `attacks ${whom}${by} and is Countered`;
    case 'resolved':
      return `hits ${whom}${by} (no damage)`;
  }
}

/** The name of an ability by its key, `rook.war-axe.2/cleave`: its own, else its card's. */
export function usedName(figure: string, key: string, n: Speaker): string {
  const [id = '', ability = ''] = key.split('/');
  const owner = n.position.state.figures.find((one) => one.id === figure);
  const card = owner && listCards(owner).find((one) => one.id === id);
  if (card) return n.cause({ kind: 'ability', type: card.type, card: card.ref, ability });
  // A card that has left the table, or the figure's own.
  const ref = id.split('.')[1] ?? id;
  for (const type of ['adventurer', 'item', 'discipline', 'combatant'] as const)
    if (cardIn(n.cards, { type, ref })) return n.cause({ kind: 'ability', type, card: ref, ability });
  return spelled(ref);
}
