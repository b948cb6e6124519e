import type { EncounterOp, EncounterOpOf, StoryOp } from '../../../engine/index.ts';
import { sentence, wordOf } from '../content.ts';
import { isSeveral, points } from '../grammar.ts';
import {
  conditionsText,
  doorName,
  eachWho,
  pieceName,
  type StoryNames,
  spaceWords,
} from '../tell/story-texts.ts';
import { join, line, type Parts } from './parts.ts';

/** What the story adds to what a hidden text may do, with what holds operations of its own. */
type ToldOp = StoryOp | EncounterOpOf<'if' | 'choose' | 'random'>;

const DOOR = {
  open: ['opens', 'open'],
  closed: ['closes', 'close'],
  locked: ['is locked', 'are locked'],
} as const;

/** One operation of the story as an order without its full stop; `nested` words those inside it. */
export function storyOpText(
  op: ToldOp,
  names: StoryNames,
  nested: (ops: readonly EncounterOp[]) => Parts,
): Parts {
  const door = (id: string) => doorName(names, id);
  switch (op.do) {
    case 'if': {
      const otherwise = op.else && op.else.length > 0 ? line`; otherwise ${nested(op.else)}` : [];
      const then = op.then.length > 0 ? nested(op.then) : 'nothing happens';
      return line`if ${conditionsText(op.if, names)}: ${then}${otherwise}`;
    }
    case 'flag':
      return line`${op.off ? 'cross out' : 'note'} “${wordOf(op.flag)}”`;
    case 'count':
      return line`${countedText(op)}`;
    case 'tell':
      return line`read: “${sentence(op.text)}”`;
    case 'choose':
      return line`choose: ${join(
        op.options.map((one) => {
          const only = one.if ? ` (only if ${conditionsText(one.if, names)})` : '';
          return line`“${sentence(one.name)}”${only}: ${one.do.length > 0 ? nested(one.do) : 'nothing happens'}`;
        }),
        '; or ',
      )}`;
    case 'random': {
      const all = op.of.reduce((sum, { chance }) => sum + chance, 0);
      return line`chance decides: ${join(
        op.of.map(
          (one) => line`${one.chance} in ${all}: ${one.do.length > 0 ? nested(one.do) : 'nothing happens'}`,
        ),
        '; ',
      )}`;
    }
    case 'move-token':
      return line`move ${names.tokenName(op.token)} to space ${op.to.join(',')}`;
    case 'give-token':
      return op.choose
        ? line`an adventurer of your choice carries ${names.tokenName(op.token)}`
        : line`carry ${names.tokenName(op.token)}`;
    case 'drop-token':
      return line`${names.tokenName(op.token)} is dropped`;
    case 'move-terrain':
      return op.to
        ? line`move ${pieceName(op.piece)} to space ${op.to.join(',')}`
        : line`move ${pieceName(op.piece)} to an empty space beside it`;
    case 'remove-terrain':
      return line`remove ${pieceName(op.piece)} from the game`;
    case 'door':
      return line`${door(op.door)} ${DOOR[op.state][isSeveral(door(op.door)) ? 1 : 0]}`;
    case 'move-figure':
      return line`${eachWho(op.who, names)} moves to space ${op.to.join(',')}`;
    case 'walk':
      return line`${eachWho(op.who, names)} walks up to ${points(op.spaces, 'space')} towards ${spaceWords(op.to)}`;
    case 'leave':
      return line`${eachWho(op.who, names)} leaves the board`;
  }
}

function countedText({ counter, add = 0, to }: EncounterOpOf<'count'>): string {
  const name = `“${wordOf(counter)}”`;
  if (to !== undefined) return `set ${name} to ${to}`;
  return add < 0 ? `take ${-add} off ${name}` : `add ${add} to ${name}`;
}
