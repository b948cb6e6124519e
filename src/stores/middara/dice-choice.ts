/** Dice to choose among as switches: each stands once, and what is switched on is one answer. */
import type { Die, FigureId, Option, OptionOdds, Prompt } from '../../engine/index.ts';

export interface DieSwitch {
  readonly key: string;
  /** What it counts as: two dice of one colour that were not thrown yet are alike. */
  readonly as: string;
  readonly die: Die;
  /** 1-6; null before it is thrown. */
  readonly face: number | null;
  /** A face of the die of that key, which can be had once that is switched on. */
  readonly of?: string;
}

export interface DiceChoice {
  readonly does: 'roll' | 'turn' | 'use';
  readonly switches: readonly DieSwitch[];
  readonly answers: readonly { readonly option: Option; readonly parts: readonly string[] }[];
  /** So many are switched on in every answer; null where that is free. */
  readonly size: number | null;
}

type Found = { readonly option: Option; readonly dice: readonly DieSwitch[] };

/** Its dice, where a question has answers made of them alone; what may be used at any time stands elsewhere. */
export function diceChoiceOf({ options }: Pick<Prompt, 'options'>): DiceChoice | null {
  const own = options.filter(({ interjection }) => !interjection);
  const found = own.flatMap((option): Found[] => {
    const dice = switchesOf(option);
    return dice ? [{ option, dice }] : [];
  });
  const [first] = found;
  if (!first || found.length < own.length) return null;
  const does = { 'choose-dice': 'roll', 'turn-die': 'turn', 'use-dice': 'use' } as const;
  const { do: act } = first.option.act;
  const switches = new Map(found.flatMap(({ dice }) => dice.map((one) => [one.key, one] as const)));
  const sizes = new Set(found.map(({ dice }) => dice.length));
  return {
    does: does[act as keyof typeof does],
    // Dice before their faces, in the order in which they lie.
    switches: [...switches.values()].sort(
      (a, b) => Number(a.of !== undefined) - Number(b.of !== undefined) || a.key.localeCompare(b.key),
    ),
    answers: found.map(({ option, dice }) => ({ option, parts: dice.map(({ as }) => as) })),
    size: sizes.size === 1 ? first.dice.length : null,
  };
}

function switchesOf({ act }: Option): readonly DieSwitch[] | null {
  switch (act.do) {
    case 'choose-dice':
      return act.which.map((at, i) => {
        const key = String(at);
        return { key, as: key, ...act.dice[i]! };
      });
    case 'turn-die': {
      const key = String(act.which);
      const face = `${key}:${act.face}`;
      return [
        { key, as: key, ...act.from },
        { key: face, as: face, die: act.from.die, face: act.face, of: key },
      ];
    }
    case 'use-dice':
      return act.dice.map((die, i) => ({
        key: `${die}#${act.dice.slice(0, i).filter((one) => one === die).length}`,
        as: die,
        die,
        face: null,
      }));
    default:
      return null;
  }
}

/** Those that are switched on, by key, in the order in which they were. */
export type SwitchedOn = readonly string[];

const asOf = ({ switches }: DiceChoice, on: SwitchedOn): string[] =>
  on.flatMap((key) => switches.find((one) => one.key === key)?.as ?? []);

/** Whether two are the same dice, in whatever order. */
const isAlike = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** The answer they make; none for none, or for too few. */
export const answerOf = (choice: DiceChoice, on: SwitchedOn): Option | null =>
  choice.answers.find(({ parts }) => isAlike(parts, asOf(choice, on)))?.option ?? null;

/** Where so many are wanted, one more puts off the first. Another die has other faces. */
export function switched(choice: DiceChoice, on: SwitchedOn, key: string): SwitchedOn {
  const { switches, size } = choice;
  const pressed = switches.find((one) => one.key === key);
  if (!pressed) return on;
  if (pressed.of !== undefined) return [pressed.of, key];
  if (choice.does === 'turn') {
    const faces = switches.filter(({ of }) => of === key);
    return faces.length === 1 ? [key, faces[0]!.key] : [key];
  }
  if (on.includes(key)) return size === 1 ? on : on.filter((one) => one !== key);
  const more = [...on, key];
  return size === null ? more : more.slice(-size);
}

/** What is switched on for an answer. */
export function switchedFor({ switches, answers }: DiceChoice, option: string): SwitchedOn {
  const found = answers.find((one) => one.option.id === option);
  const left = [...switches];
  return (found?.parts ?? []).flatMap((part) => {
    const at = left.findIndex(({ as }) => as === part);
    return at < 0 ? [] : left.splice(at, 1).map(({ key }) => key);
  });
}

/** The answers a press on it leads to: those that have it where it is off, those without where it is on. */
export function idsToward(choice: DiceChoice, on: SwitchedOn, { key, as }: DieSwitch): string[] {
  const isOn = on.includes(key);
  const now = asOf(choice, on).filter((one) => one === as).length;
  return choice.answers
    .filter(({ parts }) => {
      const wanted = parts.filter((one) => one === as).length;
      return isOn ? choice.size === null && wanted < now : wanted > now;
    })
    .map(({ option }) => option.id);
}

/** Which of them comes out best for the players: damage dealt and spared, then a check that is passed; null where all are alike. */
export function bestOf(
  odds: readonly (readonly [option: string, odds: OptionOdds])[],
  friends: readonly FigureId[],
): string | null {
  const worth = odds.map(([, { figures, passed }]) => {
    const harm = figures.reduce(
      (all, { figure, expected }) => all + (friends.includes(figure) ? -expected : expected),
      0,
    );
    return harm + (passed ?? 0);
  });
  const most = Math.max(...worth);
  return most - Math.min(...worth) < 1e-9 ? null : (odds[worth.indexOf(most)]?.[0] ?? null);
}
