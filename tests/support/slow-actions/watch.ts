/** End Conditions, Totems, Objectives and Achievements (pp.14, 17-18), and what their text does. */
import { allDown, anyStanding, deal, defeat, gainSp, heal, inflict } from './harm.ts';
import { baseOf, beside, range, seesSpace, standing } from './lie.ts';
import { skillOf } from './numbers.ts';
import { Ended, type Play, roll } from './play.ts';
import { type Json, one, type SlowFigure } from './world.ts';

/** p.14: none is optional, each at once, lost before won (C10). */
export function lookForEnds(play: Play, endedTurn: SlowFigure | null): void {
  const { world } = play;
  if (waits(play)) return;
  const met = world.encounter.endConditions.filter((end: Json) => isMet(play, end.when, endedTurn));
  const end = met.find((one: Json) => one.result === 'lost') ?? met[0];
  if (end) finish(play, end);
}

/** C10: what befalls several is looked at when it has befallen all. */
function waits({ world }: Play): boolean {
  if (world.atOnce) world.toLook = true;
  return world.atOnce;
}

/** X85: all are struck, then whoever has no HP left is Defeated, in the same order. */
export function oneBlow(play: Play, several: boolean, work: () => void): void {
  atOnce(play, several, () => {
    const fallen: string[] = [];
    play.world.blow = fallen;
    work();
    play.world.blow = null;
    for (const id of fallen) defeat(play, id, null);
  });
}

/** Does to several at once what `work` does. */
export function atOnce(play: Play, several: boolean, work: () => void): void {
  const { world } = play;
  if (!several || world.atOnce) {
    work();
    return;
  }
  world.atOnce = true;
  world.toLook = false;
  work();
  world.atOnce = false;
  if (!world.toLook) return;
  lookForEnds(play, null);
  lookAround(play);
}

function finish({ world }: Play, end: Json): never {
  world.gold += end.gold ?? 0;
  world.outcome = `${end.result} ${end.id}`;
  throw new Ended();
}

function isMet(play: Play, when: Json, endedTurn: SlowFigure | null): boolean {
  if (when.is === 'all-adventurers-defeated') return allDown(play, 'adventurer');
  if (when.is === 'all-opponents-defeated') return !anyStanding(play, 'combatants');
  if (when.is === 'adventurer-ends-turn-on')
    return play.world.tokens.some(
      ({ kind, colour, at }) =>
        kind === 'exit' &&
        colour === when.exit &&
        endedTurn?.kind === 'adventurer' &&
        endedTurn.at?.join() === at.join(),
    );
  return false;
}

const adventurers = (play: Play): SlowFigure[] =>
  standing(play.world).filter(({ kind }) => kind === 'adventurer');

interface Due {
  readonly id: string;
  readonly plain: boolean;
  happen(): void;
}

/** What comes about as figures move and fall (pp.17-18); the player whose turn it is orders it (X31). */
export function lookAround(play: Play): void {
  const { script } = play;
  if (waits(play)) return;
  for (let due = listDue(play); due.length > 0; due = listDue(play)) {
    let first = due[0];
    // Between turns they come as printed.
    if (!play.world.roundOver && due.length > 1 && due.some(({ plain }) => !plain)) {
      const { answer } = script.choose(
        'choose',
        due.map(({ id }) => `first:${id}`),
      );
      first = due.find(({ id }) => `first:${id}` === answer);
    }
    first?.happen();
  }
}

const isPlain = (text: Json): boolean => text?.do.every((op: Json) => op.do === 'gain-gold') ?? false;

function listDue(play: Play): Due[] {
  const { world } = play;
  const { totems = {}, objectives = [], achievements = [] } = world.encounter;
  const seen = world.tokens
    .filter(({ kind }) => kind === 'totem')
    .flatMap((token): Due[] => {
      const by = adventurers(play).find((figure) => seesSpace(world, figure, token.at));
      if (!by) return [];
      const text = totems[token.colour];
      const happen = () => {
        world.tokens = world.tokens.filter((other) => other !== token);
        if (text) carryOutText(play, text.do, by.id);
      };
      return [{ id: `totem:${token.id}`, plain: isPlain(text), happen }];
    });
  const others = [...objectives, ...achievements].flatMap((text: Json): Due[] => {
    const by = world.done.includes(text.id) ? null : broughtAbout(play, text.when);
    const happen = () => {
      world.done.push(text.id);
      carryOutText(play, text.do, (by as SlowFigure).id);
    };
    return by ? [{ id: text.id, plain: isPlain(text), happen }] : [];
  });
  return [...seen, ...others];
}

function broughtAbout(play: Play, when: Json): SlowFigure | null {
  const { world } = play;
  if (when.is === 'adventurer-beside') {
    const token = world.tokens.find(({ id }) => id === when.token);
    return token ? (adventurers(play).find((figure) => onOrBeside(play, figure, token.at)) ?? null) : null;
  }
  if (when.is === 'adventurer-enters')
    return adventurers(play).find((figure) => range(baseOf(figure), when.spaces) === 0) ?? null;
  if (when.is === 'defeated') {
    const fallen = world.figures.filter(({ id, defeated }) => `case:${id}` === when.card && defeated);
    if (fallen.length === 0) return null;
    const active = world.roundOver ? undefined : adventurers(play).find(({ id }) => id === world.active);
    return active ?? adventurers(play)[0] ?? null;
  }
  return null;
}

export const onOrBeside = ({ world }: Play, figure: SlowFigure, at: readonly [number, number]): boolean =>
  range(baseOf(figure), [at]) === 0 || beside(world, baseOf(figure), [at]);

/** What a text tells whoever brought it about to do. */
export function carryOutText(play: Play, ops: readonly Json[], by: string): void {
  for (const op of ops) carryOutOne(play, op, by);
}

function carryOutOne(play: Play, op: Json, by: string): void {
  const { world } = play;
  switch (op.do) {
    case 'gain-gold':
      world.gold += op.amount;
      return;
    case 'place-token':
      if (!world.tokens.some(({ id }) => id === op.token.id)) world.tokens.push(op.token);
      return;
    case 'remove-token':
      world.tokens = world.tokens.filter(({ id }) => id !== op.token);
      return;
    case 'place-terrain':
      for (const [x, y] of op.spaces) replaceTerrain(play, x, y, op.terrain);
      return;
    case 'check': {
      if (one(world, by).at === null) return;
      carryOutText(play, check(play, by, op.skill, op.difficulty) ? op.pass : op.fail, by);
      return;
    }
    case 'end':
      finish(
        play,
        world.encounter.endConditions.find(({ id }: Json) => id === op.condition),
      );
      break;
    case 'effects':
      for (const effect of op.effects) toSelf(play, effect, by);
      return;
    default:
      throw new Error(`the reading does not speak ${op.do}`);
  }
}

function toSelf(play: Play, effect: Json, by: string): void {
  if (effect.do === 'damage') deal(play, by, effect.type, effect.amount, null);
  if (effect.do === 'heal') heal(play, by, effect.amount);
  if (effect.do === 'inflict') inflict(play, by, effect.effect);
  if (effect.do === 'gain-sp') gainSp(play, by, effect.amount);
}

/** p.21: what may replace what; tokens that come to lie in Dangerous are discarded only when moved there. */
const MAY_REPLACE: Readonly<Record<string, { letter: string; over: string }>> = {
  hindering: { letter: 'h', over: '.' },
  water: { letter: 'w', over: '.hm' },
  muck: { letter: 'm', over: '.h' },
  dangerous: { letter: 'd', over: '.hwm' },
};

function replaceTerrain({ world }: Play, x: number, y: number, terrain: string): void {
  const rule = MAY_REPLACE[terrain];
  const row = world.board.rows[y] ?? '';
  if (!rule?.over.includes(row[x] ?? ' ')) return;
  world.board.rows[y] = row.slice(0, x) + rule.letter + row.slice(x + 1);
  // X30: tokens that come to lie in Dangerous Terrain are discarded.
  if (terrain !== 'dangerous') return;
  world.tokens = world.tokens.filter(({ at }) => at.join() !== `${x},${y}`);
  world.dynamite = world.dynamite.filter(({ at }) => at?.join() !== `${x},${y}`);
}

/** p.66. */
export function check(play: Play, by: string, skill: string, difficulty: number, boost = 0): boolean {
  const value = skillOf(one(play.world, by), skill);
  if (value === null) return !roll(play, ['black']).skull;
  return roll(play, ['purple', 'purple']).number + value + boost >= difficulty;
}
