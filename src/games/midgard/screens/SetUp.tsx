import { CardNumbers } from '../../../ui/guests/parts/CardNumbers.tsx';
import { GuestSetUp } from '../../../ui/guests/set-up/GuestSetUp.tsx';
import { ABILITIES, type HeroCard, type MidgardContent } from '../rules/model/content.ts';
import { GOAL, GOAL_OF_ADVENTURES, ROUNDS } from '../rules/model/fixed-numbers.ts';
import {
  DIFFICULTIES,
  HANDS,
  type MidgardSetup,
  MOST_PLAYERS,
  TABLES,
  TEMPERS,
  type Temper,
} from '../rules/model/setup.ts';
import { goodText, skillText } from '../words/en/card-facts.ts';
import { ABILITY, cardName } from '../words/en/names.ts';
import { screens, tableName } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import './midgard.css';

interface Props {
  readonly content: MidgardContent;
  /** Sets it up, under that name. */
  readonly onBegin: (setup: MidgardSetup, name: string) => Promise<void>;
}

const PARTS = ['with', 'without'] as const;

/** Who sits down with which hero, person or machine; how long the race is, what is in it, whether hands are open. */
export function SetUp({ content, onBegin }: Props) {
  const part = (name: 'adventures' | 'rivalry') => ({
    title: screens[name],
    items: PARTS,
    told: (one: (typeof PARTS)[number]) => ({
      name: screens.withOrWithout[one],
      about: screens[name === 'adventures' ? 'adventuresAbout' : 'rivalryAbout'][one],
    }),
  });
  return (
    <GuestSetUp
      title={screens.title}
      about={screens.about}
      credits={screens.credits}
      players={{ most: MOST_PLAYERS, first: 2 }}
      cards={Object.values(content.heroes)}
      emblem={(hero) => <Emblem of={hero} />}
      facts={(card) => <HeroFacts content={content} card={card} />}
      machines
      tempers={TEMPERS.map((id) => ({ id, name: screens.tempers[id] }))}
      rows={{
        table: {
          title: screens.table,
          items: TABLES,
          told: (one) => ({ name: screens.tables[one], about: screens.tableAbout[one] }),
        },
        adventures: part('adventures'),
        rivalry: { ...part('rivalry'), isAsked: (players: number) => players > 1 },
        hands: {
          title: screens.hands,
          items: HANDS,
          told: (one) => ({ name: screens.hand[one], about: screens.handsAbout[one] }),
          proposed: (persons: number) => (persons > 1 ? 'closed' : 'open'),
          isAsked: (players: number) => players > 1,
        },
        difficulty: {
          title: screens.difficulty,
          items: DIFFICULTIES,
          told: (one) => ({ name: screens.difficulties[one], about: screens.difficultyAbout[one] }),
          isAsked: (players: number) => players === 1,
        },
      }}
      byHand
      comes={({ seats, byHand, choice: { table, adventures, difficulty } }) => {
        const parts = adventures === 'with' ? 1 : 0;
        const limit = seats.length > 1 ? null : ROUNDS[table][difficulty][parts];
        return (
          <p>
            {screens.goalOf(GOAL[table] + parts * GOAL_OF_ADVENTURES, limit)}{' '}
            {byHand && seats.some(({ isMachine }) => isMachine) && screens.machineRolls}
          </p>
        );
      }}
      onBegin={({ seats, choice, byHand, seed }) => {
        const { table, adventures, rivalry, hands, difficulty } = choice;
        const alone = seats.length === 1;
        const setup: MidgardSetup = {
          table,
          hands: alone ? 'open' : hands,
          parts: { adventures: adventures === 'with', rivalry: !alone && rivalry === 'with' },
          seats: seats.map(({ id, name, card, temper }) => ({
            id,
            name,
            hero: card,
            ...(temper === null ? {} : { bot: temper as Temper }),
          })),
          difficulty,
          seed,
          // Who has no hands rolls no die.
          byHand: byHand && seats.every(({ isMachine }) => !isMachine),
        };
        return onBegin(setup, tableName(setup));
      }}
    />
  );
}

interface FactsProps {
  readonly content: MidgardContent;
  readonly card: HeroCard;
}

/** The card of a hero: what is told of it, its numbers, what it begins with. */
function HeroFacts({ content, card }: FactsProps) {
  const begins = [
    `${cardName(content, 'skills', card.skill)}: ${skillText(content.skills[card.skill]!)}`,
    ...card.goods.map((ref) => `${cardName(content, 'goods', ref)}: ${goodText(content.goods[ref]!)}`),
    ...(card.choice > 0 ? [screens.choosesSpell] : []),
  ];
  return (
    <article className="mid-facts flex wrap gap-2-4 middle pad-3-4 paper" aria-label={card.name}>
      <Emblem of={card.id} />
      <div className="flex-1-1-14rem">
        <h3 className="flush lg ink">{card.name}</h3>
        <p className="book-face italic flush">{card.text}</p>
        <p className="flush">{begins.join('. ')}</p>
      </div>
      <CardNumbers
        rows={[
          ...ABILITIES.map((ability) => [ABILITY[ability], card[ability]] as const),
          [screens.lp, card.lp],
          [screens.initiative, card.flag],
        ]}
      />
    </article>
  );
}
