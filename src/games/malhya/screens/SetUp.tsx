import { CardNumbers } from '../../../ui/guests/parts/CardNumbers.tsx';
import { GuestSetUp } from '../../../ui/guests/set-up/GuestSetUp.tsx';
import type { HeroCard, MalhyaContent } from '../rules/model/content.ts';
import { LEAST_HEROES, MOST_HEROES } from '../rules/model/fixed-numbers.ts';
import type { MalhyaSetup } from '../rules/model/setup.ts';
import { CHARACTERISTICS, GAME_MODES } from '../rules/model/vocabulary.ts';
import { campaignWords, missionTitle, PACES } from '../words/en/campaign-words.ts';
import { gearText, talentText } from '../words/en/card-facts.ts';
import { CHARACTERISTIC, cardName } from '../words/en/names.ts';
import { missionName, screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import './malhya.css';

interface Props {
  readonly content: MalhyaContent;
  /** Sets it up, under that name. */
  readonly onBegin: (setup: MalhyaSetup, name: string) => Promise<void>;
}

/** Who is there, each with a hero; one player may have several (L355). */
export function SetUp({ content, onBegin }: Props) {
  // A campaign is begun with its introduction (L345).
  const missions = Object.keys(content.missions)
    .filter((one) => (content.missions[one]!.part?.number ?? 0) === 0)
    .sort((a, b) => (content.missions[a]!.name < content.missions[b]!.name ? -1 : 1));
  const isCampaign = (mission = '') => content.missions[mission]?.part !== undefined;
  return (
    <GuestSetUp
      title={screens.title}
      about={screens.about}
      credits={screens.credits}
      players={{ least: LEAST_HEROES, most: MOST_HEROES, first: LEAST_HEROES }}
      cards={Object.values(content.heroes)}
      emblem={(hero) => <Emblem of={hero} />}
      facts={(card) => <HeroFacts content={content} card={card} />}
      rows={{
        mission: {
          title: screens.mission,
          items: missions,
          told: (one) => ({ name: missionTitle(content, one), about: content.missions[one]!.text }),
        },
        pace: {
          title: campaignWords.pace,
          items: PACES,
          told: (one) => campaignWords.paces[one],
          isAsked: (_, { mission }) => isCampaign(mission),
        },
        gameMode: {
          title: campaignWords.mode,
          items: GAME_MODES,
          told: (one) => campaignWords.modes[one],
        },
      }}
      byHand
      onBegin={({ seats, choice, byHand, seed }) => {
        const setup: MalhyaSetup = {
          mission: choice.mission,
          seats: seats.map(({ id, name, card }) => ({ id, name, hero: card })),
          seed,
          byHand,
          ...(isCampaign(choice.mission) ? { fast: choice.pace === 'fast' } : {}),
          ...(choice.gameMode === 'normal' ? {} : { gameMode: choice.gameMode }),
        };
        return onBegin(setup, missionName(content, setup));
      }}
    >
      <p className="flush">{screens.needsTwo}</p>
    </GuestSetUp>
  );
}

interface FactsProps {
  readonly content: MalhyaContent;
  readonly card: HeroCard;
}

/** The card of a hero: what is told of it, its numbers, what it can and carries. */
function HeroFacts({ content, card }: FactsProps) {
  const { weapon, armour, artifacts = [], objects = [] } = card;
  const gear = [weapon, armour, ...artifacts, ...objects].flatMap((ref) => (ref === undefined ? [] : [ref]));
  return (
    <article className="mal-facts flex wrap gap-2-4 middle pad-3-4 paper" aria-label={card.name}>
      <Emblem of={card.id} />
      <div className="flex-1-1-14rem">
        <h3 className="flush lg ink">
          {card.name} <small>{card.people}</small>
        </h3>
        <p className="book-face italic flush">{card.text}</p>
        <p className="flush sm">
          {card.talents.map((ref) => (
            <span key={ref}>
              <b>{cardName(content, 'talents', ref)}</b> {talentText(content.talents[ref]!.normal)}{' '}
            </span>
          ))}
          {gear.map((ref) => (
            <span key={ref}>
              <b>{cardName(content, 'gear', ref)}</b> {gearText(content.gear[ref]!)}{' '}
            </span>
          ))}
        </p>
      </div>
      <CardNumbers
        rows={[
          ...CHARACTERISTICS.map((name) => [CHARACTERISTIC[name], card.characteristics[name]] as const),
          [screens.life, card.life],
          [screens.aura, card.aura],
        ]}
      />
    </article>
  );
}
