import { describe, expect, test } from 'vitest';
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { NO_PART, numbersOf } from '../../../../src/games/malhya/rules/queries/check-numbers.ts';
import { enemyFileOf } from '../../../../src/games/malhya/rules/queries/field-of.ts';
import { gearHeld } from '../../../../src/games/malhya/rules/queries/gear.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { optionNote, optionText, questionText } from '../../../../src/games/malhya/words/en/questions.ts';
import { toldEvent } from '../../../../src/games/malhya/words/en/told.ts';
import { tellAnew } from '../told-anew.ts';
import { content, playTo, setupOf, trial } from '../trial.ts';
import { booklet, FIRST, INTRODUCTION, introduction, ROAD, sheetAnew } from './parish.ts';

const idsOf = ({ pending }: MalhyaSession) => pending!.options.map(({ id }) => id);
const heroesOf = ({ state }: MalhyaSession) => state.heroes.map(({ id }) => id);

/** The company is looked to at the first choice of the introduction. */
function atCompany(heroes = 3): MalhyaSession {
  const session = introduction({}, heroes);
  session.decide('company');
  return session;
}

describe('heroes come and go', () => {
  test('wherever the group has a choice, in a campaign and in a mission', () => {
    expect(idsOf(introduction())).toContain('company');
    const road = playTo(booklet(ROAD, { sheet: sheetAnew() }), ({ kind }) => kind === 'travel');
    expect(idsOf(road)).toContain('company');
    expect(idsOf(playTo(trial(setupOf(3)), ({ kind }) => kind === 'choice'))).toContain('company');
  });

  test('not in a place, a challenge, a dungeon, a check, or an event of the road', () => {
    const stopped = (mission: string, stop: (session: MalhyaSession) => boolean) => {
      for (let n = 0; n < 30; n++) {
        const sheet = sheetAnew();
        const session = playTo(booklet(mission, { sheet, seed: `no ${n}` }), (_, now) => stop(now));
        if (session.pending) return session;
      }
      throw new Error(`nothing of the kind in ${mission}`);
    };
    const inPlace = stopped(FIRST, ({ state }) => state.place !== null);
    const onPage = stopped(ROAD, ({ state }) => state.land.challenge !== null);
    const inDungeon = stopped('count-of-bells', ({ state }) => state.land.dungeon !== null);
    const inCheck = stopped(INTRODUCTION, ({ state }) => state.check !== null);
    const inEvent = stopped(
      ROAD,
      ({ state, pending }) => pending?.kind === 'choice' && state.book.stack.at(-1)?.book === 'event',
    );
    for (const session of [inPlace, onPage, inDungeon, inCheck, inEvent])
      expect(idsOf(session)).not.toContain('company');
  });

  test('a new one is set up as every new hero, with all level-ups of the group', () => {
    const { growth } = sheetAnew();
    const session = introduction({ growth: { ...growth, level: 2 } });
    session.decide('company');
    expect(idsOf(session).filter((id) => id.startsWith('join:'))).toHaveLength(2);
    session.decide('join:picklock');
    session.decide('seat:archivist');
    playTo(session, ({ kind }) => kind === 'company');
    const hero = session.state.heroes.at(-1)!;
    expect(hero).toMatchObject({ id: 'picklock', seat: 'archivist' });
    expect(hero.talents.length).toBeGreaterThan(0);
    expect(hero.weapon).not.toBeNull();
    const types = session.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'heroCame' || type === 'settled')).toEqual([
      'heroCame',
      'settled',
    ]);
    expect(types.filter((type) => type === 'valueRaised')).toHaveLength(2);
    expect(session.state.growth.newcomers).toEqual([]);
    session.decide('done');
    expect(session.pending!.kind).toBe('choice');
  });

  test('two at least and five at most', () => {
    expect(idsOf(atCompany(2)).some((id) => id.startsWith('part:'))).toBe(false);
    expect(idsOf(atCompany(5)).some((id) => id.startsWith('join:'))).toBe(false);
    expect(idsOf(atCompany(5)).some((id) => id.startsWith('part:'))).toBe(true);
  });

  test('who leaves shares out what it carries, or keeps it on its sheet', () => {
    const session = atCompany();
    const [leaver] = session.state.heroes;
    session.decide(`part:${leaver!.id}`);
    session.decide('for-a-while');
    const before = session.state.heroes[1]!;
    let first = true;
    while (session.pending!.kind === 'share-out') {
      const to = idsOf(session).find((id) => first && id === `hero:${before.id}`);
      first &&= !to;
      session.decide(to ?? 'leave');
    }
    expect(heroesOf(session)).not.toContain(leaver!.id);
    const [away] = session.state.campaign!.away;
    expect(away!.id).toBe(leaver!.id);
    const things = (hero: typeof before) =>
      [hero.weapon, hero.stored, hero.armour, ...hero.objects, ...Object.values(hero.cubes).flat()].filter(
        (thing) => thing !== null,
      ).length;
    const after = session.state.heroes.find(({ id }) => id === before.id)!;
    expect(things(after)).toBe(things(before) + 1);
    expect(things(away!)).toBe(things(leaver!) - 1);
    // Equipped artifacts and talents stay on the sheet in any case.
    expect(away).toMatchObject({ artifacts: leaver!.artifacts, talents: leaver!.talents });
  });

  test('who is back has what its sheet has, but for what others have taken', () => {
    const { heroes } = sheetAnew({}, 4);
    const [first, , , fourth] = heroes;
    const away = {
      ...fourth!,
      objects: [...first!.objects, 'seed-cake'],
      life: { ...fourth!.life, life: 1 },
    };
    const session = introduction({ campaign: { fast: false, away: [away] } });
    session.decide('company');
    session.decide(`join:${away.id}`);
    session.decide(idsOf(session)[0]!);
    const back = session.state.heroes.at(-1)!;
    expect(back.life.life).toBe(1);
    expect(back.objects).toEqual(['seed-cake']);
    expect(session.state.campaign!.away).toEqual([]);
    const came = session.events.find(({ type }) => type === 'heroCame');
    expect(came).toMatchObject({ back: true, rule: 'L1805' });
  });

  test('who is back has the level-ups it missed', () => {
    const { growth } = sheetAnew();
    const [, , , away] = sheetAnew({}, 4).heroes;
    const { strength } = away!.characteristics;
    const grown = { ...away!, characteristics: { ...away!.characteristics, strength: strength + 1 } };
    const session = introduction({
      growth: { ...growth, level: 3 },
      campaign: { fast: false, away: [grown] },
    });
    session.decide('company');
    session.decide(`join:${grown.id}`);
    session.decide(idsOf(session)[0]!);
    playTo(session, ({ kind }) => kind === 'company');
    expect(session.events.filter(({ type }) => type === 'valueRaised')).toHaveLength(2);
  });

  test('who is gone for good leaves no sheet, its things go back, and it does not come again (MA-290)', () => {
    const session = atCompany();
    const [leaver] = session.state.heroes;
    const { gold } = session.state.group;
    session.decide(`part:${leaver!.id}`);
    const said = () => {
      const named = { content, state: session.state, seatName: (seat: string) => seat };
      return session.pending!.options.map((option) => {
        const note = optionNote(option, session.pending!, named);
        return `${optionText(option, session.pending!, named)}${note ? ` (${note})` : ''}`;
      });
    };
    expect(said()).toEqual([
      'For a while: keep a save sheet (what nobody takes stays on its sheet until it is back)',
      'For good (what nobody takes goes back into its deck; it does not come again)',
    ]);
    session.decide('for-good');
    const left = new Set<string>();
    while (session.pending!.kind === 'share-out') {
      left.add(said().at(-1)!);
      session.decide('leave');
    }
    expect([...left].sort()).toEqual([
      'Nobody: it goes back into its deck',
      'Nobody: it goes back to the reserve',
    ]);
    expect(session.state.campaign).toMatchObject({ away: [], gone: [leaver!.id] });
    expect(gearHeld(session.state, content).has(leaver!.weapon!)).toBe(false);
    expect(idsOf(session)).not.toContain(`join:${leaver!.id}`);
    expect(session.state.group.gold).toBe(gold);
    expect(faultOfState(JSON.parse(JSON.stringify(session.state)), content, 'state')).toBeNull();
  });

  test('a scenario card in a knapsack goes to somebody who stays', () => {
    const { heroes } = sheetAnew();
    const [first, ...others] = heroes;
    const holder = { ...first!, objects: ['sealed-deed'] };
    expect(content.gear['sealed-deed']!.symbol).toBeDefined();
    const session = introduction({ heroes: [holder, ...others] });
    session.decide('company');
    session.decide(`part:${holder.id}`);
    session.decide('for-good');
    while (session.pending!.kind === 'share-out') {
      const ids = idsOf(session);
      const { found } = session.pending!;
      const isPaper = 'gear' in found! && found.gear === 'sealed-deed';
      expect(ids.includes('leave')).toBe(!isPaper);
      session.decide(isPaper ? ids[0]! : 'leave');
    }
    expect(session.state.heroes.some(({ objects }) => objects.includes('sealed-deed'))).toBe(true);
  });
});

describe('the mode of the game', () => {
  test('is card 73: chosen at the set-up, laid and taken back in parts, never both sides of one', () => {
    const easy = booklet(FIRST, { gameMode: 'easy' });
    playTo(easy, ({ options }) => options.some(({ id }) => id === 'company'));
    const laid = () => easy.state.group.scenarioCards.map(({ ref }) => ref);
    expect(laid()).toEqual(['mode-easy-checks', 'mode-easy-fights']);
    easy.decide('company');
    expect(idsOf(easy)).toEqual(expect.arrayContaining(['lift:mode-easy-checks', 'lay:mode-hard-checks']));
    easy.decide('lay:mode-hard-checks');
    expect(laid()).toEqual(['mode-easy-fights', 'mode-hard-checks']);
    easy.decide('lift:mode-easy-fights');
    expect(laid()).toEqual(['mode-hard-checks']);
  });

  test('takes a difficulty die or brings one, with its card as the reason', () => {
    const diceIn = (gameMode: 'normal' | 'easy' | 'difficult') => {
      const { state } = trial(setupOf(3, { gameMode }));
      const check = content.books['the-flooded-archive']!.chapters.find(({ id }) => id === 2)!.lines[0]!
        .check!;
      return numbersOf({ state, content }, check, 0, NO_PART).difficulty;
    };
    const { total } = diceIn('normal');
    expect([diceIn('easy').total, diceIn('difficult').total]).toEqual([total - 1, total + 1]);
    expect(diceIn('easy').entries.at(-1)).toMatchObject({
      cause: { from: 'card', folder: 'scenario', card: 'mode-easy-checks' },
      amount: -1,
    });
  });

  test('takes a life point from every enemy or brings one, and never the last', () => {
    const lifeIn = (gameMode: 'normal' | 'easy' | 'difficult', life = 4) => {
      const { state } = trial(setupOf(3, { mission: 'quay-of-lamps', gameMode }));
      const enemies = { ...content.enemies, 'quay-guard': { ...content.enemies['quay-guard']!, life } };
      return enemyFileOf({ state, content: { ...content, enemies } }, 'quay-guard').life;
    };
    expect([lifeIn('easy'), lifeIn('normal'), lifeIn('difficult')]).toEqual([3, 4, 5]);
    expect(lifeIn('easy', 1)).toBe(1);
  });
});

test('every answer and question of it is in words', () => {
  const session = atCompany();
  const named = { content, state: session.state, seatName: (seat: string) => `of ${seat}` };
  const texts = session.pending!.options.map((option) => optionText(option, session.pending!, named));
  expect(texts).toEqual([
    'Done: nothing else changes',
    'Sep Vane joins you',
    'Marr Hollin joins you',
    ...session.state.heroes.map(({ id }) => `${content.heroes[id]!.name} leaves you`),
    ...['Easy: checks', 'Easy: fights', 'Difficult: checks', 'Difficult: fights'].map((one) => `Use ${one}`),
  ]);
  expect(questionText(session.pending!, named)).toBe('Who comes along, and how hard is it?');
  const lay = session.pending!.options.find(({ id }) => id === 'lay:mode-hard-fights')!;
  expect(optionNote(lay, session.pending!, named)).toContain('1 life more');
});

test('who came and went is told, and can be read back from a record', () => {
  const session = atCompany();
  const [leaver] = heroesOf(session);
  session.decide(`part:${leaver}`);
  session.decide('for-a-while');
  while (session.pending!.kind === 'share-out') session.decide('leave');
  session.decide(`join:${leaver}`);
  session.decide(idsOf(session)[0]!);
  const events = session.events.filter(({ type }) => type === 'heroWent' || type === 'heroCame');
  expect(events.map(({ type }) => type)).toEqual(['heroWent', 'heroCame']);
  const met = new Set<string>();
  tellAnew(session, session.setup, /undefined|NaN/, ({ type }) => met.add(type));
  expect([...met]).toEqual(expect.arrayContaining(['heroWent', 'heroCame']));
  const { name } = content.heroes[leaver!]!;
  const view = session.state;
  const place = { content, view, before: view, name: () => name };
  const [went, came] = events;
  const [stays] = session.state.heroes;
  expect(toldEvent({ ...(went as object), hero: 0 } as never, place)!.text).toBe(
    `${content.heroes[stays!.id]!.name} leaves you for a while.`,
  );
  expect(toldEvent(came!, place)!.text).toBe(`${name} is back with you.`);
});
