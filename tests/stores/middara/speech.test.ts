import { expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import type { Policy } from '../../../src/bots/policies.ts';
import { type EncounterEvent, type EncounterState, hpOf } from '../../../src/engine/index.ts';
import { foldEvents } from '../../../src/stores/middara/fold-events.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { en } from '../../../src/words/en/index.ts';
import { proved, sampleOf } from '../../support/depth.ts';
import { type Listener, listenerTo } from '../../support/listener.ts';
import { gameOf, HandTimer, sessionOf } from '../../support/table-of-memory.ts';

type EventOf<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

const GAMES: readonly (readonly [encounter: string, policy: Policy, seed: string])[] = [
  ['first-fight', 'simple', 'one'],
  ['training-yard', 'eager', 'two'],
  ['under-hallow-street', 'eager', 'three'],
  ['under-hallow-street', 'random', 'four'],
  ['when-the-locks-opened', 'eager', 'five'],
  ['proving-ground-spirits', 'eager', 'six'],
  ['proving-ground-giants', 'simple', 'seven'],
];

/** A game of a bot, heard question by question; `look` sees what was said at each. */
function play(
  encounter: string,
  policy: Policy,
  seed: string,
  look: (
    game: Game,
    said: readonly string[],
    events: readonly EncounterEvent[],
    before: EncounterState,
  ) => void,
): { readonly game: Game; readonly deeds: readonly string[]; readonly all: Listener['heard'] } {
  const session = sessionOf(seed, encounter, ['Anna', 'Ben']);
  const game = gameOf(session);
  const { heard, listen } = listenerTo(game);
  listen();
  const bot = makeBot(policy, seed);
  for (let n = 0; n < 400 && session.pending; n++) {
    const [told, shown] = [heard.length, session.events.length];
    const before = game.store.getState().view;
    game.decide(bot.choose(session));
    listen();
    const said = heard.slice(told).flatMap(({ kind, text }) => (kind === 'deed' ? [text] : []));
    look(game, said, session.events.slice(shown), before);
  }
  return { game, deeds: heard.flatMap(({ kind, text }) => (kind === 'deed' ? [text] : [])), all: heard };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** All numbers a pattern finds in what was said. */
const found = (deeds: readonly string[], pattern: RegExp): number[] =>
  deeds.flatMap((text) => [...text.matchAll(pattern)].map((match) => Number(match[1] ?? 1)));

/** Whether a clause tells of somebody of that name: it says so, or goes on (`then …`) with whom the clauses before it begin with. */
function subjectOf(clause: string, before: string): (name: string) => boolean {
  if (!clause.trimStart().startsWith('then ')) return (name) => clause.includes(name);
  const begun = before
    .split('\n')
    .at(-1)!
    .split(/; ?/)
    .findLast((one) => one !== '' && !one.startsWith('then '));
  return (name) => begun?.replace(/^In [^:]*: /, '').startsWith(name) ?? false;
}

test.each(sampleOf(GAMES, 1))(
  '%s by the %s bot (%s): every deed is told once, with who and whom',
  (encounter, policy, seed) => {
    const faults: string[] = [];
    const { game, deeds, all } = play(encounter, policy, seed, (game, said, events, before) => {
      const position = game.positionOf(game.store.getState().view);
      const telling = en.tell(position);
      const text = said.join('\n');
      // Wherever somebody came to, it is said with its name, when it is shown.
      const moved = events.filter((event): event is EventOf<'figureMoved'> => event.type === 'figureMoved');
      for (const { figure } of moved) {
        const end = moved.findLast((one) => one.figure === figure)!;
        const name = telling.figure(figure);
        if (!said.some((one) => one.includes(name) && one.includes(telling.space(end.to))))
          faults.push(`${name} came to ${telling.space(end.to)}: ${text}`);
      }
      for (const event of events)
        if (event.type === 'figureSpawned' && !text.includes(`${telling.figure(event.figure.id)} appears`))
          faults.push(`${event.figure.id} appeared: ${text}`);
      // The hit points that are told are those it had, at one of these events.
      const had = new Set<string>();
      let state = before;
      for (const event of [null, ...events]) {
        if (event) state = foldEvents(state, [event]);
        for (const one of state.figures) {
          const hp = hpOf({ ...position, state }, one);
          had.add(`${telling.figureName(one)} ${hp - one.damage} of ${hp}`);
        }
      }
      for (const match of text.matchAll(/([^;:.]*?) stands at (\d+) of (\d+) HP/g)) {
        const [, clause, left, hp] = match;
        const who = subjectOf(clause!, text.slice(0, match.index));
        if (![...had].some((one) => who(one.split(/ \d+ of/)[0]!) && one.endsWith(` ${left} of ${hp}`)))
          faults.push(`${clause} stands at ${left} of ${hp}: ${text}`);
      }
    });
    expect(faults).toEqual([]);

    const { events } = game.session;
    const of = <T extends EncounterEvent['type']>(type: T) =>
      events.filter((event): event is EventOf<T> => event.type === type);
    const telling = en.tell(game.session.position);
    // What was thrown in an attack that goes on while the game is left is told when it ends.
    const isOpen = game.session.state.scopes.length > 0;
    const least = (told: number, happened: number) =>
      isOpen ? told <= happened && told >= happened - 12 : told === happened;
    const judged = of('attackJudged');
    expect([
      found(deeds, /(?:hit|miss), \d+ against Defense/g).length,
      judged.filter(({ skull }) => !skull).length,
    ]).toSatisfy(([told, happened]: [number, number]) => least(told, happened));
    expect([
      sum(found(deeds, /(\d+) damage(?! goes)/g)),
      sum(of('damageDealt').map(({ amount }) => amount)),
    ]).toSatisfy(([told, happened]: [number, number]) => least(told, happened));
    expect(sum(found(deeds, /heals (?:[^:(]*: )?(\d+) \(/g))).toBe(
      sum(of('damageHealed').map(({ amount }) => amount)),
    );
    const fallen = of('figureDefeated').map(({ figure }) => telling.figure(figure));
    for (const name of fallen) {
      const told = deeds.filter((text) => text.includes(`${name} is Defeated`));
      expect([name, told]).toEqual([
        name,
        expect.objectContaining({ length: fallen.filter((one) => one === name).length }),
      ]);
    }
    expect(found(deeds, /gains (\d+) \w+ tokens?/g).length).toBe(of('tokenGained').length);
    expect(found(deeds, /\bRound (\d+)\./g)).toEqual(of('roundBegan').map(({ round }) => round));
    // What an Adventurer falls by does not wait.
    const falls = all.filter(
      ({ kind, text }) => kind === 'deed' && /(Rook|Remi|Zeke|Nightingale) is Defeated/.test(text),
    );
    expect(falls.filter(({ urgent }) => !urgent)).toEqual([]);
    // No key, no id, no type of an event, and a sentence each.
    const types = [...new Set(events.map(({ type }) => type))].join('|');
    const internal = new RegExp(
      `undefined|\\[object|[a-z]-[a-z]+-\\d|\\w/\\w|\\b(${types})\\b|^[a-z]|[^.!?”]$`,
    );
    expect(all.map(({ text }) => text).filter((text) => internal.test(text))).toEqual([]);
    proved({ deeds: deeds.length });
  },
);

test('a spell that wins the encounter is told with its damage and whom it defeats', () => {
  let last: readonly string[] = [];
  const { game } = play('proving-ground-hounds', 'eager', 's1', (_, said) => {
    last = said;
  });
  expect(game.session.state.outcome?.result).toBe('won');
  expect(last.join('\n')).toMatch(
    /^Zeke’s spell: Gevaudan 1 does not resist and takes 1 damage, Gevaudan 1 is Defeated; .*The encounter is won: /,
  );
});

test('nothing is said before it is shown, however slowly that is', () => {
  const session = sessionOf('slow', 'under-hallow-street', ['Anna']);
  const timer = new HandTimer();
  const game = gameOf(session, { timer, speed: () => 'normal' });
  const { heard, listen } = listenerTo(game);
  listen();
  const bot = makeBot('simple', 'slow');
  const early: string[] = [];
  for (let n = 0; n < 60 && session.pending; n++) {
    game.decide(bot.choose(session));
    for (let more = true; more; more = timer.tick()) {
      const told = heard.length;
      listen();
      const { shown, pending } = game.store.getState();
      const happened = session.events.slice(0, shown);
      for (const { kind, text } of heard.slice(told)) {
        if (kind === 'question' && pending === null) early.push(text);
        for (const [, by, space] of text.matchAll(/(\w+ \d) (?:walks|runs|steps|jumps) to (\d+,\d+)/g)) {
          const isShown = happened.some((event) => event.type === 'figureMoved' && event.to.join() === space);
          if (!isShown) early.push(`${by} ${space}`);
        }
      }
    }
  }
  expect(heard.length).toBeGreaterThan(60);
  expect(early).toEqual([]);
});

test('what is taken back is said in one sentence, then what is asked again', () => {
  const session = sessionOf('back', 'under-hallow-street', ['Anna']);
  const game = gameOf(session);
  const { heard, listen, speech } = listenerTo(game);
  listen();
  const bot = makeBot('simple', 'back');
  for (let n = 0; n < 40; n++) {
    game.decide(bot.choose(session));
    listen();
  }
  const told = heard.length;
  game.undo();
  listen();
  expect(heard.slice(told).map(({ kind }) => kind)).toEqual(['note', 'question']);
  expect(heard[told]!.text).toMatch(/^Undone: .*\.$/);
  game.redo();
  listen();
  const again = heard.slice(told + 2);
  expect(again[0]).toMatchObject({ kind: 'note', text: 'Redone.' });
  expect(again.at(-1)!.kind).toBe('question');

  // The last deed is read again, then the one before it, and a new one begins anew.
  const deeds = () => heard.filter(({ kind }) => kind === 'deed' || kind === 'note').map(({ text }) => text);
  const [before, last] = deeds().slice(-2);
  speech.again();
  speech.again();
  expect(heard.slice(-2).map(({ text, urgent }) => ({ text, urgent }))).toEqual([
    { text: last, urgent: true },
    { text: before, urgent: true },
  ]);
});
