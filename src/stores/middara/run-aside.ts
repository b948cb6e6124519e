/** A question answered on a table of its own, as far as it goes without dice: nobody sees what they will show. */
import {
  type Answered,
  type ChancePort,
  type Encounter,
  type EncounterEvent,
  type EncounterState,
  type Game,
  type Prompt,
  RulesError,
  resumed,
  sameState,
  seededChance,
  withBudget,
} from '../../engine/index.ts';

/** Where some answers lead for certain. */
export interface RunEnd {
  /** Something is asked; dice or a draw; a text nobody has read; a Combatant goes on; the turn or all is over. */
  readonly is: 'question' | 'chance' | 'hidden' | 'goes-on' | 'over';
  /** Of chance, what is thrown or drawn first. */
  readonly what: string;
  readonly state: EncounterState;
  readonly prompt: Prompt | null;
}

/** Steps of one run: an eightieth of a decision's, as a preview has. */
const STEPS = 500_000;
/** Events of one run; ours come to a tenth of it. */
const EVENTS = 300;

/** Thrown through a rule that is left: no error, so that no stack is read for it. */
const LEFT = { left: true };

/**
 * Answers the open question of a game, and what is asked then, one after the other, and goes on to where more than that
 * decides. The game is only read. Null where the way to the question cannot be gone again, or it is too much.
 */
export function runAside(session: Encounter, answers: readonly string[]): RunEnd | null {
  const run = new RunAside(session);
  try {
    withBudget(() => run.go(answers), STEPS);
  } catch (error) {
    if (error instanceof RulesError) return null;
    if (error !== LEFT) throw error;
  }
  return run.end;
}

class RunAside {
  end: RunEnd | null = null;
  private readonly state: EncounterState;
  private readonly game: Game<EncounterState, EncounterEvent, Prompt>;
  private isLive = false;
  private events = 0;
  private rule: ReturnType<Game<EncounterState, EncounterEvent, Prompt>['next']> = null;

  constructor(private readonly session: Encounter) {
    const { rules, content, setup, checkpoint } = session;
    this.state = sameState(checkpoint.state);
    this.game = rules.over(content, this.chance()).run(setup);
  }

  go(answers: readonly string[]): void {
    const { decisions, checkpoint, pending } = this.session;
    this.rule = this.game.next(this.state, this.emit);
    let asked = this.step();
    for (const made of decisions.slice(checkpoint.decisions)) asked = asked && this.step(made);
    if (!pending || asked?.kind !== pending.kind || asked.figure !== pending.figure) return;
    this.isLive = true;
    for (const answer of answers) {
      asked = asked && this.onward(answer);
      if (!asked) return;
    }
    this.end = { is: 'question', what: '', state: sameState(this.state), prompt: asked };
  }

  /** To the next question; null where there is none for certain. */
  private onward(answer: string): Prompt | null {
    let asked = this.step({ option: answer });
    while (!asked) {
      this.rule = this.state.outcome ? null : this.game.next(this.state, this.emit);
      if (!this.rule) {
        this.end = { is: 'over', what: '', state: sameState(this.state), prompt: null };
        return null;
      }
      asked = this.step();
    }
    return asked;
  }

  private step(made?: Answered): Prompt | null {
    const { rule } = this;
    const step = rule && (made ? resumed(this.game, this.emit, rule, made) : rule.next());
    return !step || step.done ? null : step.value;
  }

  private leave(is: RunEnd['is'], what = ''): never {
    this.end = { is, what, state: sameState(this.state), prompt: null };
    throw LEFT;
  }

  private readonly emit = (event: EncounterEvent): void => {
    // What a rule puts in order behind itself when it is left.
    if (this.end) return;
    this.game.apply(this.state, event);
    if (!this.isLive) return;
    this.events += 1;
    const is = this.events > EVENTS ? 'goes-on' : ENDS[event.type];
    if (is) this.leave(is);
  };

  /** Up to the question as it was; from then on none is thrown and nothing drawn. */
  private chance(): ChancePort {
    return {
      pick: (words, n, what) =>
        this.isLive ? this.leave('chance', what) : seededChance.pick(words, n, what),
    };
  }
}

/** Nothing is followed behind these. */
const ENDS: { readonly [T in EncounterEvent['type']]?: RunEnd['is'] } = {
  boardTokenTurned: 'hidden',
  boardTokenRemoved: 'hidden',
  totemSeen: 'hidden',
  objectiveActivated: 'hidden',
  achievementCompleted: 'hidden',
  aiConditionChecked: 'goes-on',
  aiStepFollowed: 'goes-on',
  aiTargetChosen: 'goes-on',
  aiWayChosen: 'goes-on',
  aiInstructionSkipped: 'goes-on',
  turnEnded: 'over',
  turnBegan: 'over',
  roundEnded: 'over',
};
