import type { FolkloreOption, FolklorePrompt } from '../../rules/model/prompts.ts';
import { featuresLeft } from '../../rules/queries/encounter/deeds.ts';
import { hitsOnField } from '../../rules/queries/encounter/encounter-numbers.ts';
import { figureIn, onField } from '../../rules/queries/encounter/ground.ts';
import type { Position } from '../../rules/queries/numbers.ts';
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
      const position = onField(asked);
      const { at } = figureIn(position, act.target);
      const chance = hitsOnField(position, pending.figure!, act.target, act.ability);
      return at
        ? [{ ...shared, space: at, does: { kind: 'strike', figure: String(act.target), chance } }]
        : [];
    }
    case 'douse':
    case 'search':
      return [{ ...shared, space: act.at, does: { kind: 'touch' } }];
    case 'rite': {
      const space = act.at ?? (act.target === undefined ? null : figureIn(onField(asked), act.target).at);
      return space ? [{ ...shared, space, does: { kind: 'touch' } }] : [];
    }
    case 'interact': {
      const lies = featuresLeft(onField(asked)).find(({ id }) => id === act.feature);
      return lies ? [{ ...shared, space: lies.at, does: { kind: 'touch' } }] : [];
    }
    case 'loose':
    case 'command': {
      const { at } = figureIn(onField(asked), act.do === 'loose' ? act.target : act.figure);
      return at ? [{ ...shared, space: at, does: { kind: 'touch' } }] : [];
    }
    default:
      return [];
  }
}
