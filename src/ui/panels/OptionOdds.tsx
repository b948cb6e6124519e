import { useId, useState } from 'react';
import {
  bearsOnDice,
  type OptionOdds as Odds,
  type Option,
  type Position,
  type Prompt,
} from '../../engine/index.ts';
import type { ChoiceKnown } from '../../stores/middara/choice-work.ts';
import type { Telling } from '../../words/telling.ts';
import { useChoiceOdds } from '../hooks/use-choice-odds.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { DamageOfEach } from './DamageOfEach.tsx';
import './option-odds.css';

interface Props {
  readonly position: Position;
  readonly asker: Prompt;
  readonly option: Option;
}

/** The odds of an answer that has to do with dice; null where there are none to tell. */
export function useOddsOf({ position, asker, option }: Props): ChoiceKnown | undefined | null {
  const asks = bearsOnDice(position, asker, option);
  return useChoiceOdds(asker, asks ? { kind: asker.kind, option: { id: option.id, act: option.act } } : null);
}

/** A line of an answer: how likely it is to come out, and for whom. Its place is kept until it is known. */
export function OptionOdds(props: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(props.position);
  const known = useOddsOf(props);
  if (known === null) return null;
  return (
    <small className="option-chance" data-odds={known === undefined ? 'working' : 'known'}>
      {known === undefined
        ? words.working
        : known === 'too-much'
          ? words.tooMuch
          : lineOf(known, words, telling)}
    </small>
  );
}

type OddsWords = ReturnType<typeof useWords>['ui']['panels']['optionOdds'];

/** All of it in one line. */
export function lineOf(odds: Odds, words: OddsWords, telling: Telling): string {
  const hurt = odds.figures.filter(({ expected }) => expected > 0);
  const parts = [
    ...(odds.hit === null ? [] : [words.hit(odds.hit)]),
    ...(odds.passed === null ? [] : [words.passed(odds.passed)]),
    ...Object.entries(odds.held).map(([id, chance]) => words.held(telling.figure(id), chance)),
    ...hurt.map(({ figure, expected }) =>
      words.damage(hurt.length > 1 ? telling.figure(figure) : null, expected),
    ),
    ...(odds.hit !== null && odds.hit > 0 && hurt.length === 0 ? [words.harmless] : []),
    ...odds.figures
      .filter(({ falls }) => falls > 0)
      .map(({ figure, falls }) => words.falls(telling.figure(figure), falls)),
  ];
  const line = parts.length === 0 ? words.nothing : words.line(parts);
  return odds.throws === null ? line : words.about(line, odds.throws);
}

/** The same unfolded, beside the answer: how much damage how often, and what is taken for granted. */
export function OptionOddsMore(props: Props) {
  const words = useWords().ui.panels.optionOdds;
  const telling = useTelling(props.position);
  const known = useOddsOf(props);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (known === null) return null;
  const odds = known === undefined || known === 'too-much' ? null : known;
  return (
    <>
      <button
        type="button"
        className="odds-toggle"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={words.moreOf(telling.option(props.option, props.asker))}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <span className="odds-mark" aria-hidden="true" />
      </button>
      <div id={id} className="odds-more panel" data-open={open || undefined}>
        {odds ? (
          <>
            <p>{lineOf(odds, words, telling)}</p>
            <DamageOfEach figures={odds.figures} telling={telling} />
            <p className="odds-then">{words.assumed}</p>
          </>
        ) : (
          <p>{known === undefined ? words.working : words.tooMuch}</p>
        )}
      </div>
    </>
  );
}
