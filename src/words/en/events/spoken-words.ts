/** The sentences that are spoken for whoever does not look. */
import { type Figure, type FigureId, hpOf, type Prompt } from '../../../engine/index.ts';
import type { DeedPart } from '../../../stores/middara/deed-parts.ts';
import type { FreshPart } from '../../../stores/middara/fresh-parts.ts';
import type { DeedTold } from '../../telling.ts';
import { capital } from '../grammar.ts';
import { spaceName } from '../tell/names.ts';
import type { Speaker } from '../tell/speaker.ts';
import { BY, type Clause, FAILS, GOES, inARow, type PartOf, RUN, spellText, usedName } from './deed-words.ts';

/** What a part is spoken in: what else is new, and what will be asked. */
interface Spoken {
  readonly deed: DeedTold;
  readonly n: Speaker;
  readonly asked: Pick<Prompt, 'question'> | null;
  readonly isSettled: boolean;
  /** Whether this is the last that is said of the figure's hit points: once in a sentence is enough. */
  isLastOf(figure: FigureId): boolean;
}

/** What is new of a deed in one sentence: `Cave Sickle 4 jumps to 11,12 and attacks Remi: hit, 3 damage, …`. */
export function spokenText(
  deed: DeedTold,
  fresh: readonly FreshPart[],
  asked: Pick<Prompt, 'question'> | null,
  n: Speaker,
): string | null {
  const rounds = fresh.flatMap(({ part }) => roundOf(part, deed) ?? []);
  const text = deedText(
    deed,
    fresh.filter(({ part }) => roundOf(part, deed) === null),
    asked,
    n,
  );
  const all = [...rounds, ...(text === null ? [] : [text])];
  return all.length > 0 ? all.join(' ') : null;
}

/** `Round 2.`; null of all else. */
function roundOf(part: DeedPart, { lines }: DeedTold): string | null {
  const line = part.did === 'beside' ? lines.find(({ index }) => index === part.at) : undefined;
  return line?.type === 'roundBegan' ? ended(line.text) : null;
}

function deedText(
  deed: DeedTold,
  fresh: readonly FreshPart[],
  asked: Pick<Prompt, 'question'> | null,
  n: Speaker,
): string | null {
  const clauses = fresh.flatMap((one, i) => {
    const rest = fresh.slice(i + 1);
    const isLastOf = (figure: FigureId) => !rest.some((other) => hurtBy(other).includes(figure));
    return clauseOf(one, { deed, n, asked, isLastOf, isSettled: one.isSettled }) ?? [];
  });
  const turn = deed.figure === null ? undefined : figureOf(deed.figure, n);
  if (clauses.length > 0) {
    const text = capital(inOrder(clauses));
    const isOthers = turn && turn.kind !== 'adventurer' && fresh[0]?.before === null;
    const opens = isOthers && !text.startsWith(n.figureName(turn)) && hasBegun(deed);
    return ended(opens ? `In ${n.figureName(turn)}’s turn: ${text}` : text);
  }
  const isIdle = turn && turn.kind !== 'adventurer' && deed.isOver && hasBegun(deed);
  return isIdle && deed.parts.every(({ did }) => did === 'beside') ? `${n.figureName(turn)} waits.` : null;
}

/** What one does in a row has one subject, but for what comes after numbers: that begins anew. */
function inOrder(clauses: readonly Clause[]): string {
  const runs: Clause[][] = [];
  for (const clause of clauses) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && clause.who !== null && before.who === clause.who && !before.text.includes(':'))
      last.push(clause);
    else runs.push([clause]);
  }
  return runs
    .map((run, i) => {
      const who = run[0]?.who ?? null;
      const texts = inARow(run.map(({ text }) => text));
      if (who === null) return texts;
      return `${runs[i - 1]?.[0]?.who === who ? 'then' : who} ${texts}`;
    })
    .join('; ');
}

const hasBegun = ({ lines }: DeedTold): boolean => lines.some(({ type }) => type === 'turnBegan');
const ended = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);
const figureOf = (id: FigureId, { position }: Speaker): Figure | undefined =>
  position.state.figures.find((one) => one.id === id);

function clauseOf({ part, before }: FreshPart, spoken: Spoken): Clause | null {
  const write = CLAUSE[part.did] as (
    part: DeedPart,
    spoken: Spoken,
    before: DeedPart | null,
  ) => Clause | null;
  // One that has turned into another is told as that.
  return write(part, spoken, before?.did === part.did ? before : null);
}

/** Whose hit points a part has changed. */
function hurtBy({ part, isSettled }: FreshPart): readonly FigureId[] {
  switch (part.did) {
    case 'struck':
      return part.damage > 0 && isSettled ? [part.target] : [];
    case 'cast':
      return isSettled ? part.targets.flatMap(({ figure, damage }) => (damage > 0 ? [figure] : [])) : [];
    case 'hurt':
    case 'healed':
      return [part.figure];
    default:
      return [];
  }
}

/** `Remi has 5 of 8 HP`. */
function stands(id: FigureId, { n, isLastOf }: Spoken, named = true): string[] {
  const figure = figureOf(id, n);
  if (!figure || figure.defeated || !isLastOf(id)) return [];
  const hp = hpOf(n.position, figure);
  return [`${named ? `${n.figureName(figure)} ` : ''}has ${Math.max(0, hp - figure.damage)} of ${hp} HP`];
}

/** Whether it is gone for good, or only until its next turn. */
const falls = (id: FigureId, n: Speaker): string =>
  `${n.figure(id)} ${figureOf(id, n)?.defeated ? 'is Defeated' : 'is down until its next turn'}`;

/** Whom somebody strikes at; a friend is called one. */
function whom(by: FigureId, at: FigureId, n: Speaker): string {
  const [one, other] = [figureOf(by, n), figureOf(at, n)];
  return `${n.figure(at)}${one && other && one.id !== other.id && one.side === other.side ? ', an ally' : ''}`;
}

const MOVES: { readonly [H in PartOf<'went'>['how']]?: (whom: string) => string } = {
  push: (whom) => `pushes ${whom} to`,
  pull: (whom) => `pulls ${whom} to`,
  shove: (whom) => `moves ${whom} aside to`,
  warp: (whom) => `warps ${whom} to`,
};

const CLAUSE: {
  readonly [D in DeedPart['did']]: (
    part: PartOf<D>,
    spoken: Spoken,
    before: PartOf<D> | null,
  ) => Clause | null;
} = {
  went: ({ figure, how, flies, to, steps, by, failed }, { n }, before) => {
    const moves = by === null ? undefined : MOVES[how];
    if (by !== null && moves)
      return { who: n.figure(by), text: `${moves(n.figure(figure))} ${spaceName(to)}` };
    if (failed) return { who: n.figure(figure), text: `${FAILS} and lands on ${spaceName(to)}` };
    if (before) return { who: n.figure(figure), text: `continues to ${spaceName(to)}` };
    const walks = steps === 1 ? 'steps to' : steps < RUN ? 'walks to' : 'runs to';
    const goes = how !== 'step' ? `${GOES[how]} to` : flies ? 'flies to' : walks;
    return { who: n.figure(figure), text: `${goes} ${spaceName(to)}` };
  },
  struck: (part, spoken, before) => {
    const { n, asked } = spoken;
    const { attacker, target, cause } = part;
    const at = whom(attacker, target, n);
    if (spoken.isSettled) {
      const came = cameOf(part, spoken).join(', ');
      return before
        ? { who: null, text: `${n.figure(attacker)}’s attack on ${at}: ${came}` }
        : { who: n.figure(attacker), text: `attacks ${at}${BY[cause]}: ${came}` };
    }
    // The question says it.
    if (asked?.question.ask === 'dodge') return null;
    return { who: n.figure(attacker), text: `attacks ${at}${BY[cause]}` };
  },
  cast: (part, spoken, before) => {
    const { n } = spoken;
    const { caster, by, failed, targets } = part;
    // One without a name of its own goes by that of its figure.
    const isNamed = !n.figure(caster).startsWith(n.cause(by));
    const spell = isNamed ? spellText(by, n) : 'casts a spell';
    const on = inARow(targets.map(({ figure }) => whom(caster, figure, n)));
    if (failed) return { who: n.figure(caster), text: `${spell}, but it fails on a skull` };
    const begins = `${spell}${targets.length > 0 ? ` on ${on}` : ''}`;
    if (!spoken.isSettled) return { who: n.figure(caster), text: begins };
    const came = targets.flatMap((target) => castOn(target, spoken) ?? []).join(', ');
    if (before) return came === '' ? null : { who: null, text: `${n.figure(caster)}’s spell: ${came}` };
    return { who: n.figure(caster), text: `${begins}${came === '' ? '' : `: ${came}`}` };
  },
  used: ({ figure, ability }, { n }) => ({
    who: n.figure(figure),
    text: `uses ${usedName(figure, ability, n)}`,
  }),
  hurt: ({ figure, amount, cause, by }, spoken) => {
    const { n } = spoken;
    const how = `(${n.cause(cause)})`;
    if (by !== null && by !== figure) {
      const all = [`${amount} damage ${how}`, ...stands(figure, spoken)];
      return { who: n.figure(by), text: `hurts ${whom(by, figure, n)}: ${all.join(', ')}` };
    }
    const all = [`takes ${amount} damage ${how}`, ...stands(figure, spoken, false)];
    return { who: n.figure(figure), text: all.join(' and ') };
  },
  healed: ({ figure, amount, cause, by }, spoken) => {
    const { n } = spoken;
    const how = `(${n.cause(cause)})`;
    if (by !== null && by !== figure) {
      const all = [`${amount} ${how}`, ...stands(figure, spoken)];
      return { who: n.figure(by), text: `heals ${n.figure(figure)}: ${all.join(', ')}` };
    }
    const all = [`heals ${amount} ${how}`, ...stands(figure, spoken, false)];
    return { who: n.figure(figure), text: all.join(' and ') };
  },
  fell: ({ figure }, { n }) => ({ who: null, text: falls(figure, n) }),
  placed: ({ figures, at }, { n }, before) => {
    const from = before?.figures.length ?? 0;
    const each = figures
      .slice(from)
      .map((id, i) => `${n.figure(id)} is placed at ${spaceName(at[from + i]!)}`);
    return { who: null, text: inARow(each) };
  },
  checked: ({ figure, skill, passed }, { n }) => ({
    who: n.figure(figure),
    text: `${passed ? 'passes' : 'fails'} the ${capital(n.cause({ kind: 'skill', skill }))} check`,
  }),
  afflicted: ({ figure, effect, by }, { n }) => {
    const name = n.cause({ kind: 'effect', effect });
    if (by === null || by === figure) return { who: n.figure(figure), text: `gets ${name}` };
    return { who: n.figure(by), text: `gives ${n.figure(figure)} ${name}` };
  },
  arranged: ({ at }, { deed, n }) => lineAt(deed, at, n),
  told: ({ at }, { deed, n }) => lineAt(deed, at, n),
  beside: ({ at }, { deed, n }) => lineAt(deed, at, n),
};

/** The line of the feed that tells an event, with the text that came to light. */
function lineAt({ lines }: DeedTold, at: number, { position }: Speaker): Clause | null {
  const line = lines.find((one) => one.index === at && one.type !== 'note');
  if (!line) return null;
  const { outcome } = position.state;
  if (line.type === 'outcomeReached' && outcome)
    return { who: null, text: `The encounter is ${outcome.result}: ${line.text}` };
  return { who: null, text: line.quote === undefined ? line.text : `${line.text}: “${line.quote}”` };
}

function cameOf(
  { target, judged, shields, dodged, damage, fell, end }: PartOf<'struck'>,
  spoken: Spoken,
): string[] {
  const { n } = spoken;
  const dodge =
    shields === null ? [] : [dodged ? `Dodge adds ${shields} Defense` : 'the Dodge shows a skull'];
  const roll = !judged
    ? []
    : judged.skull
      ? ['a skull, miss']
      : [`${judged.hit ? 'hit' : 'miss'}, ${judged.roll} against Defense ${judged.defense}`];
  const isHit = judged?.hit === true && end !== 'missed';
  const harm = damage > 0 ? [`${damage} damage`] : isHit ? ['no damage'] : [];
  const turned = judged?.hit && end === 'missed' ? ['but it misses'] : [];
  const after = fell ? [falls(target, n)] : damage > 0 ? stands(target, spoken) : [];
  const all = [...dodge, ...roll, ...turned, ...harm, ...after];
  return all.length > 0 ? all : ['no effect'];
}

function castOn({ figure, damage, withstood, fell }: PartOf<'cast'>['targets'][number], spoken: Spoken) {
  const { n } = spoken;
  const name = n.figure(figure);
  const kept = withstood === null ? [] : [withstood ? 'resists' : 'does not resist'];
  const all = [...kept, ...(damage > 0 ? [`takes ${damage} damage`] : [])];
  if (fell) return `${all.length > 0 ? `${name} ${all.join(' and ')}, ` : ''}${falls(figure, n)}`;
  const more = damage > 0 ? stands(figure, spoken, false) : [];
  return all.length > 0 ? `${name} ${inARow([...all, ...more])}` : null;
}
