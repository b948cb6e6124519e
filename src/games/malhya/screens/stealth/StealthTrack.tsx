import type { Drawn } from '../../../../ui/frame/use-drawer.ts';
import { TurnRow } from '../../../../ui/guests/parts/TurnRow.tsx';
import { placeOf, typesThere } from '../../rules/queries/field-of.ts';
import { alarmSpace } from '../../rules/stealth/threat.ts';
import { whoName } from '../../words/en/fight-names.ts';
import { stage } from '../../words/en/fight-stage.ts';
import { heroName, type Named } from '../../words/en/names.ts';
import { quietWords as words } from '../../words/en/stealth-stage.ts';
import { Emblem } from '../Emblem.tsx';
import { standingOf } from '../fight/view-of-place.ts';

interface Props {
  readonly named: Named;
  readonly drawer: Drawn;
}

/** In the bar: turn, phase and threat; heroes with their action points, types of enemies. */
export function StealthTrack({ named, drawer }: Props) {
  const { turn, phase, figures, heroes } = placeOf(named);
  const { stealth } = named.state;
  return (
    <>
      <p className="mal-group flush sm lead-1_1">
        <b className="one-line">{stage.turn(turn)}</b>
        <small className="soft mal-phase"> {stage.phase[phase]}</small>
        {stealth && (
          <small className="one-line" data-threat={stealth.threat}>
            {' '}
            {words.threatShort(stealth.threat, alarmSpace(stealth.level))}
          </small>
        )}
      </p>
      <TurnRow
        label={words.heroes}
        more={stage.more}
        drawer={drawer}
        of={[
          ...named.state.heroes.flatMap(({ id, ap }, hero) => {
            const standing = standingOf(named, id);
            return heroes[hero]!.at
              ? [
                  {
                    id,
                    side: 'hero',
                    turn: standing === 'acts' ? 'now' : standing,
                    isNow: standing === 'acts',
                    emblem: <Emblem of={id} />,
                    label: stage.ap(ap),
                    name: words.heroInBar(heroName(named, hero), ap, standing),
                    part: 'encounter' as const,
                  },
                ]
              : [];
          }),
          ...typesThere(placeOf(named)).map((id) => {
            const count = figures.filter(({ type }) => type === id).length;
            return {
              id,
              side: 'enemy',
              turn: 'to-come',
              isNow: false,
              emblem: <Emblem of={id} />,
              label: words.times(count),
              name: words.enemiesInBar(whoName(named, id), count),
              part: 'thoughts' as const,
            };
          }),
        ]}
      />
    </>
  );
}
