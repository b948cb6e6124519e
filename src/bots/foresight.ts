import {
  type EncounterContent,
  type EncounterDefinition,
  type EncounterOp,
  EncounterSession,
  type Reveal,
  seededChance,
  wordsFromSeed,
} from '../engine/index.ts';

/**
 * A session that goes on from the open question of this one as far as the players know: other dice, draws and
 * shuffles (from `seed`) than those to come, and no text that is still hidden. Null where a rule is under way: only
 * between two rules is all there is on the table.
 */
export function sessionAhead(session: EncounterSession, seed: string): EncounterSession | null {
  const { checkpoint, decisions, content, encounter, setup, pending, state } = session;
  if (checkpoint.decisions !== decisions.length || state.scopes.length > 0) return null;
  const start = { ...checkpoint.state, rng: wordsFromSeed(`ahead ${seed}`) };
  const ahead = new EncounterSession(setup, asKnown(content, encounter), seededChance, start);
  const isSame =
    ahead.pending?.kind === pending?.kind &&
    ahead.pending?.figure === pending?.figure &&
    ahead.pending?.options.length === pending?.options.length;
  return isSame ? ahead : null;
}

/** The content as the players of an encounter know it, made once for each. */
function asKnown(content: EncounterContent, encounter: EncounterDefinition): EncounterContent {
  const known = blind.get(encounter);
  if (known?.cards === content.cards) return known;
  const { loot, totems, objectives, achievements } = encounter;
  const kept = {
    ...content,
    encounters: {
      [encounter.id]: {
        ...encounter,
        loot: Object.fromEntries(Object.keys(loot).map((colour) => [colour, { text: '' }])),
        ...(totems ? { totems: mapped(totems) } : {}),
        ...(objectives ? { objectives: objectives.map(unread) } : {}),
        ...(achievements ? { achievements: achievements.map(unread) } : {}),
      },
    },
  };
  blind.set(encounter, kept);
  return kept;
}
const blind = new WeakMap<EncounterDefinition, EncounterContent>();

const mapped = (totems: Readonly<Record<string, Reveal>>): Record<string, Reveal> =>
  Object.fromEntries(Object.entries(totems).map(([colour, reveal]) => [colour, unread(reveal)]));

/** What the text does is hidden till it is read (p.17); the End Conditions it meets are told beforehand (p.14). */
const unread = <R extends Reveal>(reveal: R): R => ({ ...reveal, text: '', do: reveal.do.filter(isEnd) });

const isEnd = (op: EncounterOp): boolean => op.do === 'end';
