import type { CombatEvent, TokenEvent } from './events.ts';
import type { MidgardState } from './state.ts';
import { change, inCity, inCombat, less, take, used, type Writers } from './writing.ts';

const nothing = (): void => {};

type TokenWriters = Writers<(TokenEvent | CombatEvent)['type']>;

/** A token among the random ones of a city is turned, or goes. */
function turn(state: MidgardState, number: number, token: string, up: boolean): void {
  inCity(state, number, ({ randoms }) => {
    const at = randoms.findIndex((one) => one.ref === token && one.up !== up);
    return { randoms: randoms.map((one, i) => (i === at ? { ...one, up } : one)) };
  });
}

function remove(state: MidgardState, number: number, token: string): void {
  inCity(state, number, ({ randoms }) => {
    const at = randoms.findIndex(({ ref, up }) => ref === token && up);
    return { randoms: randoms.filter((_, i) => i !== at) };
  });
}

/** What is written of attempts, tokens, tasks, and combat. */
export const TOKEN_WRITERS: TokenWriters = {
  attemptBegan(state, { attempt }) {
    state.attempt = attempt;
  },
  checkTurned(state, { check }) {
    if (state.attempt) state.attempt = { ...state.attempt, check, gold: 0, support: [] };
  },
  aidAnswered(state, { player, yes }) {
    const { attempt } = state;
    if (!attempt) return;
    state.attempt = yes
      ? { ...attempt, aides: [...attempt.aides, player] }
      : { ...attempt, declined: [...attempt.declined, player] };
  },
  attemptEnded(state, { kept }) {
    const { attempt, turn } = state;
    // One bonus action an aide and turn (MI-2); of the active player's attempts alone (P 3).
    if (kept && attempt && attempt.player === turn.player)
      state.turn = { ...turn, aided: [...new Set([...turn.aided, ...attempt.aides])] };
    state.attempt = null;
  },
  dieRolled(state, { rng }) {
    state.rng = rng;
  },
  checkMade: nothing,
  reactionUndone: nothing,
  resistanceBought: nothing,
  resistanceRolled: nothing,
  tokenTaken(state, { player, token }) {
    const { at } = state.players[player]!;
    inCity(state, at, ({ fixed }) => ({ fixed: less(fixed, token) }));
    change(state, player, ({ tokens }) => ({ tokens: [...tokens, token] }));
  },
  destinyDrawn(state, { card, anew, rng }) {
    take(state, 'destiny', card, anew);
    used(state, 'destiny', [card]);
    state.rng = rng;
  },
  tokenRevealed(state, { city, token, rng }) {
    turn(state, city, token, true);
    state.rng = rng;
  },
  tokensSeen(state, { player, city }) {
    inCity(state, city, ({ randoms }) => ({
      randoms: randoms.map((one) => (one.up ? one : { ...one, seen: [...new Set([...one.seen, player])] })),
    }));
  },
  tokenTurnedDown(state, { city, token }) {
    turn(state, city, token, false);
  },
  tokenGone(state, { city, token }) {
    remove(state, city, token);
  },
  forgeryTaken(state, { player, city, token }) {
    remove(state, city, token);
    change(state, player, ({ forgeries }) => ({ forgeries: [...forgeries, token] }));
  },
  itemTaken(state, { city, token }) {
    remove(state, city, token);
  },
  taskDone(state, { player, city, task, done }) {
    inCity(state, city, ({ tasks }) => ({ tasks: tasks.map((one, i) => (i === task ? done : one)) }));
    handIn(state, player, done.token, done.as);
  },
  handedInVain(state, { player, token, as }) {
    handIn(state, player, token, as);
  },
  treasureTaken(state, { player, city, treasure, lp }) {
    inCity(state, city, () => ({ treasure: null }));
    change(state, player, (was) => ({
      treasures: [...was.treasures, { ref: treasure, used: false }],
      lp: was.lp + lp,
    }));
  },
  rewardDrawn(state, { card, anew, rng }) {
    take(state, 'rewards', card, anew);
    used(state, 'rewards', [card]);
    state.rng = rng;
  },
  rewardSold: nothing,
  artifactGained(state, { player, artifact }) {
    change(state, player, ({ artifacts }) => ({ artifacts: [...artifacts, { ref: artifact, open: false }] }));
    // It lies with its owner, and no longer among the used ones.
    const card = state.decks.rewards.used.at(-1);
    if (card !== undefined) {
      const { left, used: gone } = state.decks.rewards;
      state.decks = { ...state.decks, rewards: { left, used: gone.slice(0, -1) } };
    }
  },
  prestigeGained(state, { player, source, amount }) {
    change(state, player, ({ prestige }) => ({
      prestige: { ...prestige, [source]: prestige[source] + amount },
    }));
  },
  epGained(state, { player, amount, levels }) {
    change(state, player, ({ ep, skillsDue }) => ({ ep: ep + amount, skillsDue: skillsDue + levels }));
  },
  combatBegan(state, { combat }) {
    state.combat = combat;
  },
  initiativeRolled(state, { first }) {
    inCombat(state, () => ({ first }));
  },
  combatRoundBegan(state, { round }) {
    inCombat(state, () => ({ round }));
  },
  attackMade(state, { by }) {
    if (by !== null) inCombat(state, ({ struck }) => ({ struck: [...new Set([...struck, by])] }));
  },
  defenseMade: nothing,
  surprised: nothing,
  foeHurt(state, { amount }) {
    inCombat(state, ({ foe }) => ({ foe: foe && { ...foe, lp: Math.max(0, foe.lp - amount) } }));
    const { combat, cities } = state;
    // A shadow keeps its wounds where it lies (K 5).
    if (combat?.foe?.folder === 'shadows') {
      const { ref, lp } = combat.foe;
      state.cities = cities.map((city) =>
        city.shadow?.ref === ref ? { ...city, shadow: { ref, lp } } : city,
      );
    }
  },
  lpLost(state, { player, amount, from }) {
    change(state, player, ({ lp, goods }) =>
      from === null
        ? { lp: lp - amount }
        : {
            goods: goods.map((one) => (one.ref === from ? { ...one, lp: (one.lp ?? 0) - amount } : one)),
          },
    );
    inCombat(state, ({ lost }) => ({ lost: { ...lost, [player]: (lost[player] ?? 0) + amount } }));
  },
  fell(state, { player, gold }) {
    change(state, player, (was) => ({ tower: true, lp: 2, gold: was.gold - gold }));
  },
  spellUsed(state, { player, spell, worked, turned }) {
    change(state, player, ({ spells }) => ({
      spells: spells.map((one) => (one.ref === spell ? { ...one, turned } : one)),
    }));
    if (worked) inCombat(state, ({ spells }) => ({ spells: [...spells, { player, ref: spell }] }));
  },
  retreated(state, { player, how }) {
    if (how === 'surrendered') change(state, player, () => ({ tower: true }));
    if (state.combat?.kind === 'shadow')
      inCombat(state, ({ players }) => ({ players: players.filter((one) => one !== player) }));
  },
  joined(state, { player }) {
    inCombat(state, () => ({ players: [player] }));
  },
  combatEnded(state) {
    state.combat = null;
  },
};

function handIn(state: MidgardState, player: number, token: string, as: 'original' | 'forgery'): void {
  change(state, player, ({ tokens, forgeries }) =>
    as === 'original' ? { tokens: less(tokens, token) } : { forgeries: less(forgeries, token) },
  );
}
