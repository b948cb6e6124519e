import {
  type Ability,
  type EffectOp,
  type EncounterEvent,
  type EncounterState,
  encounterGame,
  type Position,
  type Prompt,
  Session,
  type Timing,
  type Tree,
} from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import type { Rule, Table } from '../../src/engine/procedures/core/table.ts';
import { arena, brute, hero, runRule } from './arena.ts';
import { editFigure } from './edit.ts';
import { inTurnOf } from './encounter-arena.ts';
import { objectsIn, type Printed } from './every-ability.ts';
import { faces } from './monster-play.ts';
import { withCard } from './own-cards.ts';

/**
 * What happens in a scene of a walk over cards. `me` and `mate` are of the players, `foe` and `brute` their opponents;
 * all stand beside one another. Dice fall high for hits, low for misses.
 */
export type Happening =
  | 'i-hit'
  | 'i-miss'
  | 'i-fell'
  | 'i-am-hit'
  | 'i-am-missed'
  | 'i-dodge'
  | 'i-am-felled'
  | 'i-am-hexed'
  | 'i-am-scorched'
  | 'i-cast'
  | 'i-heal'
  | 'i-gain-a-token'
  | 'i-gain-an-effect'
  | 'i-roll'
  | 'i-end-my-turn';

const target = { who: 'target' } as const;
const me = { who: 'self' } as const;

const strike = (attacker: string, victim: string) => (table: Table) =>
  resolveAttack(table, {
    attacker,
    target: victim,
    profile: { kind: 'melee', range: 1 },
    cause: 'action',
  });
const does = (by: string, victim: string | null, ...effects: readonly EffectOp[]) =>
  function* (table: Table): Rule<void> {
    yield* table.hooks.carryOut(table, effects, by, victim, term('this-attack'));
  };
const scorch = (table: Table) => {
  const entry = { cause: term('this-attack'), amount: 3, rule: 'p.44' };
  const source = { by: 'foe', cause: term('this-attack'), rule: 'p.44' };
  return dealDamage(table, 'me', 'magic', [entry], source);
};
const darken: EffectOp = { do: 'inflict', effect: 'darkness', to: target };

interface Told {
  readonly turnOf: 'me' | 'foe';
  /** The face all dice show but BLACK. */
  readonly face: number;
  readonly rule: (table: Table) => Rule<unknown>;
  /** Answers that bring it about, before which anything else is asked or not. */
  readonly by?: readonly string[];
  readonly me?: object;
  readonly foe?: object;
}

/** The highest face, the lowest, and the one on which two WHITE hit what does not Dodge. */
const HIGH = 6;
const LOW = 1;
const BARELY = 3;

const HAPPENINGS: Readonly<Record<Happening, Told>> = {
  'i-hit': { turnOf: 'me', face: HIGH, rule: strike('me', 'foe') },
  'i-miss': { turnOf: 'me', face: LOW, rule: strike('me', 'foe') },
  'i-fell': { turnOf: 'me', face: HIGH, rule: strike('me', 'foe'), foe: { hp: 1 } },
  'i-am-hit': { turnOf: 'foe', face: HIGH, rule: strike('foe', 'me') },
  'i-am-missed': { turnOf: 'foe', face: LOW, rule: strike('foe', 'me') },
  'i-dodge': { turnOf: 'foe', face: BARELY, rule: strike('foe', 'me'), by: ['dodge'] },
  'i-am-felled': { turnOf: 'foe', face: HIGH, rule: strike('foe', 'me'), me: { hp: 2 } },
  'i-am-hexed': {
    turnOf: 'foe',
    face: LOW,
    rule: does('foe', 'me', { do: 'force', force: 30, to: target, effects: [darken] }),
  },
  'i-am-scorched': { turnOf: 'foe', face: LOW, rule: scorch },
  'i-cast': {
    turnOf: 'me',
    face: LOW,
    rule: does('me', null, {
      do: 'spell',
      force: 30,
      to: { who: 'all', side: 'opponent', within: 'adjacent', with: { damaged: true } },
      effects: [{ do: 'damage', type: 'magic', amount: 2, to: target }, darken],
    }),
  },
  'i-heal': { turnOf: 'me', face: HIGH, rule: does('me', null, { do: 'heal', amount: 2, to: me }) },
  'i-gain-a-token': {
    turnOf: 'me',
    face: HIGH,
    rule: does('me', null, { do: 'gain-token', token: 'vow', amount: 1, to: me }),
  },
  'i-gain-an-effect': {
    turnOf: 'me',
    face: HIGH,
    rule: does('me', null, { do: 'inflict', effect: 'haste', to: me }),
  },
  'i-roll': {
    turnOf: 'me',
    face: HIGH,
    rule: does('me', null, { do: 'check', skill: 'agility', difficulty: 30, pass: [] }),
  },
  'i-end-my-turn': {
    turnOf: 'me',
    face: HIGH,
    rule: (table) => table.hooks.react(table, 'turn-end', 'me'),
  },
};

/** Abilities somebody holds, each on a card of its own: `own`, `own-2` and so on. */
export type Held = Readonly<Partial<Record<'me' | 'mate' | 'third' | 'foe', readonly Ability[]>>>;

/** The tree whose LVL the ability counts, on whose card it lies then. */
const treeOf = (ability: Ability): { readonly tree?: Tree } => {
  const counted = [...objectsIn(ability)].find(({ tree }) => tree !== undefined);
  return counted ? { tree: counted.tree as Tree } : {};
};

/** What lies on a card by itself to pay for anything. */
const ENERGY = 3;

type Numbers = Pick<Told, 'me' | 'foe'>;

const bare = new Map<Told | null, Position>();

/** Where all stand, read once for each happening. */
function bareScene(told: Told | null): Position {
  const known = bare.get(told);
  if (known) return known;
  const { me: mine, foe: its }: Numbers = told ?? {};
  const position = arena({
    board: { rows: ['.........', '.........', '.........', '.........', '.........'] },
    figures: [
      hero(
        'me',
        [3, 2],
        { hp: 30, casting: 'purple', attack: { kind: 'melee' }, ...mine },
        {
          damage: mine ? 0 : 10,
          tokens: { vow: 1, dodge: 1, summon: 1 },
        },
      ),
      hero('mate', [3, 3], { hp: 30 }, { damage: 4, effects: ['courage'] }),
      hero('third', [2, 1], { hp: 30 }, { damage: 4 }),
      { ...brute('foe', [4, 2], { hp: 60, casting: 'purple', ...its }), damage: its ? 0 : 1 },
      brute('brute', [4, 1], { hp: 60 }),
    ],
    initiative: ['me', 'mate', 'third', 'foe', 'brute'],
  });
  bare.set(told, position);
  return position;
}

/** The scene with those abilities before those figures. */
function sceneOf(held: Held, told: Told | null = null): Position {
  const base = bareScene(told);
  let given: Position = { ...base, state: structuredClone(base.state) };
  for (const [figure, abilities] of Object.entries(held))
    abilities.forEach((ability, i) => {
      given = withCard(given, figure, [ability], i === 0 ? 'own' : `own-${i + 1}`, treeOf(ability));
    });
  // An Esper of whoever holds what watches its own Espers.
  if (held.mate?.some(({ of }) => of?.with?.loyal || of?.with?.own))
    Object.assign(editFigure(given.state, 'me'), { summoner: 'mate' });
  for (const figure of Object.keys(held))
    for (const card of editFigure(given.state, figure).cards)
      if (card.ref.startsWith('own')) Object.assign(card, { energy: ENERGY });
  return given;
}

/** The ability as anybody may hold it who carries no weapon: without what it asks of weapons and other cards. */
export function anybodys(ability: Ability): Ability {
  const { combo: _, if: tests = [], ...conditions } = ability.conditions ?? {};
  const left = tests.filter(({ is }) => !OF_GEAR.has(is));
  return {
    ...ability,
    conditions: { ...conditions, ...(left.length > 0 ? { if: left } : {}) },
  };
}

const OF_GEAR: ReadonlySet<string> = new Set([
  'weapons',
  'weapon-hands',
  'weapon-kind',
  'attack-kind',
  'shows',
  'flanking',
  'attack-number',
  'target-has-any-effect',
  'damage',
  'energy',
]);

export interface Walked {
  readonly events: readonly EncounterEvent[];
  /** The questions, as they were answered: the options of each, and the one taken. */
  readonly asked: readonly { readonly options: readonly string[]; readonly taken: string }[];
  readonly state: EncounterState;
}

const DECLINED = ['no', 'pass', 'done', 'nobody-else', 'end', 'fail', 'best', 'number:0'];

/**
 * Plays it to its end: takes what is on offer if its id ends with one of the words, else declines. `instead`: what
 * whoever acts in it does in place of its one attack.
 */
export function happens(
  happening: Happening,
  held: Held,
  takes: readonly string[] = [],
  instead?: readonly EffectOp[],
): Walked {
  const told = HAPPENINGS[happening];
  const { turnOf, face, rule, by = [] } = told;
  const other = turnOf === 'me' ? 'foe' : 'me';
  const { session } = runRule(
    sceneOf(held, told),
    inTurnOf(turnOf, instead ? does(turnOf, other, ...instead) : rule),
    { chance: faces(face, { black: 4 }), kept: false },
  );
  return answered(session, [...takes, ...by]);
}

/** How many ends of its holder's turns outlasts what it was given in its own turn; 2 where no end is in sight. */
export function lasting(grant: Extract<EffectOp, { do: 'grant' }>): number {
  const position = sceneOf({ me: [{ id: 'give', when: 'action', effects: [grant] }] });
  const session = new Session(encounterGame(position, faces(1), false), position.state);
  const isGranted = () => (session.state.figures.find(({ id }) => id === 'me')?.granted ?? []).length > 0;
  const nextTurn = () => {
    do session.decide('end-turn');
    while (session.pending?.seat !== 'me');
  };
  session.decide('use:me.own/give');
  if (!isGranted()) throw new Error('granted nothing');
  for (let ends = 0; ends < 2; ends++) {
    nextTurn();
    if (!isGranted()) return ends;
  }
  return 2;
}

type Played = Pick<
  Session<Walked['state'], EncounterEvent, Prompt>,
  'decide' | 'pending' | 'events' | 'state'
>;

function answered(session: Played, takes: readonly string[]): Walked {
  const asked: { options: string[]; taken: string }[] = [];
  for (let i = 0; i < 80 && session.pending; i++) {
    const { options, kind } = session.pending;
    const ids = options.map(({ id }) => id);
    const wanted = ids.find((id) => takes.some((word) => id.endsWith(word)));
    if (wanted === undefined && kind === 'turn') break;
    const taken =
      wanted ??
      DECLINED.find((id) => ids.includes(id)) ??
      options.find(({ proposed }) => proposed)?.id ??
      ids[0]!;
    asked.push({ options: ids, taken });
    session.decide(taken);
  }
  return { events: session.events, asked, state: session.state };
}

/** Whether the walked ability was used. */
export const isUsed = ({ events }: Pick<Walked, 'events'>, { id }: Ability): boolean =>
  events.some((event) => event.type === 'abilityUsed' && event.ability.endsWith(`.own/${id}`));

/** What may bring an answer of that timing about, what is likeliest first. */
export const BRINGS: Readonly<Partial<Record<Timing, readonly Happening[]>>> = {
  empower: ['i-hit'],
  'to-hit': ['i-hit'],
  'determine-damage': ['i-hit'],
  'follow-up': ['i-hit'],
  'deals-damage': ['i-hit'],
  'attack-ended': ['i-hit'],
  'has-dealt': ['i-hit'],
  'after-miss': ['i-miss'],
  'after-roll': ['i-hit', 'i-miss', 'i-am-hexed', 'i-dodge', 'i-cast', 'i-roll', 'i-am-hit'],
  'before-roll': ['i-hit', 'i-am-hit'],
  dodge: ['i-am-hit'],
  struck: ['i-am-hit'],
  'damage-reduction': ['i-am-hit', 'i-am-scorched'],
  damaged: ['i-am-hit', 'i-am-scorched'],
  counter: ['i-am-missed'],
  missed: ['i-am-missed'],
  dodged: ['i-dodge'],
  defeats: ['i-fell'],
  defeated: ['i-am-felled', 'i-fell'],
  'would-be-defeated': ['i-am-felled'],
  'fails-conviction': ['i-am-hexed', 'i-cast'],
  'beats-conviction': ['i-cast'],
  affects: ['i-cast'],
  heals: ['i-heal'],
  'gains-token': ['i-gain-a-token'],
  'gains-effect': ['i-gain-an-effect'],
  'turn-end': ['i-end-my-turn'],
};

/** Who holds it: whoever it happens to, or one who watches that one. */
export const heldBy = (ability: Ability): Held =>
  ability.of === undefined || ability.of.against ? { me: [ability] } : { mate: [ability] };

/** The questions in which it was on offer. */
export const offersOf = ({ asked }: Walked, { id }: Ability): Walked['asked'] =>
  asked.filter(({ options }) => options.some((option) => option.endsWith(`own/${id}`)));

/** The first happening of those that may bring it about in which it is so, and what came of it. */
export function broughtAbout(
  { when }: Ability,
  isSo: (walked: Walked) => boolean,
  held: Held,
  takes: readonly string[] = [],
): Walked | undefined {
  for (const happening of BRINGS[when] ?? []) {
    const walked = happens(happening, held, takes);
    if (isSo(walked)) return walked;
  }
  return undefined;
}

/** Those of them of which something is wrong, and what. */
export const wrongOf = (
  found: readonly Printed[],
  look: (ability: Ability) => string | null,
): readonly string[] =>
  found.flatMap(({ card, ability }) => {
    const wrong = look(anybodys(ability));
    return wrong === null ? [] : [`${card}/${ability.id}: ${wrong}`];
  });

/** What is paid, and what is only noted: nothing has come of what leaves no more than these. */
const PRICES: ReadonlySet<EncounterEvent['type']> = new Set([
  'abilityUsed',
  'cardExhausted',
  'cardFlipped',
  'cardDiscarded',
  'energyChanged',
  'scopeClosed',
  'scopeOpened',
  'spSpent',
  'tokenSpent',
] as const);

/** What comes of an ability where nobody else is near: null where it is not on offer, or said to do nothing, else what happens but its price. */
export function alone(ability: Ability): readonly EncounterEvent[] | null {
  const base = aloneScene();
  const position = withCard(
    { ...base, state: structuredClone(base.state) },
    'me',
    [ability],
    'own',
    treeOf(ability),
  );
  for (const card of editFigure(position.state, 'me').cards)
    if (card.ref === 'own') Object.assign(card, { energy: ENERGY });
  const session = new Session(encounterGame(position, faces(3, { black: 4 }), false), position.state);
  const use = `use:me.own/${ability.id}`;
  const option = session.pending?.options.find(({ id }) => id === use);
  if (!option || option.note?.note === 'does-nothing') return null;
  const before = session.events.length;
  session.decide(use);
  answered(session, []);
  return session.events.slice(before).filter(({ type }) => !PRICES.has(type));
}

let lonely: Position | null = null;
const aloneScene = (): Position =>
  (lonely ??= arena({
    board: { rows: ['.'.repeat(30)] },
    figures: [
      hero('me', [0, 0], { casting: 'purple' }, { tokens: { vow: 1, dodge: 1, summon: 1 } }),
      hero('mate', [20, 0]),
      brute('foe', [29, 0]),
    ],
    initiative: ['me', 'mate', 'foe'],
  }));
