import { type ReactNode, useMemo, useState } from 'react';
import type { EncounterEvent, Position } from '../../engine/index.ts';
import type { WholeWords } from '../../words/words.ts';
import { useWholeWords } from '../page/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';
import { tokenColour } from '../theme/colours.ts';
import { Sentence } from './CardText.tsx';
import { Ground } from './Ground.tsx';
import { openedLoot } from './opened-loot.ts';
import { RuleLines } from './RuleLines.tsx';

interface Props {
  readonly position: Position;
  readonly events?: readonly EncounterEvent[];
  /** Events that have been shown: what comes after is not known yet. */
  readonly shown?: number;
}

type Hidden = ReturnType<WholeWords['encounter']['listHidden']>[number];
type PlainObjective = ReturnType<WholeWords['encounter']['listPlainObjectives']>[number];
type Achievement = ReturnType<WholeWords['encounter']['listAchievements']>[number];
type StoryLine = ReturnType<WholeWords['story']['listThings']>[number];
type Revealed = ReturnType<WholeWords['encounter']['listRevealed']>[number];

const NOTHING: readonly EncounterEvent[] = [];

/**
 * What the encounter is about: how it ends, its own rules, what is known of its secrets and its loot. What an End
 * Condition pays and what Loot gives is read once it is met or opened (pp.14, 17), but by those who want to see it.
 */
export function EncounterPanel({ position, events = NOTHING, shown = events.length }: Props) {
  const [seen, setSeen] = useState(false);
  const words = useWholeWords();
  const say = words.ui.panels.encounter;
  const { rules } = words.ui;
  const { sentence } = words.content;
  const { listAchievements, listHidden, listPlainObjectives, listRevealed, urgencyWords } = words.encounter;
  const { encounter, state } = position;
  const revealed = useMemo(
    () => listRevealed(events.slice(0, shown), position),
    [listRevealed, events, shown, position],
  );
  const opened = useMemo(() => openedLoot(events.slice(0, shown), encounter), [events, shown, encounter]);
  const hasRewards =
    encounter.endConditions.some(({ gold, xp, restore }) => gold || xp || restore) ||
    Object.keys(encounter.loot).length > 0;
  const switches = words.switches.switchWords(state.ruleset);
  return (
    <section className="encounter grid gap-2 sm">
      <h3>{encounter.name}</h3>
      <p className="soft">{sentence(encounter.intro)}</p>
      <p>{words.story.briefing(position)}.</p>
      {encounter.tips && (
        <Part title={words.story.titles.tips}>
          {encounter.tips.map((tip) => (
            <p key={tip}>{sentence(tip)}</p>
          ))}
        </Part>
      )}
      <Ends position={position} seen={seen} />
      {hasRewards && (
        <label>
          <input type="checkbox" checked={seen} onChange={(event) => setSeen(event.target.checked)} />{' '}
          {say.showRewards}
        </label>
      )}
      {encounter.rules.length > 0 && (
        <Part title={say.specialRules}>
          <RuleLines
            rules={encounter.rules}
            more={(name) => <Sentence parts={words.story.ruleChanges(position, name)} />}
          />
        </Part>
      )}
      <Secrets
        hidden={listHidden(position)}
        objectives={listPlainObjectives(position)}
        achievements={listAchievements(position)}
        revealed={revealed}
      />
      <StoryLines title={words.story.titles.order} lines={words.story.listOrder(position)} />
      <StoryLines title={words.story.titles.things} lines={words.story.listThings(position)} />
      <StoryLines title={words.story.titles.special} lines={words.story.listSpecial(position)} />
      <Ground board={state.board} />
      <Water position={position} />
      <Loot position={position} opened={seen ? null : opened} />
      <Part title={say.urgency}>
        <p>
          {urgencyWords(state)} <RuleRef rule="urgency">{rules.open}</RuleRef>
        </p>
      </Part>
      <Part title={say.rules}>
        {switches.length === 0 && <p>{say.bookRules}</p>}
        <ul className="listed pad-l-4">
          {switches.map((told) => (
            <li key={told}>{told}</li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="encounter-part grid gap-4px" aria-label={title}>
      <h4 className="mt-2 brass">{title}</h4>
      {children}
    </section>
  );
}

/** What the encounter has of its own: tokens that are carried, doors, SPECIAL terrain. */
function StoryLines({ title, lines }: { title: string; lines: readonly StoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {lines.map(({ id, name, words }) => (
        <p key={id}>
          <strong>{name}:</strong> <Sentence parts={words} />
        </p>
      ))}
    </Part>
  );
}

/** How it ends; `seen`: what that pays is told beforehand. */
function Ends({ position, seen }: { position: Position; seen: boolean }) {
  const words = useWholeWords();
  const say = words.ui.panels.encounter;
  const { encounter, state } = position;
  const ends = new Map(words.encounter.endWords(position).map((one) => [one.id, one.words]));
  return (
    <Part title={say.ends}>
      <ul>
        {encounter.endConditions.map(({ id, result, gold = 0, xp = 0, restore = false }) => (
          <li key={id}>
            <strong className={result === 'won' ? 'can' : 'harm'}>
              {result === 'won' ? say.won : say.lost}
            </strong>{' '}
            <Sentence parts={ends.get(id) ?? []} />
            {(gold + xp > 0 || restore) && (seen || state.outcome?.condition === id)
              ? ` ${say.reward(gold, xp, restore)}`
              : ''}
          </li>
        ))}
        <li data-result="lost">
          <strong className="harm">{say.lost}</strong> {say.lostByUrgency(state.ruleset.urgencyLimit)}
        </li>
      </ul>
    </Part>
  );
}

interface SecretsProps {
  readonly hidden: readonly Hidden[];
  readonly objectives: readonly PlainObjective[];
  readonly achievements: readonly Achievement[];
  readonly revealed: readonly Revealed[];
}

/**
 * Totems, Objectives and Achievements: what was revealed in full; of the rest that it is there, and of Objectives and
 * Achievements when they come about (pp.17-18).
 */
function Secrets({ hidden, objectives, achievements, revealed }: SecretsProps) {
  const words = useWholeWords().ui.panels.encounter;
  if (hidden.length + objectives.length + achievements.length + revealed.length === 0) return null;
  return (
    <Part title={words.secrets}>
      <ul className="grid gap-2">
        {revealed.map(({ kind, by, text, does }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is known only grows at its end
          <li key={i} className="grid gap-2px pad-2-3 paper">
            <small className="strong ink-red">{words.revealed(words.kind[kind], by)}</small>
            <q className="italic">{text}</q>
            {does.length > 0 && (
              <span>
                <Sentence parts={does} />
              </span>
            )}
          </li>
        ))}
        {hidden.map(({ id, kind, colour, at, how }) => (
          <li key={id} className="columns-mark grid gap-2 on-line">
            <Dot colour={colour} />
            <span>
              <strong className="capital">{words.hiddenColour(colour)}</strong> {words.hiddenAt(kind, at)}{' '}
              {how ? <Sentence parts={how} /> : words.hiddenHow[kind]}
            </span>
          </li>
        ))}
        {objectives.map(({ id, when }) => (
          <li key={id}>
            <strong>{words.objective}</strong> <Sentence parts={when} />
          </li>
        ))}
        {achievements.map(({ id, when, completed }) => (
          <li key={id} data-gone={completed || undefined}>
            <strong>{words.achievement}</strong> <Sentence parts={when} />
            {completed && ` ${words.completed}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Water({ position }: { position: Position }) {
  const words = useWholeWords();
  const say = words.ui.panels.encounter;
  const currents = words.encounter.currentWords(position.state);
  const charges = words.encounter.dynamiteWords(position);
  if (currents.length === 0 && charges.length === 0) return null;
  return (
    <Part title={say.onBoard}>
      {currents.map((current, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the board lies
        <p key={i}>
          <Sentence parts={current} />
        </p>
      ))}
      {charges.map(({ id, where, words: told }) => (
        <p key={id}>
          {say.where(where)} <Sentence parts={told} />
        </p>
      ))}
    </Part>
  );
}

/** What lies about; of `opened` colours what it gives, of all where that is null. */
function Loot({ position, opened }: { position: Position; opened: ReadonlySet<string> | null }) {
  const words = useWholeWords();
  const say = words.ui.panels.encounter;
  const { encounter, cards, state } = position;
  const { sentence } = words.content;
  const lies = (colour: string) =>
    state.boardTokens.some((one) => one.kind === 'loot' && one.colour === colour);
  return (
    <Part title={say.loot}>
      <p>
        {say.lootLevel} <strong className="capital">{words.ui.cards.tier(state.loot.level)}</strong>.{' '}
        {say.lootFound(state.loot.gold)}
      </p>
      <ul>
        {Object.entries(encounter.loot).map(([colour, reward]) => (
          <li className={`grid columns-mark gap-2 on-line ${lies(colour) ? '' : 'dim struck'}`} key={colour}>
            <Dot colour={colour} />
            <span>
              <strong className="capital">{words.content.wordOf(colour)}</strong>{' '}
              {opened === null || opened.has(colour)
                ? `${sentence(reward.text)} ${words.cards.lootWords(reward, cards)}`
                : say.lootHidden}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Dot = ({ colour }: { colour: string }) => (
  <i
    className="inline-block wide-12px height-12px circle edged"
    aria-hidden="true"
    style={{ background: tokenColour(colour) }}
  />
);
