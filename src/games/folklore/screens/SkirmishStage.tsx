import { NumberDie } from '../../../ui/frame/NumberDie.tsx';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { Sum } from '../rules/model/ledger.ts';
import type { Fight, FolkloreState } from '../rules/model/state.ts';
import { attackBonus, defenseOf, foeBonus, foeDefense } from '../rules/queries/numbers.ts';
import { screens } from '../words/en/screens.ts';
import { Fighter } from './Fighter.tsx';
import { useAsked } from './folklore-context.ts';
import { Working } from './Sums.tsx';

interface Props {
  readonly view: FolkloreState & { readonly fight: Fight };
  /** What happens just now. */
  readonly showing: FolkloreEvent | null;
  /** What was thrown last in it. */
  readonly thrown: FolkloreEvent | null;
  /** What the counter began on. */
  readonly strength: number;
}

/**
 * A skirmish (p.18): the foes on their bases and their counter above, before them the heroes with what they declared. What
 * is left of the counter is on the foes' rims, what is left of a hero on the hero's.
 */
export function SkirmishStage({ view, showing, thrown, strength }: Props) {
  const asked = useAsked(view);
  const { content } = asked;
  const foe = content.foes[view.fight.foe]!;
  const { counter, hits } = view.fight;
  const attacker = showing?.type === 'attackRolled' ? showing.foe : null;
  return (
    <section className="folk-fight tall grid gap-3 shrink-y pad-4 scroll" aria-label={screens.stage}>
      <div className="folk-foe grid columns-both gap-4 middle pad-3-4 paper" data-kind={foe.kind}>
        <span className="folk-pack flex gap-6px">
          {Array.from({ length: foe.count }, (_, i) => i + 1).map((n) => (
            <span key={n} data-strikes={n === attacker || undefined}>
              <Fighter
                card={foe.id}
                side="foe"
                life={strength > 0 ? counter / strength : 1}
                isActive={n === attacker}
                flipped={n % 2 === 0}
              />
            </span>
          ))}
        </span>
        <div>
          <h2 className="flush ink">{foe.name}</h2>
          <p className="flush">
            {screens.kinds[foe.kind]} · {screens.many(foe.count)}
          </p>
          <p className="folk-foe-text book-face italic flush">{foe.text}</p>
        </div>
        <dl className="folk-numbers flex wrap gap-2-4 flush">
          <div className="grid center">
            <dt className="xs">{screens.might}</dt>
            <dd className="flush bold lg">
              <Working sum={foeBonus(asked)} label={screens.might} />
            </dd>
          </div>
          <div className="grid center">
            <dt className="xs">{screens.defense}</dt>
            <dd className="flush bold lg">
              <Working sum={foeDefense(asked)} label={screens.defense} />
            </dd>
          </div>
          <div className="grid center">
            <dt className="xs">{screens.damage}</dt>
            <dd className="flush bold lg">{foe.damage}</dd>
          </div>
        </dl>
      </div>
      {strength > 0 && (
        <div className="grid center gap-4px">
          <small className="plain">
            {screens.counterTitle}
            {hits > 0 && <b className="pad-x-2 bright"> {screens.struck(hits)}</b>}
          </small>
          <ol
            className="folk-counter flex mid wrap gap-6px flush bare unlisted"
            aria-label={screens.counter(counter, strength)}
          >
            {Array.from({ length: strength }, (_, i) => i + 1).map((n) => (
              <li
                className="relative grid centered on-dark bold round-s"
                key={n}
                data-is={n > counter ? 'gone' : n > counter - hits ? 'struck' : 'left'}
                data-marker={n === counter || undefined}
              >
                {n}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Thrown of={thrown} />
      <ul className="folk-line columns-fit-140px grid gap-2 flush bare unlisted">
        {view.heroes.map((hero, at) => {
          const declared = view.fight.declared[at];
          const struck = showing?.type === 'attackRolled' && showing.hero === at ? showing : null;
          return (
            <li
              key={hero.card}
              className="folk-fighter grid columns-mark middle gap-0-2 round-m on-raised lead-1_25"
              data-stance={declared?.stance}
              data-ghost={hero.isGhost || undefined}
              data-struck={struck && struck.foe !== null && struck.hit ? true : undefined}
              data-strikes={struck && struck.foe === null ? true : undefined}
            >
              <Fighter
                card={hero.card}
                side="hero"
                life={hero.vita / content.heroes[hero.card]!.vita}
                isActive={struck?.foe === null}
                isGone={hero.isGhost}
              />
              <strong>{content.heroes[hero.card]!.name}</strong>
              <span className={`sm ${declared ? 'bold can' : ''}`}>
                {hero.isGhost
                  ? screens.ghost
                  : declared
                    ? screens.stances[declared.stance]
                    : screens.undeclared}
              </span>
              {!hero.isGhost && (
                <span className="folk-pair across flex wrap gap-0-2 sm soft">
                  {screens.bars.vita} <b className="plain">{hero.vita}</b> {screens.defense}{' '}
                  <Working sum={defenseOf(asked, at)} label={screens.defense} /> {screens.might}{' '}
                  <Working sum={attackBonus(asked, at)} label={screens.might} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The dice that fell last, where everybody sees them. */
function Thrown({ of }: { readonly of: FolkloreEvent | null }) {
  const thrown = sumShown(of);
  return (
    <div className="folk-thrown flex wrap gap-3 middle mid">
      {thrown?.sum.entries.map(({ cause, amount }) =>
        cause.from === 'die' ? (
          <NumberDie
            key={`${cause.sides} ${amount} ${thrown.key}`}
            sides={cause.sides}
            face={amount}
            size={84}
            tone={thrown.theirs ? 'theirs' : 'ours'}
            falls
          />
        ) : null,
      )}
      {thrown && (
        <p className="grid flush plain" data-hit={thrown.hit ?? undefined}>
          <strong className="display-face xxxl lead-1_1">{thrown.sum.total}</strong>
          {thrown.need && (
            <span>
              {screens.working.need} {thrown.need.total}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

interface ThrownSum {
  readonly sum: Sum;
  readonly need?: Sum;
  readonly hit?: boolean;
  readonly theirs: boolean;
  readonly key: string;
}

function sumShown(event: FolkloreEvent | null): ThrownSum | null {
  if (event?.type === 'counterSet') return { sum: event.strength, theirs: true, key: 'counter' };
  if (event?.type !== 'attackRolled') return null;
  const { roll: sum, need, hit, foe, hero } = event;
  return { sum, need, hit, theirs: foe !== null, key: `${foe} ${hero}` };
}
