import { type Line, type LineState, lineStates } from '../../rules/combat/handling.ts';
import type { AttackPart, DefensePart } from '../../rules/combat/pools.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { attackSide, auraticPart, defenseSide, poolsNow, targetNow } from '../../rules/queries/attack-now.ts';
import { placeOf } from '../../rules/queries/field-of.ts';
import { weaponOf } from '../../rules/queries/fighters.ts';
import { attack as words } from '../../words/en/attack-words.ts';
import { whoName } from '../../words/en/fight-names.ts';
import { outcome } from '../../words/en/fight-outcomes.ts';
import { attackPartText, defensePartText } from '../../words/en/fight-parts.ts';
import { DIRECTION } from '../../words/en/fight-questions.ts';
import { PENALTY } from '../../words/en/fight-stage.ts';
import { cardName, listed, type Named } from '../../words/en/names.ts';
import { casting } from '../../words/en/spell-words.ts';
import { Scrolled } from '../Scrolled.tsx';
import { areasShown } from './outcome-of-answer.ts';

interface Props {
  readonly named: Named;
  /** What an attack or a defense is planned by. */
  readonly prompt: MalhyaPrompt;
}

/** An attack before the dice: the lines there are and what they lack, what the situation adds on both sides. */
export function AttackPanel({ named, prompt }: Props) {
  const hero = prompt.hero!;
  const { weapon, ap, armour, aura } = named.state.heroes[hero]!;
  const own = named.state.heroes[hero]!.id;
  const under = placeOf(named).attack;
  const wish = under ?? { attacker: own, line: 0, plan: null };
  const who = under ? own : prompt.against;
  const target = who === undefined ? null : targetNow(named, wish, who);
  const auratic = under ? (auraticPart(named, under, own)[0]?.dice?.dodge ?? 0) : 0;
  const pools = who === undefined ? null : poolsNow(named, wish, { who, plan: null });
  const { attack, defense, passive } = weaponOf(named, hero);
  const always = under ? passive.defense : passive.attack;
  const worn = under && armour !== null ? named.content.armours[armour] : undefined;
  const isOver = pools && Object.values(pools.attack.over).some((n) => n > 0);
  return (
    <Scrolled
      className="mal-panel self-top bounded-y scroll grid gap-2 pad-2-3 round-m on-over sm"
      aria-label={words.title}
    >
      <p className="flush">
        <b>{weapon === null ? words.bare : cardName(named.content, 'gear', weapon)}</b>, {words.apNow(ap)}
      </p>
      {under && pools && (
        <p className="flush">
          {words.pool}: <b>{attackSide(named, wish).parts.map(attackPartText).filter(Boolean).join(' + ')}</b>
        </p>
      )}
      <ol className="flush grid gap-1 bare unlisted">
        {under ? (
          <Lines named={named} hero={hero} lines={defense} text={defensePartText} ready={aura.ready} />
        ) : (
          <Lines named={named} hero={hero} lines={attack} text={attackPartText} ready={aura.ready} />
        )}
      </ol>
      {always && (
        <p className="flush">
          {words.passive}:{' '}
          {under ? defensePartText(always as DefensePart) : attackPartText(always as AttackPart)}
        </p>
      )}
      {worn && (
        <p className="flush">
          {words.armour}: {defensePartText(worn.defense)}
        </p>
      )}
      {!under && who !== undefined && (
        <p className="flush">
          {whoName(named, who)} {words.defends}{' '}
          {defenseSide(named, who, null).parts.map(defensePartText).filter(Boolean).join(' + ')}
        </p>
      )}
      {!under && who === undefined && (
        <ul className="flush bare unlisted grid gap-1" data-areas="true">
          {areasShown(named, hero).map(({ quarters, hits }) => (
            <li key={quarters}>
              {DIRECTION[quarters]}: {outcome.hits(named, hits)}
            </li>
          ))}
        </ul>
      )}
      {target && (
        <ul className="flush bare unlisted grid gap-1">
          <li className={target.penalties.length > 0 ? 'helped' : 'soft'}>
            {target.penalties.length > 0
              ? `${words.dodge}: ${target.penalties.map((one) => PENALTY[one]).join(', ')}`
              : words.noDodge}
          </li>
          {auratic > 0 && <li className="helped">{casting.auratic(auratic)}</li>}
          {target.outnumber.length > 0 && (
            <li>
              {words.outnumbered(
                listed(target.outnumber.map((one) => whoName(named, one))),
                target.outnumber.length,
              )}
            </li>
          )}
          {isOver && <li>{words.over}</li>}
        </ul>
      )}
    </Scrolled>
  );
}

interface LinesProps<P> {
  readonly named: Named;
  readonly hero: number;
  readonly lines: readonly Line<P>[];
  readonly text: (part: P) => string;
  readonly ready: number;
}

function Lines<P>({ named, hero, lines, text, ready }: LinesProps<P>) {
  const states = lineStates(lines, named.state.heroes[hero]!.characteristics);
  return lines.map(({ adds, forAura }, i) => {
    const state = states[i]!;
    const isMet = state.lacks.length === 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
      <li key={i} className={isMet ? '' : 'soft'} data-met={isMet}>
        <b>
          {isMet ? '✔' : '✖'} {words.line(i + 1)}
        </b>{' '}
        ({words.ap(state.ap)}): {text(adds)}
        {!isMet && <span className="harm"> {lackText(state, ready)}</span>}
        {forAura && <small> {words.forAura(text(forAura))}</small>}
      </li>
    );
  });
}

const lackText = (state: LineState, ready: number): string =>
  state.auraWouldMeet
    ? `${words.needs(state)}; ${ready > 0 ? words.aura : words.noAura}`
    : words.needs(state);
