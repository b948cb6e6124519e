/** Holds the engine's decisions of a Combatant's turn, event by event, against what the slow reading says. */
import {
  type AiInstruction,
  type AiStep,
  applyEvent,
  cloneState,
  type EncounterEvent,
  encounterGame,
  loneTurnOf,
  type Position,
  Session,
  type Space,
  seededChance,
} from '../../../src/engine/index.ts';
import { landingOf } from './moves.ts';
import { aimOf, holds, isPerformable } from './reading.ts';
import { cardOf, figureOf, type SlowTable } from './table.ts';

const LAST: AiStep = {
  id: 'last-step',
  if: { is: 'otherwise' },
  do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' }, jump: 4 }],
};

/** One decision of the engine, told as the reading would tell it, and the reading's; they differ or they do not. */
export interface Decision {
  readonly what: string;
  readonly engine: unknown;
  readonly reading: unknown;
  readonly agrees: boolean;
}

const show = (space: Space): string => `[${space.join()}]`;

/** Plays the turn with random dice and answers, and gives every decision of the Combatant with both opinions. */
export function decisionsOf(
  position: Position,
  selfId: string,
  next: (below: number) => number,
): readonly Decision[] {
  const state = cloneState(position.state);
  const session = new Session(
    encounterGame(position, seededChance, false, loneTurnOf(selfId)),
    position.state,
  );
  for (let i = 0; i < 200 && session.pending; i++) {
    const { options } = session.pending;
    session.decide(options[next(options.length)]?.id ?? '');
  }
  const table: SlowTable = { state, cards: position.cards };
  const card = cardOf(table, figureOf(table, selfId));
  const stepOf = (id: string) => [...(card.ai ?? []), LAST].find((step) => step.id === id);
  const decisions: Decision[] = [];
  const say = (what: string, engine: unknown, reading: unknown, agrees = engine === reading) =>
    decisions.push({ what, engine, reading, agrees });
  /** Instructions in their step, by the name the engine gives them. */
  const named = (name: string): { step: AiStep; index: number; one: AiInstruction } => {
    const dot = name.lastIndexOf('.');
    const step = stepOf(name.slice(0, dot));
    const index = Number(name.slice(dot + 1)) - 1;
    const one = step?.do[index];
    if (!step || !one) throw new Error(`no instruction ${name}`);
    return { step, index, one };
  };
  let struck: string | null = null;
  let struckByThis: string[] = [];
  let instruction = '';
  let expected = 0;
  for (const event of session.events as readonly EncounterEvent[]) {
    const self = figureOf(table, selfId);
    if ('figure' in event && event.figure === selfId && self.card === card.id) {
      if ('instruction' in event && event.instruction !== instruction) {
        instruction = event.instruction;
        struckByThis = [];
      }
      if (event.type === 'aiConditionChecked') {
        const step = stepOf(event.step);
        if (step !== LAST) say('order of steps', event.step, card.ai?.[expected++]?.id);
        const isTrue = step !== undefined && holds(table, self, step.if) && isPerformable(table, self, step);
        say(`${event.step} is true`, event.value, isTrue);
      } else if (event.type === 'aiStepFollowed') {
        struck = null;
        instruction = '';
      } else if (event.type === 'aiTargetChosen') {
        const { one } = named(event.instruction);
        const aim = aimOf(table, selfId, one, struckByThis);
        say(`${event.instruction}: whom`, event.target, aim?.id ?? null);
        if (event.target !== null) struckByThis.push(event.target);
        if (event.target !== null && one.do !== 'effects') struck = event.target;
      } else if (event.type === 'aiWayChosen') {
        const { step, index, one } = named(event.instruction);
        if (one.do !== 'move') throw new Error(`${event.instruction} is no move`);
        const at = { step: step.do, index, struck, points: event.points };
        const ends = landingOf(table, selfId, one, at).ends.map(show);
        const end = show(event.way?.end ?? (self.at as Space));
        say(`${event.instruction}: where`, end, ends.join(' '), ends.includes(end));
      } else if (event.type === 'aiInstructionSkipped') {
        const { one } = named(event.instruction);
        const doable =
          (!one.if || holds(table, self, one.if)) &&
          (one.do === 'move' ? struck !== null : aimOf(table, selfId, one, struckByThis) !== null);
        say(`${event.instruction}: skipped`, true, !doable);
      }
    }
    applyEvent(state, structuredClone(event));
  }
  return decisions;
}
