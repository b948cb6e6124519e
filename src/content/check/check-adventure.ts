import type { Adventure, Mechanic, Scene, StoryCondition } from '../../campaign/model/content.ts';
import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { listsIn, mechanicsIn } from './check-stories.ts';

type Keys = readonly (string | number)[];
type Scenes = Readonly<Record<string, Scene>>;
type Encounters = Readonly<Record<string, Pick<EncounterDefinition, 'endConditions'>>>;

/** What is wrong with an Adventure as a whole, by the scene it is wrong with. */
export interface SceneFault {
  readonly scene: string;
  readonly finding: Finding;
}

/**
 * An Adventure as a graph (p.10): every scene leads on or ends it, an Ending can be reached from each, its Flags and
 * Achievements are declared, and a Flag that is asked for is set somewhere. Side Quests end where they are done.
 */
export function checkAdventure(adventure: Adventure, scenes: Scenes, encounters: Encounters): SceneFault[] {
  const { reached, quests } = scenesOf(adventure, scenes);
  const ends = endingFrom(reached, scenes);
  const told = [...reached, ...quests];
  const set = new Set(told.flatMap((id) => flagsSet(scenes[id]!)));
  return told.flatMap((id) => {
    const scene = scenes[id]!;
    const fault = (at: Keys, expected: Expected, got: string): SceneFault => ({
      scene: id,
      finding: { path: jsonPath(at), expected, got: shown(got) },
    });
    const lost = quests.has(id)
      ? []
      : !leadsOn(scene.do, encounters)
        ? [fault(['do'], { what: 'way-on' }, id)]
        : ends.has(id)
          ? []
          : [fault(['do'], { what: 'way-to-an-ending' }, id)];
    const flags = flagsAsked(scene).flatMap(({ flag, at }) =>
      !Object.hasOwn(adventure.flags, flag)
        ? [fault(at, { what: 'flag-of-adventure', names: Object.keys(adventure.flags) }, flag)]
        : set.has(flag)
          ? []
          : [fault(at, { what: 'flag-set-somewhere' }, flag)],
    );
    const declared = mechanicsIn(scene).flatMap(({ mechanic, at }) => {
      if (mechanic.do === 'flag' && !Object.hasOwn(adventure.flags, mechanic.flag))
        return [
          fault(
            [...at, 'flag'],
            { what: 'flag-of-adventure', names: Object.keys(adventure.flags) },
            mechanic.flag,
          ),
        ];
      const known = adventure.achievements ?? {};
      return mechanic.do === 'achievement' && !Object.hasOwn(known, mechanic.achievement)
        ? [
            fault(
              [...at, 'achievement'],
              { what: 'achievement-of-adventure', names: Object.keys(known) },
              mechanic.achievement,
            ),
          ]
        : [];
    });
    return [...lost, ...flags, ...declared];
  });
}

/** Scenes on the road from the first, and those of Side Quests with what they lead to. */
export function scenesOf(
  { first }: Adventure,
  scenes: Scenes,
): { readonly reached: ReadonlySet<string>; readonly quests: ReadonlySet<string> } {
  const walk = (from: readonly string[], seen: Set<string>, asQuests: Set<string>) => {
    const open = [...from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const scene = scenes[id];
      if (!scene || seen.has(id)) continue;
      seen.add(id);
      for (const { mechanic } of mechanicsIn(scene)) {
        if (mechanic.do === 'continue') open.push(mechanic.to);
        if (mechanic.do === 'story-round')
          for (const quest of mechanic.quests ?? []) asQuests.add(quest.scene);
      }
    }
  };
  const reached = new Set<string>();
  const begun = new Set<string>();
  walk([first], reached, begun);
  const quests = new Set<string>();
  walk([...begun], quests, new Set());
  return { reached, quests: new Set([...quests].filter((id) => !reached.has(id))) };
}

/** Scenes from which an Ending can be reached. */
function endingFrom(reached: ReadonlySet<string>, scenes: Scenes): ReadonlySet<string> {
  const ends = new Set<string>();
  for (let before = -1; before !== ends.size; ) {
    before = ends.size;
    for (const id of reached) {
      const leads = mechanicsIn(scenes[id]!).some(
        ({ mechanic }) => mechanic.do === 'ending' || (mechanic.do === 'continue' && ends.has(mechanic.to)),
      );
      if (leads) ends.add(id);
    }
  }
  return ends;
}

/** Whether these mechanics lead on whatever happens: to a scene, a Story Round that does, or an Ending. */
function leadsOn(mechanics: readonly Mechanic[], encounters: Encounters): boolean {
  return mechanics.some((mechanic) => {
    if (mechanic.if) return false;
    const all = (lists: readonly (readonly Mechanic[])[]) =>
      lists.length > 0 && lists.every((list) => leadsOn(list, encounters));
    switch (mechanic.do) {
      case 'continue':
      case 'ending':
        return true;
      case 'encounter':
        return all(waysOut(mechanic, encounters[mechanic.encounter]?.endConditions ?? []));
      case 'abraxis':
        return all(['0', '1', '2', '3', '4'].map((count) => mechanic.rewards[count] ?? []));
      default:
        return all(listsIn(mechanic).map(([list]) => list));
    }
  });
}

/** What each End Condition of an encounter leads to, and everybody's Defeat. */
const waysOut = (
  { outcomes = {}, won = [], lost = [] }: Extract<Mechanic, { readonly do: 'encounter' }>,
  ends: readonly { readonly id: string; readonly result: 'won' | 'lost' }[],
): readonly (readonly Mechanic[])[] => [
  ...ends.map(({ id, result }) => outcomes[id] ?? (result === 'won' ? won : lost)),
  lost,
];

const flagsSet = (scene: Scene): string[] =>
  mechanicsIn(scene).flatMap(({ mechanic }) =>
    mechanic.do === 'flag' && !mechanic.off
      ? [mechanic.flag]
      : mechanic.do === 'encounter'
        ? (mechanic.flags ?? [])
        : [],
  );

/** Flags a scene asks for, in its text, its mechanics, its options and its Side Quests. */
function flagsAsked(scene: Scene): { readonly flag: string; readonly at: Keys }[] {
  const of = (conditions: readonly StoryCondition[] = [], at: Keys): { flag: string; at: Keys }[] =>
    conditions.flatMap((one, i) => {
      const here = [...at, i];
      if (one.is === 'flag') return [{ flag: one.flag, at: [...here, 'flag'] }];
      if (one.is === 'any' || one.is === 'all') return of(one.of, [...here, 'of']);
      return one.is === 'not' ? of([one.of], here) : [];
    });
  const inText = scene.text.flatMap((one, i) =>
    typeof one === 'string' ? [] : of(one.if, ['text', i, 'if']),
  );
  const inMechanics = mechanicsIn(scene).flatMap(({ mechanic, at }) => [
    ...of(mechanic.if, [...at, 'if']),
    ...(mechanic.do === 'decide'
      ? mechanic.options.flatMap((option, i) => of(option.if, [...at, 'options', i, 'if']))
      : []),
    ...(mechanic.do === 'story-round'
      ? (mechanic.quests ?? []).flatMap((quest, i) => of(quest.if, [...at, 'quests', i, 'if']))
      : []),
  ]);
  return [...inText, ...inMechanics];
}
