import { describe, expect, test } from 'vitest';
import { defaultSetup, type EncounterDefinition, EncounterSession } from '../../../../src/engine/index.ts';
import { eventsOf } from '../../../support/arena.ts';
import { longNight, storyContent } from '../../../support/story-pack.ts';

type Order = NonNullable<EncounterDefinition['initiative']>;

/** The groups of the track once everybody is placed, of so many seeds, and what was said of it. */
function tracksOf(initiative: Order | undefined, more: object = {}, seeds = 6) {
  const encounter = { ...longNight, ...(initiative ? { initiative } : {}) };
  const content = { ...storyContent, encounters: { ...storyContent.encounters, [encounter.id]: encounter } };
  return Array.from({ length: seeds }, (_, i) => {
    const setup = { ...defaultSetup(encounter, `order-${i}`, ['North']), ...more };
    const session = new EncounterSession(setup, content);
    for (let j = 0; j < 20 && session.state.track.length === 0; j++)
      session.decide(session.pending!.options[0]!.id);
    const kinds = session.state.track.map(({ figures }) => {
      const figure = session.state.figures.find(({ id }) => id === figures[0])!;
      return { card: figure.card, side: figure.side, kind: figure.kind };
    });
    return {
      kinds,
      dealt: eventsOf(session, 'initiativeDealt'),
      arranged: eventsOf(session, 'trackArranged'),
    };
  });
}

describe('the order of initiative an encounter tells (p.14, X191)', () => {
  test('opponents act first: before all others, as they were dealt among themselves', () => {
    for (const { kinds, dealt, arranged } of tracksOf([{ who: 'opponents', place: 'first' }])) {
      const sides = kinds.map(({ side }) => side);
      expect(sides).toEqual([...sides].sort((a, b) => (a === b ? 0 : a === 'combatants' ? -1 : 1)));
      const after = arranged[0]?.track.map(({ id }) => id) ?? dealt[0]!.track.map(({ id }) => id);
      const before = dealt[0]!.track.map(({ id }) => id);
      const ofSide = (ids: readonly string[]) => ids.filter((id) => /animate|sickle/.test(id));
      expect(ofSide(after)).toEqual(ofSide(before));
    }
  });

  test('one is last, one at a place of its own; the later line is laid over the one before', () => {
    const tracks = tracksOf([
      { who: { card: 'lock-keeper' }, place: 'last' },
      { who: { card: 'animate' }, place: 2 },
    ]);
    for (const { kinds } of tracks) {
      expect(kinds.at(-1)!.card).toBe('lock-keeper');
      expect(kinds[1]!.card).toBe('animate');
    }
    const both = tracksOf([
      { who: { card: 'animate' }, place: 'first' },
      { who: 'allies', place: 'first' },
    ]);
    for (const { kinds } of both)
      expect(kinds.slice(0, 2).map(({ card }) => card)).toEqual(['lock-keeper', 'animate']);
  });

  test('only where the set-up is such; without an order nothing is arranged', () => {
    const order: Order = [
      { who: { card: 'animate' }, place: 'last', if: [{ is: 'difficulty', of: ['hard'] }] },
    ];
    for (const { kinds } of tracksOf(order, { difficulty: 'hard' }))
      expect(kinds.at(-1)!.card).toBe('animate');
    expect(tracksOf(order).some(({ kinds }) => kinds.at(-1)!.card !== 'animate')).toBe(true);
    expect(tracksOf(undefined).flatMap(({ arranged }) => arranged)).toEqual([]);
  });
});
