import { useMemo } from 'react';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { keyOf, type Space } from '../../rules/place/space.ts';
import { heroIndex, placeOf } from '../../rules/queries/field-of.ts';
import { killsOf, seeablesOf } from '../../rules/stealth/quiet-here.ts';
import { colourOfToken } from '../../rules/stealth/stealth-cards.ts';
import type { Named } from '../../words/en/names.ts';
import { CALLED } from '../../words/en/stealth-names.ts';
import { wayText } from '../../words/en/stealth-seen.ts';
import { corpseText, killText, nextText, seenText } from '../../words/en/stealth-stage.ts';
import { answersOfFight } from '../fight/answers-of-fight.ts';
import { FightBoard, type OwnMarks } from '../fight/FightBoard.tsx';
import { type FightView, figuresAt, type StageProps } from '../fight/fight-view.ts';
import { CastPanel, castShown } from '../spells/CastPanel.tsx';
import { CallMarks, FieldMarks, ThingMarks, WayMarks } from './QuietMarks.tsx';
import { QuietPanel } from './QuietPanel.tsx';
import { type QuietView, quietViewOf } from './quiet-view.ts';
import { viewOfQuiet } from './view-of-quiet.ts';
import '../fight/malhya-fight.css';

/** A place in stealth (L3634–L4169): the board of a fight with what enemies see, and beside it threat and dice. */
export function StealthStage({ named, pending, events, onAnswer }: StageProps) {
  const { content, state } = named;
  const view = useMemo(() => viewOfQuiet({ content, state }, events), [content, state, events]);
  const quiet = useMemo(() => quietViewOf({ content, state }), [content, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what names are read from is the same for a state
  const answers = useMemo(() => answersOfFight(named, view.field, pending), [state, pending, view]);
  const now = placeOf(named).acting.at(-1) ?? null;
  const acting = pending?.hero == null ? now : state.heroes[pending.hero]!.id;
  const hero = acting === null ? -1 : heroIndex(state, acting);
  return (
    <div className="mal-fight grid one-column gap-1 shrink shrink-y pad-1 tall">
      <FightBoard
        view={view}
        named={named}
        answers={answers}
        acting={acting}
        told={NOTHING}
        mode="stealth"
        own={quiet ? marksOf(named, view, quiet, pending) : undefined}
        onAnswer={onAnswer}
      />
      {castShown(named, pending) !== null && <CastPanel named={named} prompt={pending} events={events} />}
      {quiet && <QuietPanel named={named} quiet={quiet} pending={pending} hero={hero < 0 ? null : hero} />}
    </div>
  );
}

const NOTHING: readonly never[] = [];

/** What stealth draws on the board, and tells of its spaces. */
function marksOf(named: Named, view: FightView, quiet: QuietView, pending: MalhyaPrompt | null): OwnMarks {
  const { who, against, kind, hero } = pending ?? {};
  const seen = kind === 'avert' ? seeablesOf(named).find(({ id }) => id === against) : undefined;
  const kills = kind === 'quiet-turn' ? killsOf(named, hero!) : [];
  const byOn = (space: Space) => quiet.seen.get(keyOf(space)) ?? [];
  const nextOn = (space: Space) => quiet.next.get(keyOf(space)) ?? [];
  const wayOf = (steps: readonly Space[]) => steps.map((at) => ({ at, by: byOn(at) }));
  return {
    under: (
      <>
        <FieldMarks quiet={quiet} />
        <CallMarks view={view} />
      </>
    ),
    over: <ThingMarks quiet={quiet} view={view} spotted={seen && who ? { by: who, who: seen.at } : null} />,
    way: (steps) => <WayMarks quiet={quiet} view={view} way={steps} />,
    warns: (steps) => (steps.some((at) => byOn(at).length > 0) ? wayText(named, wayOf(steps)) : null),
    told: (space, steps) => [
      ...view.tokens.flatMap(({ id, at }) => {
        const colour = keyOf(at) === keyOf(space) ? colourOfToken(id) : null;
        return colour ? [CALLED[colour]] : [];
      }),
      ...quiet.corpses.filter(({ at }) => keyOf(at) === keyOf(space)).map((one) => corpseText(named, one)),
      ...(steps.length > 0
        ? [wayText(named, wayOf(steps)), nextText(named, nextOn(space))]
        : [seenText(named, byOn(space)), nextText(named, nextOn(space))]
      ).filter((text) => text !== null),
      ...figuresAt(view, space).flatMap(({ id }) =>
        kills.filter(({ target, why }) => target === id && why !== null).map((kill) => killText(kill)),
      ),
    ],
  };
}
