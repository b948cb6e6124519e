import { describe, expect, test } from 'vitest';
import type { Conditions, EffectOp } from '../../../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../../../src/words/en/cards/ability-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';

const used = (effect: EffectOp, conditions?: Conditions) =>
  plainText([
    abilityBlock(
      { id: 'a', when: 'action', effects: [effect], ...(conditions ? { conditions } : {}) },
      'you',
    ),
  ]);
const self = { who: 'self' } as const;
const ally = { who: 'choose', side: 'ally', within: 'soi' } as const;
const foe = { who: 'choose', side: 'opponent', within: 'range', range: 3, sight: true } as const;

describe('every effect has its sentence', () => {
  const samples: {
    readonly [K in EffectOp['do']]: readonly (readonly [Extract<EffectOp, { do: K }>, string])[];
  } = {
    damage: [
      [
        { do: 'damage', type: 'magic', amount: { dice: ['white', 'black'] }, to: foe },
        'Deal WHITE BLACK MAGIC DMG to an opponent within Range 3 and Line of Sight.',
      ],
      [{ do: 'damage', type: 'irreducible', amount: 1, to: self }, 'Take 1 IRREDUCIBLE DMG.'],
    ],
    'change-shape': [
      [{ do: 'change-shape', shape: 'conduit' }, 'Take the shape of a CONDUIT of your choice.'],
      [{ do: 'change-shape', shape: 'own' }, 'Take your own shape again.'],
    ],
    exalted: [[{ do: 'exalted' }, 'Choose an EXALTED ESPER and use its ability.']],
    become: [[{ do: 'become', card: 'sluice-ogre' }, 'Turn your card over to Sluice Ogre.']],
    heal: [
      [{ do: 'heal', amount: 4, to: self }, 'HEAL 4.'],
      [{ do: 'heal', amount: 3, to: ally }, 'Any ally within your SOI HEALS 3.'],
    ],
    'gain-sp': [
      [
        { do: 'gain-sp', amount: 1, to: { who: 'all', side: 'another-ally', within: 'soi' } },
        'All other allies within your SOI gain 1 SP.',
      ],
    ],
    inflict: [
      [
        { do: 'inflict', effect: 'wilt', to: foe },
        'Inflict Wilt on an opponent within Range 3 and Line of Sight.',
      ],
      [{ do: 'inflict', effect: 'haste', to: self }, 'Gain Haste.'],
    ],
    'remove-effect': [[{ do: 'remove-effect', effect: 'poison', to: self }, 'Remove Poison from yourself.']],
    'gain-token': [[{ do: 'gain-token', token: 'dodge', amount: 2, to: self }, 'Gain 2 Dodge tokens.']],
    push: [
      [{ do: 'push', spaces: 2, to: foe }, 'PUSH 2 against an opponent within Range 3 and Line of Sight.'],
    ],
    pull: [
      [
        { do: 'pull', spaces: 2, to: { who: 'all', side: 'opponent', within: 'adjacent' } },
        'PULL 2 on all adjacent opponents.',
      ],
    ],
    command: [
      [
        { do: 'command', spaces: 2, to: foe, provokes: false },
        'Move an opponent within Range 3 and Line of Sight up to 2 spaces as you choose, without provoking Break Attacks.',
      ],
    ],
    'put-token': [
      [{ do: 'put-token', token: 'burning', amount: 2, to: self }, 'Put 2 Burning tokens on yourself.'],
    ],
    'take-token': [
      [{ do: 'take-token', token: 'burning', to: self }, 'Remove all Burning tokens from yourself.'],
    ],
    'gain-random': [
      [{ do: 'gain-random', to: self }, 'Gain a random Item.'],
      [{ do: 'gain-random', type: 'relic', tier: 'common', to: self }, 'Gain a random Common Relic.'],
      [{ do: 'gain-random', type: 'accessory', amount: 2, to: self }, 'Gain 2 random Accessories.'],
      [{ do: 'gain-random', type: 'armor', amount: 2, to: self }, 'Gain 2 random Armor.'],
    ],
    'offer-items': [
      [{ do: 'offer-items', items: ['buckler', 'war-axe'], to: self }, 'Take one of: Buckler, War Axe.'],
      [{ do: 'offer-items', draw: 2, type: 'relic', take: 2, to: self }, 'Take 2 of: 2 random Relics.'],
      [
        { do: 'offer-items', items: ['buckler'], draw: 1, price: 5, to: self },
        'You may buy any of: Buckler, a random Item, for 5 Gold each.',
      ],
      [
        { do: 'offer-items', draw: 3, tier: 'common', price: 'half', take: 1, to: ally },
        'Any ally within your SOI may buy one of: 3 random Common Items, for half the Gold they cost.',
      ],
    ],
    'gain-gold': [[{ do: 'gain-gold', amount: 5 }, 'The party gains 5 Gold.']],
    'scale-damage': [
      [{ do: 'scale-damage', by: 'double' }, 'The DMG is doubled.'],
      [{ do: 'scale-damage', by: 'half', type: 'magic' }, 'The MAGIC DMG is halved.'],
    ],
    'free-move': [
      [
        { do: 'free-move', spaces: 3, diagonal: true, flight: true, provokes: false },
        'Move up to 3 spaces with FLIGHT, diagonally if you like, without provoking Break Attacks.',
      ],
    ],
    'move-action': [
      [{ do: 'move-action' }, 'Make a MOVE.'],
      [{ do: 'move-action', another: true }, 'Make another MOVE, in addition to the one this turn.'],
      [
        { do: 'move-action', through: 'opponents', provokes: false },
        'Make a MOVE that may pass through opponents, without provoking Break Attacks.',
      ],
    ],
    attack: [
      [{ do: 'attack', kind: 'melee', empower: true }, 'Make an EMPOWERED melee ATK.'],
      [{ do: 'attack', kind: 'ranged', range: 4 }, 'Make a ranged ATK at Range 4.'],
    ],
    spell: [
      [
        {
          do: 'spell',
          force: 6,
          to: { who: 'all', side: 'opponent', within: 'soi' },
          effects: [{ do: 'push', spaces: 1, to: { who: 'target' } }],
        },
        'Cast a SPELL 6 on all opponents within your SOI. For each that fails: PUSH 1 against it.',
      ],
    ],
    force: [
      [
        { do: 'force', force: 9, to: foe, effects: [{ do: 'push', spaces: 1, to: { who: 'target' } }] },
        'PUSH 1 against an opponent within Range 3 and Line of Sight, FORCE 9.',
      ],
    ],
    swap: [[{ do: 'swap', to: foe }, 'SWAP with an opponent within Range 3 and Line of Sight.']],
    warp: [
      [{ do: 'warp', to: self, within: 'soi' }, 'WARP to a free space within your SOI.'],
      [
        { do: 'warp', to: ally, within: 'range', range: 3 },
        'WARP any ally within your SOI to a free space within Range 3 and Line of Sight.',
      ],
    ],
    track: [
      [{ do: 'track', direction: 'up', places: 1, to: self }, 'Move 1 place up the Initiative Track.'],
      [
        { do: 'track', direction: 'down', places: 2, to: foe },
        'Move an opponent within Range 3 and Line of Sight 2 places down the Initiative Track.',
      ],
    ],
    'place-terrain': [
      [
        { do: 'place-terrain', terrain: 'water', spaces: 8, within: 'adjacent' },
        'Place Water on all adjacent spaces.',
      ],
      [{ do: 'place-terrain', terrain: 'muck', spaces: 1, within: 'target' }, 'Place Muck under the target.'],
      [
        { do: 'place-terrain', terrain: 'normal', spaces: 2, within: 'range', range: 4 },
        'Place Planks on up to 2 spaces within Range 4 and Line of Sight.',
      ],
    ],
    spawn: [
      [{ do: 'spawn', card: 'cave-sickle' }, 'Spawn a Cave Sickle on an adjacent space.'],
      [{ do: 'spawn', card: 'silt-imp', count: 2 }, 'Spawn 2 × Silt Imp on adjacent spaces.'],
    ],
    'turn-damage': [[{ do: 'turn-damage', type: 'magic' }, 'This attack deals MAGIC DMG.']],
    check: [
      [
        {
          do: 'check',
          skill: 'strength',
          difficulty: 12,
          pass: [{ do: 'heal', amount: 2, to: self }],
          fail: [{ do: 'damage', type: 'irreducible', amount: 1, to: self }],
        },
        'Make a Strength 12 Check; if you pass: HEAL 2; otherwise: take 1 IRREDUCIBLE DMG.',
      ],
    ],
    modify: [[{ do: 'modify', stat: 'attack-roll', amount: -1 }, 'This attack gains −1 TO THE ATK ROLL.']],
    reduce: [[{ do: 'reduce', type: 'any', amount: 2 }, 'Take 2 less DMG.']],
    reroll: [[{ do: 'reroll', pick: 'one' }, 'Re-roll one of those dice.']],
    counter: [[{ do: 'counter' }, 'COUNTER.']],
    empower: [[{ do: 'empower' }, 'EMPOWER the attack.']],
    dodge: [
      [{ do: 'dodge' }, 'DODGE.'],
      [{ do: 'dodge', reroll: true }, 'DODGE; that roll may be re-rolled once.'],
    ],
    throw: [
      [{ do: 'throw', die: 'purple' }, 'THROW PURPLE.'],
      [
        { do: 'throw', die: 'white', times: 3 },
        'THROW as many WHITE as 3, at one target or spread over several: dice at the same target are added up, and its Armor counts once.',
      ],
    ],
    'modify-roll': [[{ do: 'modify-roll', amount: -3 }, '−3 to that roll.']],
    'set-die': [
      [
        { do: 'set-die', face: 'highest', notBlack: true },
        'Turn one of those dice except BLACK to its highest number.',
      ],
    ],
    'add-symbol': [
      [{ do: 'add-symbol', symbol: 'burst', amount: 1 }, 'Add [burst] to the roll.'],
      [
        { do: 'add-symbol', symbol: 'shield', amount: { count: 'tree-level', tree: 'martial' } },
        'Add X [shield] to the roll, X being your highest MARTIAL level.',
      ],
    ],
    'make-miss': [[{ do: 'make-miss' }, 'The attack misses instead.']],
    redirect: [[{ do: 'redirect', to: self }, 'The attack targets you instead.']],
    each: [
      [
        {
          do: 'each',
          who: { who: 'all', side: 'figure', within: 'adjacent' },
          effects: [{ do: 'damage', type: 'physical', amount: { dice: ['purple'] }, to: { who: 'target' } }],
        },
        'Deal PURPLE PHYSICAL DMG to each adjacent figure, rolled separately.',
      ],
    ],
    'at-space': [
      [
        {
          do: 'at-space',
          within: 'range',
          range: 4,
          effects: [
            {
              do: 'inflict',
              effect: 'wilt',
              to: { who: 'all', side: 'figure', within: 'adjacent', from: 'space' },
            },
          ],
        },
        'Choose a space within Range 4 and Line of Sight: inflict Wilt on all figures on or adjacent to that space.',
      ],
    ],
    'place-ward': [
      [
        {
          do: 'place-ward',
          ward: 'font',
          within: 'soi',
          side: 'ally',
          reach: 6,
          abilities: [{ id: 'mend', when: 'status', effects: [{ do: 'heal', amount: 2, to: self }] }],
        },
        'Place a Font token within your SOI. Each ally within Range 6 of it has “STATUS: HEAL 2”.',
      ],
    ],
    'place-dynamite': [
      [
        { do: 'place-dynamite', range: 4 },
        'Place a lit Dynamite token on a space within Range 4 and Line of Sight.',
      ],
    ],
    'use-discipline': [
      [
        { do: 'use-discipline', maxSp: 3 },
        'Use another Discipline of yours that costs 1 to 3 SP without spending them.',
      ],
    ],
    flip: [
      [{ do: 'flip', card: 'this' }, 'FLIP this card.'],
      [{ do: 'flip', card: 'choose', back: true }, 'Un-FLIP one of your cards.'],
    ],
    'pass-check': [[{ do: 'pass-check' }, 'That Check is passed.']],
    'spend-energy': [[{ do: 'spend-energy', amount: 'all' }, 'Spend all Energy on this card.']],
    'redirect-damage': [
      [
        { do: 'redirect-damage', to: self, type: 'irreducible' },
        'Take all of it instead as IRREDUCIBLE DMG.',
      ],
    ],
    survive: [
      [{ do: 'survive' }, 'You are left with 1 HP instead.'],
      [
        { do: 'survive', until: 'end-of-next-turn' },
        'Until the end of your next turn, you cannot be dealt damage and stay on the board; then you are Defeated.',
      ],
    ],
    revive: [
      [
        {
          do: 'revive',
          to: { who: 'choose', side: 'another-ally', within: 'board', with: { defeated: true } },
          within: 'soi',
          hp: { count: 'target-hp', half: 'up' },
        },
        'A Defeated ally returns to a free space within your SOI and HEALS half of its HP.',
      ],
    ],
    'transfer-damage': [
      [
        { do: 'transfer-damage', from: self, to: ally, amount: { count: 'own-damage', half: 'up' } },
        'Move DMG equal to half of the damage on you from yourself to any ally within your SOI.',
      ],
    ],
    optional: [
      [
        { do: 'optional', id: 'o', effects: [{ do: 'counter' }, { do: 'empower' }] },
        'You may COUNTER and EMPOWER the attack.',
      ],
    ],
    roll: [
      [
        {
          do: 'roll',
          dice: ['black'],
          outcomes: [{ face: 'skull', effects: [{ do: 'ready', card: 'this' }] }],
          else: [{ do: 'end-turn' }],
        },
        'Roll BLACK: on a skull, un-EXHAUST this card; otherwise, the turn ends.',
      ],
    ],
    'choose-number': [
      [
        {
          do: 'choose-number',
          id: 'blood',
          max: { count: 'remaining-hp' },
          effects: [
            { do: 'damage', type: 'irreducible', amount: { count: 'chosen' }, to: self },
            { do: 'modify', stat: 'physical-damage', amount: { count: 'chosen' } },
          ],
        },
        'For each IRREDUCIBLE DMG you take (at most your remaining HP): This attack gains +1 PHYSICAL DMG.',
      ],
    ],
    defeat: [[{ do: 'defeat', to: { who: 'target' } }, 'The target is Defeated.']],
    'end-turn': [[{ do: 'end-turn' }, 'The turn ends.']],
    'end-action': [
      [{ do: 'end-action' }, 'End your Action under way.'],
      [{ do: 'end-action', everybody: true }, 'End all Actions under way.'],
    ],
    mark: [[{ do: 'mark', mark: 'rival', to: { who: 'target' } }, 'Put your Rival mark on the target.']],
    unmark: [
      [{ do: 'unmark', mark: 'rival', to: { who: 'target' } }, 'Remove the Rival mark from the target.'],
    ],
    'gain-energy': [[{ do: 'gain-energy', amount: 1, max: 2 }, 'Put 1 Energy on this card (Limit 2).']],
    ready: [[{ do: 'ready', card: 'choose' }, 'Un-EXHAUST one of your cards.']],
    if: [
      [
        {
          do: 'if',
          tests: [{ is: 'damage', of: 'self', atLeast: 'half' }],
          effects: [{ do: 'heal', amount: { count: 'own-damage', half: 'up' }, to: self }],
          else: [{ do: 'gain-sp', amount: 1, to: self }],
        },
        'If you have damage of at least half your HP, HEAL half of the damage on you; otherwise, gain 1 SP.',
      ],
    ],
    acts: [
      [
        {
          do: 'acts',
          who: { who: 'choose', side: 'another-ally', within: 'soi' },
          effects: [{ do: 'attack' }],
        },
        'Another ally within your SOI may make an ATK.',
      ],
    ],
    grant: [
      [
        {
          do: 'grant',
          to: self,
          until: 'end-of-next-turn',
          modifiers: [{ resistance: 'physical' }],
        },
        'You have RESISTANCE: PHYSICAL DMG until the end of your next turn.',
      ],
    ],
    choose: [
      [
        {
          do: 'choose',
          options: [
            { id: 'a', effects: [{ do: 'counter' }] },
            { id: 'b', effects: [{ do: 'empower' }] },
          ],
        },
        'Choose one:\n• COUNTER.\n• EMPOWER the attack.',
      ],
    ],
  };
  test.each(Object.values(samples).flat() as (readonly [EffectOp, string])[])('%j', (effect, words) => {
    expect(used(effect)).toBe(words);
  });
});
