import { type ReactNode, useMemo } from 'react';
import type { EncounterEvent, Position } from '../../engine/index.ts';
import { lootWords } from '../../words/en/card-words.ts';
import {
  currentWords,
  dynamiteWords,
  endWords,
  type Hidden,
  listHidden,
  listRevealed,
  type Revealed,
  urgencyWords,
} from '../../words/en/encounter-words.ts';
import { switchWords } from '../../words/en/switch-words.ts';
import { Sentence } from '../cards/CardText.tsx';
import './encounter-panel.css';

interface Props {
  readonly position: Position;
  readonly events?: readonly EncounterEvent[];
  /** Events that have been shown: what comes after is not known yet. */
  readonly shown?: number;
}

const NOTHING: readonly EncounterEvent[] = [];

/** What the encounter is about: how it ends, its own rules, what is known of its secrets, what its loot gives. */
export function EncounterPanel({ position, events = NOTHING, shown = events.length }: Props) {
  const { encounter, state } = position;
  const revealed = useMemo(() => listRevealed(events.slice(0, shown), position), [events, shown, position]);
  const switches = switchWords(state.ruleset);
  return (
    <section className="encounter">
      <h3>{encounter.name}</h3>
      <p className="encounter-intro">{encounter.intro}</p>
      <Ends position={position} />
      {encounter.rules.length > 0 && (
        <Part title="Special rules">
          {encounter.rules.map((rule) => (
            <p key={rule.name}>
              <strong>{rule.name}.</strong> {rule.text}
            </p>
          ))}
        </Part>
      )}
      <Secrets hidden={listHidden(position)} revealed={revealed} />
      <Water position={position} />
      <Loot position={position} />
      <Part title="Urgency">
        <p>{urgencyWords(state)}</p>
      </Part>
      <Part title="Rules in force">
        {switches.length === 0 && <p>The rulebook, version 1.08; no switch is changed.</p>}
        <ul className="encounter-switches">
          {switches.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="encounter-part" aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function Ends({ position }: { position: Position }) {
  const { encounter, state } = position;
  const words = new Map(endWords(position).map((one) => [one.id, one.words]));
  return (
    <Part title="It ends">
      <ul className="encounter-ends">
        {encounter.endConditions.map(({ id, result, gold }) => (
          <li key={id} data-result={result}>
            <strong>{result === 'won' ? 'Won' : 'Lost'}</strong> <Sentence parts={words.get(id) ?? []} />
            {gold ? ` (${gold} gold)` : ''}
          </li>
        ))}
        <li data-result="lost">
          <strong>Lost</strong> When Urgency token number {state.ruleset.urgencyLimit} comes.
        </li>
      </ul>
    </Part>
  );
}

const KINDS: Readonly<Record<Revealed['kind'], string>> = {
  totem: 'Totem',
  objective: 'Objective',
  achievement: 'Achievement',
};

/** Totems, Objectives and Achievements: what was revealed in full, of the rest only that it is there. */
function Secrets({ hidden, revealed }: { hidden: readonly Hidden[]; revealed: readonly Revealed[] }) {
  if (hidden.length === 0 && revealed.length === 0) return null;
  return (
    <Part title="Totems, objectives, achievements">
      <ul className="encounter-secrets">
        {revealed.map(({ kind, by, text, does }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is known only grows at its end
          <li key={i} className="encounter-revealed paper">
            <small>
              {KINDS[kind]}
              {by && `, ${by}`}
            </small>
            <q>{text}</q>
            {does.length > 0 && (
              <span>
                <Sentence parts={does} />
              </span>
            )}
          </li>
        ))}
        {hidden.map(({ id, kind, colour, at, how }) => (
          <li key={id} className="encounter-hidden">
            <Dot colour={colour} />
            <span>
              <strong>{colour === 'random' ? 'Face down' : colour}</strong> {KINDS[kind].toLowerCase()} at{' '}
              {at}.{' '}
              {how ? (
                <Sentence parts={how} />
              ) : kind === 'totem' ? (
                'Revealed when an adventurer first sees it.'
              ) : (
                'Not activated yet.'
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Water({ position: { state } }: { position: Position }) {
  const currents = currentWords(state);
  const charges = dynamiteWords(state);
  if (currents.length === 0 && charges.length === 0) return null;
  return (
    <Part title="On the board">
      {currents.map((words, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the board lies
        <p key={i}>
          <Sentence parts={words} />
        </p>
      ))}
      {charges.map(({ id, where, words }) => (
        <p key={id}>
          {where}. <Sentence parts={words} />
        </p>
      ))}
    </Part>
  );
}

function Loot({ position }: { position: Position }) {
  const { encounter, cards, state } = position;
  const lies = (colour: string) =>
    state.boardTokens.some((one) => one.kind === 'loot' && one.colour === colour);
  return (
    <Part title="Loot">
      <p>
        Loot level: <strong className="encounter-level">{state.loot.level}</strong>. {state.loot.gold} gold
        found so far.
      </p>
      <ul className="encounter-loot">
        {Object.entries(encounter.loot).map(([colour, reward]) => (
          <li key={colour} data-gone={!lies(colour) || undefined}>
            <Dot colour={colour} />
            <span>
              <strong>{colour}</strong> {reward.text} {lootWords(reward, cards)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Dot = ({ colour }: { colour: string }) => (
  <i
    className="encounter-dot"
    aria-hidden="true"
    style={{ background: `var(--token-${colour === 'random' ? 'white' : colour}, var(--token-brown))` }}
  />
);
