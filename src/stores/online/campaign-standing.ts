/** A campaign of an online table as plain data: all of it for this browser, its last moments for whoever comes late. */
import { ABRAXIS_VERSION, AbraxisSession } from '../../abraxis/index.ts';
import type { CampaignContent } from '../../campaign/index.ts';
import { EncounterSession, RULES_VERSION } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { askedBy, setUpHash } from '../campaign/asked-game.ts';
import { gameIn } from '../campaign/campaign.ts';
import { runCampaign } from '../campaign/opening.ts';
import type { SavedCampaign } from '../campaign/saved-campaign.ts';
import { rerunLog } from '../opened/rerun.ts';
import { type CampaignAtTable, campaignAtTable, type InsideSession } from './at-campaign.ts';
import { type CampaignStart, campaignStartOf, textOfStart } from './campaign-start.ts';
import { sinceCheckpoint } from './since-checkpoint.ts';
import type { SnapshotsOf } from './snapshots.ts';

/** `saved`: what the table was begun with. */
export function recordOf({ games, abraxis, ...saved }: SavedCampaign, at: CampaignAtTable): SavedCampaign {
  const all = { ...games, ...abraxis, ...Object.fromEntries(at.taken) };
  const among = (is: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([, { game }]) => (game === 'abraxis') === is));
  return {
    ...saved,
    log: at.session.toLog(),
    recorded: [],
    games: among(false) as SavedCampaign['games'],
    abraxis: among(true) as NonNullable<SavedCampaign['abraxis']>,
  };
}

/** All that was taken, as text: a table could be begun with it. */
export const standingOf = (saved: SavedCampaign, at: CampaignAtTable): string =>
  textOfStart({ saved: recordOf(saved, at), inside: insideOf(at) });

function insideOf({ inside }: CampaignAtTable): CampaignStart['inside'] {
  if (!inside || inside.session.decisions.length === 0) return null;
  const { checkpoint: _, ...log } = inside.session.toLog();
  return log as CampaignStart['inside'];
}

/** As such a text has it; null where it is none, or does not run. */
export async function standingIn(
  text: string,
  content: CampaignContent,
  words: Words,
): Promise<{ readonly saved: SavedCampaign; readonly at: CampaignAtTable } | null> {
  const start = campaignStartOf(text);
  if (!start) return null;
  const run = await runCampaign(start.saved, { content, missing: [], changed: [] });
  if (!run.ok) return null;
  const session = run.value;
  const inside = start.inside && rerunInside(start.inside, askedBy(session), content);
  if (inside === 'another') return null;
  return { saved: start.saved, at: campaignAtTable({ session, words, inside: inside ?? undefined }) };
}

export function snapshotsOfCampaign(
  saved: SavedCampaign,
  content: CampaignContent,
  words: Words,
): SnapshotsOf {
  return {
    /** Both from their last checkpoints on, with those games alone that were taken since. */
    logOf(game) {
      const at = game as CampaignAtTable;
      const { log, games, abraxis = {}, ...record } = recordOf({ ...saved, past: [], notes: '' }, at);
      const campaign = sinceCheckpoint(log);
      const since = new Set(campaign.decisions.flatMap(({ option }) => gameIn(option)));
      const those = <T>(all: Readonly<Record<string, T>>) =>
        Object.fromEntries(Object.entries(all).filter(([hash]) => since.has(hash)));
      const { inside } = at;
      const fight = inside?.session instanceof EncounterSession && inside.session.toLog();
      return {
        campaign: { ...record, log: campaign, games: those(games), abraxis: those(abraxis) },
        ...(inside && { inside: fight ? sinceCheckpoint(fight) : insideOf(at) }),
      };
    },
    async open(log, decisions) {
      const stands = await standingIn(JSON.stringify(log), content, words);
      return stands && Object.setPrototypeOf({ decisions }, stands.at);
    },
  };
}

/** The game inside as far as it was played; `another` where it is not the one that is asked for, or does not run. */
export function rerunInside(
  log: NonNullable<CampaignStart['inside']>,
  asked: string | null,
  content: CampaignContent,
): InsideSession | 'another' {
  if (setUpHash(log.setup) !== asked) return 'another';
  const contentHash = content.cards.hash;
  const rerun =
    log.game === 'abraxis'
      ? rerunLog<InsideSession>(
          log,
          { version: ABRAXIS_VERSION, contentHash },
          () => new AbraxisSession(log.setup as AbraxisSession['setup'], content),
        )
      : rerunLog<InsideSession>(
          log,
          { version: RULES_VERSION, contentHash },
          () =>
            new EncounterSession(
              log.setup as EncounterSession['setup'],
              content,
              undefined,
              log.from as EncounterSession['state'] | undefined,
            ),
        );
  return rerun.ok ? rerun.session : 'another';
}
