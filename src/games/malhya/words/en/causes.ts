import type { Cause } from '../../rules/model/ledger.ts';
import { CHARACTERISTIC, cardName, type Named, several } from './names.ts';
import { magicCause } from './spell-words.ts';

/** What made a line of a number. */
export function causeText(cause: Cause, { content }: Pick<Named, 'content'>): string {
  switch (cause.from) {
    case 'characteristic':
      return CHARACTERISTIC[cause.characteristic];
    case 'aura':
      return 'aura token';
    case 'check':
      return 'check';
    case 'lockpick':
      return 'lockpick';
    case 'instruction':
      return `instruction ${cause.at + 1}`;
    case 'paid':
      return 'action points';
    case 'heroes':
      return several(cause.count, 'hero', 'heroes');
    case 'crystals':
      return several(cause.count, 'crystal');
    case 'heavy':
      return several(cause.count, 'heavy piece');
    case 'most':
      return 'limit';
    case 'card':
      return cardName(content, cause.folder, cause.card);
    default:
      return magicCause(cause);
  }
}
