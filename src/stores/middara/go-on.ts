/** How an encounter is played on to the next. */
import {
  carryFrom,
  type EncounterSession,
  type EncounterSetup,
  keptBoardOf,
  reportOf,
} from '../../engine/index.ts';

/**
 * The set-up of the encounter that follows the one that has ended (p.14): the same party with what it has now, damage,
 * tokens, the way its cards lie and the loot deck among it; where the board is kept, with the board as it lies and
 * everybody's place on it (F42, X139). Null where none follows, or the content has it not.
 */
export function setupAfter(session: EncounterSession, seed: string): EncounterSetup | null {
  const { state, encounter } = session.position;
  const report = reportOf(session.position, session.events);
  const next = encounter.endConditions.find(({ id }) => id === report?.condition)?.next;
  if (!report || !next || !Object.hasOwn(session.content.encounters, next.encounter)) return null;
  const { kept: _, ...setup } = session.setup;
  return {
    ...setup,
    encounter: next.encounter,
    seed,
    party: setup.party.map((member, i) => ({
      ...member,
      loadout: report.members[i]?.loadout ?? member.loadout,
    })),
    carry: carryFrom(report, setup.carry),
    ...(next.board === 'kept' ? { kept: keptBoardOf(state) } : {}),
  };
}
