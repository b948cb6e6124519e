import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import {
  type EncounterOp,
  type Figure,
  figureIn,
  hpOf,
  isImmune,
  listLoadoutFaults,
  type Position,
  resultOf,
  slotsOf,
  whatIsWrong,
} from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { resolveReEquip, tradeAmongAll } from '../../src/engine/procedures/consequences/re-equip.ts';
import { resolveReveal } from '../../src/engine/procedures/consequences/reveal.ts';
import { setupAfter } from '../../src/stores/middara/go-on.ts';
import { type ArenaSession, arena, eventsOf, optionsOf, runRule } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { editFigure } from '../support/edit.ts';
import { body, corridor, playFrom, rook, run, zeke } from '../support/encounter-arena.ts';
import { contentWith, gameContent, newGame, street } from '../support/games.ts';
import { muleOf } from '../support/mule.ts';
import { now, uses } from '../support/rooks-turn.ts';

const { cards } = gameContent;

/** Rook's turn beside Zeke, a foe at the end; each with what is told. */
const table = (rooks: object = {}, zekes: object = {}): Position =>
  arena({
    board: corridor(8),
    figures: [rook([1, 0], rooks), zeke([2, 0], { sp: 0, ...zekes }), body('foe', [4, 0])],
    active: 'rook',
    initiative: ['rook', 'zeke', 'foe'],
  });

const companions = (figure: Pick<Figure, 'cards'>) =>
  figure.cards.filter(({ type }) => type === 'companion').map(({ ref }) => ref);
const withWhom = (session: ArenaSession) =>
  Object.fromEntries(['rook', 'zeke'].map((id) => [id, companions(now(session, id))]));

const reEquip = (position: Position) => runRule(position, (at) => resolveReEquip(at, 'rook')).session;

describe('a Companion is no item (p.24, p.66)', () => {
  const loadout = { items: ['great-hammer'], disciplines: [], companion: 'mule' };
  const adventurer = cards.adventurers['rook-lars']!;

  test('one, beside the Familiar, and none of the items counted', () => {
    expect(listLoadoutFaults(loadout, adventurer, cards)).toEqual([]);
    const slots = slotsOf(loadout, adventurer, cards);
    expect(slots.companion).toEqual({ used: 1, limit: 1 });
    expect([slots.equipped.length, slots.pack.used]).toEqual([1, 0]);
  });

  test('unknown, or with two at once, it is a fault; never one of the Pack', () => {
    expect(listLoadoutFaults({ ...loadout, companion: 'nobody' }, adventurer, cards)).toEqual([
      { fault: 'unknown-card', type: 'companion', ref: 'nobody', at: ['companion'], page: 'p.24' },
    ]);
    expect(listLoadoutFaults({ ...loadout, pack: ['mule'] }, adventurer, cards)).toEqual([
      { fault: 'unknown-card', type: 'item', ref: 'mule', at: ['pack', 0], page: 'p.24' },
    ]);
    const members = ['rook-lars', 'zeke-jeong'].map((card) => ({ card, loadout }));
    expect(whatIsWrong({ members }, cards)).toContainEqual({
      fault: 'stock',
      type: 'companion',
      ref: 'mule',
      copy: 2,
      limit: 1,
      member: 1,
      at: ['companion'],
      page: 'p.66',
    });
  });

  test('it lies before its Adventurer as the encounter begins, and costs nothing', () => {
    const content = contentWith(street, {});
    const game = newGame(street, 'companion');
    const setup = game.setup;
    const party = setup.party.map((one, i) =>
      i === 0 ? { ...one, loadout: { ...one.loadout, companion: 'mule' } } : one,
    );
    const session = new (game.constructor as typeof import('../../src/engine/index.ts').EncounterSession)(
      { ...setup, party },
      content,
    );
    expect(companions(session.state.figures[0]!)).toEqual(['mule']);
    expect(session.state.figures[0]!.pack).toHaveLength(game.state.figures[0]!.pack.length);
  });
});

describe('Re-Equip with Companions, p.48', () => {
  test('taken from an adjacent Adventurer by whoever has none; never stored, whatever room the Pack has (X181)', () => {
    const session = reEquip(table({}, { companion: 'map-seller' }));
    expect(optionsOf(session)).toEqual(['take:zeke.map-seller', 'done']);
    session.decide('take:zeke.map-seller');
    expect(withWhom(session)).toEqual({ rook: ['map-seller'], zeke: [] });
    expect(now(session, 'rook').pack).toEqual([]);
    expect(optionsOf(session)).toEqual([]); // nothing more: none is stored, none given
  });

  test('whoever has one lets it go to the giver (X181)', () => {
    const session = reEquip(table({ companion: 'mule' }, { companion: 'map-seller' }));
    expect(session.pending!.options[0]!.act).toEqual({
      do: 'take-companion',
      card: 'zeke.map-seller',
      ref: 'map-seller',
      from: 'zeke',
      for: 'mule',
    });
    session.decide('take:zeke.map-seller');
    expect(withWhom(session)).toEqual({ rook: ['map-seller'], zeke: ['mule'] });
  });

  test('not from far off; not where the giver’s items need the room (X181)', () => {
    const far = table({ items: ['great-hammer'] }, { at: [3, 0], companion: 'map-seller' });
    expect(optionsOf(reEquip(far))).not.toContain('take:zeke.map-seller');
    const potions = ['bottled-blessing', 'bottled-blessing', 'bottled-blessing', 'bottled-blessing'];
    const laden = table({ items: ['great-hammer'] }, { companion: 'mule', items: potions });
    expect(optionsOf(reEquip(laden))).not.toContain('take:zeke.mule');
    const light = table({}, { companion: 'mule', items: potions.slice(1) });
    expect(optionsOf(reEquip(light))).toContain('take:zeke.mule');
  });

  test('the action is there for it alone, and it stays as it lies', () => {
    const flipped = { ref: 'mule', flipped: true };
    const session = playFrom(table({}, { companion: flipped }));
    session.decide('re-equip');
    session.decide('take:zeke.mule');
    expect(now(session, 'rook').cards.find(({ ref }) => ref === 'mule')?.flipped).toBe(true);
    const alone = playFrom(table());
    expect(optionsOf(alone)).not.toContain('re-equip');
  });

  test('all trade theirs where a reward restores them (p.18)', () => {
    const position = table({ companion: 'mule' }, { at: [7, 0], companion: 'map-seller' });
    const session = run(position, tradeAmongAll);
    session.decide('who:rook');
    session.decide('take:zeke.map-seller');
    expect(withWhom(session)).toEqual({ rook: ['map-seller'], zeke: ['mule'] });
  });
});

describe('what a Companion does (p.39, X182)', () => {
  cardTest(
    'lamplighters-apprentice',
    'keeps Darkness off; the flare puts the lamp out, and is lit again once',
    () => {
      const position = table({ companion: 'lamplighters-apprentice' });
      expect(isImmune(position, figureIn(position.state, 'rook'), 'darkness')).toBe(true);
      const session = playFrom(position);
      uses(session, 'dazzle');
      expect(now(session, 'foe').effects).toEqual(['darkness']);
      const dark = { ...position, state: session.state };
      expect(isImmune(dark, now(session, 'rook'), 'darkness')).toBe(false);
      expect(optionsOf(session).filter((id) => id.includes('apprentice'))).toEqual([
        'use:rook.lamplighters-apprentice/relight',
      ]);
      uses(session, 'relight');
      expect(now(session, 'rook').sp).toBe(4);
      uses(session, 'dazzle');
      expect(optionsOf(session).filter((id) => id.includes('apprentice'))).toEqual([]); // once an encounter
    },
  );

  cardTest('mule', 'room for a consumable, flipped too; it kicks once', () => {
    const elixirs = ['bottled-blessing', 'bottled-blessing', 'bottled-blessing', 'bottled-blessing'];
    const position = table({ companion: 'mule', items: elixirs }, { at: [0, 0] });
    editFigure(position.state, 'foe').at = [2, 0];
    const session = playFrom(position, [['purple', 6]]);
    uses(session, 'kick', 'number:2');
    expect(now(session, 'foe').damage).toBeGreaterThan(0);
    expect(now(session, 'foe').at).toEqual([4, 0]);
    expect(optionsOf(session).some((id) => id.endsWith('/kick'))).toBe(false);
    const loadout = { items: elixirs, disciplines: [], companion: 'mule' };
    expect(listLoadoutFaults(loadout, cards.adventurers['rook-lars']!, cards)).toEqual([]);
  });

  cardTest('map-seller', 'a way round that nobody strikes at, and a step up the track', () => {
    const position = table({ companion: 'map-seller' });
    editFigure(position.state, 'zeke').at = [7, 0];
    editFigure(position.state, 'foe').at = [2, 0];
    const session = playFrom(position);
    uses(session, 'short-cut', 'step:0,0');
    while (session.pending?.kind === 'move') session.decide('end');
    expect(eventsOf(session, 'attackEnded')).toEqual([]);
    expect(now(session, 'rook')).toMatchObject({ at: [0, 0], sp: 4 });
    uses(session, 'way-ahead');
    expect(session.state.track[0]).toMatchObject({ id: 'rook' });
  });

  test('being Defeated changes nothing of it; Restoring turns it back (p.18)', () => {
    const position = table({ companion: { ref: 'mule', flipped: true } });
    const fallen = run(position, (at) => resolveDefeat(at, 'rook', null, term('reward')));
    expect(companions(now(fallen, 'rook'))).toEqual(['mule']);
    const session = run(position, (at) => resolveReveal(at, [{ do: 'restore' }], 'rook', term('reward')));
    expect(now(session, 'rook').cards.find(({ ref }) => ref === 'mule')).toMatchObject({
      flipped: false,
      face: 'front',
    });
  });

  test('in the shape of a CONDUIT there is none, and none to be taken (p.68)', () => {
    const position = table({ disciplines: ['conduction-summoning'], companion: 'lamplighters-apprentice' });
    const session = playFrom(position);
    uses(session, 'change', 'card:bell-toad');
    expect(companions(now(session, 'rook'))).toEqual([]);
    const shaped = { ...position, state: session.state };
    expect(isImmune(shaped, now(session, 'rook'), 'darkness')).toBe(false);
    const taking = runRule(shaped, (at) => resolveReEquip(at, 'zeke')).session;
    expect(optionsOf(taking)).not.toContain('take:rook.lamplighters-apprentice');
    expect(hpOf(shaped, now(session, 'rook'))).toBe(hpOf(position, figureIn(position.state, 'rook')));
  });
});

describe('a Companion the text gives (X183)', () => {
  const given = (position: Position, isClear = true) =>
    run(position, (at) => resolveReveal(at, [GIVES], 'rook', term('reward'), isClear));
  const GIVES: EncounterOp = { do: 'gain-companion', card: 'mule' };

  test('joins whoever brought it about', () => {
    const session = given(table());
    expect(withWhom(session)).toEqual({ rook: ['mule'], zeke: [] });
    expect(eventsOf(session, 'companionGained')).toMatchObject([{ figure: 'rook', rule: 'p.66' }]);
  });

  test('a second is refused: it goes to another, or waits in the party stash', () => {
    const session = given(table({ companion: 'map-seller' }));
    expect(session.pending?.question).toEqual({ ask: 'whose-companion', companion: 'mule' });
    expect(optionsOf(session)).toEqual(['target:zeke', 'stash']);
    session.decide('target:zeke');
    expect(withWhom(session)).toEqual({ rook: ['map-seller'], zeke: ['mule'] });
    const other = given(table({ companion: 'map-seller' }));
    other.decide('stash');
    expect(withWhom(other)).toEqual({ rook: ['map-seller'], zeke: [] });
    expect(other.state.loot.companions).toEqual(['mule']);
  });

  test('where it is not clear who did, the players say (p.67); with nobody free it waits', () => {
    expect(optionsOf(given(table(), false))).toEqual(['target:rook', 'target:zeke', 'stash']);
    const position = table({ companion: 'map-seller' }, { companion: 'lamplighters-apprentice' });
    const session = given(position);
    expect(session.state.loot.companions).toEqual(['mule']);
    const over = { ...session.state, outcome: { result: 'won', condition: 'x' } } as typeof session.state;
    expect(resultOf({ ...position, state: over })?.companions).toEqual(['mule']);
  });

  test('there is one of each', () => {
    const session = given(table({}, { companion: 'mule' }));
    expect(withWhom(session)).toEqual({ rook: [], zeke: ['mule'] });
    expect(session.pending).toBeNull();
  });

  test('and goes on with the party to the encounter that follows (p.14)', () => {
    const next = { encounter: street };
    const content = contentWith(street, {});
    const ends = content.encounters[street]!.endConditions.map((one) => ({ ...one, next }));
    const encounters = { [street]: { ...content.encounters[street]!, endConditions: ends } };
    const game = newGame(street, 'next');
    const state = structuredClone(game.state);
    const figure = editFigure(state, state.figures[0]!.id);
    figure.cards = [...figure.cards, muleOf('x')];
    const outcome = { result: 'won', condition: ends[0]!.id } as const;
    const over = {
      position: { ...game.position, encounter: encounters[street]!, state: { ...state, outcome } },
      events: game.events,
      setup: game.setup,
      content: { ...content, encounters },
    };
    const setup = setupAfter(over as unknown as typeof game, 'seed');
    expect(setup?.party[0]?.loadout.companion).toBe('mule');
  });
});

describe('a file of a Companion', () => {
  const faults = (card: object) =>
    loadContent([
      ...readContentFolder('content'),
      {
        path: 'content/base/companions/boy.json',
        json: {
          id: 'boy',
          type: 'companion',
          name: 'Boy',
          sources: { default: 'original' },
          abilities: [KICK],
          ...card,
        },
      },
    ]).problems.map(({ path, expected }) => [path, (expected as { what: string }).what]);
  const KICK = { id: 'kick', when: 'action', effects: [{ do: 'heal', amount: 1, to: { who: 'self' } }] };

  test('has a back only where an ability asks for FLIP, and no id twice (X182)', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ back: [{ ...KICK, id: 'other' }] })).toEqual([['$.back', 'back-that-is-reached']]);
    const flips = { ...KICK, conditions: { flip: true } };
    expect(faults({ abilities: [flips], back: [{ ...KICK, id: 'other' }] })).toEqual([]);
    expect(faults({ abilities: [flips], back: [KICK] })).toEqual([['$.back', 'id-not-above']]);
  });
});
