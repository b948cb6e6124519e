import { didYouMean } from '../../check/did-you-mean.ts';
import type { Doubt } from '../../check/messages.ts';
import { jsonPath } from '../../check/problem.ts';
import type { EncounterDefinition, EncounterOp } from '../../engine/model/encounter.ts';
import { listOps } from '../../engine/model/encounter-ops.ts';
import { partySize } from '../../engine/model/ruleset.ts';
import type { Condition } from '../../engine/model/story.ts';
import { listConditions, OF_CARDS } from '../check/check-story.ts';
import { bareId } from '../files/pack-space.ts';
import { type Doubted, eachObject, type Keys } from './doubted.ts';
import { type Bound, outOfBounds } from './never-true.ts';

/** What the rest of the content says of an encounter. */
export interface Around {
  /** The ids of all encounters there are. */
  readonly others: ReadonlySet<string>;
  /** It ends at the end of that round at the latest. */
  readonly last: number;
  /** Whether a Combatant of that card is set up, or may come in. */
  isThere(card: string): boolean;
}

/** What hangs on something that never comes: a flag nobody sets, an escape nobody makes, somebody who is never there. */
export function doubtsOfStory(encounter: EncounterDefinition, around: Around): Doubted[] {
  return [
    ...doubtsOfNames(encounter),
    ...doubtsOfConditions(encounter, around.last),
    ...doubtsOfWho(encounter, around),
    ...doubtsOfBurdens(encounter),
    ...doubtsOfWhatFollows(encounter, around.others),
  ];
}

function doubtsOfNames(encounter: EncounterDefinition): Doubted[] {
  const ops = listOps(encounter);
  // What it shares with a campaign is set and asked for there, too (X204).
  const { flags: shared = [] } = encounter;
  const set = new Set([...ops.flatMap(({ op }) => (raises(op) ? [nameIn(op)!] : [])), ...shared]);
  const conditions = listConditions(encounter);
  const asked = new Set([...conditions.flatMap(({ condition }) => nameAsked(condition) ?? []), ...shared]);
  return [
    ...conditions.flatMap(({ condition, keys }): Doubted[] => {
      const name = nameAsked(condition);
      const at = (doubt: Doubt): Doubted[] => [{ path: jsonPath(keys), doubt }];
      if (name === null) return [];
      if (!set.has(name)) return at({ doubt: 'never-set', name, ...meantBy(name, [...set]) });
      const most = condition.is === 'counter' ? mostOf(encounter, name) : Infinity;
      return condition.is === 'counter' && (condition.atLeast ?? 0) > most
        ? at({ doubt: 'never-so-high', name, most })
        : [];
    }),
    ...ops.flatMap(({ op, keys }): Doubted[] => {
      const name = nameIn(op);
      if (name === null || asked.has(name)) return [];
      asked.add(name);
      const key = op.do === 'flag' ? 'flag' : 'counter';
      return [{ path: jsonPath([...keys, key]), doubt: { doubt: 'never-asked', name } }];
    }),
  ];
}

const nameIn = (op: EncounterOp): string | null =>
  op.do === 'flag' ? op.flag : op.do === 'count' ? op.counter : null;

const nameAsked = (one: Condition): string | null =>
  one.is === 'flag' ? one.flag : one.is === 'counter' ? one.counter : null;

/** Whether it may be more for it than nothing. */
const raises = (op: EncounterOp): boolean =>
  op.do === 'flag' ? !op.off : op.do === 'count' && ((op.add ?? 0) > 0 || (op.to ?? 0) > 0);

/** The most the texts may ever count it to; Infinity where one of them may come again. */
function mostOf(encounter: EncounterDefinition, name: string): number {
  const { objectives = [], flags = [] } = encounter;
  if (flags.includes(name)) return Infinity;
  let added = 0;
  let set = 0;
  for (const { op, keys } of listOps(encounter)) {
    if (op.do === 'flag' && op.flag === name) set = Math.max(set, 1);
    if (op.do !== 'count' || op.counter !== name) continue;
    const [field, i] = keys;
    const one = field === 'objectives' ? objectives[Number(i)]! : null;
    const isOnce = one !== null && !one.repeat && !('every' in one.when) && !keys.includes('pass');
    if (!isOnce) return Infinity;
    if (op.to !== undefined) set = Math.max(set, op.to);
    else added += Math.max(0, op.add ?? 0);
  }
  return set + added;
}

/** What was surely meant, where a name is near. */
function meantBy(name: string, names: readonly string[]): { readonly meant?: string } {
  const hint = didYouMean(name, names);
  return hint?.hint === 'did-you-mean' ? { meant: hint.name } : {};
}

/** Conditions that exclude one another, and rounds after the last. */
function doubtsOfConditions(encounter: EncounterDefinition, last: number): Doubted[] {
  const found: Doubted[] = [];
  eachStoryObject(encounter, (one, keys) => {
    if (!Array.isArray(one.if)) return;
    const conditions = one.if as readonly Condition[];
    const at = (doubt: Doubt) => found.push({ path: jsonPath([...keys, 'if']), doubt });
    if (neverAll(conditions)) at({ doubt: 'never-true' });
    else if (conditions.some((each) => each.is === 'round' && (each.atLeast ?? 0) > last))
      at({ doubt: 'round-after-the-end', last });
  });
  return found;
}

function neverAll(conditions: readonly Condition[]): boolean {
  const all = conditions.flatMap((one) => (one.is === 'all' ? one.of : [one]));
  if (all.some((one) => one.is === 'any' && one.of.every((each) => neverAll([each])))) return true;
  const asked = new Set(all.map((one) => JSON.stringify(one)));
  if (all.some((one) => one.is === 'not' && asked.has(JSON.stringify(one.of)))) return true;
  const hard = all.flatMap((one) => (one.is === 'difficulty' ? [one.of] : []));
  if (hard.some((of) => !of.some((one) => hard.every((other) => other.includes(one))))) return true;
  return outOfBounds(all.flatMap(boundsIn));
}

function boundsIn(condition: Condition): Bound[] {
  switch (condition.is) {
    case 'counter':
    case 'round':
    case 'adventurers':
    case 'standing':
    case 'defeated': {
      const { atLeast, atMost, ...of } = condition;
      // Where neither is said it is 1 or more.
      const asked = { of: JSON.stringify(of), atLeast: atLeast ?? (atMost === undefined ? 1 : 0), atMost };
      return condition.is === 'adventurers'
        ? [asked, { of: asked.of, atMost: partySize({ fifthPlayer: true }) }]
        : [asked];
    }
    default:
      return [];
  }
}

/** Figures of a card that is never there. */
function doubtsOfWho(encounter: EncounterDefinition, { isThere }: Around): Doubted[] {
  const found: Doubted[] = [];
  eachStoryObject(encounter, (one, keys) => {
    for (const key of ['who', 'for']) {
      const card = (one[key] as { readonly card?: unknown } | undefined)?.card;
      if (typeof card === 'string' && !isThere(card))
        found.push({
          path: jsonPath([...keys, key]),
          doubt: { doubt: 'nobody-of-card', card: bareId(card) },
        });
    }
  });
  return found;
}

/** Tokens that are to be picked up, dropped or brought and are not among those that are carried. */
function doubtsOfBurdens(encounter: EncounterDefinition): Doubted[] {
  const carried = new Set((encounter.carried ?? []).map(({ token }) => token));
  const at = (token: string, keys: Keys): Doubted[] =>
    carried.has(token)
      ? []
      : [{ path: jsonPath([...keys, 'token']), doubt: { doubt: 'not-carried', token } }];
  const { objectives = [], achievements = [] } = encounter;
  return [
    ...listConditions(encounter).flatMap(({ condition: one, keys }) =>
      one.is === 'carries' || (one.is === 'token' && one.lies === 'carried') ? at(one.token, keys) : [],
    ),
    ...[
      ...objectives.map(({ when }, i) => ({ when, keys: ['objectives', i, 'when'] })),
      ...achievements.map(({ when }, i) => ({ when, keys: ['achievements', i, 'when'] })),
    ].flatMap(({ when, keys }) =>
      when.is === 'token-taken' || when.is === 'token-dropped' || when.is === 'token-brought'
        ? at(when.token, keys)
        : [],
    ),
  ];
}

function doubtsOfWhatFollows(encounter: EncounterDefinition, others: ReadonlySet<string>): Doubted[] {
  const leave = listOps(encounter).some(({ op }) => op.do === 'leave');
  return encounter.endConditions.flatMap(({ when, next }, i): Doubted[] => {
    const at = (key: string) => jsonPath(['endConditions', i, key]);
    if (when.is === 'escaped' && !leave) return [{ path: at('when'), doubt: { doubt: 'nobody-leaves' } }];
    if (!next) return [];
    if (next.encounter === encounter.id) return [{ path: at('next'), doubt: { doubt: 'next-is-itself' } }];
    if (others.has(next.encounter)) return [];
    const names = [...others].map(bareId);
    const id = bareId(next.encounter);
    return [{ path: at('next'), doubt: { doubt: 'next-unknown', id, ...meantBy(id, names) } }];
  });
}

/** Objects of the encounter's own text, and none of the cards' language, where `if` and `who` mean something else. */
function eachStoryObject(
  encounter: EncounterDefinition,
  visit: (one: Readonly<Record<string, unknown>>, keys: Keys) => void,
): void {
  eachObject(encounter, (one, keys) => {
    if (!keys.some((key) => typeof key === 'string' && OF_CARDS.has(key))) visit(one, keys);
  });
}
