import { describe, expect, test } from 'vitest';
import {
  type EncounterEvent,
  type EncounterSession,
  type Option,
  type Preview,
  previewOption,
} from '../../src/engine/index.ts';
import { plainParts } from '../../src/words/en/cards/parts.ts';
import { en } from '../../src/words/en/index.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { drive, newGame } from '../support/games.ts';

/** Whole games of bots, whatever they come to. */
const GAMES = [
  ['under-hallow-street', 'random', 'words-1', 260],
  ['under-hallow-street', 'simple', 'words-2', 260],
  ['when-the-locks-opened', 'random', 'words-3', 200],
  ['proving-ground-hounds', 'simple', 'words-4', 160],
  ['proving-ground-spirits', 'random', 'words-5', 160],
] as const;

/** Looks at every answer that is offered in them; of the spaces of one question at a few. */
function eachAnswer(look: (session: EncounterSession, option: Option) => void): void {
  for (const [encounter, policy, seed, most] of sampleOf(GAMES, 2))
    drive(newGame(encounter, seed), policy, seed, many(70, most), (session) => {
      let spaces = 0;
      for (const option of session.pending?.options ?? []) {
        if ('space' in option.act && ++spaces > 4) continue;
        look(session, option);
      }
    });
}

describe('words on every answer', () => {
  test('each says what it is and what it will do here, and no price is another than is paid', () => {
    let looked = 0;
    let priced = 0;
    let idle = 0;
    const wrong: string[] = [];
    eachAnswer((session, option) => {
      looked += 1;
      const pending = session.pending!;
      const telling = en.tell(session.position);
      const name = `${pending.kind} ${option.id}`;
      const preview = previewOption(session, option.id);
      if (!preview) {
        wrong.push(`${name}: nothing foretold`);
        return;
      }
      const { text, warns } = telling.foretold(option, pending, preview);
      if (!/\w/.test(telling.option(option, pending))) wrong.push(`${name}: no name`);
      // Nothing is said where nothing is certain; that it hides nothing, the walk through whole games looks at.
      if ((text !== '' && !/\w/.test(text)) || /undefined|NaN|\[object/.test(text))
        wrong.push(`${name}: ${text}`);
      const about = telling.about(option, pending);
      if (about && !/\w/.test(plainParts(about.parts))) wrong.push(`${name}: a card without words`);
      if (option.act.do === 'use' && !about && option.act.cause.kind === 'ability')
        wrong.push(`${name}: an ability without the words of its card`);
      if (option.note?.note === 'does-nothing' && paysFor(option) && !warns)
        wrong.push(`${name}: not said to be idle: ${text}`);
      if (warns && text.startsWith('no effect')) idle += 1;
      const told = option.sp ?? spIn(preview, payerOf(session, option));
      if (told === 0) return;
      priced += 1;
      const { paid, waits } = paidFor(session, option);
      if (paid !== told && !waits) wrong.push(`${name}: ${told} SP told, ${paid} paid`);
    });
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(many(150, 3000));
    expect(priced).toBeGreaterThan(many(10, 300));
    expect(idle).toBeGreaterThanOrEqual(many(0, 1));
    proved({ answers: looked, prices: priced });
  });
});

const paysFor = ({ sp }: Option): boolean => sp !== undefined && sp > 0;

const payerOf = ({ pending }: EncounterSession, { act }: Option): string =>
  ('owner' in act && act.owner) || pending!.figure;

/** What is told to be spent beside a price: movement that has to be bought, to leave a friend's space. */
const spIn = ({ changes }: Preview, payer: string): number =>
  changes.reduce((n, change) => (change.is === 'sp' && change.figure === payer ? n + change.spent : n), 0);

/** SP that are paid with an answer by whoever gives it; `waits`: not before it is known for whom. */
function paidFor(session: EncounterSession, option: Option): { paid: number; waits: boolean } {
  const payer = payerOf(session, option);
  const fork = session.fork();
  const before = fork.events.length;
  fork.decide(option.id);
  const events: readonly EncounterEvent[] = fork.events.slice(before);
  const first = events.findIndex(({ type }) => type === 'spSpent');
  const waits = first < 0 && fork.pending?.kind === 'choose-target';
  let paid = 0;
  for (const event of first < 0 ? [] : events.slice(first)) {
    if (event.type === 'spSpent' && (event.figure === payer || paid > 0)) paid += event.amount;
    else if (event.type !== 'tokenSpent' && event.type !== 'energyChanged') break;
  }
  return { paid, waits };
}
