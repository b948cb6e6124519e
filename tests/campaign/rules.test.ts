import { describe, expect, test } from 'vitest';
import { type Mechanic, replayCampaign, type StoryRound } from '../../src/campaign/index.ts';
import { CHALLENGES, SWITCH_VALUES } from '../../src/engine/index.ts';
import { undoingOf } from '../../src/stores/campaign/seen.ts';
import { chronicleLine } from '../../src/words/en/ui/campaign/records.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

// Rules changed in the middle: in a Story Round alone, a decision of the log and a line of the chronicle (K29, X261).

const round: StoryRound = {
  id: 'hall',
  name: 'The Hall',
  store: { items: ['mundane'], upgrades: ['mundane'] },
  onward: [{ do: 'encounter', encounter: 'training-yard' }],
};
const story = storyOf([
  scene('first', [
    { do: 'shop', store: round.store },
    { do: 'story-round', ...round },
  ]),
]);
const inStore = () => answer(begin(story), 'read-on');
const inRound = () => answer(inStore(), 'done');
const rulesIn = (ids: readonly string[]) => ids.filter((id) => id.startsWith('rule:'));

describe('the rules of a campaign (K29, X261)', () => {
  test('may be changed in phase 1 of a Story Round, each switch to each of its other values, and nowhere else', () => {
    expect(rulesIn(idsOf(inStore()))).toEqual([]);
    const session = inRound();
    const values = Object.values(SWITCH_VALUES).reduce((sum, all) => sum + all.length - 1, 0);
    // With no fifth in the party that switch cannot be turned on; XP Leniency, and the difficulties that are left.
    expect(rulesIn(idsOf(session))).toHaveLength(values - 1 + 1 + (CHALLENGES.length - 1));
    expect(whyNot(session, 'rule:fifthPlayer:true')).toEqual({ why: 'no-fifth' });
    expect(idsOf(session)).not.toContain('rule:urgencyLimit:4');
    answer(session, 'done');
    expect(session.pending?.kind).toBe('venture');
    expect(rulesIn(idsOf(session))).toEqual([]);
    answer(session, 'done');
    expect(session.pending?.kind).toBe('encounter');
    expect(rulesIn(idsOf(session))).toEqual([]);
  });

  test('are those of the next encounter, switches and difficulty', () => {
    const session = answer(
      inRound(),
      'rule:urgencyLimit:3',
      'rule:noPlayerElimination:true',
      'rule:difficulty:hard',
    );
    expect(session.pending?.about).toMatchObject({ of: 'round', phase: 'shop' });
    answer(session, 'done', 'done');
    expect(session.pending?.about).toMatchObject({
      setup: { difficulty: 'hard', ruleset: { urgencyLimit: 3, noPlayerElimination: true } },
    });
    const as = answer(inRound(), 'done', 'done').pending?.about;
    expect(as?.of === 'encounter' && as.setup).not.toHaveProperty('difficulty');
  });

  test('change back to what they were, and begin from what the campaign was set up with', () => {
    const session = answer(begin(story, { difficulty: 'easy' }), 'read-on', 'done');
    expect(rulesIn(idsOf(session)).filter((id) => id.includes('difficulty'))).toEqual([
      'rule:difficulty:normal',
      'rule:difficulty:hard',
    ]);
    const before = session.state.ruleset;
    answer(session, 'rule:flankingEdition:1.1', 'rule:flankingEdition:1.08');
    expect(session.state.ruleset).toEqual(before);
  });

  test('XP Leniency makes the next first re-spec free (p.71)', () => {
    const trained = storyOf([scene('first', [{ do: 'story-round', ...round }])]);
    const session = answer(begin(trained), 'read-on');
    const price = () => {
      const all = [...session.pending!.options, ...session.pending!.refused];
      const found = all.find(({ id }) => id.startsWith('re-spec:'))!;
      return found.act.do === 're-spec' ? found.act.price : null;
    };
    expect(price()).toBe(1);
    answer(session, 'rule:xpLeniency:true');
    expect(price()).toBe(0);
  });

  test('a fifth may be switched on where there is a fifth, and five go along (p.71)', () => {
    const fifth: Mechanic = {
      do: 'join',
      member: { card: 'tomoe', loadout: { items: [], disciplines: [] } },
    };
    const known = storyOf([scene('first', [fifth, { do: 'story-round', ...round }])]);
    const session = answer(begin(known), 'read-on', 'rule:fifthPlayer:true', 'done');
    expect(session.state.active).toHaveLength(5);
  });

  test('are decisions of the log: taken back freely, run again to the same hash, told one by one', () => {
    const session = answer(inRound(), 'rule:urgencyLimit:5', 'rule:difficulty:easy', 'rule:xpLeniency:true');
    expect(replayCampaign(session.toLog(), [], story).hash).toBe(session.hash);
    expect(undoingOf(session)).toEqual({ to: session.decisions.length - 1, saw: [] });
    const names = {
      who: String,
      card: String,
      place: String,
      option: () => null,
      flag: String,
      achievement: String,
    };
    const lines = session.events.flatMap((event) =>
      event.type === 'ruleChanged' ? [chronicleLine(event, names)] : [],
    );
    expect(lines).toEqual([
      'Rules changed: Urgency tokens, the fifth',
      'Rules changed: Difficulty, easy',
      'Rules changed: XP Leniency, on',
    ]);
    session.rewind(session.decisions.length - 3);
    expect(session.state.ruleset.urgencyLimit).toBe(4);
    expect(session.state).not.toHaveProperty('difficulty');
  });
});
