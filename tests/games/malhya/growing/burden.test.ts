import { describe, expect, test } from 'vitest';
import { doffOptions } from '../../../../src/games/malhya/rules/growing/arrange.ts';
import { givesOf } from '../../../../src/games/malhya/rules/land/hand-over.ts';
import { pileOf } from '../../../../src/games/malhya/rules/land/prices.ts';
import { boardValue, canBear, heavyCapacity } from '../../../../src/games/malhya/rules/queries/burden.ts';
import { heavyInChecks } from '../../../../src/games/malhya/rules/queries/check-numbers.ts';
import { heavyOf } from '../../../../src/games/malhya/rules/queries/gear.ts';
import { gearFacts } from '../../../../src/games/malhya/words/en/card-facts.ts';
import { onTheRoad } from '../land/on-the-road.ts';
import { content } from '../trial.ts';
import { begun, offered } from './grown.ts';

const BARE = { weapon: null, stored: null, armour: null, artifacts: [], objects: [] } as const;
const gain = (gear: string) => [{ gain: { who: 'one', gear } }] as const;

/** The bargewoman gains a piece of gear. */
function gaining(gear: string, has: object) {
  const { session } = begun({ effects: gain(gear), as: () => ({ ...BARE, ...has }) });
  session.decide('hero:bargewoman');
  return session;
}

describe('weapons', () => {
  test('M034 two at most: of a third the hero chooses, and the rest is discarded', () => {
    const session = gaining('slate-axe', { weapon: 'sap', stored: 'bread-knife' });
    expect(offered(session)).toEqual(['leave', 'drop:sap', 'drop:bread-knife']);
    session.decide('drop:bread-knife');
    expect(session.state.heroes[0]).toMatchObject({ weapon: 'sap', stored: 'slate-axe' });
    const kept = gaining('slate-axe', { weapon: 'sap', stored: 'bread-knife' });
    kept.decide('leave');
    expect(kept.state.heroes[0]).toMatchObject({ weapon: 'sap', stored: 'bread-knife' });
  });

  test('M648 a third finds a place with the talent for it', () => {
    const session = gaining('slate-axe', {
      weapon: 'sap',
      stored: 'bread-knife',
      talents: [{ ref: 'rack-of-arms', side: 'normal' }],
    });
    expect(session.state.heroes[0]).toMatchObject({ stored: 'bread-knife', spare: 'slate-axe' });
  });

  test('M033 basic, common and rare ones; some common ones have the crown', () => {
    const weapons = Object.values(content.gear).filter(({ kind }) => kind === 'weapon');
    for (const stall of ['basic-weapon', 'common-weapon', 'rare-weapon'])
      expect(weapons.some((one) => one.stall === stall)).toBe(true);
    const crowned = weapons.filter(({ quality }) => quality);
    expect(crowned.length).toBeGreaterThan(0);
    expect(crowned.every(({ stall }) => stall === 'common-weapon')).toBe(true);
  });

  test('M036 its card tells price, crown and weight, which counts equipped or stored', () => {
    const heavy = { ...content.gear['brick-hammer']!, price: 7, quality: true as const };
    expect(gearFacts(heavy)).toMatch(/^weapon, heavy, quality; .*worth 7 gold/);
    for (const where of ['weapon', 'stored', 'spare'])
      expect(
        heavyOf({ content }, { ...begun({}).session.state.heroes[0]!, ...BARE, [where]: 'boathook' }),
      ).toBe(1);
  });
});

describe('encumbrance', () => {
  test('E4 M048 carrying 2 is one heavy piece, the special skill one more: 2', () => {
    const [bargewoman, picklock] = begun({}).session.state.heroes;
    expect(heavyCapacity({ content }, picklock!)).toBe(1);
    expect(heavyCapacity({ content }, bargewoman!)).toBe(2);
    // It grows with the carrying capacity.
    expect(heavyCapacity({ content }, { ...picklock!, carrying: 4 })).toBe(2);
  });

  test('M049 M051 never more heavy pieces, equipped or stored: one of them goes for it, or it is left', () => {
    const has = { weapon: 'boathook', armour: 'kiln-apron' };
    const session = gaining('mail-shirt', has);
    expect(session.pending).toMatchObject({ kind: 'room', rule: 'L1123' });
    expect(offered(session)).toEqual(['leave', 'drop:boathook', 'drop:kiln-apron']);
    session.decide('drop:kiln-apron');
    expect(session.state.heroes[0]).toMatchObject({ weapon: 'boathook', armour: 'mail-shirt' });
    const left = gaining('mail-shirt', has);
    left.decide('leave');
    expect(left.state.heroes[0]).toMatchObject(has);
  });

  test('M635 a talent leaves a heavy piece out of checks and stealth, not of the capacity', () => {
    const { session, own } = begun({
      as: (_, at) =>
        at === 0
          ? {
              ...BARE,
              weapon: 'boathook',
              armour: 'kiln-apron',
              talents: [{ ref: 'broad-back', side: 'normal' }],
            }
          : {},
    });
    const position = { state: session.state, content: own };
    expect(heavyInChecks(position, 0)).toBe(1);
    expect(heavyOf(position, session.state.heroes[0]!)).toBe(2);
    expect(canBear(position, session.state.heroes[0]!, { heavy: true })).toBe(false);
  });
});

describe('armour', () => {
  test('M042 M044 one is worn at most: put on at once where none is, else it is stored', () => {
    expect(gaining('felt-jerkin', {}).state.heroes[0]).toMatchObject({ armour: 'felt-jerkin', objects: [] });
    expect(gaining('felt-jerkin', { armour: 'waxed-coat' }).state.heroes[0]).toMatchObject({
      armour: 'waxed-coat',
      objects: ['felt-jerkin'],
    });
  });

  test('M046 it is changed before a new room is entered', () => {
    const { session } = begun({
      effects: [{ gold: 0 }],
      lines: [{ enter: { place: 'drying-hall', start: 'start-1', mode: 'combat' } }],
      as: (_, at) => (at === 0 ? { ...BARE, armour: 'waxed-coat', objects: ['felt-jerkin'] } : BARE),
    });
    expect(session.pending).toMatchObject({ kind: 'arrange', rule: 'L1095' });
    session.decide('wear:bargewoman:felt-jerkin');
    expect(session.state.heroes[0]).toMatchObject({ armour: 'felt-jerkin', objects: ['waxed-coat'] });
    expect(session.state.place).toBeNull();
    session.decide('done');
    expect(session.state.place!.ref).toBe('drying-hall');
  });
});

describe('artifacts', () => {
  const road = (has: object) => onTheRoad({ hero: { ...BARE, ...has } });

  test('E4 M052 worn: Initiative 1 more, as long as it is worn', () => {
    const session = road({ objects: ['brass-whistle'] });
    const initiative = () => boardValue({ content }, session.state.heroes[0]!, 'initiative');
    const own = content.heroes[session.state.heroes[0]!.id]!.initiative;
    // M054: in the knapsack it is an ordinary object.
    expect(initiative()).toBe(own);
    const { id } = session.state.heroes[0]!;
    session.decide(`don:${id}:brass-whistle`);
    expect(initiative()).toBe(own + 1);
    expect(session.state.heroes[0]).toMatchObject({ artifacts: ['brass-whistle'], objects: [] });
    session.decide(`doff:${id}:brass-whistle`);
    expect(initiative()).toBe(own);
  });

  test('M053 M055 several, one of a type: a new one of it discards the other', () => {
    const session = road({
      artifacts: ['index-ring', 'weir-amulet'],
      objects: ['brass-whistle', 'copper-ring'],
    });
    const { id } = session.state.heroes[0]!;
    session.decide(`don:${id}:copper-ring`);
    expect(session.state.heroes[0]!.artifacts).toEqual(['weir-amulet', 'copper-ring']);
    expect(session.state.heroes[0]!.objects).toEqual(['brass-whistle']);
  });

  test('M055 M597 taken off it goes back into its deck; so an equipped one cannot be traded', () => {
    const session = road({ artifacts: ['moon-ring'] });
    const position = { state: session.state, content };
    expect(givesOf(session, 0).map(({ id }) => id)).not.toContain('give:moon-ring');
    expect(pileOf(position, 'rare-object')).not.toContain('moon-ring');
    expect(doffOptions(position)[0]!.id).toBe(`doff:${session.state.heroes[0]!.id}:moon-ring`);
    const { id } = session.state.heroes[0]!;
    session.decide(`doff:${id}:moon-ring`);
    // The second hero wears one in this test, too.
    session.decide(`doff:${session.state.heroes[1]!.id}:moon-ring`);
    expect(pileOf({ state: session.state, content }, 'rare-object')).toContain('moon-ring');
    expect(session.state.heroes[0]!.objects).toEqual([]);
  });
});

test('M021 M023 common and rare objects: armour, artifacts, consumables; some common ones have the crown', () => {
  const objects = Object.values(content.gear).filter(({ stall }) => stall?.endsWith('-object'));
  for (const rarity of ['common-object', 'rare-object'])
    for (const kind of ['armour', 'artifact', 'object'])
      expect(
        objects.some((one) => one.stall === rarity && one.kind === kind),
        `${rarity} ${kind}`,
      ).toBe(true);
  const crowned = objects.filter(({ quality }) => quality);
  expect(crowned.length).toBeGreaterThan(0);
  expect(crowned.every(({ stall }) => stall === 'common-object')).toBe(true);
});
