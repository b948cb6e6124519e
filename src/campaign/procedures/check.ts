import { type CardRef, FACES, type RngWords, type Skill, sumOf, term } from '../../engine/index.ts';
import type { Mechanic, StoryRef } from '../model/content.ts';
import type { CampaignAbout } from '../model/prompts.ts';
import type { Member } from '../model/state.ts';
import { memberIn } from '../queries/held.ts';
import { passesOf36, skillOfMember } from '../queries/skills.ts';
import { readyGroup } from './active-group.ts';
import { putMechanics } from './read-scene.ts';
import { ask, type CampaignRule, type CampaignTable, draw } from './table.ts';

type Check = Extract<Mechanic, { readonly do: 'check' }>;

/** What is told of a Check that is made. */
type Made = Pick<Extract<CampaignAbout, { readonly of: 'check' }>, 'skill' | 'difficulty' | 'all'>;

/**
 * A Skill Check outside encounters (p.12, p.66): 1. who makes it; 2. two PURPLE and the Skill; 3. the difficulty or
 * more passes; 4. its mechanics follow.
 */
export function* resolveCheck(table: CampaignTable, check: Check, scene: StoryRef): CampaignRule<void> {
  const { skill, difficulty } = check;
  const makers = yield* whoMakes(table, check, scene);
  const failed: CardRef[] = [];
  for (const [i, card] of makers.entries()) {
    const all = { needs: needed(check, makers.length), of: makers.length, passed: i - failed.length };
    const made = check.by === 'all' ? { skill, difficulty, all } : { skill, difficulty };
    const passed = yield* makeCheck(table, card, made, scene);
    if (!passed) failed.push(card);
  }
  const passes = makers.length - failed.length;
  // What nobody can try nobody passes (X402).
  const passed = (makers.length > 0 || table.asBefore === true) && passes >= needed(check, makers.length);
  const doer = makers.length === 1 ? makers[0]! : null;
  table.emit({ type: 'checkEnded', passed, doer, failed, rule: 'p.12' });
  putMechanics(table, passed ? check.pass : check.fail, scene, 'p.12');
}

function needed({ by, needs }: Check, makers: number): number {
  if (by !== 'all') return 1;
  return needs === 'any' ? 1 : Math.min(needs ?? makers, makers);
}

function* whoMakes(table: CampaignTable, check: Check, scene: StoryRef): CampaignRule<readonly CardRef[]> {
  const { state } = table;
  const { by } = check;
  if (typeof by === 'object' && isThere(table, by.named)) return [by.named];
  yield* readyGroup(table, scene);
  if (state.active.length === 0) return [];
  if (by === 'all') return state.active;
  if (by === 'random') return [draw(table, 'member', state.active)];
  if (by === 'choose') {
    if (state.active.length === 1) return state.active;
    const options = state.active.map((card) => ({
      id: `who:${card}`,
      act: { do: 'who' as const, member: card },
    }));
    const act = yield* ask(table, 'who', aboutCheck(table, check, scene, state.active), options);
    return act.do === 'who' ? [act.member] : [];
  }
  return [leastAt(table, check.skill)];
}

/** Whether who is named makes it: of the party, and not Unselectable, who are not there (p.11, X402). */
const isThere = ({ state, asBefore }: CampaignTable, named: CardRef): boolean =>
  state.members.some(({ card, unselectable }) => card === named && (asBefore || !unselectable));

/** The member of the Active Group least good at it, for who is named and not there (X233). */
function leastAt({ state, content }: CampaignTable, skill: Skill): CardRef {
  const valued = state.active.map((card) => ({
    card,
    value: skillOfMember(state, memberIn(state, card), skill, content.cards).total,
  }));
  return valued.reduce((least, one) => (one.value < least.value ? one : least)).card;
}

function* makeCheck(table: CampaignTable, card: CardRef, made: Made, scene: StoryRef): CampaignRule<boolean> {
  const { skill, difficulty } = made;
  const about = aboutCheck(table, made, scene, [card]);
  if (!table.byHand)
    yield* ask(table, 'roll', about, [{ id: 'roll', act: { do: 'roll' } }], { member: card });
  const { faces, rng } = yield* throwTwo(table, about, card);
  const [a, b] = faces;
  const thrown = FACES.purple[a - 1]!.number + FACES.purple[b - 1]!.number;
  const value = skillOfMember(table.state, memberIn(table.state, card), skill, table.content.cards);
  const total = sumOf([{ cause: term('dice'), amount: thrown, rule: 'p.66' }, ...value.entries]);
  const passed = total.total >= difficulty;
  table.emit({ type: 'checkMade', member: card, skill, difficulty, faces, total, passed, rng, rule: 'p.66' });
  return passed;
}

function* throwTwo(
  table: CampaignTable,
  about: CampaignAbout,
  member: CardRef,
): CampaignRule<{ readonly faces: readonly [number, number]; readonly rng: RngWords }> {
  if (table.byHand) {
    const first = yield* typeFace(table, about, member);
    const second = yield* typeFace(table, about, member);
    return { faces: [first, second], rng: table.state.rng };
  }
  const one = table.chance.pick(table.state.rng, 6, 'purple');
  const two = table.chance.pick(one.words, 6, 'purple');
  return { faces: [one.value + 1, two.value + 1], rng: two.words };
}

function* typeFace(table: CampaignTable, about: CampaignAbout, member: CardRef): CampaignRule<number> {
  const options = FACES.purple.map((_, i) => ({
    id: `face:${i + 1}`,
    act: { do: 'face' as const, face: i + 1 },
  }));
  const act = yield* ask(table, 'die-face', about, options, { member });
  return act.do === 'face' ? act.face : 1;
}

function aboutCheck(
  { state, content }: CampaignTable,
  { skill, difficulty, all }: Made,
  scene: StoryRef,
  makers: readonly CardRef[],
): CampaignAbout {
  const of = (member: Member) => {
    const value = skillOfMember(state, member, skill, content.cards);
    return { member: member.card, value, of36: passesOf36(value.total, difficulty) };
  };
  return {
    ...{ of: 'check', scene, skill, difficulty },
    ...(all ? { all } : {}),
    makers: makers.map((card) => of(memberIn(state, card))),
  };
}
