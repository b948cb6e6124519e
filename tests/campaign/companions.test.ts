import { describe, expect, test } from 'vitest';
import { type CampaignSession, memberIn } from '../../src/campaign/index.ts';
import { EncounterSession, reportOf } from '../../src/engine/index.ts';
import { drive } from '../support/games.ts';
import { answer, begin, idsOf, scene, storyOf } from './support.ts';

const gain = (companion: string, named = 'rook-lars') => ({ do: 'gain', companion, to: { named } }) as const;
const at = (...mechanics: Parameters<typeof scene>[1]) =>
  answer(begin(storyOf([scene('first', mechanics)])), 'read-on');
const whose = ({ state }: CampaignSession) =>
  Object.fromEntries(
    state.members.flatMap(({ card, companion }) => (companion ? [[card, companion.ref]] : [])),
  );
const stash = ({ state }: CampaignSession) => state.stash.map(({ ref }) => ref);

describe('Companions between encounters (p.66, X238, X272)', () => {
  test('go to another member, into the stash and out of it, and never anywhere else', () => {
    const session = at(gain('mule'), { do: 'exchange' });
    expect(whose(session)).toEqual({ 'rook-lars': 'mule' });
    answer(session, 'move:rook-lars.companion:stash');
    expect([whose(session), stash(session)]).toEqual([{}, ['mule']]);
    const moves = idsOf(session).filter((id) => id.startsWith('move:stash.0:'));
    expect(moves.sort()).toEqual(session.state.members.map(({ card }) => `move:stash.0:${card}`).sort());
    answer(session, 'move:stash.0:zeke-jeong');
    expect([whose(session), stash(session)]).toEqual([{ 'zeke-jeong': 'mule' }, []]);
  });

  test('two are exchanged, also with the one in the stash: nobody has two', () => {
    const session = at(gain('mule'), gain('map-seller', 'zeke-jeong'), { do: 'exchange' });
    answer(session, 'move:rook-lars.companion:zeke-jeong');
    expect(whose(session)).toEqual({ 'rook-lars': 'map-seller', 'zeke-jeong': 'mule' });
    answer(session, 'move:rook-lars.companion:stash', 'move:stash.0:zeke-jeong');
    expect([whose(session), stash(session)]).toEqual([{ 'zeke-jeong': 'map-seller' }, ['mule']]);
  });

  test('is no item that could be lost: one is chosen among the items alone (X238)', () => {
    const bare = [{ card: 'rook-lars', loadout: { items: ['hand-axe', 'buckler'], disciplines: [] } }];
    const lose = { do: 'lose', choose: 'item' } as const;
    const party = storyOf([scene('first', [gain('mule'), lose, { do: 'exchange' }])], { party: bare });
    const session = answer(begin(party), 'read-on');
    expect(session.pending?.kind).toBe('lose');
    expect(idsOf(session)).toHaveLength(2);
    answer(session, idsOf(session)[0]!);
    const [rook] = session.state.members;
    expect([...rook!.items, ...rook!.pack].map(({ ref }) => ref)).toEqual(['buckler']);
    expect(whose(session)).toEqual({ 'rook-lars': 'mule' });
  });

  test('one gained twice comes once; while everybody has one, another waits in the stash', () => {
    const twice = at(gain('mule'), gain('mule', 'zeke-jeong'), { do: 'exchange' });
    expect(whose(twice)).toEqual({ 'rook-lars': 'mule' });
    const party = storyOf([scene('first', [gain('mule'), gain('map-seller'), { do: 'exchange' }])], {
      party: [{ card: 'rook-lars', loadout: { items: [], disciplines: [] } }],
    });
    const alone = answer(begin(party), 'read-on');
    expect([whose(alone), stash(alone)]).toEqual([{ 'rook-lars': 'mule' }, ['map-seller']]);
  });

  test('is not sold and not upgraded in a Store', () => {
    const store = { items: ['mundane' as const], upgrades: ['mundane' as const] };
    const session = at(gain('mule'), { do: 'shop', store });
    answer(session, 'move:rook-lars.companion:stash');
    expect(idsOf(session).filter((id) => /^(sell|attach|upgrade).*stash\.0/.test(id))).toEqual([]);
  });
});

describe('a Companion of an encounter (X272)', () => {
  const content = storyOf([
    scene('first', [{ do: 'encounter', encounter: 'training-yard' }, { do: 'exchange' }]),
  ]);
  /** The yard with a text that gives the mule in its first round: to nobody but the stash, or as it is asked. */
  const giving = {
    ...content,
    encounters: {
      ...content.encounters,
      'training-yard': {
        ...content.encounters['training-yard']!,
        objectives: [
          {
            id: 'mule',
            when: { is: 'round-begins' as const, round: 1 },
            text: 'A mule.',
            do: [{ do: 'gain-companion' as const, card: 'mule' }],
          },
        ],
      },
    },
  };

  test.each([
    ['stash-companion', {}, ['mule']],
    ['target', { companion: 'mule' }, []],
  ] as const)('that is answered %s is there afterwards', (wanted, _, stashed) => {
    const session = answer(begin(giving), 'read-on');
    const about = session.pending?.about;
    if (about?.of !== 'encounter') throw new Error('no encounter');
    const game = new EncounterSession(about.setup, giving);
    for (let n = 0; n < 50 && game.pending; n++) {
      const mine = game.pending.options.find(({ act }) => act.do === wanted);
      if (game.pending.options.some(({ act }) => act.do === 'stash-companion')) {
        game.decide(mine!.id);
        break;
      }
      game.decide(game.pending.options[0]!.id);
    }
    drive(game, 'simple', 'mule');
    const report = reportOf(game.position, game.events)!;
    expect(report.companions ?? []).toEqual(stashed);
    answer(session, session.take(game.toLog()));
    expect(session.state.stash.map(({ ref }) => ref).filter((ref) => ref === 'mule')).toEqual(stashed);
    const withSomebody = session.state.members.flatMap(
      ({ card }) => memberIn(session.state, card).companion?.ref ?? [],
    );
    expect(withSomebody).toEqual(stashed.length > 0 ? [] : ['mule']);
  });
});
