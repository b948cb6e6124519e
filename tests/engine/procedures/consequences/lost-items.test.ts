import { describe, expect, test } from 'vitest';
import {
  carryFrom,
  type EncounterOp,
  EncounterSession,
  figureIn,
  type Position,
  reportOf,
} from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { isLeft } from '../../../../src/engine/procedures/consequences/loot.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { en } from '../../../../src/words/en/index.ts';
import { answer, begin, scene as sceneOf, storyOf } from '../../../campaign/support.ts';
import { optionsOf } from '../../../support/arena.ts';
import { body, corridor, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';
import { longNight, storyContent } from '../../../support/story-pack.ts';

type Loss = Omit<Extract<EncounterOp, { do: 'lose-item' }>, 'do'>;

/** Rook and Zeke with these, and a foe. */
const hall = (rooks: object = {}, zekes: object = {}): Position =>
  scene({
    figures: [rook([0, 0], rooks), zeke([1, 0], zekes), body('foe', [9, 0])],
    board: corridor(10),
    active: 'rook',
  });
const lose = (loss: Loss, position: Position, isClear = true) =>
  run(position, (table) =>
    resolveReveal(table, [{ do: 'lose-item', ...loss }], 'rook', term('reward'), isClear),
  );
const items = ({ state }: ReturnType<typeof lose>) =>
  Object.fromEntries(
    ['rook', 'zeke'].map((id) => {
      const { cards, pack } = figureIn(state, id);
      return [id, [...cards.filter(({ type }) => type === 'item'), ...pack].map(({ ref }) => ref)];
    }),
  );

describe('an item a text takes (p.19, X291)', () => {
  const both = () => hall({ items: ['hand-axe', 'buckler'] }, { items: ['hand-axe'], pack: ['smoke-bomb'] });

  test('is that of the doer; with one such there is nothing to choose', () => {
    const session = lose({ item: 'hand-axe', from: 'doer' }, both());
    expect(session.pending).toBeNull();
    expect(items(session)).toEqual({ rook: ['buckler'], zeke: ['hand-axe', 'smoke-bomb'] });
  });

  test('is that of whoever has it, out of a Pack, too', () => {
    expect(items(lose({ item: 'smoke-bomb' }, both())).zeke).toEqual(['hand-axe']);
  });

  test('is, where several have it, that of whom the players say; so it is where nobody knows who did it', () => {
    for (const session of [
      lose({ item: 'hand-axe' }, both()),
      lose({ item: 'hand-axe', from: 'doer' }, both(), false),
    ]) {
      expect(session.pending?.question).toMatchObject({ ask: 'who-loses' });
      expect(optionsOf(session)).toEqual(['target:rook', 'target:zeke']);
      session.decide('target:zeke');
      expect(items(session)).toEqual({ rook: ['hand-axe', 'buckler'], zeke: ['smoke-bomb'] });
    }
  });

  test('of a type is chosen by its player, among all that fit', () => {
    const session = lose({ type: 'weapon', from: 'doer' }, hall({ items: ['hand-axe'], pack: ['katar'] }));
    expect(session.pending?.question).toMatchObject({ ask: 'which-card' });
    expect(optionsOf(session)).toEqual(['card:rook.hand-axe', 'card:rook.katar']);
    session.decide('card:rook.katar');
    expect(items(session).rook).toEqual(['hand-axe']);
  });

  test('is one from each that has such a one, or from whoever is named', () => {
    expect(items(lose({ item: 'hand-axe', from: 'each' }, both()))).toEqual({
      rook: ['buckler'],
      zeke: ['smoke-bomb'],
    });
    expect(items(lose({ item: 'hand-axe', from: { adventurer: 'zeke-jeong' } }, both()))).toEqual({
      rook: ['hand-axe', 'buckler'],
      zeke: ['smoke-bomb'],
    });
  });

  test('is taken from whoever lies Defeated, too', () => {
    const position = hall({ items: ['hand-axe'] });
    const figures = position.state.figures.map((one) =>
      one.id === 'rook' ? { ...one, defeated: true, at: null } : one,
    );
    const lying = { ...position, state: { ...position.state, figures } };
    expect(items(lose({ item: 'hand-axe' }, lying)).rook).toEqual([]);
  });

  test('is none where nobody has it', () => {
    const session = lose({ item: 'katar' }, both());
    expect([session.pending, session.events]).toEqual([null, []]);
  });

  test('is in the box again; taken permanently it is not, and who goes on knows', () => {
    const only = (permanently?: true) => {
      const position = hall({ items: [{ ref: 'hand-axe', upgrades: ['master-work'] }] });
      const stock = {
        ...position.cards.items,
        'hand-axe': { ...position.cards.items['hand-axe']!, stock: 1 },
      };
      const session = lose(
        { item: 'hand-axe', ...(permanently ? { permanently } : {}) },
        { ...position, cards: { ...position.cards, items: stock } },
      );
      const state = { ...session.state, outcome: { result: 'won', condition: 'x' } as const };
      const after = { ...position, cards: { ...position.cards, items: stock }, state };
      const report = reportOf(after, session.events)!;
      return { left: isLeft(after, 'hand-axe'), report };
    };
    const [back, gone] = [only(), only(true)];
    expect([back.left, back.report.removed, carryFrom(back.report).away]).toEqual([true, undefined, []]);
    expect([gone.left, gone.report.removed, carryFrom(gone.report).away]).toEqual([
      false,
      ['hand-axe'],
      ['hand-axe'],
    ]);
    for (const { report } of [back, gone]) expect(report.members[0]!.loadout.items).toEqual([]);
  });
});

describe('in an encounter of a pack, a weapon', () => {
  /** The Long Night, begun beside its altar and over with the offering, inside a story. */
  const content = {
    ...storyOf([sceneOf('first', [{ do: 'encounter', encounter: longNight.id }])]),
    ...storyContent,
    stories: storyOf([sceneOf('first', [{ do: 'encounter', encounter: longNight.id }])]).stories,
    encounters: {
      ...storyContent.encounters,
      [longNight.id]: {
        ...longNight,
        objectives: longNight.objectives!.map((one) =>
          one.id === 'offering'
            ? { ...one, do: [...one.do, { do: 'end', condition: 'dawn' } as const] }
            : one,
        ),
        startingZone: ([9, 10, 11] as const).flatMap((x) => ([4, 6] as const).map((y) => [x, y] as const)),
      },
    },
  };

  test('is laid on an altar for good, and the campaign knows', () => {
    const session = answer(begin(content), 'read-on');
    const about = session.pending?.about;
    if (about?.of !== 'encounter') throw new Error('no encounter');
    const game = new EncounterSession(about.setup, content);
    const offering = () => game.pending?.options.some(({ id }) => id === 'encounter:offering');
    for (let n = 0; n < 40 && game.pending && !offering(); n++) game.decide(game.pending.options[0]!.id);
    game.decide('encounter:offering');
    while (game.pending?.question.ask === 'which-card') game.decide(game.pending.options[0]!.id);
    const taken = game.events.find(({ type }) => type === 'itemTaken');
    if (taken?.type !== 'itemTaken') throw new Error('nothing was taken');
    expect(en.tell(game.position).event(taken)?.text).toMatch(/ loses .* for good$/);
    expect(content.cards.items[taken.item]!.itemType).toBe('weapon');
    expect(game.pending).toBeNull();
    answer(session, session.take(game.toLog()));
    expect(session.state.gone).toEqual([taken.item]);
    const who = game.state.figures.find(({ id }) => id === taken.figure)!.card;
    const held = session.state.members.find(({ card }) => card === who)!;
    expect([...held.items, ...held.pack].map(({ ref }) => ref)).not.toContain(taken.item);
  });
});
