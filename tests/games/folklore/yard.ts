import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { ScriptedChance } from '../../../src/engine/rng/chance.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { FoeCard, FolkloreContent } from '../../../src/games/folklore/rules/model/content.ts';
import {
  type Field,
  type Figure,
  newField,
  type Space,
  UNTOUCHED,
} from '../../../src/games/folklore/rules/model/field.ts';
import type { FolkloreState, Hero } from '../../../src/games/folklore/rules/model/state.ts';
import { type OnField, onField } from '../../../src/games/folklore/rules/queries/encounter/ground.ts';
import { content, type Roll, setupOf } from './table.ts';

/** A foe of these tests: what is not said is plain. */
export const foeOf = (
  id: string,
  encounter: Partial<FoeCard['encounter']> = {},
  more: Partial<FoeCard> = {},
): FoeCard => ({
  ...content.foes['lean-wolves']!,
  id,
  kind: 'creature',
  might: 0,
  defense: 50,
  damage: 'd2',
  coins: 2,
  lore: 1,
  encounter: { vita: 5, stride: 3, base: 1, ...encounter },
  ...more,
});

interface Fight {
  readonly rows: readonly string[];
  /** Where the heroes stand, in the order of the table. */
  readonly heroes: readonly Space[];
  readonly foes?: readonly (readonly [card: FoeCard, at: Space, more?: Partial<Figure>])[];
  /** Beside them, cards that may be called. */
  readonly cards?: readonly FoeCard[];
  readonly flames?: readonly Space[];
  readonly searches?: readonly Space[];
  readonly dark?: true;
  readonly last?: boolean;
  readonly side?: 'heroes' | 'foes';
  readonly step?: FolkloreState['step'];
  readonly hero?: Readonly<Record<number, Partial<Hero>>>;
  readonly rolls?: readonly Roll[];
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly field?: Partial<Field>;
  readonly byHand?: boolean;
}

/** A fight on a map of its own; heroes have the first ids, in their order, then the foes. */
export function fight(names: readonly string[], set: Fight): FolkloreSession {
  const { rules, setup, state } = laidOut(names, set);
  return new LoggedSession(rules, setup, state);
}

/** The same as queries read it. */
export function onYard(names: readonly string[], set: Fight): OnField {
  const { state, content: cards } = laidOut(names, set);
  return onField({ state, content: cards });
}

function laidOut(names: readonly string[], set: Fight) {
  const { rows, heroes, foes = [], cards = [], flames = [], searches = [], dark, hero = {} } = set;
  const all: FolkloreContent = {
    ...content,
    foes: {
      ...content.foes,
      ...Object.fromEntries([...foes.map(([card]) => card), ...cards].map((card) => [card.id, card])),
    },
    grounds: {
      yard: {
        id: 'yard',
        name: 'A yard',
        text: 'A yard.',
        rows,
        heroes,
        foes: foes.map(([, at]) => at),
        ...(dark && { dark }),
      },
    },
  };
  const setup = setupOf(names, { byHand: set.byHand ?? false });
  const rules = folklore(all, new ScriptedChance(set.rolls ?? [], { piles: set.piles ?? {} }));
  const first = rules.setUp(setup);
  const figures: Figure[] = [
    ...heroes.map((at, i) => ({ ...UNTOUCHED, id: i, hero: i, foe: null, number: 1, at, vita: 0 })),
    ...foes.map(([card, at, more], i) => ({
      ...UNTOUCHED,
      id: heroes.length + i,
      hero: null,
      foe: card.id,
      number: 1 + foes.slice(0, i).filter(([one]) => one.id === card.id).length,
      at,
      vita: card.encounter!.vita,
      ...more,
    })),
  ];
  const { side = 'heroes' } = set;
  const state: FolkloreState = {
    ...first,
    step: set.step ?? 'field',
    heroes: first.heroes.map((one, i) => ({ ...one, items: [], ...hero[i] })),
    field: {
      ...newField({ ground: 'yard', last: set.last ?? false, figures, flames, searches }),
      round: 1,
      first: side,
      side,
      ...set.field,
    },
  };
  return { rules, setup, state, content: all };
}

export const at = (session: FolkloreSession, id: number): Space | null =>
  session.state.field!.figures[id]!.at;

export const OPEN = ['........', '........', '........', '........', '........', '........'] as const;
