/** The page, or pages, of the rulebook each shared ruling and each of ours that a case names reads. */
const RULING_PAGES: Readonly<Record<string, readonly number[]>> = {
  ...{
    C8: [18],
    C9: [19],
    C10: [14, 18],
    C1: [58],
    C2: [60],
    C3: [58],
    C4: [58],
    C5: [58],
    C6: [60],
    C7: [58],
  },
  ...{ D1: [26], D2: [35], D3: [19, 33, 50, 51], D4: [49], D5: [43] },
  ...{ G1: [21], G2: [41], G3: [45], G4: [60] },
  ...{ L1: [45], L2: [45], L3: [45], L4: [22], L5: [32], L6: [45], L7: [45] },
  ...{ M1: [41], M2: [22], M3: [21], M4: [44], M5: [41], M6: [41], M7: [42], M8: [66], M9: [55] },
  ...{ A1: [43], A2: [43], A3: [50], A4: [50], A5: [67], A6: [43], A7: [32], A8: [51] },
  ...{ S1: [51], S2: [74], S3: [74], S4: [67] },
  ...{ N1: [55], N2: [55], N3: [55] },
  ...{
    X9: [58],
    X25: [66],
    X70: [42, 58],
    X71: [58],
    X72: [60],
    X73: [33, 60],
    X74: [58, 60],
    X75: [48, 51],
    X76: [50],
    X77: [43],
    X81: [49],
    X84: [14, 17],
    X85: [14],
    X95: [24, 67],
    X90: [33, 44],
    X91: [58],
    X93: [48],
    X98: [49],
    counterCostAfterDodge: [50],
  },
};

/** The pages a case may stand under: the one its rule names, or those of its ruling; empty when there is none. */
export function pagesOf(rule: string): readonly number[] {
  const page = /^p\.(\d+)/.exec(rule)?.[1];
  return page === undefined ? (RULING_PAGES[rule] ?? []) : [Number(page)];
}

/** The pages a case file names: `p43-damage.json`, `p51-53-spells.json`; null when it names none. */
export function pagesOfFile(file: string): { readonly from: number; readonly to: number } | null {
  const found = /^p(\d+)(?:-(\d+))?-[a-z-]+\.json$/.exec(file);
  return found && { from: Number(found[1]), to: Number(found[2] ?? found[1]) };
}
