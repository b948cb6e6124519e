import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import { killsOf } from '../../../../src/games/malhya/rules/stealth/quiet-here.ts';
import { content } from '../trial.ts';
import { duel, knows } from './duel.ts';
import { offered } from './grown.ts';

const ALONE = { picklock: [0, 0], bargewoman: [9, 5] } as const satisfies Record<string, Space>;
/** With its back to them. */
const FAR: readonly Space[] = [[7, 0]];

describe('talents in stealth', () => {
  test('M629 dead weight: corpses are moved 2 spaces instead of 1', () => {
    const moves = (talent: string) => {
      const { session } = duel({
        quiet: true,
        heroes: ALONE,
        enemies: FAR,
        corpses: [[1, 0]],
        as: () => knows(talent),
      });
      return offered(session).filter((id) => id.startsWith('corpse:'));
    };
    expect(moves('public-lecture')).not.toContain('corpse:corpse-0:2,2');
    expect(moves('dead-weight')).toContain('corpse:corpse-0:2,2');
  });

  test('M640 quiet hands: a kill costs 1 AP less', () => {
    const ap = (talent: string, weapon: string) => {
      const { session, own } = duel({
        quiet: true,
        heroes: { ...ALONE, picklock: [6, 0] },
        enemies: FAR,
        as: () => ({ ...knows(talent), weapon }),
      });
      return killsOf({ state: session.state, content: own }, 0).map((kill) => kill.ap);
    };
    const dearer = ap('public-lecture', 'test-bow');
    expect(ap('quiet-hands', 'test-bow')).toEqual(dearer.map((price) => price - 1));
  });

  test('M639 over the fence: a ranged kill past yellow for 1 AP more', () => {
    const kill = (talent: string) => {
      const { session, own } = duel({
        quiet: true,
        heroes: ALONE,
        enemies: FAR,
        yellow: [
          [
            [3, 0],
            [4, 0],
          ],
        ],
        as: () => ({ ...knows(talent), weapon: 'test-bow' }),
      });
      const all = killsOf({ state: session.state, content: own }, 0);
      const { why, ap } = all.find(({ by }) => by === 'ranged-kill')!;
      return [why, ap];
    };
    expect(kill('public-lecture')).toEqual(['hindering', 5]);
    expect(kill('over-the-fence')).toEqual([null, 6]);
  });

  test('M633 held breath: 6 AP cancel a threat symbol of the dice', () => {
    const game = () =>
      duel({
        quiet: true,
        heroes: ALONE,
        enemies: FAR,
        // The fourth face of a white die is a symbol.
        rolls: [['white', 4]],
        as: () => knows('held-breath'),
      }).session;
    const paid = game();
    paid.decide('move:0,1');
    paid.decide('end');
    expect(paid.pending).toMatchObject({ kind: 'cancel-threat', cost: 6 });
    paid.decide('cancel');
    expect(paid.state.stealth!.threat).toBe(1);
    const kept = game();
    kept.decide('move:0,1');
    kept.decide('end');
    kept.decide('keep');
    expect(kept.state.stealth!.threat).toBe(2);
  });

  test('M615 an aura token, and no stealth dice in this turn, the black ones of a check neither', () => {
    const { session } = duel({
      quiet: true,
      heroes: ALONE,
      enemies: FAR,
      rolls: [],
      as: () => ({ talents: [], owed: { white: 0, black: 1 } }),
    });
    const effect = content.boards['picklock']!.aura.findIndex(({ turn }) => turn?.in === 'stealth');
    session.decide(`people:${effect}`);
    session.decide('move:0,1');
    session.decide('end');
    expect(session.events.find(({ type }) => type === 'threatRolled')).toMatchObject({ dice: [] });
    expect(session.state.stealth!.threat).toBe(1);
  });
});
