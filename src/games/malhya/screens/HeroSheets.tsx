import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { HeroSheet } from '../../../ui/guests/parts/HeroSheet.tsx';
import type { MalhyaEvent } from '../rules/model/events.ts';
import { CHARACTERISTICS, CUBES } from '../rules/model/vocabulary.ts';
import { boardValue, heavyCapacity } from '../rules/queries/burden.ts';
import { boardOf } from '../rules/queries/fighters.ts';
import { heavyOf } from '../rules/queries/gear.ts';
import { whyNotCast } from '../rules/spells/cast-spell.ts';
import { gearText, talentText } from '../words/en/card-facts.ts';
import { growing } from '../words/en/growing-stage.ts';
import { CHARACTERISTIC, cardName, cubeName, heroName, type Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import { casting, signText, spellText, UNTIL, WHY_NOT_CAST } from '../words/en/spell-words.ts';
import { Emblem } from './Emblem.tsx';
import { LifeZones } from './fight/LifeZones.tsx';
import { freeMoveOf } from './fight/view-of-place.ts';
import { barsOf } from './HeroBlock.tsx';

interface Props {
  readonly named: Named;
  readonly seats: readonly { readonly id: string }[];
  readonly asked: number | null;
  /** All that was shown so far. */
  readonly events: readonly MalhyaEvent[];
}

/** The group and its heroes as they are: what they have left, what they carry. */
export function HeroSheets({ named, seats, asked, events }: Props) {
  const { gold, crystals, points, scenarioTokens, scenarioCards } = named.state.group;
  return (
    <>
      <section className="grid gap-1 pad-2 panel" aria-label={screens.group}>
        <p className="flush flex wrap gap-2-4 sm">
          <span>
            {screens.gold} <b>{gold}</b>
          </span>
          <span>
            {screens.crystals} <b>{crystals}</b>
          </span>
          <span>
            {screens.points} <b>{points}</b>
          </span>
          {scenarioTokens.length > 0 && (
            <span>
              {screens.tokens} <b>{scenarioTokens.join(', ')}</b>
            </span>
          )}
        </p>
        {scenarioCards.map(({ ref, off, spell, aura }) => (
          <p key={ref} className="flush sm">
            <b>{cardName(named.content, 'scenario', ref)}</b> {named.content.scenario[ref]!.text}
            {spell !== undefined && <b> {cardName(named.content, 'spells', spell)}</b>}
            {aura !== undefined && <b> {casting.reserve(aura)}</b>}
            {off && <span className="harm"> {screens.noEffect}</span>}
          </p>
        ))}
      </section>
      <ul className="grid gap-2">
        {named.state.heroes.map(({ id }, hero) => (
          <OneHero
            key={id}
            named={named}
            seats={seats}
            hero={hero}
            isAsked={hero === asked}
            events={events}
          />
        ))}
      </ul>
    </>
  );
}

interface OneProps extends Omit<Props, 'asked'> {
  readonly hero: number;
}

function OneHero({ named, seats, hero, isAsked, events }: OneProps & { readonly isAsked: boolean }) {
  const one = named.state.heroes[hero]!;
  const said = (name: string, value: number | string) => ({ name, value: <strong>{value}</strong> });
  return (
    <HeroSheet
      id={one.id}
      emblem={<Emblem of={one.id} />}
      name={heroName(named, hero)}
      by={
        <>
          <SeatMark seats={seats} seat={one.seat} /> {named.seatName(one.seat)}
          {one.life.life === 0 && <span className="bold harm"> {screens.gone}</span>}
        </>
      }
      bars={barsOf(named, hero)}
      numbers={[
        ...CHARACTERISTICS.map((name) => said(CHARACTERISTIC[name], one.characteristics[name])),
        said(screens.carrying, one.carrying),
        said(growing.heavy, growing.of(heavyOf(named, one), heavyCapacity(named, one))),
        said(screens.initiative, boardValue(named, one, 'initiative')),
        said(screens.movement, boardValue(named, one, 'movement')),
      ]}
      text={
        <>
          <LifeZones life={one.life} />
          {named.state.place && <span className="soft">{freeMoveOf(named, events, hero)}</span>}
        </>
      }
      things={thingsOf(named, hero)}
      isAsked={isAsked}
      isGone={one.life.life === 0}
    />
  );
}

type Thing = { readonly name: string; readonly title: string; readonly spent: string | null };

function thingsOf({ content, state }: Named, hero: number): Thing[] {
  const one = state.heroes[hero]!;
  const { talents, weapon, stored, spare, armour, artifacts, objects, cubes, states, spells } = one;
  const gear = (ref: string | null, spent: string | null = null): Thing[] =>
    ref === null
      ? []
      : [{ name: cardName(content, 'gear', ref), title: gearText(content.gear[ref]!), spent }];
  return [
    ...talents.map(({ ref, side }) => ({
      name: cardName(content, 'talents', ref),
      title: `${talentText(content.talents[ref]![side])}${side === 'improved' ? ` (${screens.improved})` : ''}`,
      spent: null,
    })),
    ...skillAndAura({ content, state }, hero),
    ...spells.map((ref) => ({
      name: cardName(content, 'spells', ref),
      title: spellText(content.spells[ref]!),
      spent: notNow({ content, state }, hero, ref),
    })),
    ...runningOn({ content, state }, hero),
    ...states.map((ref) => ({
      name: cardName(content, 'scenario', ref),
      title: content.scenario[ref]!.text,
      spent: null,
    })),
    ...gear(weapon),
    ...gear(stored, screens.stored),
    ...gear(spare, screens.stored),
    ...gear(armour),
    ...artifacts.flatMap((ref) => gear(ref)),
    ...objects.flatMap((ref) => gear(ref, content.gear[ref]!.kind === 'object' ? null : screens.inPack)),
    ...CUBES.flatMap((kind) =>
      cubes[kind].map((colour): Thing => ({ name: cubeName(kind, colour), title: '', spent: null })),
    ),
  ];
}

/** In a place: why a spell of its own cannot be cast. */
function notNow({ content, state }: Pick<Named, 'content' | 'state'>, hero: number, spell: string) {
  if (!state.place || state.place.reading) return null;
  const why = whyNotCast({ content, state }, hero, { do: 'cast', spell, stone: null });
  return why && WHY_NOT_CAST[why];
}

/** The special skill, and what an aura token may be spent on: the zone that is always to be seen (L814, L1281). */
function skillAndAura({ content, state }: Pick<Named, 'content' | 'state'>, hero: number): Thing[] {
  const { id } = state.heroes[hero]!;
  const skill = content.people[id];
  const zone = boardOf({ content, state }, hero).aura;
  return [
    ...(skill ? [{ name: skill.name, title: skill.text, spent: growing.skill }] : []),
    ...[growing.auraOfAll, ...zone.map(({ text }) => text)].map((name) => ({
      name,
      title: growing.auraZone,
      spent: growing.auraZone,
    })),
  ];
}

/** Spells that go on for a hero. */
const runningOn = ({ content, state }: Pick<Named, 'content' | 'state'>, hero: number): Thing[] =>
  state.magic.running.flatMap(({ spell, on }): Thing[] => {
    const card = content.spells[spell];
    return on === state.heroes[hero]!.id && card?.lasting
      ? [
          {
            name: casting.goesOn(card.name, UNTIL[card.lasting.until]),
            title: signText(card.lasting.fight),
            spent: null,
          },
        ]
      : [];
  });
