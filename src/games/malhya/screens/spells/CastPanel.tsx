import type { MalhyaEvent } from '../../rules/model/events.ts';
import type { Sum } from '../../rules/model/ledger.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { type CastWish, castNumbers, isMastered } from '../../rules/spells/spell-numbers.ts';
import { spellTargets } from '../../rules/spells/spell-targets.ts';
import { whoName } from '../../words/en/fight-names.ts';
import { heroName, type Named } from '../../words/en/names.ts';
import { casting, OUT_OF_SPELL, SCHOOL, spellRules } from '../../words/en/spell-words.ts';
import { Throw } from '../Faces.tsx';
import { lastRoll } from '../last-roll.ts';
import { Scrolled } from '../Scrolled.tsx';
import { SuccessTrack } from '../Tracks.tsx';
import { NumberRows } from '../Working.tsx';

interface Props {
  readonly named: Named;
  readonly prompt: MalhyaPrompt | null;
  readonly events: readonly MalhyaEvent[];
}

/** What is cast, or about to be: under way, else what the question is about; null: nothing is. */
export function castShown({ state }: Named, prompt: MalhyaPrompt | null): CastWish | null {
  if (state.magic.cast) return state.magic.cast;
  if (prompt?.kind !== 'spell-aim' || prompt.hero === null || prompt.spell === undefined) return null;
  return { hero: prompt.hero, spell: prompt.spell, stone: prompt.stone ?? null, target: null };
}

/** A spell before its dice and while they are rolled (L5380–5425): its numbers, whom it gets at, what successes bring. */
export function CastPanel({ named, prompt, events }: Props) {
  const wish = castShown(named, prompt);
  if (!wish) return null;
  const { cast } = named.state.magic;
  const card = named.content.spells[wish.spell]!;
  const numbers = castNumbers(named, wish);
  const rolled = cast ? lastRoll(events, 'castBegan') : null;
  const { ap } = named.state.heroes[wish.hero]!;
  return (
    <Scrolled
      className="mal-panel self-top bounded-y scroll grid gap-2 pad-2-3 round-m on-over sm"
      aria-label={casting.title}
    >
      <p className="flush">
        <b>{card.name}</b>, {heroName(named, wish.hero)}
        {wish.target !== null && <> {casting.at(whoName(named, wish.target))}</>}
      </p>
      <p className={isMastered(named, wish) ? 'flush can' : 'flush soft'}>
        {wish.stone === null ? SCHOOL[card.school] : `${SCHOOL[card.school]}, ${casting.stone}`}
      </p>
      <NumberRows
        named={named}
        rows={[
          [casting.ap, numbers.ap],
          [casting.range, numbers.range],
          [casting.dice, card.check ? numbers.dice : null],
          [casting.special, card.check ? worth(numbers.special) : null],
          [casting.difficulty, card.check ? numbers.difficulty : null],
          [casting.stops, card.check ? worth(numbers.difficultySpecial) : null],
        ]}
      />
      {rolled && (
        <Throw
          rolled={rolled}
          labels={{ skill: casting.dice, difficulty: casting.difficulty }}
          numbers={numbers}
        />
      )}
      {cast && card.check && (
        <>
          <SuccessTrack
            successes={cast.successes}
            validated={0}
            levels={card.check.brings.map(({ per }, at) => ({ at, need: per, hidden: false, each: true }))}
          />
          {!cast.stopped && <p className="flush">{casting.left(ap)}</p>}
        </>
      )}
      <ul className="flush bare unlisted grid gap-1">
        {spellRules(card).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li className="soft">{numbers.needsSight ? casting.sight : casting.noSight}</li>
      </ul>
      {!cast && <Targets named={named} wish={wish} />}
    </Scrolled>
  );
}

/** What special faces are worth; null: they are blank, as ever. */
const worth = (sum: Sum): Sum | null => (sum.total > 0 ? sum : null);

/** All it could be cast at, and why not at some. */
function Targets({ named, wish }: { readonly named: Named; readonly wish: CastWish }) {
  return (
    <ul className="flush bare unlisted grid gap-1" aria-label={casting.targets}>
      {spellTargets(named, wish).map(({ who, why }) => (
        <li key={who} className={why === null ? '' : 'soft'}>
          {why === null ? '✔' : '✖'} {whoName(named, who)}
          {why !== null && `: ${OUT_OF_SPELL[why]}`}
        </li>
      ))}
    </ul>
  );
}
