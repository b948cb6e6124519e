import type { Seen } from '../../../ui/guests/guest-look.ts';
import type { MidgardEvent } from '../rules/model/events.ts';
import type { Midgard } from '../table/play.ts';
import type { Named } from '../words/en/names.ts';
import { toldEvent } from '../words/en/told.ts';
import { AdventureStage } from './AdventureStage.tsx';
import { AttemptStage, CheckStage } from './Attempt.tsx';
import { Cities } from './Cities.tsx';
import { CombatStage } from './CombatStage.tsx';
import { attemptRolls, checkShown, exchangeShown } from './rolls-shown.ts';
import { Standings } from './Standings.tsx';

interface Props {
  readonly seen: Seen<Midgard>;
  readonly named: Named;
  /** What is asked, as far as it may be shown. */
  readonly player: number;
}

/** In the middle of the table: the cities, or what is done in one of them; and over it the card that came up. */
export function Board({ seen, named, player }: Props) {
  return (
    <div className="mid-board relative grid shrink-y">
      <Scene seen={seen} named={named} player={player} />
      {seen.showing && <Slip named={named} event={seen.showing} />}
    </div>
  );
}

function Scene({ seen, named, player }: Props) {
  const { pending, showing, events, seats, onAnswer } = seen;
  const { state, content } = named;
  const { combat, adventure, attempt } = state;
  if (state.over) return <Standings named={named} seats={seats} />;
  const asksCity = pending?.options.some(({ act }) => act.do === 'city') ?? false;
  if (!asksCity) {
    if (combat)
      return (
        <CombatStage
          named={{ ...named, state: { ...state, combat } }}
          seats={seats}
          exchange={exchangeShown(pending, events)}
        />
      );
    const roll = checkShown(pending, showing);
    if (adventure)
      return (
        <AdventureStage named={{ ...named, state: { ...state, adventure } }} seats={seats} roll={roll} />
      );
    if (attempt)
      return (
        <AttemptStage
          named={named}
          token={content.tokens[attempt.token]!}
          check={attempt.check}
          rolls={attemptRolls(pending, events)}
        />
      );
    if (roll) return <CheckStage named={named} of={roll} />;
  }
  return <Cities named={named} seats={seats} player={player} pending={pending} onAnswer={onAnswer} />;
}

const SLIPS: ReadonlySet<MidgardEvent['type']> = new Set([
  'destinyDrawn',
  'tokenRevealed',
  'rewardDrawn',
  'treasureTaken',
  'adventurePut',
  'shadowPut',
  'bossRevealed',
]);

/** A card that came up, as long as it is shown. */
function Slip({ named, event }: { readonly named: Named; readonly event: MidgardEvent }) {
  if (!SLIPS.has(event.type)) return null;
  const { content, state, seatName } = named;
  const name = (player: number) => seatName(state.players[player]?.seat ?? '');
  const told = toldEvent(event, { content, view: state, before: state, name });
  return (
    told && (
      <aside className="mid-slip above-4 absolute pad-4 grid gap-2 round-m shade-high paper" role="status">
        <strong className="ink lg">{told.text}</strong>
        {told.quote && <span className="book-face italic">{told.quote}</span>}
      </aside>
    )
  );
}
