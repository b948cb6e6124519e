import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';

const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({ path, text }));
const { content } = loadMidgard(files);

/** How often each word comes. */
function counted(words: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const foe = (one: { attack: number; defense: number; lp: number; damage: number; flag: number }) => [
  one.attack,
  one.defense,
  one.lp,
  one.damage,
  one.flag,
];

describe('as section 8 has it:', () => {
  const { cities, heroes, actions, tokens, randoms, goods, spells, skills, destiny } = content;
  const { treasures, rewards, artifacts, adventures, challenges, shadows } = content;

  test('twelve cities with their trades', () => {
    const byNumber = Object.values(cities).sort((a, b) => a.number - b.number);
    expect(byNumber.map(({ id }) => id).join(' ')).toBe(
      'quillmark oxhallow tallow-quay larkstile penny-cloister anvil-cross candlewick swifts-landing barterholm shieldwater owlstone bullford',
    );
    expect(byNumber.map(({ trade }) => trade).join(' ')).toBe(
      'spells strength equipment dexterity intelligence weapons spells dexterity equipment weapons intelligence strength',
    );
  });

  test('four heroes', () => {
    const told = Object.values(heroes).map((hero) => [
      [hero.strength, hero.dexterity, hero.intelligence, hero.lp, hero.flag, hero.choice].join(' '),
      [hero.skill, ...hero.goods].join(' '),
    ]);
    expect(Object.fromEntries(told.map((one, i) => [Object.keys(heroes)[i], one]))).toEqual({
      drover: ['10 8 8 5 1 0', 'weapon-proficiency short-sword round-shield'],
      ropewalker: ['8 10 8 5 3 0', 'weapon-proficiency knife buckler'],
      scrivener: ['8 8 10 5 1 1', 'spellcasting cudgel'],
      almoner: ['9 8 9 6 2 0', 'divine-blessing mace'],
    });
  });

  test('forty action cards of 2.98 actions', () => {
    const all = Object.values(actions).flatMap((card) => Array.from({ length: card.copies }, () => card));
    expect(all).toHaveLength(40);
    expect(sum(all.map((card) => card.actions))).toBe(119);
    const uses = all.map(({ actions: n, use }) => `${n} ${Object.entries(use).join(' ').replace(',', ' ')}`);
    expect(counted(uses.filter((use) => !use.includes('replace')))).toEqual({
      '2 support 6': 2,
      '2 support 5': 2,
      '2 luck true': 2,
      '2 surprise true': 2,
      '2 reaction -4': 1,
      '3 support 4': 3,
      '3 support 5': 1,
      '3 luck true': 2,
      '3 surprise true': 2,
      '3 reaction -4': 3,
      '4 support 3': 4,
      '4 luck true': 1,
      '4 reaction -3': 3,
      '4 surprise true': 1,
    });
    const replaced = all.flatMap(({ actions: n, use }) => ('replace' in use ? [`${n}:${use.replace}`] : []));
    expect(replaced.sort().join(' ')).toBe('2:15 2:16 2:17 2:20 3:11 3:12 3:13 3:14 4:10 4:6 4:8');
    expect(counted(all.map((card) => `${card.actions} for ${card.hearts}`))).toEqual({
      '2 for 3': 13,
      '3 for 2': 15,
      '4 for 1': 8,
      '4 for 0': 4,
    });
  });

  test('thirty-six fixed tokens, a third of them with a star', () => {
    const all = Object.values(tokens).sort((a, b) => a.city - b.city || a.task - b.task);
    const letters = (abilities: readonly string[]) => abilities.map((one) => one[0]!.toUpperCase()).join('+');
    const lines = Array.from({ length: 12 }, (_, i) =>
      all.flatMap((one) => (one.city === i + 1 ? [letters(one.abilities)] : [])).join(' '),
    );
    expect(lines.join(', ')).toBe(
      'D I S+D, I S D, S D I+S, D I S, I S D+I, S D I, D I S+D, I S D, S D I+S, D I S, I S D+I, S D I',
    );
    for (const { task, abilities, resistance, reward } of all) {
      expect(resistance).toBe(task === 0 ? 9 : 10);
      expect(reward).toEqual({ gold: task === 0 ? 3 : 2, ...(abilities.length > 1 && { cards: 1 }) });
    }
    expect(counted(all.map(({ carried }) => carried))).toEqual({ star: 12, pack: 24 });
    expect(tokens['salt-ledger']).toMatchObject({ city: 1, task: 0, carried: 'star' });
    expect(tokens['white-hammer']).toMatchObject({ city: 12, task: 2 });
  });

  test('eighteen random tokens, or thirty-six', () => {
    const of = (table: 'short' | 'long') =>
      counted(
        Object.values(randoms).flatMap(({ kind, copies }) =>
          Array.from({ length: copies[table] }, () => kind),
        ),
      );
    expect(of('short')).toEqual({ creature: 6, forgery: 4, item: 4, event: 2, encounter: 2 });
    expect(of('long')).toEqual({ creature: 12, forgery: 8, item: 8, event: 4, encounter: 4 });
    const all = Object.values(randoms);
    const foes = all.flatMap((one) => (one.kind === 'creature' ? [[one.id, foe(one).join(' ')]] : []));
    expect(Object.fromEntries(foes)).toEqual({
      'bog-wisp': '10 6 2 1 1',
      'rag-crow': '10 6 2 1 3',
      'toll-hound': '12 8 2 1 2',
      'barrow-guard': '12 10 3 1 1',
      ogre: '14 8 4 1 0',
      wyrm: '16 10 5 1 2',
    });
    const forged = all.flatMap((one) =>
      one.kind === 'forgery' ? [`${one.city}${'abc'[one.task]} ${one.value}`] : [],
    );
    expect(forged.sort()).toEqual(['11a 10', '12c 9', '2a 8', '3b 10', '5a 11', '6c 9', '8a 12', '9b 8']);
  });

  test('goods: fourteen of weapons and armor, twelve of equipment, four found', () => {
    expect(counted(Object.values(goods).map(({ pile }) => pile))).toEqual({
      weapons: 14,
      equipment: 12,
      found: 4,
    });
    const numbers = Object.values(goods).flatMap((good) => {
      const { attack, damage, defense, lp, initiative, needs } = good;
      const said = { attack, damage, defense, lp, initiative, needs: needs?.strength };
      const there = Object.entries(said).filter(([, number]) => number !== undefined);
      return there.length > 0 ? [[good.id, there.map(([key, number]) => `${key} ${number}`).join(' ')]] : [];
    });
    expect(Object.fromEntries(numbers)).toEqual({
      'short-sword': 'attack 4',
      'long-sword': 'attack 6 needs 10',
      axe: 'attack 5 damage 2 needs 11',
      spear: 'attack 4 initiative 2',
      knife: 'attack 3 initiative 3',
      'great-hammer': 'attack 7 damage 2 needs 13',
      sling: 'attack 3',
      'round-shield': 'defense 1',
      'kite-shield': 'defense 2 needs 10',
      'tower-shield': 'defense 3 needs 12',
      'leather-coat': 'lp 2',
      'ring-coat': 'lp 3 needs 10',
      plate: 'lp 4 initiative -2 needs 12',
      helmet: 'lp 1',
      buckler: 'defense 1',
      cudgel: 'attack 3',
      mace: 'attack 4',
    });
    const carried = Object.values(goods).filter((good) => good.carried !== 'pack');
    expect(carried.map((good) => `${good.id} ${good.carried}`)).toEqual(['horse foot', 'second-pack star']);
  });

  test('spells with their values, what they need and what failing costs', () => {
    const told = Object.values(spells).map(({ id, value, needs = {}, fails = 0 }) => [
      id,
      [value, needs.intelligence ?? '-', fails].join(' '),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      mending: '2 - 0',
      'bright-edge': '3 - 0',
      'guarding-shade': '3 - 0',
      ember: '1 10 1',
      'lantern-word': '4 - 0',
      'swift-foot': '2 - 0',
      'still-air': '3 - 0',
      'oath-of-iron': '1 11 0',
      'open-door': '0 12 0',
      'grave-salt': '0 12 1',
    });
  });

  test('skills with what they need', () => {
    const told = Object.values(skills).map(({ id, needs = {} }) => [id, Object.entries(needs).join()]);
    expect(Object.fromEntries(told)).toEqual({
      'weapon-proficiency': '',
      spellcasting: '',
      'divine-blessing': '',
      robust: 'strength,10',
      tumbling: 'dexterity,11',
      'quick-eye': 'dexterity,10',
      stealing: 'dexterity,10',
      haggling: 'intelligence,10',
      persuasion: 'intelligence,11',
      climbing: 'dexterity,11',
      heaving: 'strength,11',
      'lore-of-forgeries': 'intelligence,11',
      'shadow-walker': 'intelligence,11',
      captain: 'intelligence,10',
    });
  });

  test('eighteen of destiny, twelve treasures, eighteen rewards, five artifacts', () => {
    const decks = [destiny, rewards] as const;
    const [fates, prizes] = decks.map((deck) =>
      Object.values(deck).flatMap(({ copies, does }) =>
        Array.from({ length: copies }, () => Object.entries(does).flat().map(String)),
      ),
    );
    const brief = (all: readonly string[][]) =>
      counted(all.map(([key, number]) => (/^-?\d+$/.test(number!) ? `${key} ${number}` : key!)));
    expect(brief(fates!)).toEqual({
      'gold -1': 3,
      'lp -1': 2,
      tower: 2,
      'discard 1': 2,
      'gold 1': 1,
      'draw 1': 1,
      storm: 1,
      nothing: 2,
      guardian: 4,
    });
    expect(brief(prizes!)).toEqual({
      'prestige 1': 5,
      'prestige 2': 1,
      'gold 4': 3,
      heal: 2,
      artifact: 5,
      'ability 1': 2,
    });
    const guardians = Object.values(destiny).flatMap(({ id, does }) =>
      'guardian' in does ? [`${id} ${foe(does.guardian).join(' ')}`] : [],
    );
    expect(guardians).toEqual([
      'bailiff 14 10 4 1 1',
      'duellist 13 9 3 1 1',
      'hound-keeper 12 8 3 1 1',
      'watchman 11 8 2 1 1',
    ]);
    expect(Object.keys(artifacts)).toHaveLength(5);
  });

  test('adventures, challenges, shadows', () => {
    const bosses = Object.values(adventures).map(({ level, modifier, boss }) =>
      [level, modifier, boss.special, boss.loss, ...foe(boss)].join(' '),
    );
    expect(counted(bosses)).toEqual({
      '1 1 18 1 12 7 3 1 1': 3,
      '2 2 22 1 14 9 4 1 2': 3,
      '3 3 25 1 16 11 5 1 3': 3,
    });
    expect(counted(Object.values(adventures).map(({ level, item }) => `${level} ${item}`))).toEqual(
      counted(
        ['1 rope', '1 lantern', '1 sealed-letter', '2 lantern', '2 crowbar', '2 sealed-letter'].concat([
          '3 crowbar',
          '3 rope',
          '3 sealed-letter',
        ]),
      ),
    );
    const inOrder = ['strength-1', 'strength-2', 'dexterity-1', 'dexterity-2', 'intelligence-1'].concat([
      'intelligence-2',
      'ability',
      'help-strength',
      'help-intelligence',
      'solution',
    ]);
    const fails = [1, 2, 3].map((level) =>
      inOrder.map((tail) => challenges[`c-${level}-${tail}`]!.fails).join(' '),
    );
    expect(fails).toEqual([
      'lp none lp none all-card intelligence none lp none none',
      'lp none lp all-lp all-card tower intelligence none lp none',
      'lp lp all-lp tower all-reward intelligence over all-tower failed none',
    ]);
    const creatures = Object.values(challenges).flatMap(({ level, asks, creature }) =>
      creature ? [`${level} ${asks} ${creature}`] : [],
    );
    expect(creatures).toEqual(['1 strength toll-hound', '2 strength barrow-guard', '3 strength ogre']);
    const asked = (level: number) =>
      Object.values(challenges)
        .filter((one) => one.level === level)
        .map((one) => one.asks);
    for (const level of [1, 2, 3])
      expect(counted(asked(level))).toEqual({
        strength: 3,
        dexterity: 2,
        intelligence: 3,
        ability: 1,
        solution: 1,
      });
    const told = Object.values(shadows).map((one) =>
      [one.level, one.special, one.loss, ...foe(one)].join(' '),
    );
    expect(told.sort()).toEqual([
      '1 17 1 19 21 3 1 1',
      '2 20 1 21 23 4 1 2',
      '3 23 1 23 25 5 1 3',
      '4 26 2 25 27 7 1 4',
    ]);
  });

  /** What a card does, without what it is. */
  const effectOf = (card: object): string =>
    Object.entries(card)
      .filter(([key]) => !['id', 'name', 'text', 'needs', 'pile', 'carried', 'kind', 'worn'].includes(key))
      .map(([key, does]) => `${key} ${JSON.stringify(does).replaceAll('"', '')}`)
      .join(' ');
  const effectsOf = (cards: Readonly<Record<string, object>>) =>
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, effectOf(card)]));

  test('what equipment, spells, skills, treasures and artifacts do', () => {
    const equipment = Object.entries(goods).filter(([, { kind }]) => kind === 'thing');
    expect(effectsOf(Object.fromEntries(equipment))).toEqual({
      'second-pack': 'places 3',
      horse: 'gait 2',
      'belt-pouch': 'pouch 2',
      rope: '',
      lantern: '',
      crowbar: '',
      'sealed-letter': '',
      'strength-draught': 'use {attack:4}',
      'guard-draught': 'use {defense:4}',
      'healing-herbs': 'use {heal:2}',
      'loaded-dice': 'use {again:true}',
      'false-beard': 'stealing {thief:1,victim:-1}',
      'salt-bag': 'allows [buy,deliver]',
    });
    expect(goods.sling!.unshielded).toBe(true);
    expect(effectsOf(Object.fromEntries(Object.entries(spells).map(([id, { does }]) => [id, does])))).toEqual(
      {
        mending: 'heal 2',
        'bright-edge': 'combat {attack:3}',
        'guarding-shade': 'combat {defense:3}',
        ember: 'damage 2',
        'lantern-word': 'look true',
        'swift-foot': 'move true',
        'still-air': 'undo true',
        'oath-of-iron': 'resistance -4',
        'open-door': 'leave true',
        'grave-salt': 'shadow 1',
      },
    );
    expect(effectsOf(skills)).toEqual({
      'weapon-proficiency': 'base proficiency',
      spellcasting: 'base spellcasting',
      'divine-blessing': 'base blessing',
      robust: 'adds {lp:2}',
      tumbling: 'adds {attack:1,defense:1}',
      'quick-eye': 'adds {initiative:3}',
      stealing: 'stealing {thief:2,victim:-2}',
      haggling: 'cheaper 1',
      persuasion: 'tokens {ability:intelligence,bonus:2}',
      climbing: 'tokens {ability:dexterity,bonus:2}',
      heaving: 'tokens {ability:strength,bonus:2}',
      'lore-of-forgeries': 'forgeries 3',
      'shadow-walker': 'allows [token,reveal]',
      captain: 'captain 1',
    });
    expect(
      Object.values(treasures)
        .map((one) => `${one.worn} ${effectOf(one)}`)
        .sort(),
    ).toEqual([
      'bracelet adds {attack:1}',
      'bracelet adds {defense:1}',
      'bracelet adds {strength:1}',
      'bracelet haste 3',
      'brooch adds {initiative:2}',
      'brooch adds {lp:1}',
      'brooch resistance -1',
      'brooch twenty true',
      'ring adds {dexterity:1}',
      'ring adds {intelligence:1}',
      'ring adds {strength:1}',
      'ring single true',
    ]);
    expect(effectsOf(artifacts)).toEqual({
      'crooked-crown': 'prestige 1',
      'glass-eye': 'look true',
      bell: 'reactions 2',
      'cold-key': 'leave 1',
      'black-candle': 'shadow -2',
    });
    const marks = Object.values(randoms).flatMap((one) => {
      if (one.kind === 'event') return [`${one.id} ${one.cheaper ?? 0} ${one.leaving ?? 0}`];
      if (one.kind === 'encounter') return [`${one.id} ${one.ability}`];
      return one.kind === 'item' ? [`${one.id} ${one.good}`] : [];
    });
    expect(marks.sort()).toEqual([
      'broken-bridge strength',
      'curfew 0 2',
      'customs-man intelligence',
      'found-crowbar crowbar',
      'found-lantern lantern',
      'found-letter sealed-letter',
      'found-rope rope',
      'market-day 1 0',
    ]);
  });
});
