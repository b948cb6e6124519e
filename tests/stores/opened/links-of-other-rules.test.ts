import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { EncounterLog } from '../../../src/engine/index.ts';
import { LONGEST_LINK, packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { boldOption, dealer, gameOf, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** A game some decisions after its last safe moment. */
function played(seed = 'links'): EncounterLog {
  const session = sessionOf(seed);
  const pick = dealer(5);
  for (let n = 0; n < 300; n++) {
    const { checkpoint, decisions } = session.toLog();
    if (checkpoint!.decisions > 6 && decisions.length > checkpoint!.decisions) break;
    session.decide(boldOption(session.pending!, pick).id);
  }
  return JSON.parse(JSON.stringify(session.toLog()));
}

/** The same log as rules of another version would have made it: they called its third answer something else. */
const ofOtherRules = (log: EncounterLog): EncounterLog => ({
  ...log,
  rules: '1.0.0',
  decisions: log.decisions.map((one, i) => (i === 2 ? { ...one, option: 'as-it-was-then' } : one)),
});

describe('a link', () => {
  test('carries the last safe moment where it fits, and opens without it', () => {
    const log = played();
    const packed = packLog(log)!;
    expect(packed.length).toBeLessThanOrEqual(LONGEST_LINK);
    const parsed = unpackLog(packed);
    expect(parsed).toMatchObject({ ok: true, value: { checkpoint: log.checkpoint } });
    const { checkpoint: _, ...plain } = log;
    expect(unpackLog(packLog(plain)!)).not.toHaveProperty('value.checkpoint');
  });

  test('leaves the moment out where it would be too long for a chat', () => {
    const log = played();
    const letters = dealer(9);
    const noise = Array.from({ length: 9000 }, () => letters(36).toString(36)).join('');
    const { state, decisions } = log.checkpoint!;
    const checkpoint = { decisions, state: { ...state, done: [noise, noise.slice(2000)] } };
    const packed = packLog({ ...log, checkpoint })!;
    expect(packed).not.toBeNull();
    expect(unpackLog(packed)).not.toHaveProperty('value.checkpoint');
  });

  test('of changed rules says so, shows where the game stood, and takes it up from there', async () => {
    const log = played();
    const table = tableOf();
    const refused = await table.loadLink(packLog(ofOtherRules(log))!);
    if (refused.ok) throw new Error('it was taken');
    expect(refused).toMatchObject({
      fault: { fault: 'older-rules', rules: '1.0.0' },
      problems: [{ path: 'link.decisions[2].option' }],
      still: true,
      resume: { of: log.decisions.length },
    });

    const shown = await table.watch(refused.watch!);
    if (!shown.ok) throw new Error(shown.why);
    expect(shown.value.store.getState().view).toEqual(log.checkpoint!.state);
    expect(shown.value.total).toBe(0);

    const taken = await table.resume(refused.resume!.id);
    if (!taken.ok) throw new Error(taken.why);
    const game = await table.open(taken.value);
    if (!game.ok) throw new Error(game.why);
    expect(game.value.session.decisions.length).toBe(log.decisions.length - log.checkpoint!.decisions);
    expect(game.value.session.hash).toBe(log.hash);
  });

  test('whose moment is damaged opens while its decisions run, and is neither shown nor taken up when not', async () => {
    const log = played();
    const damaged = JSON.parse(JSON.stringify(log));
    damaged.checkpoint.state.figures[0].card = 'nobody';
    expect(await tableOf().loadLink(packLog(damaged)!)).toMatchObject({ ok: true });
    expect(await tableOf().loadLink(packLog(ofOtherRules(damaged))!)).toMatchObject({
      ok: false,
      watch: null,
      resume: null,
    });
  });

  test('as it was made before moments were carried opens', async () => {
    const { checkpoint: _, decisions, ...log } = played();
    const short = { ...log, options: decisions.map(({ option }) => option) };
    const text = btoa(strFromU8(deflateSync(strToU8(JSON.stringify(short))), true));
    const old = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    expect(await tableOf().loadLink(old)).toMatchObject({ ok: true });
  });
});

describe('a bare log', () => {
  test('of changed rules shows where the game stood, too', async () => {
    const log = played();
    const table = tableOf();
    const refused = await table.loadFile(JSON.stringify(ofOtherRules(log)));
    expect(refused).toMatchObject({ ok: false, still: true, resume: { of: log.decisions.length } });
  });

  test('is no file this table writes: what it writes holds the events as well', () => {
    const session = sessionOf('events');
    const record = gameOf(session).record();
    expect(record.events).toEqual(session.events);
    expect(record.initial).toEqual(session.beginning);
  });
});
