import type { MidgardEvent } from '../rules/model/events.ts';
import type { Sum } from '../rules/model/ledger.ts';
import { actionCardText } from '../words/en/card-facts.ts';
import { cardName, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { sees } from './eyes.ts';
import { Die, Working } from './Working.tsx';

interface Props {
  readonly named: Named;
  readonly event: MidgardEvent;
}

/** Beside a line of the log: its dice and numbers; and what only its owner may read of it. */
export function LineNumbers({ named, event }: Props) {
  const own = ownLine(named, event);
  if (own !== null) return <small className="soft">{own}</small>;
  const sums = sumsOf(event);
  if (sums.length === 0) return null;
  return (
    <span className="gap-1-2 flex wrap middle">
      {sums.map(({ sum, theirs }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two numbers of one event are known by their place
        <span key={i} className="gap-1-2 flex middle">
          <Die sum={sum} theirs={theirs} />
          <Working named={named} sum={sum} label={screens.total} />
        </span>
      ))}
    </span>
  );
}

interface Side {
  readonly sum: Sum;
  readonly theirs: boolean;
}

function sumsOf(event: MidgardEvent): readonly Side[] {
  switch (event.type) {
    case 'checkMade':
      return [{ sum: event.sum, theirs: false }];
    case 'resistanceRolled':
      return [{ sum: event.sum, theirs: true }];
    case 'attackMade':
    case 'defenseMade':
      return [{ sum: event.sum, theirs: event.by === null }];
    case 'initiativeRolled':
      return [
        { sum: event.sum, theirs: false },
        { sum: event.other, theirs: true },
      ];
    default:
      return [];
  }
}

/** With closed hands a line tells what was drawn to whoever drew it. */
function ownLine({ content, state }: Named, event: MidgardEvent): string | null {
  if (state.hands === 'open' || !('player' in event) || event.player === null) return null;
  if (!sees(state, event.player)) return null;
  if (event.type === 'cardDrawn') {
    const card = content.actions[event.card];
    return card ? actionCardText(card) : null;
  }
  if (event.type === 'artifactGained') return cardName(content, 'artifacts', event.artifact);
  return event.type === 'rewardDrawn' ? cardName(content, 'rewards', event.card) : null;
}
