import type { Procedure } from '../../../../engine/kernel/procedure.ts';
import type { ChancePort } from '../../../../engine/rng/chance.ts';
import type { Dice, FolkloreContent } from '../model/content.ts';
import { readDice } from '../model/dice.ts';
import type { FolkloreEvent } from '../model/events.ts';
import type { Entry } from '../model/ledger.ts';
import type { FolkloreAct, FolkloreOption, FolklorePrompt } from '../model/prompts.ts';
import type { FolkloreState } from '../model/state.ts';

/** What a rule works on. `emit` writes. */
export interface FolkloreTable {
  readonly state: FolkloreState;
  readonly content: FolkloreContent;
  readonly chance: ChancePort;
  readonly byHand: boolean;
  emit(event: FolkloreEvent): void;
}

export type Rule<T = void> = Procedure<T, FolklorePrompt>;

/** Asks whoever plays that hero. Where there is one answer alone it is taken: a forced choice is none. */
export function* ask(
  table: FolkloreTable,
  hero: number,
  question: Omit<FolklorePrompt, 'seat' | 'hero'>,
): Rule<FolkloreAct> {
  const { options } = question;
  if (options.length === 1) return options[0]!.act;
  const answer: string = yield { ...question, hero, seat: table.state.heroes[hero]!.seat };
  return options.find(({ id }) => id === answer)!.act;
}

/** Rolls a die, for a hero or, for the foes, by the leader's hand. Its name is `d` and its sides. */
export function* roll(table: FolkloreTable, sides: number, rule: string, hero?: number): Rule<number> {
  const { state, chance, emit } = table;
  if (table.byHand) {
    const options = Array.from(
      { length: sides },
      (_, i): FolkloreOption => ({
        id: `face:${i + 1}`,
        act: { do: 'type-face', face: i + 1 },
      }),
    );
    const act = yield* ask(table, hero ?? state.leader, { kind: 'die-face', sides, options, rule });
    const face = act.do === 'type-face' ? act.face : 1;
    emit({ type: 'dieRolled', sides, face, rng: state.rng, rule });
    return face;
  }
  const { value, words } = chance.pick(state.rng, sides, `d${sides}`);
  emit({ type: 'dieRolled', sides, face: value + 1, rng: words, rule });
  return value + 1;
}

/** Rolls dice as a card writes them: the lines of what came. */
export function* rollDice(table: FolkloreTable, dice: Dice, rule: string, hero?: number): Rule<Entry[]> {
  const { sides, plus } = readDice(dice);
  const face = yield* roll(table, sides, rule, hero);
  return [
    { cause: { from: 'die', sides }, amount: face, rule },
    { cause: { from: 'dice-plus' }, amount: plus, rule },
  ];
}

/** The places at the table, clockwise from the leader (p.11). */
export const listFromLeader = ({ heroes, leader }: Pick<FolkloreState, 'heroes' | 'leader'>): number[] =>
  heroes.map((_, i) => (leader + i) % heroes.length);

/** Those of them who take part in a fight: no ghosts (FK-2). */
export const listLiving = (state: Pick<FolkloreState, 'heroes' | 'leader'>): number[] =>
  listFromLeader(state).filter((at) => !state.heroes[at]!.isGhost);
