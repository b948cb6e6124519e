import { bonusAt } from '../../rules/growing/level-up.ts';
import { normalTalents } from '../../rules/growing/talents.ts';
import { MOST_VALUE, NEW_HERO } from '../../rules/model/fixed-numbers.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { CHARACTERISTICS, SIDES } from '../../rules/model/vocabulary.ts';
import { gearText } from '../../words/en/card-facts.ts';
import { BONUS, SIDE } from '../../words/en/growing-names.ts';
import { growing } from '../../words/en/growing-stage.ts';
import { CHARACTERISTIC, CLASS, cardName, heroName, type Named } from '../../words/en/names.ts';
import { Scrolled } from '../Scrolled.tsx';

interface Props {
  readonly named: Named;
  readonly pending: MalhyaPrompt;
}

/** Values of an evolution table. */
const VALUES = Array.from({ length: MOST_VALUE - 1 }, (_, i) => i + 2);

/** Whom it is about, and what there is to choose among: a level (row 17), talents, what a new hero begins with. */
export function GrowingStage({ named, pending }: Props) {
  const { kind, hero, shown } = pending;
  const name = hero === null ? '' : heroName(named, hero);
  const talents =
    kind === 'talent' ? shown : kind === 'improve' ? normalTalents(named.state.heroes[hero!]!) : undefined;
  const gear = kind === 'gift-card' || kind === 'basic-weapon' ? gearIn(pending) : undefined;
  return (
    <Scrolled
      className="mal-market full most-62rem bounded-y m-auto grid one-column gap-3 scroll pad-4 paper"
      aria-label={kind === 'level-up' ? growing.levelUp(name) : growing.newHero(name)}
      data-growing={kind}
    >
      <h2 className="flush display-face ink">
        {kind === 'gift' || kind === 'gift-card' || kind === 'basic-weapon'
          ? growing.newHero(name)
          : kind === 'level-up'
            ? growing.levelUp(name)
            : `${name}: ${growing.talents}`}
      </h2>
      {kind === 'gift' && <p className="flush sm">{growing.gets(NEW_HERO.gold)}</p>}
      {talents && (
        <ul className="grid gap-2 flush bare unlisted">
          {talents.map((ref) => (
            <Talent key={ref} named={named} talent={ref} />
          ))}
        </ul>
      )}
      {gear && (
        <ul className="grid gap-2 flush bare unlisted sm">
          {gear.map((ref) => (
            <li key={ref} data-card={ref}>
              <b>{cardName(named.content, 'gear', ref)}</b> {gearText(named.content.gear[ref]!)}
            </li>
          ))}
        </ul>
      )}
      {hero !== null && <Evolution named={named} hero={hero} />}
    </Scrolled>
  );
}

const gearIn = ({ options }: MalhyaPrompt): readonly string[] =>
  options.flatMap(({ act }) => (act.do === 'pick' ? [act.gear] : []));

/** Both sides of a card: what it is, and what it may become. */
function Talent({ named, talent }: { readonly named: Named; readonly talent: string }) {
  const card = named.content.talents[talent]!;
  return (
    <li className="grid gap-1 pad-2 sm" data-card={talent}>
      <p className="flush">
        <b>{card.name}</b> {CLASS[card.class]}
      </p>
      {SIDES.map((side) => (
        <p key={side} className="flush">
          <small className="ink-soft">{SIDE[side]}</small> {card[side].text}
        </p>
      ))}
    </li>
  );
}

/** The table of its people's card, with how far it is, and what each characteristic was tested for so far. */
function Evolution({ named, hero }: { readonly named: Named; readonly hero: number }) {
  const { id, characteristics } = named.state.heroes[hero]!;
  const { checks } = named.state.growth;
  return (
    <table className="full xs text-left lead-1_2">
      <caption className="sm text-left">{growing.table}</caption>
      <thead>
        <tr>
          <th scope="col">{growing.now}</th>
          {VALUES.map((value) => (
            <th key={value} scope="col">
              {growing.value(value)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHARACTERISTICS.map((one) => (
          <tr key={one} data-characteristic={one}>
            <th scope="row">
              {CHARACTERISTIC[one]} {characteristics[one]}{' '}
              <small className="block regular">{growing.served(checks[one] ?? 0)}</small>
            </th>
            {VALUES.map((value) => {
              const bonus = bonusAt(named, id, one, value);
              const isNext = value === characteristics[one] + 1;
              const has = value <= characteristics[one];
              return (
                <td key={value} className={has ? 'ink-soft' : ''}>
                  {isNext ? <b>{bonus && BONUS[bonus]}</b> : bonus && BONUS[bonus]}
                  {(has || isNext) && <small> {has ? growing.reached : growing.next}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
