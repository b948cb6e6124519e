import { useMemo } from 'react';
import { placeOf } from '../../rules/queries/field-of.ts';
import { CastPanel, castShown } from '../spells/CastPanel.tsx';
import { AlarmPanel, alarmOfTurn } from './AlarmPanel.tsx';
import { AttackPanel } from './AttackPanel.tsx';
import { answersOfFight } from './answers-of-fight.ts';
import { FightBoard } from './FightBoard.tsx';
import type { StageProps } from './fight-view.ts';
import { foreseenNow } from './foreseen-now.ts';
import { intendedNow } from './intended.ts';
import { lastAttack, ResultPanel } from './ResultPanel.tsx';
import { viewOfPlace } from './view-of-place.ts';
import './malhya-fight.css';

/** A fight in a place (L4171–L5268): the board, and beside it an attack before its dice or after them. */
export function FightStage({ named, pending, events, onAnswer }: StageProps) {
  const { content, state } = named;
  const view = useMemo(() => viewOfPlace({ content, state }, events), [content, state, events]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what names are read from is the same for a state
  const answers = useMemo(() => answersOfFight(named, view.field, pending), [state, pending, view]);
  const told = useMemo(
    () => (pending?.kind === 'turn' ? foreseenNow({ content, state }) : []),
    [content, state, pending],
  );
  const acting =
    pending?.who ?? (pending?.hero == null ? placeOf(named).acting.at(-1) : state.heroes[pending.hero]!.id);
  const plans = pending?.kind === 'plan' || pending?.kind === 'defense';
  const alarm = alarmOfTurn(events);
  const isCast = castShown(named, pending) !== null;
  const attack = plans || isCast ? null : lastAttack(events, state.heroes);
  return (
    <div className="mal-fight grid one-column gap-1 shrink shrink-y pad-1 tall">
      <FightBoard
        view={view}
        named={named}
        answers={answers}
        acting={acting ?? null}
        told={told}
        intended={pending ? null : intendedNow(events)}
        mode={state.now.mode === 'stealth' ? 'stealth' : 'combat'}
        onAnswer={onAnswer}
      />
      {plans && <AttackPanel named={named} prompt={pending} />}
      {isCast && <CastPanel named={named} prompt={pending} events={events} />}
      {attack && (
        <ResultPanel named={named} seen={attack} breaks={pending?.kind === 'armour' ? pending.hero : null} />
      )}
      {alarm && !plans && !attack && <AlarmPanel named={named} alarm={alarm} />}
    </div>
  );
}
