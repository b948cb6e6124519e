/** What comes of a rule case of another game: set up, answered, held against what it wants. */
import * as v from 'valibot';
import type { CaseGame, CasePlayed, OpenCase } from '../../check/case-game.ts';
import { CASE_VERSION } from '../../check/case-version.ts';
import { didYouMean } from '../../check/did-you-mean.ts';
import { isRecord } from '../../check/is-record.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { RefusedDecision, RulesError, ScriptError, ScriptedChance } from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import { list, text, whole } from './case-fields.ts';
import { unmet, type Wanted } from './unmet.ts';

export interface GuestResult {
  readonly name: string;
  readonly answers: readonly unknown[];
  readonly events: readonly unknown[];
  readonly state: Readonly<Record<string, unknown>>;
  /** The open question with all that it tells, its options by their ids. */
  readonly pending: {
    readonly kind: string;
    readonly seat: string;
    readonly options: readonly string[];
  } | null;
  /** Where it is not what the case expects, a line each. */
  readonly unmet: readonly string[];
}

const event = v.looseObject({ type: text }, 'an event with its type');
const expectSchema = v.pipe(
  v.strictObject(
    {
      answers: v.optional(list(v.unknown())),
      events: v.optional(list(event)),
      never: v.optional(list(event)),
      offered: v.optional(list(text)),
      notOffered: v.optional(list(text)),
      state: v.optional(v.record(v.string(), v.unknown(), 'parts of the state')),
      pending: v.optional(v.nullable(v.record(v.string(), v.unknown(), 'a question, or null'))),
    },
    'answers, events, never, offered, notOffered, state, pending',
  ),
  v.check((parts) => Object.keys(parts).length > 0, 'at least one part of what must come of it'),
);

/** What every case says, whatever game it is of. */
const COMMON = {
  game: text,
  version: v.optional(whole(1, CASE_VERSION)),
  name: text,
  rule: text,
  rolls: v.optional(list(v.strictTuple([text, whole(1)], 'a pair [die, face]')), []),
  piles: v.optional(v.record(v.string(), list(text), 'cards by pile'), {}),
  decisions: v.optional(
    list(v.union([text, v.strictTuple([text, text])], 'an option, or a pair [seat, option]')),
    [],
  ),
  expect: expectSchema,
  note: v.optional(text),
};
export const commonSchema = v.strictObject(COMMON, 'a rule case');
type CommonCase = v.InferOutput<typeof commonSchema>;

/**
 * Runs cases of a game. Throws CaseError with the place and what was expected there, ScriptError for a roll that is
 * missing, another, or left over.
 */
export function casesOf<Own, S>(game: CaseGame<Own, S>): (value: unknown, root?: string) => GuestResult {
  return (value, root = '$') => {
    const [common, own] = readCase(game, value, root);
    const opened = game.open(own);
    if ('problems' in opened) throw CaseError.of(placed(opened.problems[0]!, root));
    checkScript(game, opened, common, root);
    const chance = new ScriptedChance(common.rolls, { piles: common.piles });
    const played = byScript(root, () => {
      const begun = opened.begin(chance);
      decideAll(begun, common.decisions, root);
      chance.finish();
      return begun;
    });
    const { state, events, pending } = played;
    checkNever(events, common.expect.never ?? [], root);
    const result = {
      name: common.name,
      answers: opened.answers(state),
      events,
      state: opened.outline(state),
      pending: pending && { ...pending, options: pending.options.map(({ id }) => id) },
    };
    const wanted: Wanted = common.expect;
    return { ...result, unmet: unmet(result, wanted, ['answers', 'state', 'pending']) };
  };
}

/** The common part and the game's own; a field of neither is told with all there are. */
function readCase<Own, S>(game: CaseGame<Own, S>, value: unknown, root: string): readonly [CommonCase, Own] {
  if (!isRecord(value)) throw new CaseError(root, `a rule case, got ${JSON.stringify(value)}`);
  const names = [...Object.keys(COMMON), ...game.fields];
  const strange = Object.keys(value).find((key) => !names.includes(key));
  if (strange !== undefined)
    throw CaseError.of({
      path: `${root}.${strange}`,
      expected: { what: 'other-field' },
      got: shown(value[strange]),
      ...hintOf(strange, names),
    });
  const part = (isOf: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => isOf(key)));
  const common = parsed(
    commonSchema,
    part((key) => Object.hasOwn(COMMON, key)),
    root,
  );
  return [
    common,
    parsed(
      game.schema,
      part((key) => game.fields.includes(key)),
      root,
    ),
  ];
}

function parsed<T>(schema: Schema<T>, value: unknown, root: string): T {
  const read = parseValue(schema, value, root);
  if (!read.ok) throw CaseError.of(read.problems[0]!);
  return read.value;
}

const placed = (finding: Finding, root: string): Finding => ({
  ...finding,
  path: finding.path.replace('$', root),
});

const hintOf = (word: string, names: readonly string[]): Pick<Finding, 'hint'> => {
  const hint = didYouMean(word, names);
  return hint ? { hint } : {};
};

/** Dice there are, with faces they have; piles there are, of cards that may lie there; events and options there are. */
function checkScript<Own, S>(
  game: CaseGame<Own, S>,
  opened: OpenCase<S>,
  { rolls, piles, expect }: CommonCase,
  root: string,
): void {
  const known = (got: string, names: readonly string[], path: string): void => {
    if (names.includes(got)) return;
    throw CaseError.of({ path, expected: { what: 'one-of', names }, got: shown(got), ...hintOf(got, names) });
  };
  rolls.forEach(([die, face], i) => {
    const sides = game.sidesOf(die);
    if (sides === null) throw new CaseError(`${root}.rolls[${i}][0]`, `a die like d100, got "${die}"`);
    if (face > sides)
      throw new CaseError(`${root}.rolls[${i}][1]`, `a face from 1 to ${sides} of a ${die}, got ${face}`);
  });
  for (const [pile, cards] of Object.entries(piles)) {
    known(pile, Object.keys(opened.piles), `${root}.piles.${pile}`);
    cards.forEach((card, i) => {
      known(card, opened.piles[pile]!, `${root}.piles[${JSON.stringify(pile)}][${i}]`);
    });
  }
  for (const part of ['events', 'never'] as const)
    expect[part]?.forEach(({ type }, i) => {
      known(type, game.eventTypes, `${root}.expect.${part}[${i}].type`);
    });
  expect.notOffered?.forEach((option, i) => {
    const fault = opened.optionFault(option);
    if (fault) throw CaseError.of({ path: `${root}.expect.notOffered[${i}]`, ...fault });
  });
}

/** Of several cases, which one has the wrong script, or a beginning the rules come to no question from. */
function byScript<T>(root: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RulesError)
      throw new CaseError(root, `a beginning that rules can run from: ${error.message}`);
    if (!(error instanceof ScriptError)) throw error;
    throw new ScriptError(`${root}: ${error.message}`);
  }
}

/** Of an event that must not come a field is named that such events have: else it never could, and nobody would see. */
function checkNever(
  events: readonly { readonly type: string }[],
  never: readonly { readonly type: string }[],
  root: string,
): void {
  never.forEach((one, i) => {
    const alike = events.filter(({ type }) => type === one.type);
    for (const field of Object.keys(one))
      if (alike.length > 0 && !alike.some((event) => Object.hasOwn(event, field)))
        throw new CaseError(`${root}.expect.never[${i}].${field}`, `a field that ${one.type} has`);
  });
}

function decideAll<S>(played: CasePlayed<S>, decisions: CommonCase['decisions'], root: string): void {
  decisions.forEach((decision, i) => {
    const path = `${root}.decisions[${i}]`;
    const { pending } = played;
    if (!pending) throw new CaseError(path, 'no further decision: nothing is asked any more');
    const [seat, option] = typeof decision === 'string' ? [pending.seat, decision] : decision;
    if (seat !== pending.seat)
      throw new CaseError(`${path}[0]`, `"${pending.seat}", who is asked (${pending.kind}), got "${seat}"`);
    try {
      played.decide(option);
    } catch (error) {
      if (!(error instanceof RefusedDecision)) throw error;
      const expected = error.message.replace(/^.*expected /, '');
      throw new CaseError(path, `${expected} (${pending.kind}), got "${option}"`);
    }
  });
}
