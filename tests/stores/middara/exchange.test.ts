import { describe, expect, test } from 'vitest';
import { EncounterSession, figureIn } from '../../../src/engine/index.ts';
import { createExchange, type Exchange, listParties, moveTo } from '../../../src/stores/middara/exchange.ts';
import { gameOf, sessionOf } from '../../support/table-of-memory.ts';

const answers = (session: EncounterSession) => session.pending?.options.map(({ id }) => id) ?? [];

/** The training yard at the first turn of somebody who stands beside others. */
function atTurn(seed: string): EncounterSession {
  const session = sessionOf(seed);
  for (let i = 0; i < 60; i++) {
    const { pending } = session;
    if (pending?.kind === 'turn' && answers(session).includes('re-equip')) return session;
    session.decide(pending!.options[0]!.id);
  }
  throw new Error('nobody may re-equip');
}
const laidOut = (session: EncounterSession): Exchange => createExchange(session)!;
const now = (exchange: Exchange) => exchange.trial.store.getState().state;

/** The training yard, where the first of the party has nobody along and the others have Companions. */
function withCompanions(): Exchange {
  const { setup, content } = sessionOf('companions');
  const along = ['mule', 'map-seller', 'lamplighters-apprentice'];
  const party = setup.party.map((one, i) =>
    i === 0 ? one : { ...one, loadout: { ...one.loadout, companion: along[i - 1]! } },
  );
  const session = new EncounterSession({ ...setup, party }, content);
  const first = session.state.figures[0]!.id;
  for (let i = 0; i < 90; i++) {
    const { pending } = session;
    const exchange = pending?.kind === 'turn' && pending.figure === first ? createExchange(session) : null;
    if (exchange?.moves().some(({ act }) => act.do === 'take-companion')) return exchange;
    session.decide(pending!.options.find(({ id }) => id === 'end-turn')?.id ?? pending!.options[0]!.id);
  }
  throw new Error('no Companion near');
}

describe('a Re-Equip on one sheet (p.48)', () => {
  test('a Companion goes beside whoever has none, and into no Pack (p.66)', () => {
    const exchange = withCompanions();
    const by = exchange.by!;
    const { act } = exchange.moves().find((one) => one.act.do === 'take-companion')!;
    for (const place of ['pack', 'worn'] as const)
      expect(moveTo(exchange, exchange.moves(), act.card, { figure: by, in: place })).toBeNull();
    exchange.trial.take(moveTo(exchange, exchange.moves(), act.card, { figure: by, in: 'companion' })!);
    expect(figureIn(now(exchange), by).cards.map(({ id }) => id)).toContain(act.card);
    expect(exchange.answers()).toContain(`take:${act.card}`);
  });

  test('nothing is paid or changed before it is decided, and what is decided is what was laid out', () => {
    const session = atTurn('exchange');
    const { figure } = session.pending!;
    const before = JSON.stringify(session.state);
    const exchange = laidOut(session);
    expect(exchange).toMatchObject({ by: figure, sp: 1 });
    const item = figureIn(now(exchange), figure).cards.find(({ type }) => type === 'item')!;
    exchange.trial.take(moveTo(exchange, exchange.moves(), item.id, { figure, in: 'pack' })!);
    expect(figureIn(now(exchange), figure).pack.map(({ id }) => id)).toContain(item.id);
    expect(JSON.stringify(session.state)).toBe(before);

    const game = gameOf(session);
    const start = session.decisions.length;
    game.decideAll(exchange.answers()!);
    expect(session.decisions.slice(start).map(({ option }) => option)).toEqual(exchange.answers());
    expect(figureIn(session.state, figure)).toEqual(figureIn(now(exchange), figure));
    expect(session.pending).toMatchObject({ kind: 'turn', figure });
    // One thing to take back.
    game.undo();
    expect(JSON.stringify(session.state)).toBe(before);
  });

  test('what is taken from a neighbour comes to the Pack, or is put on at once; each piece is taken back alone', () => {
    const found = seedsWith((exchange) => {
      const { by } = exchange;
      return exchange.moves().some(({ figure, act }) => figure === by && act.do === 'take');
    });
    const { by } = found;
    const take = found.moves().find(({ act }) => act.do === 'take')!;
    expect(listParties(found, found.moves())[0]).toBe(by);
    const to = moveTo(found, found.moves(), take.act.card, { figure: by!, in: 'pack' })!;
    found.trial.take(to);
    expect(figureIn(now(found), by!).pack.some(({ id }) => id === take.act.card)).toBe(true);
    // Both may go on: whoever was taken from re-equips, too, and then the taker again.
    const who = new Set(found.moves().map(({ figure }) => figure));
    expect(who.has(by!)).toBe(true);
    const last = found.answers()!;
    expect(last.at(-1)).toBe('done');
    found.trial.back(1);
    expect(figureIn(now(found), by!)).toEqual({
      ...figureIn(found.trial.before, by!),
      sp: figureIn(found.trial.before, by!).sp - 1,
    });
  });

  test('a refused answer leaves nothing of its piece behind', () => {
    const exchange = laidOut(atTurn('refused'));
    const before = exchange.trial.store.getState();
    const [move] = exchange.moves();
    expect(() => exchange.trial.take([...move!.options, 'nobody offers this'])).toThrow(/is not an answer/);
    expect(exchange.trial.store.getState()).toBe(before);
    expect(now(exchange)).toEqual(before.state);
    expect(exchange.moves()).toEqual(laidOut(atTurn('refused')).moves());
  });

  test('elsewhere there is none', () => {
    expect(createExchange(sessionOf('none'))).toBeNull();
  });
});

/** A sheet that something can be tried on, over the seeds. */
function seedsWith(fits: (exchange: Exchange) => boolean): Exchange {
  for (let i = 0; i < 40; i++) {
    const session = sessionOf(`seeds-${i}`);
    for (let n = 0; n < 80 && session.pending; n++) {
      const exchange = answers(session).includes('re-equip') ? laidOut(session) : null;
      if (exchange && fits(exchange)) return exchange;
      session.decide(session.pending.options[n % session.pending.options.length]!.id);
    }
  }
  throw new Error('nobody in 40 games');
}
