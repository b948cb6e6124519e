import { type ReactNode, useContext, useId, useState } from 'react';
import {
  bearsOnDice,
  type FigureId,
  type OptionOdds as Odds,
  type Option,
  type Position,
  type Prompt,
} from '../../../engine/index.ts';
import { broughtBy } from '../../../stores/middara/brought-by.ts';
import type { ChoiceKnown } from '../../../stores/middara/choice-work.ts';
import { damageRange, hitRange } from '../../../stores/middara/damage-range.ts';
import { bestOf } from '../../../stores/middara/dice-choice.ts';
import type { Telling } from '../../../words/telling.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useLateAhead } from '../context/late-ahead.ts';
import { ChoicesContext, SessionContext, useChoiceOdds, useKnownOdds } from '../context/use-choice-odds.ts';
import { DamageOfEach } from './DamageOfEach.tsx';
import './option-odds.css';

interface Props {
  readonly position: Position;
  readonly asker: Prompt;
  readonly option: Option;
}

/**
 * The odds of an answer that has to do with dice; null where there are none to tell. Where it asks which dice, of those
 * that come out best: they are chosen next.
 */
export function useOddsOf({ position, asker, option }: Props): ChoiceKnown | undefined | null {
  const asks = bearsOnDice(position, asker, option);
  const dice = useDiceOf(asker, option);
  const own = asks && dice?.length === 0;
  const plain = useChoiceOdds(
    asker,
    own ? { kind: asker.kind, option: { id: option.id, act: option.act } } : null,
  );
  const known = useKnownOdds(asker, dice ?? NO_DICE, option);
  if (dice === null) return asks ? undefined : null;
  if (dice.length === 0) return plain;
  if (known.size < dice.length) return undefined;
  return known.get(bestOf([...known], friendsAt(position)) ?? dice[0]!.id);
}

/** Which dice an answer asks for next; null until that can be said: without them its odds would be another's. */
function useDiceOf(asker: Prompt, option: Option): readonly Option[] | null {
  const session = useContext(SessionContext);
  const choices = useContext(ChoicesContext);
  const mayAsk = choices !== null && asker.kind === 'after-roll' && session?.pending === asker;
  const ahead = useLateAhead(mayAsk);
  if (!mayAsk) return NO_DICE;
  return ahead ? (ahead.diceAhead(session, option)?.next.options ?? NO_DICE) : null;
}

const NO_DICE: readonly Option[] = [];

/** Who strikes, or whose turn it is before anybody does. */
function striking({ state }: Position): FigureId | null {
  const blow = state.scopes.findLast(({ kind }) => kind === 'attack');
  return blow?.kind === 'attack' ? blow.attacker : (state.turn?.figure ?? null);
}

/** What an enemy's attack may bring to the friends it is told of: `Paralyze from Earth Loa 1`; null in a turn of theirs. */
function foesEffect(position: Position, words: OddsWords, telling: Telling, friends: readonly FigureId[]) {
  const by = striking(position);
  return by === null || friends.includes(by) ? null : words.from(broughtBy(position, by), telling.figure(by));
}

/**
 * A line of an answer: how likely it is to come out, and for whom. Its place is kept until it is known. `after`: what
 * comes by itself, where it is that which is meant. `names`: it takes its only target by itself, which nothing else names.
 */
export function OptionOdds(
  props: Props & { readonly after?: string | undefined; readonly names?: boolean | undefined },
) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(props.position);
  const known = useOddsOf(props);
  if (known === null) return null;
  const friends = friendsAt(props.position);
  const from = foesEffect(props.position, words, telling, friends);
  const said = (odds: Odds): string => {
    const line = lineOf(odds, words, telling, friends, from, props.names);
    // The blow goes on by itself whatever is answered.
    if (props.asker.question.ask !== 'about-to-fall') return line;
    return props.after ? `${props.after}: ${line}` : words.after(line);
  };
  // Nothing is said where nothing is to be said.
  if (known && known !== 'too-much' && !isTold(known)) return null;
  return (
    <small className="option-chance" data-odds={known === undefined ? 'working' : 'known'}>
      {known === undefined
        ? words.working
        : known === 'too-much'
          ? words.tooMuch
          : withMost(said(known), known, friends)}
    </small>
  );
}

type OddsWords = ReturnType<typeof useWords>['ui']['panels']['optionOdds'];

/** Whether dice or anybody's harm hang on it. */
export const isTold = ({ hit, passed, held, figures }: Odds): boolean =>
  hit !== null ||
  passed !== null ||
  Object.keys(held).length > 0 ||
  figures.some(({ expected }) => expected > 0);

/** All of it in one line. `friends`: whose being hit is told the other way about. `from`: what takes hold, where it comes by itself. */
export function lineOf(
  odds: Odds,
  words: OddsWords,
  telling: Telling,
  friends: readonly FigureId[],
  from?: string | null,
  names = false,
): string {
  const all = odds.figures.filter(({ expected }) => expected > 0);
  // Struck oneself, what a foe may do later is not told with it.
  const foes = odds.hit === null ? [] : all.filter(({ figure }) => !friends.includes(figure));
  const hurt = foes.length > 0 ? foes : all;
  const suffers = hurt.length > 0 && foes.length === 0;
  const parts = [
    ...(odds.hit === null ? [] : [suffers ? words.beHit(odds.hit) : words.hit(odds.hit)]),
    ...(odds.passed === null ? [] : [words.passed(odds.passed)]),
    ...Object.entries(odds.held).map(([id, chance], _, { length }) =>
      // Of one alone it is told on its own card; of a friend it is said whose it is.
      from && friends.includes(id)
        ? words.heldFrom(length > 1 ? words.upon(from, telling.figure(id)) : from, chance)
        : words.held(length > 1 || friends.includes(id) ? telling.figure(id) : null, chance),
    ),
    ...hurt.map(({ figure, damage }) =>
      words.damage(
        hurt.length > 1 || (names && !friends.includes(figure)) ? telling.figure(figure) : null,
        hurt.length === 1 ? rangeOf(damage, odds) : damageRange(damage),
      ),
    ),
    ...(odds.hit !== null && odds.hit > 0 && hurt.length === 0 ? [words.harmless] : []),
    ...hurt
      .filter(({ falls }) => falls > 0)
      .map(({ figure, falls }) =>
        friends.includes(figure)
          ? words.falls(telling.figure(figure), falls)
          : words.defeats(hurt.length > 1 || falls > 1 - 1e-9 ? telling.figure(figure) : null, falls),
      ),
  ];
  const line = parts.length === 0 ? words.nothing : words.line(parts);
  return odds.throws === null ? line : words.about(line);
}

/** Of the one that may be hurt. */
const rangeOf = (damage: Odds['figures'][number]['damage'], { hit }: Odds) =>
  hit === null ? damageRange(damage) : hitRange(damage, hit);

/** The most one of ours may lose by being hit stands out (face.md 16.2). */
function withMost(line: string, odds: Odds, friends: readonly FigureId[]): ReactNode {
  if (odds.hit === null) return line;
  for (const { figure, damage } of odds.figures) {
    const [least, most] = (friends.includes(figure) && rangeOf(damage, odds)) || [0, 0];
    const at = line.indexOf(`${least}–${most} `);
    if (least === most || at < 0) continue;
    const from = at + `${least}–`.length;
    const to = from + `${most}`.length;
    return (
      <>
        {line.slice(0, from)}
        <b className="heavy">{line.slice(from, to)}</b>
        {line.slice(to)}
      </>
    );
  }
  return line;
}

/** Those whose harm is a player's own. */
export const friendsAt = ({ state }: Position): readonly FigureId[] =>
  state.figures.filter(({ side }) => side !== 'combatants').map(({ id }) => id);

/** The same unfolded, beside the answer: how much damage how often, and what is taken for granted. */
export function OptionOddsMore(props: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(props.position);
  const known = useOddsOf(props);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (known === null) return null;
  const odds = known === undefined || known === 'too-much' ? null : known;
  const friends = friendsAt(props.position);
  return (
    <>
      <button
        type="button"
        className="odds-toggle least-44px touchable grid centered bare edged round-m clear soft pressable"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={words.moreOf(telling.option(props.option, props.asker))}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {/* Three bars. */}
        <svg viewBox="0 0 14 14" width="14" height="14" fill="currentColor" aria-hidden="true">
          <path d="M0 6h4v8H0zM5 0h4v14H5zM10 9h4v5h-4z" />
        </svg>
      </button>
      <div id={id} className="odds-more gone pad-3 sm panel" data-open={open || undefined}>
        {odds ? (
          <>
            <p className="m-0-0-2">
              {lineOf(odds, words, telling, friends, foesEffect(props.position, words, telling, friends))}
            </p>
            <DamageOfEach figures={odds.figures} telling={telling} />
            <p className="m-0-0-2 xs soft">{words.assumed}</p>
          </>
        ) : (
          <p className="m-0-0-2">{known === undefined ? words.working : words.tooMuch}</p>
        )}
      </div>
    </>
  );
}
