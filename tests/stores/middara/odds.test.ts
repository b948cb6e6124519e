import { describe, expect, test } from 'vitest';
import { oddsOf, type Position } from '../../../src/engine/index.ts';
import { toTheEnd } from '../../../src/stores/game/page-thread.ts';
import { createPool, type Thread } from '../../../src/stores/game/pool.ts';
import { createOdds } from '../../../src/stores/middara/odds.ts';
import { createOddsWork, type OddsKnown, type OddsWork } from '../../../src/stores/middara/odds-work.ts';
import { oddsOnPage } from '../../support/odds-on-page.ts';
import { HandTimer, playUntil, sessionOf } from '../../support/table-of-memory.ts';

interface Attack {
  readonly position: Position;
  readonly attacker: string;
  readonly target: string;
}

/** The first attack there may be. */
function attack(): Attack {
  const session = sessionOf('odds');
  playUntil(
    session,
    ({ kind, options }) => kind === 'turn' && options.some(({ act }) => act.do === 'attack'),
  );
  const act = session.pending!.options.map((one) => one.act).find((one) => one.do === 'attack')!;
  return { position: session.position, attacker: session.pending!.figure, target: act.target };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

/** A worker: it copies all that it is given and gives, and answers when the test says so. */
function withWorker() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const work = toTheEnd(createOddsWork());
  const thread: Thread<OddsWork> = {
    ready: async () => {},
    async ask(job, given) {
      asked.push(job);
      const copy = structuredClone(given);
      if (job === 'odds') await new Promise<void>((done) => answers.push(done));
      return structuredClone((work[job] as (...given: unknown[]) => unknown)(...copy)) as never;
    },
    onBroken() {},
    end() {},
  };
  const timer = new HandTimer();
  const pool = createPool<OddsWork>({ thread: () => thread, page: () => thread, timer, size: 1 });
  return { asked, answer: (): void => answers.shift()?.(), odds: createOdds(pool) };
}

describe('odds beside the page', () => {
  test('are those of the rules, from a worker that was told the cards once', async () => {
    const { position, attacker, target } = attack();
    const { asked, answer, odds } = withWorker();
    const told: string[] = [];
    const other = { ...position, state: { ...position.state } };
    for (const one of [position, other]) odds.ask(one, attacker, target, () => told.push('told'));
    // Asked for twice, they are worked out once.
    odds.ask(other, attacker, target, () => told.push('told as well'));
    expect(odds.known(position, attacker, target)).toBeUndefined();
    for (let i = 0; i < 2; i++) {
      await settle();
      answer();
    }
    await settle();
    expect(asked).toEqual(['cards', 'odds', 'odds']);
    expect(told).toEqual(['told', 'told', 'told as well']);
    const known = odds.known(position, attacker, target) as Exclude<OddsKnown, string>;
    for (const [i, empower] of [false, true].entries()) {
      const { hit, damage } = oddsOf(position, attacker, target, { empower });
      expect(known[i]).toMatchObject({ empowered: empower, hit: hit[0] / hit[1] });
      const most = Math.max(...Object.keys(damage).map(Number));
      const [least = 0, highest = 0] = known[i]!.range ?? [];
      const hurts = Object.entries(damage).filter(([points]) => Number(points) > 0);
      const never = hurts.reduce((sum, [, [n, d]]) => sum + n / d, 0) < hit[0] / hit[1] - 0.005;
      expect(least === 0).toBe(never);
      expect(highest).toBeGreaterThanOrEqual(least);
      expect(highest).toBeLessThanOrEqual(most);
    }
  });

  test('of a question that is gone are not worked out, and are asked anew when it comes back', async () => {
    const { position, attacker, target } = attack();
    const { asked, answer, odds } = withWorker();
    const states = [1, 2, 3].map(() => ({ ...position, state: { ...position.state } }));
    const stops = states.map((one) => odds.ask(one, attacker, target, () => {}));
    await settle();
    stops[1]!();
    for (let i = 0; i < 3; i++) {
      answer();
      await settle();
    }
    expect(asked.filter((job) => job === 'odds')).toHaveLength(2);
    expect(odds.known(states[1]!, attacker, target)).toBeUndefined();
    odds.ask(states[1]!, attacker, target, () => {});
    await settle();
    answer();
    await settle();
    expect(odds.known(states[1]!, attacker, target)).toHaveLength(2);
  });

  test('come without a worker as well, and none where the rules have none', async () => {
    const { position, attacker, target } = attack();
    const odds = oddsOnPage();
    await new Promise<void>((done) => odds.ask(position, attacker, target, done));
    expect(odds.known(position, attacker, target)).toHaveLength(2);
    await new Promise<void>((done) => odds.ask(position, attacker, 'nobody', done));
    expect(odds.known(position, attacker, 'nobody')).toEqual([]);
  });
});
