import { RATINGS, type Store, type StoryRound } from '../model/content.ts';
import type { CampaignAbout, CampaignOption, CampaignRefusal } from '../model/prompts.ts';
import type { RoundPhase, Run, Task } from '../model/state.ts';
import { listDrawable } from '../queries/stock.ts';
import { storyHolds } from '../queries/story-holds.ts';
import { chooseActive, selectable } from './active-group.ts';
import { arrange, endOf, moves } from './arrange.ts';
import { putMechanics } from './read-scene.ts';
import { changeRule, offerRules } from './rules.ts';
import { offerItems, offerSales, offerUpgrades, trade } from './shop.ts';
import { ask, askLazily, type CampaignRule, type CampaignTable, draw } from './table.ts';
import { offerDisciplines, offerFamiliars, offerRespecs, train, withoutFamiliar } from './train.ts';

type RoundTask = Extract<Task, { readonly do: 'story-round' }>;

/**
 * A Story Round (p.13), a step of it at a time: 1. Shop and Train, in any order, until done; then the Active Group;
 * 2. Explore: a Side Quest or a Bounty, after which all phases come once more; 3. Venture Forth, and never back.
 */
export function* resolveStoryRound(table: CampaignTable, task: RoundTask): CampaignRule<void> {
  enterRound(table, task.round);
  switch (task.phase) {
    case 'shop':
      if (yield* shopAndTrain(table, task.round.store, aboutRound(table, task), uniqueOf(table, task.round)))
        beginPhase(table, 'active-group');
      return;
    case 'active-group':
      yield* chooseActive(table, task.scene);
      return beginPhase(table, 'explore');
    case 'explore':
      return yield* explore(table, task);
    case 'venture':
      return yield* venture(table, task);
  }
}

const beginPhase = ({ emit }: CampaignTable, phase: RoundPhase): void =>
  emit({ type: 'phaseBegun', phase, rule: 'p.13' });

const aboutRound = (table: CampaignTable, { round, phase }: RoundTask): CampaignAbout => ({
  of: 'round',
  round: round.id,
  name: round.name,
  phase,
  unique: uniqueOf(table, round),
});

const uniqueOf = ({ state }: CampaignTable, { id }: StoryRound): string | null =>
  state.rounds[id]?.unique ?? null;

/** Once: whoever rests is restored, Injuries heal where it says so, the Unique for sale is drawn (p.13, p.18). */
function enterRound(table: CampaignTable, { id, restore, heal, store }: StoryRound): void {
  const { state, content, emit } = table;
  if (state.rounds[id]) return;
  if (restore) emit({ type: 'partyRestored', rule: 'p.18' });
  if (heal)
    for (const { card, injured } of state.members)
      if (injured) emit({ type: 'stateSet', card, state: 'injured', on: false, rule: 'p.11' });
  const among = store.unique ? listDrawable(state, content.cards, { tier: store.unique, unique: true }) : [];
  const unique = among.length > 0 ? draw(table, 'unique', among) : null;
  emit({ type: 'roundEntered', id, seen: { unique, open: true, quests: [], bounty: null }, rule: 'p.13' });
}

/** One thing bought, sold, put on, learned or moved, in a Story Round a rule changed (X261); true when done. */
export function* shopAndTrain(
  table: CampaignTable,
  store: Store,
  about: CampaignAbout,
  unique: string | null,
): CampaignRule<boolean> {
  const act = yield* askLazily(table, 'shop', about, (asked) => {
    const all = [
      endOfShop(asked),
      offerItems(asked, store, unique),
      offerSales(asked),
      offerUpgrades(asked, store),
      offerDisciplines(asked),
      offerRespecs(asked),
      offerFamiliars(asked),
      { options: moves(asked), refused: [] },
      ...(about.of === 'round' ? [offerRules(asked)] : []),
    ];
    return { options: all.flatMap((one) => one.options), refused: all.flatMap((one) => one.refused) };
  });
  if (act.do === 'done') return true;
  if (!trade(table, act) && !train(table, act) && !changeRule(table, act)) arrange(table, act);
  return false;
}

/** Who has learned to keep a Familiar chooses it before the party goes on (p.68). */
function endOfShop(table: CampaignTable): ReturnType<typeof endOf> {
  const end = endOf(table);
  const waiting = withoutFamiliar(table).map(({ card }) => card);
  if (waiting.length === 0 || end.options.length === 0) return end;
  const why = { why: 'no-familiar', members: waiting } as const;
  return { options: [], refused: [{ ...end.options[0]!, why, rule: 'p.68' }] };
}

/** Side Quests once each, one Bounty for each named Story Round, no harder than it allows (p.13). */
function* explore(table: CampaignTable, task: RoundTask): CampaignRule<void> {
  const { state, emit } = table;
  const { round } = task;
  const { options, refused } = offerExplore(table, round);
  if (options.length === 0) return beginPhase(table, 'venture');
  const on: CampaignOption[] = [
    { id: 'back-to-shop', act: { do: 'back-to-shop' } },
    { id: 'done', act: { do: 'done' } },
  ];
  const act = yield* ask(table, 'explore', aboutRound(table, task), [...options, ...on], { refused });
  if (act.do === 'done') return beginPhase(table, 'venture');
  beginPhase(table, 'shop');
  if (act.do === 'quest') {
    emit({ type: 'questBegun', id: round.id, scene: act.scene, rule: 'p.13' });
    emit({
      type: 'tasksPut',
      tasks: [
        { do: 'read', scene: act.scene },
        { do: 'back', to: 'quest', scene: task.scene },
      ],
      rule: 'p.13',
    });
  } else if (act.do === 'bounty') {
    const { lootOut, allies, achievements } = state;
    const had = table.asIn11 ? {} : { had: { allies: Object.keys(allies), achievements } };
    const run: Run = { of: 'bounty', ref: act.bounty, gold: 0, xp: {}, lootOut, ...had };
    emit({ type: 'runBegun', run, round: round.id, rule: 'p.13' });
    emit({
      type: 'tasksPut',
      tasks: [
        { do: 'step', of: 'bounty', ref: act.bounty, step: 0, scene: task.scene },
        { do: 'back', to: 'bounty', scene: task.scene },
      ],
      rule: 'p.13',
    });
  }
}

function offerExplore(
  { state, content, asBefore }: CampaignTable,
  { id, quests = [], bounty }: StoryRound,
): { readonly options: CampaignOption[]; readonly refused: CampaignRefusal[] } {
  const options: CampaignOption[] = [];
  const refused: CampaignRefusal[] = [];
  const seen = state.rounds[id]!;
  // A Side Quest is attempted once, whichever Story Round names it (p.13, X406).
  const tried = asBefore ? seen.quests : Object.values(state.rounds).flatMap((one) => one.quests);
  const named = new Set<string>();
  for (const { scene, if: when } of quests) {
    // Named twice, for one occasion or another, it is one Side Quest all the same.
    if (named.has(scene) || !storyHolds(state, when)) continue;
    named.add(scene);
    const act = { do: 'quest', scene } as const;
    if (tried.includes(scene))
      refused.push({ id: `quest:${scene}`, act, why: { why: 'tried' }, rule: 'p.13' });
    else options.push({ id: `quest:${scene}`, act });
  }
  if (bounty === undefined) return { options, refused };
  const nobody = !asBefore && selectable({ state }).length === 0;
  for (const { id: ref, rating } of Object.values(content.stories.bounties)) {
    const act = { do: 'bounty', bounty: ref } as const;
    const why =
      state.bounties[ref] === 'completed'
        ? ({ why: 'completed' } as const)
        : seen.bounty !== null
          ? ({ why: 'tried' } as const)
          : RATINGS.indexOf(rating) > RATINGS.indexOf(bounty)
            ? ({ why: 'rating' } as const)
            : nobody
              ? ({ why: 'nobody' } as const)
              : null;
    if (why === null) options.push({ id: `bounty:${ref}`, act });
    else refused.push({ id: `bounty:${ref}`, act, why, rule: 'p.13' });
  }
  return { options, refused };
}

/** Venture Forth (p.13): asked once; the Unique that nobody bought is gone for the Adventure (p.55, X243). */
function* venture(table: CampaignTable, task: RoundTask): CampaignRule<void> {
  const { round, scene } = task;
  const act = yield* ask(table, 'venture', aboutRound(table, task), [
    { id: 'done', act: { do: 'done' } },
    { id: 'back-to-shop', act: { do: 'back-to-shop' } },
  ]);
  if (act.do === 'back-to-shop') return beginPhase(table, 'shop');
  table.emit({ type: 'taskTaken', rule: 'p.13' });
  table.emit({ type: 'roundLeft', id: round.id, lost: uniqueOf(table, round), rule: 'p.55' });
  putMechanics(table, round.onward, scene, 'p.13');
}
