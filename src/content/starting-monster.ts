/**
 * What an Intelligent Combatant begins as that somebody makes: three AI steps, to strike whom it can get at, throw at
 * whom it sees, else come nearer. As its file has it, but for what it is called.
 */
export const STARTING_MONSTER = {
  kind: 'intelligent',
  dr: 1,
  tier: 'mundane',
  tags: [],
  hp: 9,
  defense: 9,
  movement: 4,
  armor: 0,
  size: [1, 1],
  dice: ['white', 'purple'],
  conviction: ['purple', 'white'],
  casting: null,
  symbolAbilities: [{ id: 'burst', spend: { burst: 1 }, gain: { stat: 'physical-damage', amount: 2 } }],
  abilities: [],
  ai: [
    {
      id: 'strike',
      if: { is: 'can-move-and-attack', kind: 'melee' },
      do: [
        { do: 'move', to: { goal: 'adjacent', of: 'nearest' } },
        { do: 'attack', kind: 'melee', prioritise: ['most-damage'] },
      ],
    },
    {
      id: 'throw',
      if: { is: 'opponent', within: 'range', range: 4 },
      do: [{ do: 'attack', kind: 'ranged', range: 4, prioritise: ['nearest'] }],
    },
    { id: 'come', if: { is: 'otherwise' }, do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' } }] },
  ],
  figures: 4,
  perGroup: 4,
  attack: { kind: 'melee' },
};
