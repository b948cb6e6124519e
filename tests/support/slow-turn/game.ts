/** What a turn is worked out on: the position, what was decided, and the moments under way (X85). */
import type { Ability, EncounterDefinition, OwnState as EncounterState } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { printed } from '../slow-ai/numbers.ts';
import { baseOf, beside, figureOf, friends, hpOf, inSoi, type SlowTable } from '../slow-ai/table.ts';
import type { Script } from './script.ts';

/** An End Condition is met: nothing more happens (p.14). */
export class Ended extends Error {
  override readonly name = 'Ended';
}

/** Damage of one blow, to be answered when all of it is dealt. */
export interface Struck {
  readonly id: string;
  readonly by: string | null;
  readonly total: number;
}

export interface Game {
  readonly state: EncounterState;
  readonly table: SlowTable;
  readonly encounter: EncounterDefinition;
  readonly script: Script;
  /** Moments within moments; nothing is looked at before the outermost is over. */
  depth: number;
  mustLook: boolean;
  /** Who Defeated whoever fell last, until what comes of it has come (X99). */
  felledBy: string | null;
  /** What goes off as the round ends goes off (X96). */
  roundEnds: boolean;
  blow: Struck[] | null;
  movementOver: boolean;
  /** Whose Defeat is being answered. */
  readonly falling: Set<string>;
}

export const gameOf = (table: SlowTable, encounter: EncounterDefinition, script: Script): Game => ({
  ...{ state: table.state, table, encounter, script },
  ...{
    depth: 0,
    mustLook: false,
    felledBy: null,
    roundEnds: false,
    blow: null,
    movementOver: false,
    falling: new Set(),
  },
});

export const figure = (game: Game, id: string): Figure => figureOf(game.table, id);
export const stands = (game: Game, id: string): boolean => {
  const { at, defeated } = figure(game, id);
  return at !== null && !defeated;
};
/** p.74: Paralyze forbids Actions and Abilities. */
export const canAct = (game: Game, id: string): boolean =>
  stands(game, id) && !figure(game, id).effects.includes('paralyze');
export const leftOf = (game: Game, id: string): number =>
  hpOf(game.table, figure(game, id)) - figure(game, id).damage;
export const isAutomatic = (game: Game, id: string): boolean => figure(game, id).kind === 'intelligent';
export const standing = (game: Game): Figure[] => {
  const order = game.state.track.flatMap(({ figures }) => figures);
  return game.state.figures
    .filter(({ at, defeated }) => at !== null && !defeated)
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};
export const adventurers = (game: Game): Figure[] =>
  standing(game).filter(({ kind }) => kind === 'adventurer');

/** Who answers at the table for a figure nobody plays: the foremost on the track that somebody does. */
export const playerFor = (game: Game, id: string): string =>
  isAutomatic(game, id) ? (standing(game).find(({ kind }) => kind !== 'intelligent')?.id ?? id) : id;

/** The abilities of a card for a moment, whose limits and conditions let them be used now. */
export function abilitiesFor(
  game: Game,
  id: string,
  when: string,
  about: {
    readonly target?: string | null;
    readonly taken?: number;
    readonly melee?: boolean;
    readonly flanking?: boolean;
    readonly bursts?: number;
  } = {},
): Ability[] {
  return printed(game.table.cards, figure(game, id)).abilities.filter((ability) => {
    if (ability.when !== when) return false;
    const { perTurn, perRound, symbols, if: tests = [] } = ability.conditions ?? {};
    const { turn, clock } = game.state;
    // X81: between turns the first time of the turn is that of the round's end.
    if (perTurn && (turn ?? clock).used?.includes(markOf(game, id, ability))) return false;
    if (perRound && clock.used?.includes(markOf(game, id, ability))) return false;
    if (symbols && (about.bursts ?? 0) < (symbols.burst ?? 0)) return false;
    return tests.every((test) => testHolds(game, id, test, about));
  });
}

const markOf = (game: Game, id: string, ability: Ability): string =>
  `${id}:${figure(game, id).cards[0]?.id}/${ability.id}`;

/** Marks an ability as used for the turn or the round, where its card limits it so. */
export function use(game: Game, id: string, ability: Ability): void {
  const { perTurn, perRound } = ability.conditions ?? {};
  if (!perTurn && !perRound) return;
  const { turn, clock } = game.state;
  const spent = perTurn && turn ? turn : clock;
  spent.used = [...(spent.used ?? []), markOf(game, id, ability)];
}

type Test = NonNullable<NonNullable<Ability['conditions']>['if']>[number];

function testHolds(
  game: Game,
  id: string,
  test: Test,
  about: {
    readonly target?: string | null;
    readonly taken?: number;
    readonly melee?: boolean;
    readonly flanking?: boolean;
  },
): boolean {
  const self = figure(game, id);
  const target = about.target ? figure(game, about.target) : null;
  const half = (one: Figure) => one.damage * 2 >= hpOf(game.table, one);
  switch (test.is) {
    case 'target-has-effect':
      return target?.effects.includes(test.effect) === true;
    case 'damage-at-least-half':
      return half(self);
    case 'damage': {
      const one = test.of === 'target' ? target : self;
      if (!one) return false;
      return test.atLeast === 'half' ? half(one) : one.damage >= Number(test.atLeast);
    }
    case 'damage-taken':
      return (about.taken ?? 0) >= Number(test.atLeast);
    case 'flanking':
      return about.flanking === true;
    case 'attack-kind':
      return (test.kind === 'melee') === (about.melee === true);
    case 'target-adjacent':
      return target !== null && isBeside(game, self, target);
    case 'adjacent':
      return friendsBeside(game, self).length > 0;
    case 'round':
      return test.every !== undefined && game.state.clock.round % test.every === 0;
    default:
      throw new Error(`no word for ${test.is}`);
  }
}

export const isBeside = (game: Game, a: Figure, b: Figure): boolean =>
  a.at !== null && b.at !== null && beside(game.table, baseOf(a), baseOf(b));
const friendsBeside = (game: Game, self: Figure): Figure[] =>
  friends(game.table, self).filter((other) => isBeside(game, self, other));

/** What its own card and those near it always add to a number of its attacks (p.49). */
export function standingAmount(game: Game, id: string, stat: string, target: string): number {
  const self = figure(game, id);
  const amounts = (holder: Figure, of: 'own' | 'others'): number =>
    abilitiesFor(game, holder.id, 'passive', { target }).reduce((sum, ability) => {
      const reach = 'of' in ability ? ability.of : undefined;
      if ((reach === undefined) !== (of === 'own')) return sum;
      if (reach) {
        if (reach.side !== 'another-ally' || !inSoi(game.table, holder, self)) return sum;
        if (reach.with?.kin && familyOf(game, holder) !== familyOf(game, self)) return sum;
      }
      for (const modifier of ability.modifiers ?? [])
        if ('stat' in modifier && modifier.stat === stat) sum += counted(holder, modifier.amount);
      return sum;
    }, 0);
  return (
    amounts(self, 'own') + friends(game.table, self).reduce((sum, other) => sum + amounts(other, 'others'), 0)
  );
}

function counted(holder: Figure, amount: unknown): number {
  if (typeof amount === 'number') return amount;
  const { count } = amount as { readonly count?: string };
  if (count === 'energy') return holder.cards[0]?.energy ?? 0;
  throw new Error(`no word for ${JSON.stringify(amount)}`);
}

export const familyOf = (game: Game, { card }: Figure): string =>
  game.table.cards.combatants[card]?.family ?? card;
