import { afterAll, beforeAll, test } from 'vitest';
import { sayWhileKilled } from '../../support/killed-server.ts';
import { type TablesOnNats, tablesOnNats } from '../../support/table-on-nats.ts';

let tables: TablesOnNats;
beforeAll(async () => {
  tables = await tablesOnNats();
});
afterAll(() => tables.end());

test('a server killed five times: what was acknowledged is there once, in the same place for everybody', () =>
  sayWhileKilled(tables, 300, 5, Math.random));
