import { woundsIn } from '../../rules/combat/pools.ts';
import type { EventOf, MalhyaEvent } from '../../rules/model/events.ts';
import { result as words } from '../../words/en/attack-words.ts';
import { whoName, woundsText } from '../../words/en/fight-names.ts';
import type { Named } from '../../words/en/names.ts';
import { RESULT } from '../../words/en/space-words.ts';
import { Scrolled } from '../Scrolled.tsx';
import { armourResults } from './attack-shown.ts';
import { FightDice } from './FightDice.tsx';

/** An attack as it came out. */
export interface AttackSeen {
  readonly began: EventOf<'attackBegan'>['attack'];
  readonly rolled: EventOf<'attackRolled'> | null;
  readonly defended: readonly EventOf<'defenseRolled'>[];
  readonly resolved: readonly EventOf<'attackResolved'>[];
}

/** What comes after an attack, so that nobody looks at it any more. */
const SINCE: ReadonlySet<MalhyaEvent['type']> = new Set([
  'attackBegan',
  'turnBegan',
  'placeLeft',
  'heroMoved',
  'weaponChanged',
  'heroWaits',
]);

/** The last attack, until a hero does something else; null: there was none. */
export function lastAttack(
  events: readonly MalhyaEvent[],
  heroes: readonly { readonly id: string }[],
): AttackSeen | null {
  const at = events.findLastIndex(
    (event) =>
      SINCE.has(event.type) || (event.type === 'turnDone' && heroes.some(({ id }) => id === event.who)),
  );
  const began = events[at];
  if (began?.type !== 'attackBegan') return null;
  const since = events.slice(at);
  const all = <T extends MalhyaEvent['type']>(type: T) =>
    since.filter((event): event is EventOf<T> => event.type === type);
  return {
    began: began.attack,
    rolled: all('attackRolled')[0] ?? null,
    defended: all('defenseRolled'),
    resolved: all('attackResolved'),
  };
}

interface Props {
  readonly named: Named;
  readonly seen: AttackSeen;
  /** The hero who is asked whether it breaks its armor. */
  readonly breaks: number | null;
}

/** What an attack came to: its dice, wounds and shields side by side, and which of the outcomes it is. */
export function ResultPanel({ named, seen, breaks }: Props) {
  const { began, rolled, defended, resolved } = seen;
  if (!rolled) return null;
  return (
    <Scrolled
      className="mal-panel self-top bounded-y scroll grid gap-2 pad-2-3 round-m on-over sm"
      aria-label={words.title}
    >
      <div className="flex wrap gap-2 middle">
        <b>{whoName(named, began.attacker)}</b>
        <FightDice dice={rolled.dice} label={words.attackDice} />
      </div>
      {began.defenders.map(({ who }) => {
        const roll = defended.find((one) => one.who === who);
        const end = resolved.find((one) => one.who === who);
        return (
          <div key={who} className="grid gap-1" data-defender={who} data-kind={end?.kind}>
            <div className="flex wrap gap-2 middle">
              <b>{whoName(named, who)}</b>
              {roll && <FightDice dice={roll.dice} label={words.defenseDice} />}
            </div>
            {end && (
              <>
                <p className="flush flex wrap gap-3">
                  <span className="harm bold">{words.wounds(woundsIn(end.wounds))}</span>
                  <span className="helped bold">{words.shields(end.shields)}</span>
                </p>
                <p className="flush">
                  {RESULT[end.kind]}
                  {end.kind === 'wounds' && <b className="harm">: {woundsText(end.suffered)}</b>}
                </p>
              </>
            )}
          </div>
        );
      })}
      {breaks !== null && <IfBroken named={named} hero={breaks} />}
    </Scrolled>
  );
}

/** What armor to break would change. */
function IfBroken({ named, hero }: { readonly named: Named; readonly hero: number }) {
  const results = armourResults(named, hero);
  if (!results) return null;
  return (
    <dl className="flush grid gap-1">
      {(['kept', 'broken'] as const).map((which) => {
        const { kind, left, wounds, shields } = results[which];
        return (
          <div key={which} className="grid" data-armour={which}>
            <dt className="bold">{words.armour[which]}</dt>
            <dd className="flush">
              {words.wounds(woundsIn(wounds))}, {words.shields(shields)}. {RESULT[kind]}
              {kind === 'wounds' && <b className="harm">: {words.wounds(left)}</b>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
