import { describe, expect, test } from 'vitest';
import type { Act, Prompt, Reason, Test } from '../../../../src/engine/index.ts';
import { cardsOf } from '../../../../src/stores/middara/turn-cards.ts';
import { LINE } from '../../../../src/words/en/cards/line-fit.ts';
import { sumText } from '../../../../src/words/en/dice.ts';
import { en } from '../../../../src/words/en/index.ts';
import { actLine } from '../../../../src/words/en/tell/act-lines.ts';
import { cardTitle } from '../../../../src/words/en/tell/card-titles.ts';
import { REASON_LINE, refusalLine } from '../../../../src/words/en/tell/refusal-lines.ts';
import { boldOption, dealer, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

const yard = sessionOf('lines');
playUntil(yard, ({ kind }) => kind === 'turn');
const { position } = yard;
const remi = position.state.figures.find(({ card }) => card === 'remi-moretti')!.id;
const zeke = position.state.figures.find(({ card }) => card === 'zeke-jeong')!.id;
const rook = position.state.figures.find(({ card }) => card === 'rook-lars')!.id;
const asked = (figure: string) => ({ position, figure });
const telling = en.tell(position);

describe('what a card does', () => {
  test('a Move says its spaces, an Attack how far both hands reach', () => {
    expect(actLine({ do: 'move', points: 6 }, asked(remi))).toBe('6 spaces');
    expect(actLine({ do: 'move', points: 1 }, asked(remi))).toBe('1 space');
    const reach = [zeke, rook].map((figure) => actLine({ do: 'attack', target: 'x' }, asked(figure)));
    expect(reach).toEqual([expect.stringMatching(/^range \d+$/), 'melee']);
  });

  test('ending a turn says what is kept, where something is', () => {
    const { sp } = position.state.figures.find(({ id }) => id === remi)!;
    expect(sp).toBeGreaterThan(0);
    expect(actLine({ do: 'end-turn' }, asked(remi))).toBe(`keeps ${sp} ◆`);
    const figures = position.state.figures.map((one) => ({ ...one, sp: 0 }));
    const spent = { ...position, state: { ...position.state, figures } };
    expect(actLine({ do: 'end-turn' }, { position: spent, figure: remi })).toBe('');
  });

  test('a Sphere of Influence is told by its number until a card at the table changes it', () => {
    const act: Act = {
      do: 'use',
      ability: 'x/symbol',
      cause: { kind: 'ability', type: 'item', card: 'angel-symbols', ability: 'symbol' },
    };
    expect(actLine(act, asked(remi))).toBe('heal 3, ally, range 4');
    const figures = position.state.figures.map((one) => ({
      ...one,
      cards: one.cards.map((card, i) => (i === 0 ? { ...card, ref: 'scrying' } : card)),
    }));
    const far = { ...position, state: { ...position.state, figures } };
    expect(actLine(act, { position: far, figure: remi })).toBe('heal 3, ally, nearby');
  });
});

describe('what a card is called', () => {
  const of = (figure: string) => ({ position, figure, telling });
  const ability = (card: string, id: string): Act => ({
    do: 'use',
    ability: `x/${id}`,
    cause: { kind: 'ability', type: 'discipline', card, ability: id },
  });

  test('an attack after what is in hand', () => {
    expect(cardTitle({ do: 'attack', target: 'x' }, [], of(remi))).toMatch(/^Attack: \w/);
    const figures = position.state.figures.map((one) => ({ ...one, cards: [] }));
    const bare = { ...position, state: { ...position.state, figures } };
    expect(cardTitle({ do: 'attack', target: 'x' }, [], { ...of(remi), position: bare })).toBe('Attack');
  });

  test('an ability after its card, and by its own name where two stand on it', () => {
    const [self, other] = [ability('soul-clear', 'self'), ability('soul-clear', 'other')];
    const alone = cardTitle(self, [self], of(remi));
    expect(alone).toBe('Soul Clear');
    const own = position.cards.disciplines['soul-clear']!.abilities.find(({ id }) => id === 'self')!.name;
    expect(own).toBeUndefined();
    expect(cardTitle(self, [self, other], of(remi))).toBe('Soul Clear for yourself');
    expect(cardTitle(other, [self, other], of(remi))).toBe('Soul Clear for another');
    const [mine, theirs] = [ability('intervention', 'self'), ability('intervention', 'another-ally')];
    expect(cardTitle(mine, [mine, theirs], of(remi))).toBe('Intervention for yourself');
    expect(cardTitle(theirs, [mine, theirs], of(remi))).toBe('Intervention for an ally');
  });
});

describe('why not', () => {
  const act: Act = { do: 'attack', target: 'x' };
  const REASONS: { readonly [W in Reason['why']]: Reason } = {
    paralyzed: { why: 'paralyzed' },
    'off-board': { why: 'off-board' },
    sp: { why: 'sp', needs: 2 },
    energy: { why: 'energy', needs: 3 },
    gold: { why: 'gold', needs: 100 },
    tokens: { why: 'tokens', token: 'intervention', needs: 1 },
    symbols: { why: 'symbols' },
    exhausted: { why: 'exhausted' },
    flipped: { why: 'flipped' },
    used: { why: 'used', in: 'encounter' },
    combo: { why: 'combo', tags: ['bow', 'crossbow', 'two-handed'] },
    condition: { why: 'condition' },
    weapon: { why: 'weapon', kind: 'ranged' },
    'no-discipline': { why: 'no-discipline' },
    'no-conduit': { why: 'no-conduit' },
    'no-exalted': { why: 'no-exalted' },
    'no-spells': { why: 'no-spells' },
    'discipline-level': { why: 'discipline-level', tree: 'subterfuge', level: 4 },
    'nobody-to-attack': { why: 'nobody-to-attack' },
    'nobody-to-touch': { why: 'nobody-to-touch' },
    'nobody-within': { why: 'nobody-within', range: 6 },
    'not-within-soi': { why: 'not-within-soi' },
    'not-for-it': { why: 'not-for-it' },
    'struck-already': { why: 'struck-already' },
    'answers-itself': { why: 'answers-itself', cause: { kind: 'token', token: 'heal' }, times: 10 },
    'pays-for-itself': { why: 'pays-for-itself', cause: { kind: 'token', token: 'heal' }, times: 10 },
    'one-move-a-turn': { why: 'one-move-a-turn' },
    'movement-over': { why: 'movement-over' },
    movement: { why: 'movement', costs: 12, left: 10 },
    'opponent-there': { why: 'opponent-there' },
    'figure-there': { why: 'figure-there', figure: remi },
    wall: { why: 'wall' },
    void: { why: 'void' },
    obstructing: { why: 'obstructing' },
    elevation: { why: 'elevation' },
    'no-way-out': { why: 'no-way-out' },
    'no-room': { why: 'no-room' },
    'dangerous-there': { why: 'dangerous-there' },
    'current-there': { why: 'current-there' },
    ally: { why: 'ally' },
    'not-to-be-targeted': { why: 'not-to-be-targeted' },
    levels: { why: 'levels', levels: 2 },
    'not-adjacent': { why: 'not-adjacent' },
    range: { why: 'range', range: 17, reach: 16 },
    sight: { why: 'sight', by: { reason: 'wall', at: [1, 1] } },
    'not-beside': { why: 'not-beside' },
    'nothing-to-change': { why: 'nothing-to-change' },
    'on-board-already': { why: 'on-board-already' },
    'no-room-in-soi': { why: 'no-room-in-soi' },
    said: { why: 'said', text: 'whatever a record of before said at length' },
  };

  test.each(Object.values(REASONS))('$why', (reason) => {
    const said = refusalLine([{ act, reason }], asked(remi));
    expect(said.length, said).toBeLessThanOrEqual(REASON_LINE);
    expect(said).toMatch(/^[a-z0-9]/);
    expect(said).not.toMatch(/undefined|null/);
  });

  test('an attack says how far it reaches, a thing how far it is', () => {
    expect(refusalLine([{ act, reason: { why: 'nobody-to-attack' } }], asked(zeke))).toMatch(
      /^no enemy within [2-9]$/,
    );
    expect(refusalLine([{ act, reason: { why: 'nobody-to-attack' } }], asked(rook))).toBe(
      'no enemy beside you',
    );
    const { at } = position.state.figures.find(({ id }) => id === remi)!;
    const door: Act = { do: 'turn-door', door: 'd', to: 'open', space: [at![0] + 3, at![1] + 1] };
    expect(refusalLine([{ act: door, reason: { why: 'not-beside' } }], asked(remi))).toBe('3 spaces away');
  });

  test('of several targets: what is in the way before what is too far, and how far it reaches where all are', () => {
    const far = { act, reason: { why: 'range', range: 9, reach: 6 } } as const;
    const unseen = { act, reason: { why: 'sight', by: { reason: 'wall', at: [1, 1] } } } as const;
    expect(refusalLine([far, unseen], asked(remi))).toBe('no line of sight');
    expect(refusalLine([far, far], asked(zeke))).toMatch(/^no enemy within [2-9]$/);
    expect(refusalLine([], asked(remi))).toBe('');
  });

  test('a condition that does not hold says which, on every card that has one', () => {
    const { hash: _, ...shelves } = position.cards;
    let tests = 0;
    for (const card of Object.values(shelves).flatMap((shelf) =>
      Object.values<{ id: string; type: string }>(shelf),
    ))
      for (const [ability, test] of conditionsIn(card)) {
        if (card.type === 'combatant' || card.type === 'token') continue;
        tests += 1;
        const cause = { kind: 'ability', type: card.type, card: card.id, ability } as const;
        const use = { do: 'use', ability: `x/${ability}`, cause } as Act;
        const said = refusalLine([{ act: use, reason: { why: 'condition' } }], asked(remi));
        expect(said.length, `${card.id}: ${test.is}: ${said}`).toBeLessThanOrEqual(REASON_LINE);
        expect(said).not.toMatch(/undefined|null/);
      }
    expect(tests).toBeGreaterThan(40);
  });

  function conditionsIn(value: unknown): [string, Test][] {
    if (value === null || typeof value !== 'object') return [];
    const inner = Object.values(value).flatMap(conditionsIn);
    const { id, conditions } = value as { id?: string; conditions?: { if?: readonly Test[] } };
    const [first] = conditions?.if ?? [];
    return id !== undefined && first ? [[id, first], ...inner] : inner;
  }
});

describe('in games', () => {
  const met = ['under-hallow-street', 'two-bells'].flatMap((encounter, i) => {
    const session = sessionOf(`lines-${i}`, encounter);
    const pick = dealer(i + 5);
    const found: { prompt: Prompt; at: typeof session.position }[] = [];
    for (let n = 0; n < 200 && session.pending; n++) {
      found.push({ prompt: session.pending, at: session.position });
      session.decide(boldOption(session.pending, pick).id);
    }
    return found;
  });

  test('every card of every question has a name, and a line that fits', () => {
    let turns = 0;
    for (const { prompt, at } of met) {
      const { shown, items, more } = cardsOf(prompt);
      const cards = [...shown, ...items, ...more];
      const of = { position: at, figure: prompt.figure };
      for (const { act, options, refused } of cards) {
        const name = cardTitle(
          act,
          cards.map((card) => card.act),
          { ...of, telling: en.tell(at) },
        );
        expect(name.trim().length, prompt.question.ask).toBeGreaterThan(0);
        const line =
          options.length === 0
            ? refusalLine(refused, of)
            : actLine(act, { ...of, question: prompt.question });
        expect(line.length, line).toBeLessThanOrEqual(options.length === 0 ? REASON_LINE : LINE);
        if (prompt.kind === 'turn') {
          turns += 1;
          expect(line, name).not.toBe('');
        }
      }
    }
    expect(turns).toBeGreaterThan(100);
  });
});

test('where there is room an ability says all that it does, and how long its card is used', () => {
  const cause = { kind: 'ability', type: 'item', card: 'great-hammer', ability: 'shockwave' } as const;
  const act: Act = { do: 'use', ability: 'remi.great-hammer/shockwave', cause };
  expect(actLine(act, asked(remi))).toBe('push 1, all enemies');
  expect(telling.wholeActLine(act, { figure: remi, question: { ask: 'turn' } })).toBe(
    'push 1, Paralyze, all enemies beside you, unless resisted',
  );
  expect(telling.cost(act)).toBe('used until your next turn');
});

test('a throw is told by its verb, by what it deals, and whether the thing is gone', () => {
  const of = (card: string): Act => ({
    do: 'use',
    ability: `x.${card}/throw`,
    cause: { kind: 'ability', type: 'item', card, ability: 'throw' },
  });
  const named = (card: string) => telling.cardTitle(of(card), [], rook);
  expect([named('hand-axe'), named('throwing-knives')]).toEqual(['Throw Hand Axe', 'Throwing Knives']);
  expect(actLine(of('hand-axe'), asked(rook))).toBe('1–7 damage, range 4');
  expect(actLine(of('throwing-knives'), asked(rook))).toBe('2–7 damage, used up');
});

test('a roll that may be changed is told by its sum', () => {
  const rolled = [
    { die: 'white', face: 5 },
    { die: 'black', face: 1 },
  ] as const;
  expect(sumText(rolled.slice(0, 1))).toMatch(/^\d+$/);
  expect(sumText([rolled[0], rolled[0]])).toMatch(/^(\d+) \+ \1 = \d+$/);
  const prompt = {
    kind: 'after-roll',
    figure: rook,
    question: { ask: 'offer', timing: 'after-roll', rolled },
  } as const;
  expect(telling.underTitle(prompt as never)).toMatch(/^You rolled \d+/);
});
