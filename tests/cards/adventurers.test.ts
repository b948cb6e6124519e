import { describe, expect, test } from 'vitest';
import { defaultSetup, EncounterSession, figureIn } from '../../src/engine/index.ts';
import { listLoadoutFaults } from '../../src/engine/loadout/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { resolveForce } from '../../src/engine/procedures/attack/resolve-spell.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { listModifiers } from '../../src/engine/queries/figures/modifiers.ts';
import { figureName } from '../../src/words/en/tell/names.ts';
import { choose, damageOn, effectsOn, play, strike } from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { editFigure } from '../support/edit.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene } from '../support/encounter-arena.ts';
import { gameContent } from '../support/games.ts';

/** `me` of that card, Rook beside it, a foe on the other side that is easily hit. */
const table = (card: string, foe: object = {}, me: object = {}) =>
  scene({
    board: corridor(9),
    figures: [
      { id: 'me', card, at: [2, 0], sp: 5, ...me },
      rook([1, 0]),
      { ...body('foe', [3, 0], { defense: 5, ...foe }) },
    ],
    active: 'me',
    initiative: ['me', 'rook', 'foe'],
  });
/** Unarmed: PURPLE and PURPLE, 3 and 5: 8 to hit. */
const eight: Roll[] = [
  ['purple', 3],
  ['purple', 4],
];
const fails: Roll[] = [
  ['purple', 1],
  ['purple', 1],
];
const wound = (position: ReturnType<typeof table>, amount: number) =>
  run(
    position,
    inTurnOf('foe', (t) =>
      dealDamage(t, 'me', 'irreducible', [{ cause: term('this-attack'), amount, rule: 'p.44' }], {
        by: 'foe',
        cause: term('this-attack'),
        rule: 'p.44',
      }),
    ),
  );

describe('adventurers', () => {
  cardTest('nyx', 'puts a light out', () => {
    const session = play(table('nyx'), fails, 'nyx/snuff');
    expect(effectsOn(session, 'foe')).toEqual(['darkness']);
    expect(optionsOf(session).join()).not.toContain('snuff');
  });

  cardTest('the-judges-daughter', 'weighs who is already stricken', () => {
    const stricken = table('the-judges-daughter');
    const plain = damageOn(strike(table('the-judges-daughter'), 'me', 'foe', eight), 'foe');
    editFigure(stricken.state, 'foe').effects.push('poison');
    const session = strike(stricken, 'me', 'foe', eight, 'the-judges-daughter/weighed');
    expect(damageOn(session, 'foe')).toBeGreaterThan(plain);
  });

  cardTest('psyche', 'thinks again', () => {
    const rolls: Roll[] = [...fails, ['purple', 6], ['purple', 6]];
    const session = run(
      table('psyche'),
      inTurnOf('foe', (t) =>
        resolveForce(t, {
          user: 'foe',
          force: [{ cause: term('this-attack'), amount: 8, rule: 'p.51' }],
          targets: ['me'],
          effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
          cause: term('this-attack'),
        }),
      ),
      rolls,
    );
    choose(session, 'psyche/clear-mind', 'dice:0,1');
    expect(effectsOn(session, 'me')).toEqual([]);
  });

  cardTest('faunus', 'the others move', () => {
    const session = play(table('faunus'), [], 'faunus/wild-piping');
    choose(session, 'step:0,0');
    expect(figureIn(session.state, 'rook').at).toEqual([0, 0]);
  });

  cardTest('luperci', 'whoever is beside her hits better', () => {
    const position = table('luperci');
    const labels = listModifiers(position, figureIn(position.state, 'rook'), 'stat').map(
      ({ modifier }) => modifier,
    );
    expect(labels).toContainEqual({ stat: 'attack-roll', amount: 1 });
    expect(listModifiers(position, figureIn(position.state, 'me'), 'stat')).toEqual([]);
  });

  cardTest('tixie', 'springs diagonally', () => {
    const open = scene({
      board: { rows: ['....', '....', '....'] },
      figures: [{ id: 'me', card: 'tixie', at: [1, 1], sp: 5 }, body('foe', [3, 2])],
      active: 'me',
      initiative: ['me', 'foe'],
    });
    const session = play(open, [], 'tixie/spring-heels');
    choose(session, 'step:0,0');
    expect(figureIn(session.state, 'me').at).toEqual([0, 0]);
    expect(figureIn(session.state, 'me').sp).toBe(4);
  });

  cardTest('toxie', 'poisons whoever hurts her, if she likes', () => {
    const session = wound(table('toxie'), 2);
    expect(() => choose(session, 'toxie/spite')).toThrow('purple'); // the check is rolled
  });

  cardTest('girtiya', 'calls, and an ally Dodges', () => {
    const position = scene({
      board: corridor(5),
      figures: [
        { id: 'me', card: 'girtiya', at: [0, 0], sp: 5 },
        rook([2, 0], { sp: 0 }),
        body('foe', [3, 0], { dice: ['white', 'white'] }),
      ],
      active: 'foe',
      initiative: ['foe', 'me', 'rook'],
    });
    const rolls: Roll[] = [
      ['black', 4],
      ['white', 4],
      ['white', 4],
    ];
    const session = strike(position, 'foe', 'rook', rolls, 'girtiya/look-out');
    expect(eventsOf(session, 'attackDodged')[0]).toMatchObject({ figure: 'rook', shields: 4 });
  });

  cardTest('cherri-and-lymn', 'a card ready again', () => {
    const position = table('cherri-and-lymn', {}, { disciplines: ['like-the-shadows'] });
    const card = () => editFigure(position.state, 'me').cards.find(({ ref }) => ref === 'like-the-shadows')!;
    card().exhausted = true;
    const session = play(position, [], 'cherri-and-lymn/two-voices');
    expect(figureIn(session.state, 'me').cards.find(({ ref }) => ref === 'like-the-shadows')!.exhausted).toBe(
      false,
    );
  });

  cardTest('count-dalv', 'feeds on a good blow', () => {
    const session = strike(table('count-dalv', {}, { damage: 4 }), 'me', 'foe', eight);
    expect(damageOn(session, 'foe')).toBe(3);
    expect(damageOn(session, 'me')).toBe(3);
  });

  cardTest('coven-mother', 'lends her strength', () => {
    const position = table('coven-mother');
    const given = listModifiers(position, figureIn(position.state, 'rook'), 'stat').map(
      ({ modifier }) => modifier,
    );
    expect(given).toEqual(
      expect.arrayContaining([
        { stat: 'force', amount: 1 },
        { stat: 'conviction-check', amount: 1 },
      ]),
    );
  });

  cardTest('circe', 'gives a lesser shape', () => {
    const session = play(table('circe'), fails, 'circe/lesser-shape');
    expect(figureIn(session.state, 'foe').granted?.[0]?.abilities[0]).toMatchObject({
      modifiers: [
        { stat: 'movement', amount: -3 },
        { stat: 'defense', amount: -2 },
      ],
    });
  });

  cardTest('tomoe', 'begins with breath and purpose', () => {
    const position = table('tomoe');
    Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
    const session = playFrom(position);
    expect(figureIn(session.state, 'me').tokens).toMatchObject({ dodge: 1, vow: 1 });
  });

  cardTest('silvia', 'says it again', () => {
    const position = table('silvia', {}, { disciplines: ['gore-shot'] });
    const rolls: Roll[] = [['purple', 1], ['purple', 5], ...fails];
    const session = play(position, rolls, 'gore-shot/cast', 'target:foe', 'silvia/silver-tongue');
    expect(eventsOf(session, 'diceRerolled')).toHaveLength(1);
  });

  cardTest('george', 'carries two Consumables more', () => {
    const { cards } = gameContent;
    const george = cards.adventurers.george!;
    expect(listLoadoutFaults(george.start!, george, cards)).toEqual([]);
    expect(listLoadoutFaults(george.start!, { ...george, abilities: [] }, cards)).not.toEqual([]);
  });

  cardTest('aiko', 'together: an ally strikes', () => {
    const position = scene({
      board: corridor(9),
      figures: [
        { id: 'me', card: 'aiko', at: [1, 0], sp: 5 },
        rook([2, 0]),
        body('foe', [3, 0], { defense: 5 }),
      ],
      active: 'me',
      initiative: ['me', 'rook', 'foe'],
    });
    const session = play(position, eight, 'aiko/together');
    expect(eventsOf(session, 'attackEnded')).toMatchObject([{ attacker: 'rook', target: 'foe' }]);
    expect(damageOn(session, 'foe')).toBe(3);
  });

  cardTest('effie-grand', 'shoots from the Dodge', () => {
    const position = table('effie-grand', { dice: ['white', 'white'] }, { sp: 1 });
    const rolls: Roll[] = [
      ['black', 4],
      ['white', 4],
      ['white', 4],
      ['purple', 4],
    ];
    const session = run(
      position,
      inTurnOf('foe', (t) =>
        resolveAttack(t, {
          attacker: 'foe',
          target: 'me',
          profile: { kind: 'melee', range: 1 },
          cause: 'action',
        }),
      ),
      rolls,
    );
    choose(session, 'dodge', 'effie-grand/snap-shot');
    expect(damageOn(session, 'foe')).toBe(5);
  });
});

describe('what they start with', () => {
  const strangers = Object.values(gameContent.cards.adventurers).filter(({ start }) => start);
  test.each(strangers.map(({ id }) => [id]))('%s can be set up and comes to the first round', (id) => {
    const plain = defaultSetup(gameContent.encounters['training-yard']!, id);
    const { start } = gameContent.cards.adventurers[id]!;
    const party = plain.party.map((member, i) =>
      i === 0 ? { ...member, card: id, loadout: start! } : member,
    );
    const session = new EncounterSession({ ...plain, party }, gameContent);
    expect(figureName(gameContent.cards, session.state.figures[0]!)).not.toMatch(/^(The|Count|Coven)$/);
    for (let i = 0; i < 30 && session.pending?.kind === 'placement'; i++)
      session.decide(session.pending.options[0]!.id);
    expect(session.state.clock.round).toBe(1);
  });
});
