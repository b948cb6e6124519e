import { describe, expect, test } from 'vitest';
import {
  bearsOnDice,
  choiceMomentOf,
  type EncounterSession,
  type EncounterState,
  finished,
  laterAnswer,
  type Option,
  type Prompt,
  workOutOption,
} from '../../../src/engine/index.ts';
import { worthOf } from '../../../src/stores/middara/full-armor.ts';
import { isNoBetter } from '../../../src/stores/middara/no-better.ts';
import { answerOfNothing } from '../../../src/stores/middara/worth-asking.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { friendsHarmed } from '../../support/friends-harmed.ts';
import { boldOption, content, dealer, gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

const unaskedAt = (session: EncounterSession, prompt: Prompt): Option | null =>
  finished(answerOfNothing(session, prompt));

/** What a game has come to when somebody takes the next turn, or does the next thing in it, by the same dice. */
function playedOn(session: EncounterSession, answer: string): EncounterState {
  const ahead = session.fork();
  const { scopes } = ahead.state;
  const depth = scopes.findLastIndex(({ kind }) => kind !== 'move');
  ahead.decide(answer);
  for (let n = 0; n < 200 && ahead.pending; n++) {
    const { kind } = ahead.pending;
    // An attack is over whoever is asked then: the next one is another.
    if (depth >= 0 && ahead.state.scopes.length <= depth) break;
    if ((kind === 'turn' || kind === 'move') && ahead.state.scopes.length === 0) break;
    ahead.decide(laterAnswer(ahead.pending).id);
  }
  return ahead.state;
}

/** What is dealt to that figure after an answer, by the blow that is under way and no later one. */
function blowOn(session: EncounterSession, answer: string, figure: string): number {
  const ahead = session.fork();
  const from = ahead.events.length;
  const dealt = () =>
    ahead.events.slice(from).find((event) => event.type === 'damageDealt' && event.figure === figure);
  ahead.decide(answer);
  for (let n = 0; n < 200 && ahead.pending && !dealt(); n++) ahead.decide(laterAnswer(ahead.pending).id);
  const event = dealt();
  return event?.type === 'damageDealt' ? event.amount : 0;
}

/** Figures as they matter: where they stand, what they suffer. */
const sufferedIn = ({ figures }: EncounterState) =>
  figures.map(({ id, at, damage, defeated, felled, effects }) => ({
    id,
    at,
    damage: defeated ? 0 : damage,
    defeated,
    felled,
    effects,
  }));

const HARM: ReadonlySet<string> = new Set(['damageDealt', 'effectInflicted', 'figureMoved']);

/** Whether foes that were attacked have fallen, or nobody was hurt by one: what is thrown again then, or added, is for nothing. */
function isForTheBest(session: EncounterSession, answer: string): boolean {
  const { state, pending } = session;
  const scope = state.scopes.findLast(({ kind }) => kind !== 'move');
  const isOffer = pending?.kind === 'after-roll' || pending?.question.ask === 'offer';
  if (!isOffer || (scope?.kind !== 'attack' && scope?.kind !== 'spell')) return false;
  const side = (id: string) => state.figures.find((one) => one.id === id)?.side;
  const ours = side(pending.figure);
  const [by, at] = scope.kind === 'attack' ? [scope.attacker, [scope.target]] : [scope.caster, scope.targets];
  if (at.length === 0 || at.some((id) => side(id) === side(by))) return false;
  const plain = playedOn(session, answer);
  const fell = (target: string) =>
    plain.figures.some(({ id, defeated, felled }) => id === target && (defeated || felled));
  if (side(by) === ours) return at.every(fell);
  const ahead = session.fork();
  const before = ahead.events.length;
  ahead.decide(answer);
  while (ahead.pending && ahead.state.scopes.length >= state.scopes.length)
    ahead.decide(laterAnswer(ahead.pending).id);
  const then = ahead.events.slice(before);
  const end = then.findIndex((event) => event.type === 'scopeClosed' && event.kind === scope.kind);
  return !then
    .slice(0, end)
    .some((event) => HARM.has(event.type) && 'figure' in event && side(`${event.figure}`) === ours);
}

/** Whether all dice that may be thrown again show their best face for whoever is asked (D1): four shields of a Dodge, or six. */
function liesBest({ events, state }: EncounterSession, { kind, figure }: Prompt): boolean {
  const roll = events.findLast(({ type }) => type === 'diceRolled' || type === 'diceRerolled');
  if (kind !== 'after-roll' || (roll?.type !== 'diceRolled' && roll?.type !== 'diceRerolled')) return false;
  const side = (id: string) => state.figures.find((one) => one.id === id)?.side;
  const best = side(roll.figure) === side(figure) ? { black: 4, other: 6 } : { black: 6, other: 1 };
  return roll.dice.every(({ die, face }) => face === (die === 'black' ? best.black : best.other));
}

/**
 * Whether dice thrown again are foretold no better in anything: a foe's attack hits, an own one fails no less often;
 * nobody on the side asked is hurt or felled less, no foe that does not fall as it is more.
 */
function isOnlyWorse(session: EncounterSession, prompt: Prompt, again: Option, pass: Option): boolean {
  const { kind, figure } = prompt;
  const { state, events } = session;
  const roll = events.findLast(({ type }) => type === 'diceRolled' || type === 'diceRerolled');
  const purpose = roll && 'purpose' in roll ? roll.purpose : '';
  if (kind !== 'after-roll' || (purpose !== 'dodge' && purpose !== 'attack')) return false;
  const [thrown, lies] = [again, pass].map((option) => foretold(session, prompt, option)) as [
    Foretold,
    Foretold,
  ];
  const side = (id: string) => state.figures.find((one) => one.id === id)?.side;
  const sign = purpose === 'dodge' ? 1 : -1;
  const ofFigure = ({ figures }: Foretold, id: string) =>
    figures.find((one) => one.figure === id) ?? { expected: 0, falls: 0 };
  const ids = [...thrown.figures, ...lies.figures].map((one) => one.figure);
  return (
    sign * (thrown.hit! - lies.hit!) >= -1e-9 &&
    ids.every((id) => {
      const [t, l] = [ofFigure(thrown, id), ofFigure(lies, id)];
      if (side(id) === side(figure)) return t.expected >= l.expected - 1e-9 && t.falls >= l.falls - 1e-9;
      return l.falls > 1 - 1e-9 || (l.expected >= t.expected - 1e-9 && l.falls >= t.falls - 1e-9);
    })
  );
}

type Foretold = ReturnType<typeof foretold>;

/** The odds of an answer, as they are shown. */
function foretold(session: EncounterSession, { kind }: Prompt, option: Option) {
  const { hit, held, passed, figures } = finished(workOutOption(choiceMomentOf(session)!, { kind, option }));
  return { hit, held, passed, figures };
}

/** The same, where what is asked is asked once more behind it and answered so then. */
function withAnswer(session: EncounterSession, pending: Prompt, option: Option, answer: Option) {
  const ahead = session.fork();
  ahead.decide(option.id);
  const next = ahead.pending;
  const same = next?.kind === pending.kind && next.options.find(({ id }) => id === answer.id);
  return next && same ? foretold(ahead, next, same) : foretold(session, pending, option);
}

/** Points that are expected to be dealt to friends of whoever is asked, less those dealt to foes. */
function harmTo({ state }: EncounterSession, { figure }: Prompt, { figures }: ReturnType<typeof foretold>) {
  const side = (id: string) => state.figures.find((one) => one.id === id)?.side;
  // What is dealt to a foe that falls is lost beyond its last point.
  const signed = figures.map((one) =>
    side(one.figure) === side(figure) ? one.expected : one.falls === 1 ? -99 : -one.expected,
  );
  return signed.reduce((all, points) => all + points, 0);
}

/** A hit that hurts nobody is as good as a miss. */
const hurting = (odds: ReturnType<typeof foretold>) => ({
  ...odds,
  hit: odds.figures.length > 0 ? odds.hit : null,
});

/** Who takes how much; whoever would fall is asked before. */
const struck = ({ hit, figures }: ReturnType<typeof foretold>) => ({
  hit,
  damage: figures.map(({ figure, damage }) => [figure, damage]),
});

describe('nothing that matters is passed over', () => {
  const games = sampleOf(Object.keys(content().encounters).sort(), 2);
  test.each(games)('of all that is not asked in a game of %s', (encounter) => {
    const session = sessionOf('nothing', encounter);
    const pick = dealer(5);
    const most = many(50, 900);
    let unasked = 0;
    for (let n = 0; n < most && session.pending; n++) {
      const { pending } = session;
      const answer = unaskedAt(session, pending);
      const { ask } = pending.question;
      // By what was said of them: an Empower that leaves nothing to Dodge with, symbols that are of no other use.
      if (answer && ask !== 'empower' && ask !== 'spend-symbols') {
        unasked += 1;
        const plain = playedOn(session, answer.id);
        const odds = foretold(session, pending, answer);
        for (const option of pending.options) {
          if (option === answer) continue;
          const where = `${encounter}, decision ${n}: ${pending.kind} ${option.id}`;
          // What has been paid for is used where it does something, and hurts no friend.
          if (ask === 'whom' || ask === 'which-part') {
            if (!option.interjection) expect(option.note, where).toEqual({ note: 'does-nothing' });
            expect(friendsHarmed(session, pending, answer.id), where).toEqual([]);
            continue;
          }
          if (option.interjection) {
            // What is used at any time can be used afterwards, and as somebody falls: it bears on nothing under way.
            if (
              bearsOnDice(session.position, pending, option) &&
              !odds.figures.some(({ falls }) => falls > 0)
            )
              expect(struck(withAnswer(session, pending, option, answer)), where).toEqual(struck(odds));
            continue;
          }
          // Armor at its full worth would take no more off a later blow: without it more is dealt, and nobody falls by it.
          if (pending.kind === 'damage-reduction' && answer.act.do === 'use') {
            const { figure } = pending;
            expect(worthOf(session.position, pending, answer), where).toBeGreaterThan(0);
            const [used, unused] = [answer.id, option.id].map((one) => blowOn(session, one, figure));
            expect(unused, where).toBeGreaterThanOrEqual(used!);
            continue;
          }
          // Let go here, it is offered again where it deals more.
          if (ask === 'break-attack') {
            const ahead = session.fork();
            ahead.decide(answer.id);
            expect(ahead.pending?.question, where).toEqual(pending.question);
            continue;
          }
          // Another thing is gained before anything else happens: its sheet changes all of it (p.67).
          if (pending.kind === 're-equip') {
            const ahead = session.fork();
            ahead.decide(answer.id);
            expect([ahead.pending?.kind, ahead.pending?.figure], where).toEqual(['re-equip', pending.figure]);
            continue;
          }
          if (option.act.do === 're-equip') {
            const ahead = session.fork();
            ahead.decide(option.id);
            const deeds = new Set(ahead.pending!.options.map(({ act }) => act.do));
            expect([...deeds].sort(), where).toEqual(['done', 'store']);
            continue;
          }
          const other = playedOn(session, option.id);
          if (liesBest(session, pending) || isOnlyWorse(session, pending, option, answer)) {
            expect(
              harmTo(session, pending, foretold(session, pending, option)),
              where,
            ).toBeGreaterThanOrEqual(harmTo(session, pending, odds) - 1e-9);
            continue;
          }
          if (isForTheBest(session, answer.id)) continue;
          // What an ability adds may cost its owner points of damage, and nothing comes of it.
          const bleeds = ask === 'whether' ? pending.figure : '';
          const others = (all: EncounterState) => sufferedIn(all).filter(({ id }) => id !== bleeds);
          expect(others(other), where).toEqual(others(plain));
          expect(isNoBetter(other, plain, { mayMend: false, bleeds }), where).toBe(true);
          if (bleeds) continue;
          expect(hurting(foretold(session, pending, option)), where).toEqual(hurting(odds));
        }
      }
      session.decide((answer ?? boldOption(pending, pick)).id);
    }
    proved({ unasked });
  });
});

/** What the figure asked has suffered when the attack is over: by these answers, and saved by that one as it falls. */
function struckAndSaved(session: EncounterSession, answers: readonly string[], saving: Option | null) {
  const ahead = session.fork();
  const { figure } = session.pending!;
  const target = `target:${figure}`;
  const isThere = (id: string) => ahead.pending?.options.some((one) => one.id === id) ?? false;
  for (const id of [...answers]) if (isThere(id)) ahead.decide(id);
  let asked = false;
  const depth = session.state.scopes.length;
  for (let n = 0; n < 50 && ahead.pending && ahead.state.scopes.length >= depth; n++) {
    const isIts = ahead.pending.question.ask === 'about-to-fall' && ahead.pending.figure === figure;
    if (isIts && saving && !asked) {
      asked = true;
      ahead.decide(saving.id);
      if (isThere(target)) ahead.decide(target);
    } else ahead.decide(laterAnswer(ahead.pending).id);
  }
  const one = ahead.state.figures.find(({ id }) => id === figure)!;
  return { asked, damage: one.defeated || one.felled ? Number.POSITIVE_INFINITY : one.damage };
}

describe('what is asked, and what is not', () => {
  test('a Dodge is, where there are SP for it', () => {
    const session = sessionOf('dodge', 'under-hallow-street');
    playUntil(session, ({ kind, options }) => kind === 'dodge' && options.some(({ id }) => id === 'dodge'));
    expect(unaskedAt(session, session.pending!)).toBeNull();
  });

  test('a turn is, where anything can be done in it', () => {
    const session = sessionOf('turn');
    playUntil(session, ({ kind }) => kind === 'turn');
    expect(unaskedAt(session, session.pending!)).toBeNull();
  });

  test('an Empower whose price leaves less than a Dodge is not; one that leaves it is', () => {
    const seen = new Set<boolean>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const session = sessionOf(seed);
      const pick = dealer(2);
      for (let n = 0; n < 200 && session.pending; n++) {
        const { pending } = session;
        if (pending.question.ask === 'empower' && pending.options.length === 2) {
          const { sp } = session.state.figures.find(({ id }) => id === pending.figure)!;
          const isLeft = sp - pending.question.sp >= 1;
          seen.add(isLeft);
          expect(unaskedAt(session, pending)?.act.do).toBe(isLeft ? undefined : 'decline');
        }
        session.decide(boldOption(pending, pick).id);
      }
    }
    expect(seen.size).toBe(2);
  });

  test('a Dodge without SP, for what mends alone, is not: as somebody falls the same is offered (p.48), and leaves no less', () => {
    let falls = 0;
    for (const seed of ['nothing', 'a', 'b', 'c', 'd', 'e']) {
      const session = sessionOf(seed, 'proving-ground-spirits');
      const pick = dealer(5);
      for (let n = 0; n < 200 && session.pending && falls < many(1, 3); n++) {
        const { pending } = session;
        const [no, drink, ...more] = pending.options;
        const answer = unaskedAt(session, pending);
        if (pending.kind === 'dodge' && drink?.id.endsWith('vitality-juice-box/drink') && more.length === 0) {
          expect(answer?.id, `${seed}, decision ${n}`).toBe(no!.id);
          const late = struckAndSaved(session, [no!.id], drink);
          // Who did not fall has the potion still.
          if (late.asked) {
            falls += 1;
            const early = struckAndSaved(session, [drink.id, `target:${pending.figure}`, no!.id], null);
            expect(late.damage, `${seed}, decision ${n}`).toBeLessThanOrEqual(early.damage);
          }
        }
        session.decide((answer ?? boldOption(pending, pick)).id);
      }
    }
    expect(falls).toBeGreaterThan(0);
  });

  test('throwing again is not, where the dice lie best, the attack fells its target by its symbols, or a spell was resisted', () => {
    const seen = { attack: 0, spell: 0, best: 0 };
    for (const encounter of [
      'the-lamplighters-round',
      'two-bells',
      'wheels-within',
      'proving-ground-giants',
    ]) {
      const session = sessionOf('thrown', encounter);
      const pick = dealer(5);
      for (let n = 0; n < 400 && session.pending && !Object.values(seen).every(Boolean); n++) {
        const { pending } = session;
        const answer = unaskedAt(session, pending);
        const scope = session.state.scopes.findLast(({ kind }) => kind !== 'move');
        if (
          pending.kind === 'after-roll' &&
          answer &&
          (scope?.kind === 'attack' || scope?.kind === 'spell')
        ) {
          const lies = liesBest(session, pending);
          const worse = pending.options.some(
            (one) => one !== answer && isOnlyWorse(session, pending, one, answer),
          );
          expect(lies || worse || isForTheBest(session, answer.id), `${encounter}, decision ${n}`).toBe(true);
          seen[lies ? 'best' : scope.kind] += 1;
        }
        session.decide((answer ?? boldOption(pending, pick)).id);
      }
    }
    expect(seen.attack).toBeGreaterThan(0);
    expect(seen.spell).toBeGreaterThan(0);
    expect(seen.best).toBeGreaterThan(0);
  });

  test('gear is asked once for all that a chest gives (p.67)', () => {
    const session = sessionOf('1', 'until-the-sixth-bell');
    const pick = dealer(5);
    const isOnce = () => session.pending?.kind === 're-equip' && unaskedAt(session, session.pending);
    for (let n = 0; n < 40 && session.pending && !isOnce(); n++) {
      const chest = session.pending.options.find(({ act }) => act.do === 'open-loot');
      session.decide((chest ?? boldOption(session.pending, pick)).id);
    }
    const { figure } = session.pending!;
    const answer = unaskedAt(session, session.pending!)!;
    expect(answer.act.do).toBe('done');
    session.decide(answer.id);
    expect([session.pending?.kind, session.pending?.figure]).toEqual(['re-equip', figure]);
    expect(unaskedAt(session, session.pending!)).toBeNull();
  });

  test('what it answers is a decision of the log, told in the feed, and taken back with what led to it', () => {
    const session = sessionOf('told');
    const game = gameOf(session);
    const pick = dealer(9);
    const notes = () => game.store.getState().feed.filter(({ unasked }) => unasked);
    for (let n = 0; n < 400 && game.store.getState().pending && notes().length === 0; n++)
      game.decide(boldOption(game.store.getState().pending!, pick).id);
    expect(notes()[0]!.text).toMatch(/^Not asked: /);
    const made = session.decisions.length;
    game.undo();
    expect(session.decisions.length).toBeLessThan(made);
    expect(notes()).toEqual([]);
  });
});
