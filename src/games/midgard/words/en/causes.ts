import type { Cause } from '../../rules/model/ledger.ts';
import { ABILITY, cardName, type Named, playerName, several } from './names.ts';

/** What made a line of a number. */
export function causeText(cause: Cause, named: Named): string {
  const { content } = named;
  switch (cause.from) {
    case 'die':
      return 'd20';
    case 'replaced':
      return cause.folder === 'actions' ? 'card for the die' : cardName(content, 'treasures', cause.card);
    case 'untrained':
      return 'untrained';
    case 'ability':
      return ABILITY[cause.ability];
    case 'blessing':
      return 'blessing';
    case 'gold':
      return several(cause.count, 'gold', 'gold');
    case 'aides':
      return several(cause.count, 'helper');
    case 'card':
      return cause.folder === 'actions' ? 'support card' : cardName(content, cause.folder, cause.card);
    case 'reaction':
      return `reaction of ${playerName(named, cause.seat)}`;
  }
}
