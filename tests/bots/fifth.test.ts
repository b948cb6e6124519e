import { expect, test } from 'vitest';
import { setUpCampaign } from '../../src/campaign/index.ts';
import { DEFAULT_RULESET, defaultSetup, EncounterSession, sketchTurns } from '../../src/engine/index.ts';
import { setupOfLeft } from '../../src/stores/campaign/party-left.ts';
import { withFifth } from '../../src/stores/loadout/fifth.ts';
import { readyParty } from '../../src/stores/loadout/party-changes.ts';
import { packLog, unpackLog } from '../../src/stores/opened/link.ts';
import { aheadOf, groundOf } from '../support/foreseen.ts';
import { drive, gameContent, yard } from '../support/games.ts';

test('five play to the end (p.71): turns are foreseen, the log runs again, fits a link, and the party may be kept', () => {
  const encounter = gameContent.encounters[yard]!;
  const { members } = withFifth(readyParty(encounter, gameContent), 'faunus', gameContent, encounter);
  const setup = defaultSetup(encounter, 'five', ['A', 'B', 'C', 'D', 'E'], {
    ...DEFAULT_RULESET,
    fifthPlayer: true,
  });
  const party = members.map((member, i) => ({ ...member, seat: setup.seats[i]!.id }));
  const session = new EncounterSession({ ...setup, party }, gameContent);
  let foreseen = 0;
  drive(session, 'simple', 'five', 5000, (now) => {
    if (now.decisions.length % 60 === 30 && now.pending)
      foreseen += sketchTurns(groundOf(now), aheadOf(now)).length;
  });
  expect(session.state.outcome).not.toBeNull();
  expect(foreseen).toBeGreaterThan(0);
  // Each of the five seats was asked something.
  expect(new Set(session.decisions.map(({ seat }) => seat)).size).toBe(5);
  const log = session.toLog();
  expect(unpackLog(packLog(log)!)).toMatchObject({
    ok: true,
    value: { setup: { seats: setup.seats, party } },
  });
  const again = new EncounterSession(log.setup, gameContent);
  for (const { option } of log.decisions) again.decide(option);
  expect(again.hash).toBe(session.hash);
  const kept = setupOfLeft(session, gameContent, 'kept');
  expect(setUpCampaign(kept!, gameContent).members.map(({ card }) => card)).toEqual(
    party.map(({ card }) => card),
  );
});
