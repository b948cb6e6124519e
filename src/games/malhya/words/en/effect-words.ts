/** What a result of a check brings, in few words: on the check of the document it stands beside its level (L2600–2680). */
import type { Check } from '../../rules/model/checks.ts';
import type { Effect, Line, Target, Who } from '../../rules/model/content.ts';
import { conditionText } from './condition-words.ts';
import { cardName, cubeName, GEAR, harmText, type Named, SHAPE, several, signed } from './names.ts';

type Read = Pick<Named, 'content'>;

const WHOM: Readonly<Record<Who, string>> = { each: 'each hero: ', one: 'one hero: ', hero: '' };

const where = (target: Target): string =>
  typeof target === 'number' ? `go to ${target}` : `go to ${SHAPE[target.book]} ${target.chapter}`;

/** Null: what only the chapter can tell. */
function effectText(effect: Effect, { content }: Read): string | null {
  if ('gold' in effect) return `${signed(effect.gold)} gold`;
  if ('points' in effect) return `${signed(effect.points)} ${effect.points === 1 ? 'point' : 'points'}`;
  if ('crystals' in effect)
    return `${signed(effect.crystals)} ${effect.crystals === 1 ? 'crystal' : 'crystals'}`;
  if ('harm' in effect) return `${WHOM[effect.harm.who]}${harmText(effect.harm.n, effect.harm.kind)}`;
  if ('heal' in effect) return `${WHOM[effect.heal.who]}heals ${effect.heal.n}`;
  if ('aura' in effect) return `${WHOM[effect.aura.who]}${signed(effect.aura.n)} aura`;
  if ('ap' in effect) return `${WHOM[effect.ap.who]}${signed(effect.ap.n)} action points`;
  if ('cube' in effect)
    return `${WHOM[effect.cube.who]}${effect.cube.n} × ${cubeName(effect.cube.kind, effect.cube.colour)}`;
  if ('gain' in effect) return `${WHOM[effect.gain.who]}${cardName(content, 'gear', effect.gain.gear)}`;
  if ('lose' in effect) return `${WHOM[effect.lose.who]}loses ${GEAR[effect.lose.kind]}`;
  if ('threat' in effect) return several(effect.threat.n, `${effect.threat.die} threat die`, 'threat dice');
  return null;
}

/** Where nothing of it can be said in few words, what is written there. */
const lineText = (line: Line, named: Read): string => {
  const told = [
    ...(line.do ?? []).flatMap((effect) => effectText(effect, named) ?? []),
    ...(line.go === undefined ? [] : [where(line.go)]),
  ];
  const text = told.length > 0 ? told.join(', ') : (line.text ?? '').replace(/\.$/, '');
  return line.if && told.length > 0 ? `${conditionText(line.if, named.content)}: ${text}` : text;
};

export const linesText = (lines: readonly Line[], named: Read): string =>
  lines
    .map((line) => lineText(line, named))
    .filter(Boolean)
    .join('; ');

/** What ends a check for all, in the order in which it is looked at (L2627–2635). */
export function endsText({ end = {} }: Check, named: Read): readonly string[] {
  const { count, none, all } = end;
  const ends = (when: string, lines: readonly Line[]) => `${when}: ${linesText(lines, named) || 'it ends'}`;
  return [
    ...(count
      ? [
          ends(
            `Once ${several(count.n, 'hero has', 'heroes have')} ${several(count.from, 'success', 'successes')} or more`,
            count.lines,
          ),
        ]
      : []),
    ...(none ? [ends('If nobody succeeds', none)] : []),
    ...(all ? [ends('When all have finished', all)] : []),
  ];
}
