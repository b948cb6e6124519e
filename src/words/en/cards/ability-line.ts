/** What an ability does in one line of a card of the dock, made from its data. */
import type { Ability, EffectOp } from '../../../engine/index.ts';
import { capital, points, signed } from '../grammar.ts';
import { attackPieces } from './attack-line.ts';
import { fitted, type Piece } from './line-fit.ts';
import { countOf, many } from './line-number.ts';
import { isSelf, reachPiece, usualReach } from './line-reach.ts';
import { modifierPieces } from './modifier-line.ts';
import { nameOf, plainParts } from './parts.ts';

/** What the line depends on beside the ability. */
export interface LineContext {
  /** Spaces of the user's Sphere of Influence; null where cards at the table change it: it is told as near then. */
  readonly soi: number | null;
  /** What cards, marks and tokens are called. */
  readonly nameOf: (ref: string) => string | undefined;
}

/** At most `LINE` characters; never empty: what nothing can be said of is told by its sort. */
export function abilityLine(
  { effects = [], conditions }: Pick<Ability, 'effects' | 'conditions'>,
  context: LineContext,
): string {
  // A drink is gone by its nature; of what is thrown that is asked.
  const isGone = conditions?.discard === true && effects.some((op) => op.do === 'throw');
  const [lead, ...more] = effectsPieces(effects, context);
  const line = fitted([...(lead ? [lead] : []), ...(isGone ? [['used up']] : []), ...more]);
  return line === '' ? fallback(effects, context) : line;
}

/** Where there is room for all of it: every effect, and then on whom. */
export function wholeAbilityLine({ effects = [] }: Pick<Ability, 'effects'>, context: LineContext): string {
  const pieces = effectsPieces(effects, context, true).flatMap(([best]) => best ?? []);
  return pieces.length === 0 ? fallback(effects, context) : pieces.join(', ');
}

/** What pack content says that has no words as short as this: `spell, range 6`. */
function fallback(effects: readonly EffectOp[], context: LineContext): string {
  const targets = effects.flatMap((op) => ('to' in op && op.to ? [op.to] : []));
  return fitted([['ability'], ...targets.slice(0, 1).flatMap((to) => reachPiece(to, context.soi))]);
}

/** All that a list of effects does, each thing once; where it reaches is said after the first of them. */
function effectsPieces(
  effects: readonly EffectOp[],
  context: LineContext,
  reachLast = false,
): readonly Piece[] {
  const givers = effects.filter((op) => op.do === 'gain-sp');
  const told = effects.map((op) => ({
    op,
    // Beside what others gain it is said whose it is.
    pieces: piecesOf(op, context).map((piece) =>
      op.do === 'gain-sp' && givers.length > 1 && isSelf(op.to) ? piece.map((said) => `you ${said}`) : piece,
    ),
  }));
  const said = told.filter(({ pieces }) => pieces.length > 0);
  const [reach = []] = said.map(({ op }) => reachOf(op, context)).filter((pieces) => pieces.length > 0);
  // What it costs its user comes after what it is used for.
  const [lead, ...more] = [
    ...said.filter(({ op }) => !isCost(op)),
    ...said.filter(({ op }) => isCost(op)),
  ].flatMap(({ pieces }) => pieces);
  const isLast = ([said]: Piece) => said === UNLESS;
  const all = reachLast
    ? [...(lead ? [lead] : []), ...more.filter((piece) => !isLast(piece)), ...reach, ...more.filter(isLast)]
    : [...(lead ? [lead] : []), ...reach, ...more];
  return all.filter((piece, i) => all.findIndex((one) => one.join() === piece.join()) === i);
}

/** A spell says itself how far it goes. */
const reachOf = (op: EffectOp, { soi }: LineContext): readonly Piece[] =>
  op.do !== 'spell' && 'to' in op && op.to ? reachPiece(op.to, soi) : [];

const UNLESS = 'unless resisted';

const isCost = (op: EffectOp): boolean => op.do === 'damage' && isSelf(op.to);

const none: readonly Piece[] = [];
const one = (...said: string[]): readonly Piece[] => [said];

/** By every effect there is: a new one does not compile until it is said here, or that it is not said. */
const PIECES: {
  readonly [D in EffectOp['do']]: (
    op: Extract<EffectOp, { readonly do: D }>,
    context: LineContext,
  ) => readonly Piece[];
} = {
  damage: ({ type, amount, to }) => {
    const n = countOf(amount);
    if (isSelf(to)) return one(n === null ? 'hurts you' : `you take ${n}`);
    return n === null ? one(`${type} damage`, 'damage') : one(`${n} ${type} damage`, `${n} damage`);
  },
  heal: ({ amount }) => one(many('heal', amount)),
  'gain-sp': ({ amount }) => one(countOf(amount) === null ? 'gains ◆' : `+${countOf(amount)} ◆`),
  inflict: ({ effect, to }) =>
    effect === 'choose-negative' || effect === 'random-negative'
      ? one('a bad effect')
      : effect === 'same'
        ? one('the same effect')
        : isSelf(to)
          ? one(`you get ${capital(effect)}`, capital(effect))
          : one(capital(effect)),
  'remove-effect': ({ effect }) =>
    effect === 'any'
      ? one('removes an effect')
      : effect === 'any-negative'
        ? one('cures a bad effect', 'cures')
        : effect === 'any-positive'
          ? one('ends a good effect')
          : one(`removes ${capital(effect)}`),
  'gain-token': ({ token, amount }) => {
    const n = countOf(amount);
    // What it is for, where its name says nothing of it.
    const what = `${token === 'intervention' ? 're-roll' : capital(token)} token`;
    return n === null
      ? one(`gains ${what}s`)
      : one(`+${n} ${what}${n === '1' ? '' : 's'}`, `+${n} ${what.replace(' token', '')}`);
  },
  push: ({ spaces }) => one(many('push', spaces)),
  pull: ({ spaces }) => one(many('pull', spaces)),
  command: ({ spaces }) => one(many('you move it', spaces), many('move it', spaces)),
  'put-token': ({ token }, context) => one(named(token, context)),
  'take-token': () => none,
  'gain-gold': ({ amount }) => one(countOf(amount) === null ? 'gold' : `+${countOf(amount)} gold`),
  'gain-random': () => one('a random item'),
  'offer-items': ({ price }) => (price === undefined ? one('choose an item') : one('buy an item')),
  'scale-damage': ({ by }) => one(`${by} damage`),
  'free-move': ({ spaces, flight, provokes, through }) => [
    [many(flight ? 'fly' : 'move', spaces, 'space'), many(flight ? 'fly' : 'move', spaces)],
    ...(provokes === false ? [['safely']] : []),
    ...(through ? [['through enemies']] : []),
  ],
  'move-action': ({ flight, provokes, through, another }) => [
    [another ? 'one more move' : flight ? 'your move, flying' : 'your move'],
    ...(through ? [['through enemies']] : []),
    ...(provokes === false ? [['safely']] : []),
  ],
  attack: (op, context) => attackPieces(op, context.soi),
  spell: ({ to, effects }, context) => [
    ['spell'],
    ...leadOf(effects, context),
    ...reachPiece(to ?? usualReach, context.soi),
    ...effectsPieces(effects, context).slice(1),
  ],
  force: ({ effects }, context) => [...effectsPieces(effects, context), [UNLESS]],
  swap: () => one('swap places'),
  warp: ({ to, within, range, from }) => {
    const what = isSelf(to) ? 'warp' : 'warp it';
    if (from !== undefined) return one(what);
    return one(
      within === 'range' ? `${what} ${points(range ?? 1, 'space')}` : `${what} to a space near`,
      what,
    );
  },
  track: ({ direction, places }) => {
    const when = direction === 'up' ? 'earlier' : 'later';
    return one(`acts ${points(places, 'place')} ${when}`, `acts ${places} ${when}`);
  },
  'place-terrain': ({ terrain, spaces }) => {
    const what = terrain === 'normal' ? 'plank' : terrain;
    return one(spaces === 1 ? `a space of ${what}` : `${spaces} spaces of ${what}`, what);
  },
  spawn: ({ card }, context) => one(`calls ${named(card, context)}`, 'calls a creature'),
  become: () => one('changes its form'),
  'change-shape': ({ shape }) => one(shape === 'own' ? 'your own shape again' : 'take a shape'),
  exalted: () => one('call an Exalted Esper'),
  'turn-damage': ({ type }) => one(`${type} damage instead`, `${type} damage`),
  check: ({ skill, difficulty, pass }, context) => [
    [many(capital(skill), difficulty)],
    ...effectsPieces(pass, context),
  ],
  modify: ({ stat, amount }) => modifierPieces([{ stat, amount: countOf(amount) }]),
  reduce: ({ amount }) =>
    countOf(amount) === null
      ? one('less damage')
      : one(`takes ${countOf(amount)} less damage`, `takes ${countOf(amount)} less`),
  'modify-roll': ({ amount }) =>
    one(typeof amount === 'number' ? `${signed(amount)} to the roll` : 'more on the roll'),
  'pass-check': () => one('passes the check'),
  'set-die': ({ face }) => one(face === 'any' ? 'turn a die' : `a die to its ${face}`),
  'add-symbol': ({ symbol, amount }) =>
    one(countOf(amount) === null ? `more ${symbol}s` : `+${countOf(amount)} ${symbol}`),
  'make-miss': () => one('the attack misses'),
  redirect: () => one('hits another'),
  'redirect-damage': () => one('damage goes elsewhere'),
  survive: () => one('is not defeated'),
  revive: () => one('brings an ally back'),
  reroll: ({ pick }) => one(pick === 'one' ? 'roll a die again' : 'roll again'),
  counter: () => one('strike back', 'Counter'),
  empower: () => one('Empower for free'),
  dodge: () => one('Dodge for free'),
  throw: ({ die, times }) => {
    const damage = countOf({ dice: [die] });
    const n = times === undefined ? null : countOf(times);
    const several = n === null ? 'throws' : `${n} throws`;
    const lead = times === undefined ? [`${damage} damage`] : [`${several} of ${damage}`];
    return [lead, ['range 4']];
  },
  'transfer-damage': () => one('moves damage'),
  optional: ({ effects }, context) => effectsPieces(effects, context),
  choose: ({ options }, context) => {
    const leads = options.flatMap(({ effects }) => effectsPieces(effects, context)[0]?.at(-1) ?? []);
    const [a, b] = [...new Set(leads)];
    // What is removed is chosen then; nothing of it has room here.
    if (b !== undefined && leads.every((lead) => lead.startsWith('removes ')))
      return one('removes an effect');
    if (a === undefined) return one('your choice');
    if (b === undefined) return one(a);
    return [[...(leads.length === 2 ? [`${a} or ${b}`] : []), `${a} or …`, 'your choice']];
  },
  if: ({ effects }, context) => effectsPieces(effects, context),
  acts: ({ who, effects }, context) => {
    const [lead = 'acts'] = effectsPieces(effects, context)[0] ?? [];
    const isAll = who.who === 'all';
    if (lead === 'attack') return one(isAll ? 'allies attack' : 'an ally attacks');
    return one(`${isAll ? 'allies' : 'ally'}: ${lead}`);
  },
  grant: ({ modifiers = [], abilities = [] }) => [
    ...modifierPieces(modifiers),
    ...(abilities.length > 0 ? [['gives an ability']] : []),
  ],
  roll: ({ outcomes }, context) => {
    const found = outcomes.flatMap(({ effects }) => effectsPieces(effects, context).slice(0, 1));
    return [['rolls a die'], ...found];
  },
  'choose-number': ({ effects }, context) => effectsPieces(effects, context),
  defeat: () => one('defeats it'),
  'end-turn': () => one('the turn ends'),
  'end-action': ({ everybody }) => one(everybody ? 'all actions end' : 'your action ends'),
  each: ({ effects }, context) => effectsPieces(effects, context),
  'at-space': ({ effects }, context) => effectsPieces(effects, context),
  'place-ward': ({ reach }) => one(reach === 'soi' ? 'token with SOI' : `token, reaches ${reach}`),
  'place-dynamite': ({ range }) => [['lit dynamite'], [`range ${range}`]],
  'use-discipline': () => one('a Discipline for free'),
  flip: ({ card, back }) => one(back ? 'turned back' : card === 'this' ? 'turns over' : 'turns a card'),
  mark: () => one('marks it'),
  unmark: () => none,
  'gain-energy': ({ amount }) => one(many('Energy', amount)),
  'spend-energy': () => none,
  ready: ({ card }) => one(card === 'this' ? 'ready again' : 'readies a card'),
};

const piecesOf = (op: EffectOp, context: LineContext): readonly Piece[] =>
  (PIECES[op.do] as (op: EffectOp, context: LineContext) => readonly Piece[])(op, context);

const leadOf = (effects: readonly EffectOp[], context: LineContext): readonly Piece[] =>
  effectsPieces(effects, context).slice(0, 1);

/** What a token, a mark or a creature is called. */
const named = (ref: string, context: LineContext): string => plainParts([nameOf(ref)], context.nameOf);
