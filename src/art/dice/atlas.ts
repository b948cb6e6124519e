import { type FaceShown, marksOf } from './face-marks.ts';
import { type DieSymbol, SYMBOL_PATHS } from './symbol-paths.ts';

/** The colours of one die, as a canvas takes them. */
export interface DieColours {
  readonly body: string;
  readonly shade: string;
  readonly ink: string;
}

/** The faces of one die as they are painted, by their numbers less one. */
export interface DiePictures extends DieColours {
  readonly faces: readonly CanvasImageSource[];
}

/** What all dice are painted with. */
export interface SharedPictures {
  /** The light in the corner of a side that looks at the lamp. */
  readonly gloss: CanvasImageSource;
  readonly shadow: CanvasImageSource;
}

/** A new canvas of so many pixels a side, and what it is painted with. Throws Error where there is none. */
export type MakeCanvas = (size: number) => {
  readonly picture: CanvasImageSource;
  readonly on: CanvasRenderingContext2D;
};

const outlines = new Map<DieSymbol, Path2D>();
function outlineOf(symbol: DieSymbol): Path2D {
  const known = outlines.get(symbol) ?? new Path2D(SYMBOL_PATHS[symbol]);
  outlines.set(symbol, known);
  return known;
}

/** Paints the six faces of a die, each of `size` pixels, with numbers in `font`. */
export function paintFaces(
  make: MakeCanvas,
  size: number,
  colours: DieColours,
  faces: readonly FaceShown[],
  font: string,
): DiePictures {
  return { ...colours, faces: faces.map((face) => paintFace(make, size, colours, face, font)) };
}

function paintFace(make: MakeCanvas, size: number, colours: DieColours, face: FaceShown, font: string) {
  const { picture, on } = make(size);
  on.scale(size / 100, size / 100);
  on.fillStyle = colours.shade;
  fillRound(on, 0, 100, 11);
  on.fillStyle = colours.body;
  on.globalAlpha = 0.24;
  fillRound(on, 0, 100, 11);
  on.globalAlpha = 1;
  fillRound(on, 4, 92, 24);
  // A plate that swells a little towards its middle, with an edge that catches the light.
  const swell = on.createRadialGradient(50, 44, 8, 50, 50, 62);
  swell.addColorStop(0, 'rgb(255 255 255 / 0.13)');
  swell.addColorStop(0.62, 'rgb(255 255 255 / 0)');
  swell.addColorStop(1, 'rgb(0 0 0 / 0.2)');
  on.fillStyle = swell;
  fillRound(on, 4, 92, 24);
  on.strokeStyle = 'rgb(255 255 255 / 0.2)';
  on.lineWidth = 1.6;
  on.beginPath();
  on.roundRect(5, 5, 90, 90, 23);
  on.stroke();
  const { number, symbols } = marksOf(face);
  on.fillStyle = colours.ink;
  if (number) {
    on.font = `800 ${number.height}px ${font}`;
    on.textAlign = 'center';
    on.fillText(number.text, 50, number.base);
  }
  for (const { symbol, x, y, size: high } of symbols) {
    on.save();
    on.translate(x, y);
    on.scale(high / 24, high / 24);
    on.fill(outlineOf(symbol), 'evenodd');
    on.restore();
  }
  return picture;
}

function fillRound(on: CanvasRenderingContext2D, from: number, side: number, radius: number): void {
  on.beginPath();
  on.roundRect(from, from, side, side, radius);
  on.fill();
}

/** Paints what all dice have in common. */
export function paintShared(make: MakeCanvas, size: number): SharedPictures {
  const gloss = make(size);
  gloss.on.scale(size / 100, size / 100);
  gloss.on.beginPath();
  gloss.on.roundRect(4, 4, 92, 92, 24);
  gloss.on.clip();
  gloss.on.beginPath();
  gloss.on.moveTo(0, 0);
  gloss.on.lineTo(100, 0);
  gloss.on.quadraticCurveTo(40, 8, 0, 60);
  gloss.on.closePath();
  gloss.on.fillStyle = 'rgb(255 246 220 / 0.24)';
  gloss.on.fill();
  const shadow = make(64);
  const fade = shadow.on.createRadialGradient(32, 32, 10, 32, 32, 32);
  fade.addColorStop(0, 'rgb(0 0 0 / 0.85)');
  fade.addColorStop(0.6, 'rgb(0 0 0 / 0.5)');
  fade.addColorStop(1, 'rgb(0 0 0 / 0)');
  shadow.on.fillStyle = fade;
  shadow.on.fillRect(0, 0, 64, 64);
  return { gloss: gloss.picture, shadow: shadow.picture };
}
