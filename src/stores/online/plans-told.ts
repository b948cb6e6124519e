/** Plans that friends see: turns laid out on one page of a table stand among those of the others, and no stream keeps them. */
import type { EncounterState, FigureId } from '../../engine/index.ts';
import type { LaidTurn } from '../kept/saved-game.ts';
import { ownPlans, type Plan, type Plans } from '../middara/plans.ts';
import type { Saying } from './presence.ts';

/** The plans of the game on the screen, and what stands there. */
export interface PlansOnScreen {
  readonly plans: Plans;
  view(): EncounterState;
}

interface Around {
  onScreen(): PlansOnScreen | null;
  /** Whether this page may say anything, and whether that key may. */
  mayTell(): boolean;
  isHeard(key: string): boolean;
  isGone(key: string): boolean;
  nameOf(key: string): string;
  say(saying: Saying): void;
}

export interface PlansTold {
  /** Who is there, what they are called or what is on the screen may have changed. */
  look(): void;
  heard(key: string, plan: LaidTurn): void;
  /** Those of this page, to be said anew. */
  standing(): readonly Saying[];
  close(): void;
}

/** Signs of a plan as it is said: of a longer one only its beginning is. */
const LONGEST = 1000;

export function plansTold(around: Around): PlansTold {
  let at: PlansOnScreen | null = null;
  let quiet = () => {};
  /** By figure, as it was said. */
  let told = new Map<FigureId, LaidTurn>();
  /** Whose each of the others' is, by its number: below zero, since the page counts its own upwards. */
  const whose = new Map<number, string>();
  let numbers = 0;

  function tell(): void {
    const now = new Map<FigureId, LaidTurn>();
    // The one laid out last is the one that is meant.
    if (at && around.mayTell())
      for (const plan of ownPlans(at.plans.store.getState())) now.set(plan.figure, asSaid(plan));
    const was = told;
    told = now;
    for (const [figure, plan] of was) if (!now.has(figure)) around.say({ plan: { ...plan, steps: [] } });
    for (const [figure, plan] of now) if (!isSame(plan, was.get(figure))) around.say({ plan });
  }

  /** Others' plans as they are from now on; of this page's own nothing changes. */
  function change(edit: (theirs: readonly Plan[]) => readonly Plan[]): void {
    if (!at) return;
    const { plans } = at.plans.store.getState();
    const theirs = plans.filter(({ id }) => whose.has(id));
    const now = edit(theirs);
    if (now.length === theirs.length && now.every((plan, i) => plan === theirs[i])) return;
    for (const { id } of theirs) if (!now.some((plan) => plan.id === id)) whose.delete(id);
    at.plans.store.setState({
      plans: [...plans.filter(({ id }) => !theirs.some((one) => one.id === id)), ...now],
    });
    at.plans.stand(at.view());
  }

  const named = (plan: Plan): Plan => {
    const by = around.nameOf(whose.get(plan.id)!);
    return by === plan.by ? plan : { ...plan, by };
  };

  function look(): void {
    const now = around.onScreen();
    if (now?.plans !== at?.plans) {
      change(() => []);
      quiet();
      at = now;
      whose.clear();
      quiet = at?.plans.store.subscribe(tell) ?? quiet;
    }
    change((theirs) => theirs.filter(({ id }) => !around.isGone(whose.get(id)!)).map(named));
    tell();
  }

  return {
    look,
    heard(key, plan) {
      look(); // a screen is there a while after it was shown
      if (!at || !around.isHeard(key)) return;
      const own = at.view().figures.find(({ id }) => id === plan.figure);
      if (!own || own.seat === null) return;
      // A page may be a turn ahead of what is shown here, and a turn is counted when it begins.
      if (plan.turn > own.turnsTaken + 2) return;
      change((theirs) => {
        const isOf = ({ id, figure }: Plan) => whose.get(id) === key && figure === plan.figure;
        const was = theirs.find(isOf);
        if (was && isSame(was, plan)) return theirs;
        const others = theirs.filter((one) => one !== was);
        if (plan.steps.length === 0) return others;
        numbers -= 1;
        whose.set(numbers, key);
        return [...others, { ...plan, id: numbers, by: around.nameOf(key) }];
      });
    },
    standing() {
      look(); // as above
      return [...told.values()].map((plan) => ({ plan }));
    },
    close() {
      change(() => []);
      quiet();
      at = null;
    },
  };
}

function asSaid({ figure, turn, steps }: LaidTurn): LaidTurn {
  let plan = { figure, turn, steps };
  while (JSON.stringify({ plan }).length > LONGEST) plan = { ...plan, steps: plan.steps.slice(0, -1) };
  return plan;
}

const isSame = (one: LaidTurn, other: LaidTurn | undefined): boolean =>
  one.turn === other?.turn && JSON.stringify(one.steps) === JSON.stringify(other.steps);
