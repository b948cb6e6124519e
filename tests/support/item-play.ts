import { expect } from 'vitest';
import {
  armorOf,
  castingDieOf,
  combatDiceOf,
  encounterGame,
  type Figure,
  figureIn,
  type Position,
  type Prompt,
  ScriptedChance,
  Session,
} from '../../src/engine/index.ts';
import type { EffectOp } from '../../src/engine/model/language/abilities.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { DICE, FIGURE_TAGS, SKILLS } from '../../src/engine/model/vocabulary.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import type { Table } from '../../src/engine/procedures/core/table.ts';
import {
  convictionDiceOf,
  defenseOf,
  hasTag,
  hpOf,
  influenceRangeOf,
  movementOf,
  skillOf,
  staminaOf,
} from '../../src/engine/queries/figures/stats.ts';
import { arena, proposalOf, type Roll, runRule } from './arena.ts';
import { cardTest } from './card-test.ts';
import { editFigure } from './edit.ts';
import { adventurer, inTurnOf } from './encounter-arena.ts';
import { gameContent } from './games.ts';
import { keptSession } from './keep.ts';

/** Rook with items, Zeke behind him, a foe before him: all in one row unless told. */
export interface ItemScene {
  /** What Rook holds; the item under test alone if absent. `name:back` lies with its back up. */
  readonly items?: readonly string[];
  /**
   * Rook's turn (if absent), an attack of the foe on Rook or on Zeke, a FORCE 9 of the foe on Rook that would bring
   * Darkness, or the start of the encounter.
   */
  readonly play?: 'turn' | 'struck' | 'ally-struck' | 'hexed' | 'start';
  readonly me?: object;
  readonly ally?: object;
  /** Numbers of the foe; `foeIs` is the rest of it: effects, damage. */
  readonly foe?: object;
  readonly foeIs?: object;
  readonly at?: { readonly me?: Place; readonly ally?: Place; readonly foe?: Place };
  readonly more?: readonly object[];
  readonly rows?: readonly string[];
  /** The Initiative Track; Rook first if absent. */
  readonly track?: readonly string[];
  /** Energy on the first item. */
  readonly energy?: number;
  /** Symbols are spent as proposed. */
  readonly spending?: boolean;
}
type Place = readonly [number, number];

/**
 * [item, what it does, scene, what is chosen in order, faces rolled in order, what has become of the figures,
 * the `board`, the `dynamite` and the `track`].
 * A choice is the end of an option's id; questions before it are declined. Faces: die and number, as `green-6`.
 */
export type ItemRow = readonly [
  id: string,
  what: string,
  scene: ItemScene,
  wants: string,
  rolls: string,
  after: Readonly<Record<string, object>>,
];

export function playItems(rows: readonly ItemRow[]): void {
  for (const [id, what, scene, wants, rolls, after] of rows) {
    cardTest(id, what, () => {
      const { session, position } = playScene({ items: [id], ...scene }, words(wants), words(rolls));
      for (const [figure, fields] of Object.entries(after)) {
        const now = { ...position, state: session.state };
        if (figure === 'board' || figure === 'dynamite') expect(session.state[figure]).toMatchObject(fields);
        else if (figure === 'track') expect(session.state.track.map((card) => card.id)).toEqual(fields);
        else expect(seen(now, figureIn(session.state, figure)), figure).toMatchObject(fields);
      }
    });
  }
}

/** [weapon, its Combat Dice Pool, damage past Defense 7 when every die shows its highest face, symbols spent]. */
export type WeaponRow = readonly [id: string, pool: string, damage: number];

export function playWeapons(rows: readonly WeaponRow[]): void {
  for (const [entry, pool, damage] of rows) {
    const [id = '', side] = entry.split(':');
    cardTest(id, `${side ?? 'front'}: ${pool}, ${damage} damage`, () => {
      const card = gameContent.cards.items[id]!;
      const { kind } = (side ? card.back : card.front)!;
      const scene: ItemScene = {
        items: [entry],
        spending: true,
        at: kind === 'ranged' ? { foe: [4, 1] } : {},
      };
      const rolls = words(pool).map((die) => `${die}-${die === 'black' ? 1 : 6}`);
      const { session } = playScene(scene, ['foe'], rolls);
      expect(figureIn(session.state, 'foe').damage).toBe(damage);
    });
  }
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

const rollOf = (word: string): Roll => {
  const [die = '', face] = word.split('-');
  expect(DICE, word).toContain(die);
  return [die, Number(face)];
};

function sceneOf({
  items = [],
  me,
  ally,
  foe,
  foeIs,
  at,
  more = [],
  rows,
  play = 'turn',
  track = ['rook', 'zeke', 'foe'],
  energy,
}: ItemScene): Position {
  const position = arena({
    board: { rows: rows ?? ['.........', '.........', '.........'] },
    figures: [
      adventurer('rook', at?.me ?? [2, 1], { items: items.map((item) => item.split(':')[0]), ...me }),
      adventurer('zeke', at?.ally ?? [1, 1], ally),
      {
        id: 'foe',
        side: 'combatants',
        at: at?.foe ?? [3, 1],
        stats: { hp: 60, defense: 7, movement: 4, dice: ['white', 'white'], ...foe },
        ...foeIs,
      },
      ...more,
    ],
    active: 'rook',
    initiative: track,
  });
  if (play === 'start') Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
  items.forEach((item, i) => {
    const cards = editFigure(position.state, 'rook').cards.filter(({ type }) => type === 'item');
    if (item.endsWith(':back')) cards[i]!.face = 'back';
    if (i === 0 && energy !== undefined) cards[i]!.energy = energy;
  });
  return position;
}

const strike = (target: string) => (table: Table) =>
  resolveAttack(table, { attacker: 'foe', target, profile: { kind: 'melee', range: 1 }, cause: 'action' });
const target = { who: 'target' } as const;
const hex: EffectOp = {
  do: 'force',
  force: 9,
  to: target,
  effects: [{ do: 'inflict', effect: 'darkness', to: target }],
};
const OF_THE_FOE = {
  struck: strike('rook'),
  'ally-struck': strike('zeke'),
  hexed: (table: Table) => table.hooks.carryOut(table, [hex], 'foe', 'rook', term('this-attack')),
};

function playScene(scene: ItemScene, wants: string[], rolls: string[]) {
  const position = sceneOf(scene);
  const { play = 'turn' } = scene;
  const chance = new ScriptedChance(rolls.map(rollOf));
  const session =
    play === 'turn' || play === 'start'
      ? keptSession(new Session(encounterGame(position, chance, false), position.state))
      : runRule(position, inTurnOf('foe', OF_THE_FOE[play]), { chance }).session;
  const left = [...wants];
  for (let i = 0; session.pending && i < 200; i++) {
    const answer = answerTo(session.pending, left, scene.spending);
    if (answer === null) break;
    session.decide(answer);
  }
  expect(left, `not on offer: ${JSON.stringify(session.pending?.options.map(({ id }) => id))}`).toEqual([]);
  chance.finish();
  return { session, position };
}

const DECLINED = ['no', 'pass', 'done', 'nobody-else', 'end', 'fail'];

/** The next choice if it is on offer, else a no; null where the scene is over. */
function answerTo(prompt: Prompt, wants: string[], spending = false): string | null {
  const { kind, options } = prompt;
  const ids = options.map(({ id }) => id);
  const want = wants[0];
  const found = want && ids.find((id) => id === want || id.endsWith(`/${want}`) || id.endsWith(`:${want}`));
  if (found) {
    wants.shift();
    return found;
  }
  if (kind === 'turn') return null;
  if (spending && ids.includes('best')) return 'best';
  const declined = DECLINED.find((id) => ids.includes(id)) ?? proposalOf({ pending: prompt });
  if (!declined) throw new Error(`nothing to decline with: ${ids.join(', ')}`);
  return declined;
}

/** A figure with the numbers its cards give it. */
function seen(position: Position, figure: Figure): object {
  return {
    ...figure,
    card: undefined,
    armor: armorOf(position, figure).total,
    defense: defenseOf(position, figure).total,
    movement: movementOf(position, figure).total,
    hp: hpOf(position, figure),
    stamina: staminaOf(position, figure),
    influence: influenceRangeOf(position, figure),
    dice: combatDiceOf(position, figure)
      .map(({ die }) => die)
      .join(' '),
    conviction: convictionDiceOf(position, figure).join(' '),
    casting: castingDieOf(position, figure),
    tags: FIGURE_TAGS.filter((tag) => hasTag(position, figure, tag)),
    skills: Object.fromEntries(SKILLS.map((skill) => [skill, skillOf(position, figure, skill)])),
    spent: figure.cards.filter(({ exhausted, flipped }) => exhausted || flipped).map(({ ref }) => ref),
    has: [...figure.cards, ...figure.pack].map(({ ref }) => ref),
  };
}
