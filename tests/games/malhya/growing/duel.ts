/** A fight on an open floor for tests: who stands where, what each hero has. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { ScriptedChance, seededChance } from '../../../../src/engine/rng/chance.ts';
import { placeOfCase } from '../../../../src/games/malhya/cases/place-case.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { PlaceHero } from '../../../../src/games/malhya/rules/model/place-state.ts';
import type { Hero, MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import type { Edge } from '../../../../src/games/malhya/rules/place/ground.ts';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import { STILL } from '../../../../src/games/malhya/rules/stealth/stealth-state.ts';
import { content } from '../trial.ts';

interface Wanted {
  /** Who is there, where; the first one’s turn it is. */
  readonly heroes: Readonly<Record<string, Space>>;
  readonly enemies?: readonly Space[];
  readonly as?: (hero: Hero, at: number) => Partial<Hero>;
  readonly inPlace?: Readonly<Record<string, Partial<PlaceHero>>>;
  readonly yellow?: readonly Edge[];
  readonly boards?: MalhyaContent['boards'];
  readonly phase?: 'initiative' | 'action';
  /** In stealth; the dice of threat. */
  readonly quiet?: true;
  readonly corpses?: readonly Space[];
  readonly rolls?: readonly (readonly [string, number])[];
}

const SWORD = { ranged: null, passive: {}, attack: [{ ap: 3, adds: { dice: { attack: 1 } } }], defense: [] };
const BOW = { ...SWORD, ranged: { range: null } };

/** The second one has no other end than the test’s. */
function ownContent({ yellow = [], boards = {} }: Wanted): MalhyaContent {
  const gear = (id: string) => ({ id, name: id, text: 'Of the test.', kind: 'weapon' }) as const;
  return {
    ...content,
    boards: { ...content.boards, ...boards },
    gear: { ...content.gear, 'test-sword': gear('test-sword'), 'test-bow': gear('test-bow') },
    weapons: {
      ...content.weapons,
      'test-sword': { id: 'test-sword', ...SWORD },
      'test-bow': { id: 'test-bow', ...BOW },
    },
    enemies: {
      ...content.enemies,
      'test-man': {
        id: 'test-man',
        name: 'Man',
        text: 'Of the test.',
        insignia: '98',
        initiative: 1,
        movement: 4,
        life: 9,
        attack: [{ adds: { dice: { attack: 1 } }, by: { kind: 'melee', longReach: false } }],
        defense: {},
      },
    },
    places: {
      ...content.places,
      ring: {
        id: 'ring',
        name: 'A ring',
        text: 'Of the test.',
        north: 'up',
        rows: Array.from({ length: 6 }, () => '..........'),
        red: [],
        yellow,
        tokens: [{ id: 'start', kind: 'start', at: [0, 0] }],
        deploy: [],
        instructions: [],
      },
    },
  };
}

/** The first hero’s turn. */
export function duel(wanted: Wanted): { readonly session: MalhyaSession; readonly own: MalhyaContent } {
  const own = ownContent(wanted);
  const names = Object.keys(wanted.heroes);
  const setup = {
    mission: 'quay-of-lamps',
    seats: names.map((hero) => ({ id: hero, name: hero, hero })),
    seed: 'duel',
    byHand: false,
  };
  const rules = malhya(own, wanted.rolls ? new ScriptedChance(wanted.rolls) : seededChance);
  const first = rules.setUp(setup);
  const heroes = first.heroes.map((hero, at) => ({
    ...hero,
    talents: [],
    weapon: 'test-sword',
    armour: null,
    artifacts: [],
    ...wanted.as?.(hero, at),
  }));
  const figures = (wanted.enemies ?? []).map((at) => ({ type: 'test-man', at }));
  const place = placeOfCase(
    {
      ref: 'ring',
      heroes: Object.fromEntries(
        names.map((hero) => [hero, { at: wanted.heroes[hero]!, ...wanted.inPlace?.[hero] }]),
      ),
      figures,
      phase: wanted.phase ?? 'action',
      acted: [...names.slice(1), ...figures.map((_, i) => `test-man-${i + 1}`)],
    },
    own,
    heroes,
  );
  const corpses = (wanted.corpses ?? []).map((at, i) => ({ id: `corpse-${i}`, at }));
  const quietly: Partial<MalhyaState> = {
    now: { ...first.now, mode: 'stealth' },
    stealth: { level: 'normal', threat: 1, alarm: null },
    place: place && { ...place, phase: 'main', acted: names.slice(1), quiet: { ...STILL, corpses } },
  };
  const state: MalhyaState = {
    ...first,
    heroes,
    place,
    now: { ...first.now, mode: 'combat' },
    ...(wanted.quiet ? quietly : {}),
  };
  return { own, session: new LoggedSession(rules, setup, state) };
}

export const knows = (ref: string, side: 'normal' | 'improved' = 'normal') => ({ talents: [{ ref, side }] });
