import type { EncounterOp, EncounterOpOf, StoryOp, Trigger } from '../../../engine/index.ts';
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
      return line`${op.off ? 'strike' : 'note'} “${wordOf(op.flag)}”`;
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
      return line`${eachWho(op.who, names)} comes to space ${op.to.join(',')}`;
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

export type StoryTrigger = Exclude<
  Trigger,
  {
    readonly is: 'adventurer-beside' | 'adventurer-enters' | 'defeated' | 'round-begins' | 'encounter-action';
  }
>;

/** When something of the story comes about, as a clause after *when*; rounds by themselves. */
export function storyTriggerText(when: StoryTrigger, names: StoryNames): string {
  switch (when.is) {
    case 'encounter-begins':
      return 'As the encounter begins';
    case 'round-ends':
      return `At the end of ${roundsText(when)}`;
    case 'turn-ends-on':
      return `When an adventurer ends a turn ${
        when.spaces ? `on ${spaceWords(when.spaces)}` : `on or beside ${names.tokenName(when.beside!)}`
      }`;
    case 'holds':
      return `As soon as ${conditionsText(when.if, names)}`;
    case 'token-taken':
      return `When ${names.tokenName(when.token)} is picked up`;
    case 'token-dropped':
      return `When ${names.tokenName(when.token)} is dropped`;
    case 'token-lost':
      return `When ${names.tokenName(when.token)} is lost`;
    case 'token-brought':
      return `When ${names.tokenName(when.token)} is carried to ${spaceWords(when.spaces)}`;
    case 'door-opened':
      return `When ${doorName(names, when.door)} ${isSeveral(doorName(names, when.door)) ? 'are' : 'is'} opened`;
  }
}

/** `round 2`, or `rounds 2, 5, 8 and so on`. */
export const roundsText = ({ round, every }: { readonly round: number; readonly every?: number }): string =>
  every === undefined
    ? `round ${round}`
    : every === 1
      ? round === 1
        ? 'every round'
        : `round ${round} and every later round`
      : `rounds ${[round, round + every, round + 2 * every].join(', ')} and so on`;
