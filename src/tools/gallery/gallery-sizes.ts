/** A screen the pictures are taken on. */
export interface Size {
  /** As one names it: width x height in pixels of the screen, with the magnification where it is not 1. */
  readonly id: string;
  /** Pixels of the page's style. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Pressed with a finger, not with a mouse. */
  readonly touch?: boolean;
}

/** Screens the table is meant for, each other than the rest. 200 % leaves a page half the pixels either way. */
export const SIZES: readonly Size[] = [
  { id: '1440x900', width: 1440, height: 900, label: 'Desktop' },
  { id: '1366x768', width: 1366, height: 768, label: 'Laptop' },
  { id: '1024x768', width: 1024, height: 768, label: 'Tablet', touch: true },
  { id: '390x844', width: 390, height: 844, label: 'Phone upright', touch: true },
  { id: '844x390', width: 844, height: 390, label: 'Phone on its side', touch: true },
  { id: '2560x1440', width: 2560, height: 1440, label: 'Large desktop' },
  { id: '1920x1080@200', width: 960, height: 540, label: 'Full HD at 200 %' },
];

export const THEMES = ['dark', 'light', 'contrast', 'forced'] as const;
export type Theme = (typeof THEMES)[number];

/** How colours are seen, as Chromium shows them: by most people, and by those who lack one sort of cone. */
export const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];
