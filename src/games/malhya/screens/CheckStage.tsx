import type { Check } from '../rules/model/checks.ts';
import type { MalhyaEvent } from '../rules/model/events.ts';
import type { CheckState } from '../rules/model/state.ts';
import { actsFor, numbersOf } from '../rules/queries/check-numbers.ts';
import { attained, levelsFor } from '../rules/queries/levels.ts';
import { abilitiesText, bannerText } from '../words/en/check-words.ts';
import { endsText, linesText } from '../words/en/effect-words.ts';
import { heroName, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { Throw } from './Faces.tsx';
import { lastRoll } from './last-roll.ts';
import { StopTrack, SuccessTrack } from './Tracks.tsx';
import { NumberRows } from './Working.tsx';

interface Props {
  readonly named: Named;
  readonly check: Check;
  readonly now: CheckState;
  readonly events: readonly MalhyaEvent[];
}

/** A check under way (L2397–2808): its banner, who takes part, what is rolled, how far it is to levels and limit. */
export function CheckStage({ named, check, now, events }: Props) {
  const hero = now.at ?? now.heroes[0] ?? null;
  const levels = levelsFor(named, check, check.kind === 'group' ? null : hero);
  const validated =
    check.kind === 'group' ? now.results.reduce((sum, { successes }) => sum + successes, 0) : 0;
  const numbers = hero === null ? null : numbersOf(named, check, hero, now);
  const rolled = lastRoll(events, 'heroBegan', 'checkBegan');
  const [lowest] = levels;
  const cannotStop =
    now.at !== null &&
    check.kind !== 'group' &&
    levels.every(({ hidden }) => !hidden) &&
    attained(levels, now.successes) === null;
  return (
    <section
      className="mal-stage full most-62rem bounded-y m-auto grid gap-3 scroll pad-4"
      aria-label={screens.check}
      data-kind={check.kind}
    >
      <header className="mal-banner grid gap-1 pad-3-4" data-characteristic={check.characteristic}>
        <h2 className="flush as-around">{check.name}</h2>
        <p className="flush">
          {bannerText(check)}
          {check.abilities && <> · {abilitiesText(check)}</>}
        </p>
      </header>
      <ul className="flex wrap gap-2 flush bare unlisted">
        {now.heroes.map((one) => (
          <Part key={one} named={named} now={now} hero={one} />
        ))}
      </ul>
      {numbers && hero !== null && (
        <div className="mal-numbers grid gap-3 pad-3-4 panel">
          <NumberRows
            named={named}
            rows={[
              [screens.skillDice, numbers.dice],
              [screens.specialIs, numbers.special],
              [screens.difficultyDice, numbers.difficulty],
              [screens.specialOfDifficulty, numbers.difficultySpecial],
              [screens.limit, numbers.limit],
            ]}
          />
          {rolled && (
            <Throw
              rolled={rolled}
              labels={{ skill: screens.skillDice, difficulty: screens.difficultyDice }}
              numbers={numbers}
            />
          )}
          <SuccessTrack
            successes={now.successes}
            validated={validated}
            levels={levels.map((level) => ({
              ...level,
              brings: level.hidden ? '' : linesText(check.levels[level.at]!.lines, named),
            }))}
          />
          <StopTrack
            stops={now.stops}
            limit={numbers.limit.total}
            forever={check.forever ?? false}
            brings={linesText(check.fail, named)}
          />
          {cannotStop && lowest && <p className="flush sm soft">{screens.noStop(lowest.need)}</p>}
        </div>
      )}
      {check.end && (
        <ul className="grid gap-1 flush sm" aria-label={screens.ends}>
          {endsText(check, named).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {check.instructions && (
        <ul className="mal-instructions grid gap-1 flush sm">
          {check.instructions.map((one) => (
            <li key={one.text} data-off={(hero !== null && !actsFor(named, one, hero)) || undefined}>
              {one.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PartProps {
  readonly named: Named;
  readonly now: CheckState;
  readonly hero: number;
}

/** Somebody who takes part: rolls just now, waits, or has a result. */
function Part({ named, now, hero }: PartProps) {
  const result = now.results.find((one) => one.hero === hero);
  const state = result ? (result.failed ? 'failed' : 'stopped') : now.at === hero ? 'rolls' : 'waits';
  return (
    <li className="mal-part flex middle gap-1 pad-2-3 panel" data-state={state}>
      <Emblem of={named.state.heroes[hero]!.id} />
      <span>
        {heroName(named, hero)}
        {result && (
          <b className={result.failed ? 'harm' : 'can'}>
            {' '}
            {result.failed ? screens.failed : `${screens.stopped}: ${result.successes}`}
          </b>
        )}
        {state === 'waits' && <small className="soft"> {screens.waiting}</small>}
      </span>
    </li>
  );
}
