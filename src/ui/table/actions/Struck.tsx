/** An attack before it is made: whom, how likely, and the same Empowered. */
import { type FigureId, figureIn, hpOf, type Position } from '../../../engine/index.ts';
import { HpIcon } from '../../icons/index.ts';
import { useTelling, useWholeWords, useWords } from '../../page/use-words.ts';
import { useHand } from '../context/use-hand.ts';
import { useOdds } from '../context/use-odds.ts';
import { Price } from '../deeds/SpPips.tsx';

interface Props {
  /** Where it is made: as things stand, or behind a way. */
  readonly position: Position;
  readonly attacker: FigureId;
  readonly target: FigureId;
}

/** The odds of the attack pointed at, Empowered or not; undefined until they are there. */
function useAttack({ position, attacker, target }: Props, empower: boolean) {
  const odds = useOdds(position, attacker, target);
  return odds === 'too-much' ? null : odds.find((one) => one.empowered === empower);
}

/** Whom, and how likely, for how much. */
export function Struck({ empower, ...props }: Props & { readonly empower: boolean }) {
  const { optionOdds: words } = useWords().ui.panels;
  const { position, target } = props;
  const telling = useTelling(position);
  const figure = figureIn(position.state, target);
  const odds = useAttack(props, empower);
  const line = odds
    ? words.line([
        words.hit(odds.hit),
        ...(odds.range ? [words.damage(null, odds.range)] : [words.harmless]),
        ...(odds.defeat > 0 ? [words.defeats(null, odds.defeat)] : []),
      ])
    : null;
  return (
    <>
      <p className="flex wrap middle gap-0-2 bold">
        {telling.figureName(figure)}
        <span className="target-hp inline-flex middle gap-0_2em">
          <HpIcon className="harm" aria-hidden="true" /> {hpOf(position, figure) - figure.damage}
        </span>
      </p>
      <p className="target-odds semi" data-odds={odds ? 'known' : 'working'}>
        {odds === null ? words.tooMuch : (line ?? words.working)}
      </p>
      <span className="meter" aria-hidden="true">
        <span style={{ width: `${(odds?.hit ?? 0) * 100}%` }} />
      </span>
    </>
  );
}

/** The same attack Empowered: what it adds, and what both chances become. `sp`: what that takes more. */
export function EmpowerSwitch({ on, sp, ...props }: Props & { readonly on: boolean; readonly sp: number }) {
  const { selection: words, optionOdds } = useWholeWords().ui.panels;
  const hand = useHand();
  const plain = useAttack(props, false);
  const odds = useAttack(props, true);
  return (
    <label className="flex gap-2 high-2_6rem middle pressable">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={() => hand.empower(!on)}
      />
      <span>
        {words.empowered} +<Price sp={sp} />
        {odds && plain && (
          <small className="block semi">
            {/* The gain before what it costs. */}
            {optionOdds.line([
              ...(odds.defeat > 0 || plain.defeat > 0
                ? [optionOdds.defeatsInstead(odds.defeat, plain.defeat)]
                : [optionOdds.damage(null, odds.range)]),
              optionOdds.hitInstead(odds.hit, plain.hit),
            ])}
          </small>
        )}
      </span>
    </label>
  );
}
