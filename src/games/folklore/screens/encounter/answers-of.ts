import type { FolkloreOption, FolklorePrompt } from '../../rules/model/prompts.ts';
import { figureIn, onField } from '../../rules/queries/encounter/ground.ts';
import { fieldBonus, fieldDefense } from '../../rules/queries/encounter/numbers.ts';
import type { Position } from '../../rules/queries/numbers.ts';
import { hitsInHundred } from '../../rules/queries/odds.ts';
import { type Asked, optionText } from '../../words/en/questions.ts';
import type { FieldAnswer } from './field-view.ts';

/** The answers of a turn on a map that mean a place of it. */
export function answersOf(asked: Asked & Position, pending: FolklorePrompt | null): FieldAnswer[] {
  if (pending?.kind !== 'encounter-turn') return [];
  return pending.options.flatMap((option) => answerOf(asked, pending, option));
}

function answerOf(asked: Asked & Position, pending: FolklorePrompt, option: FolkloreOption): FieldAnswer[] {
  const { act } = option;
  const shared = { option: option.id, label: optionText(option, pending, asked) };
  switch (act.do) {
    case 'walk':
      return [{ ...shared, space: act.to, does: { kind: 'go', cost: act.way.length, way: act.way } }];
    case 'attack': {
      const at = figureIn(onField(asked), act.target).at;
      const chance = chanceOf(asked, pending.figure!, act);
      return at
        ? [{ ...shared, space: at, does: { kind: 'strike', figure: String(act.target), chance } }]
        : [];
    }
    case 'douse':
    case 'search':
      return [{ ...shared, space: act.at, does: { kind: 'touch' } }];
    default:
      return [];
  }
}

/** Of a hundred faces, how many hit (FK-20). */
export function chanceOf(
  position: Position,
  by: number,
  { target, ability }: { readonly target: number; readonly ability: boolean },
): number {
  const at = onField(position);
  const victim = figureIn(at, target);
  return hitsInHundred(
    fieldDefense(at, victim).total,
    fieldBonus(at, figureIn(at, by), victim, ability).total,
  );
}
