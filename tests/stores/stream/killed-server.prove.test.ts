import { afterAll, beforeAll, test } from 'vitest';
import { sayWhileKilled } from '../../support/killed-server.ts';
import { type TablesOnNats, tablesOnNats } from '../../support/table-on-nats.ts';

let tables: TablesOnNats;
beforeAll(async () => {
  tables = await tablesOnNats();
});
afterAll(() => tables.end());

test('killed twenty times over 2,000 messages, nothing acknowledged is lost, doubled or moved', () =>
  sayWhileKilled(tables, 2000, 20, Math.random));
