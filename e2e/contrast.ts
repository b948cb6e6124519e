import type { Page } from '@playwright/test';

/**
 * Texts on the screen that are too pale for what lies behind them (WCAG 1.4.3), measured on a picture of the page:
 * where the ground is a gradient, axe does not decide. The ground of a text is the colour its box has most of.
 */
export async function tooPale(page: Page): Promise<string[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (picture) => {
    type Colour = readonly [number, number, number];
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    canvas.drawImage(image, 0, 0);
    const scale = image.width / innerWidth;

    const light = (colour: Colour) =>
      colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
    const contrast = (a: Colour, b: Colour) => {
      const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
      return (bright + 0.05) / (dark + 0.05);
    };
    /** The colour there is most of but the letters' own, in steps of four: a gradient's neighbours count as one. */
    const groundOf = ({ left, top, width, height }: DOMRect, letters: Colour): Colour => {
      const { data } = canvas.getImageData(left * scale, top * scale, width * scale, height * scale);
      const counts = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const key = [data[i]!, data[i + 1]!, data[i + 2]!].map((part) => part & 252).join();
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const all = [...counts].map(([key, count]) => ({
        colour: key.split(',').map(Number) as unknown as Colour,
        count,
      }));
      const others = all.filter(({ colour }) => contrast(colour, letters) > 1.15);
      return (others.length > 0 ? others : all).reduce((best, one) => (one.count > best.count ? one : best))
        .colour;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const around = text.parentElement!;
      if (
        text.data.trim() === '' ||
        around.closest('[inert], .board, svg, .visually-hidden, :disabled, option')
      )
        continue;
      if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const box = range.getClientRects()[0];
      if (!box || box.width < 4 || box.height < 4) continue;
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
      // A line that the fold of a sheet cuts has another ground below it; below that the page alone is hit, which is inert.
      const isSeen = [box.top + 1, box.top + box.height / 2, box.bottom - 1].every((y) => {
        const top = document.elementFromPoint(box.left + box.width / 2, y);
        if (!top || top === document.documentElement || top === document.body) return false;
        return around.contains(top) || (top.contains(around) && top.tagName !== 'DIALOG');
      });
      if (!isSeen) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(around);
      const [r, g, b, alpha = 1] = color.match(/[\d.]+/g)!.map(Number) as [number, number, number, number?];
      const ground = groundOf(box, [r, g, b]);
      const shade = (part: number, below: number) => part * alpha + below * (1 - alpha);
      const ink: Colour = [shade(r, ground[0]), shade(g, ground[1]), shade(b, ground[2])];
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const ratio = contrast(ink, ground);
      if (ratio < least)
        found.push(`${text.data.trim().slice(0, 40)}: ${ratio.toFixed(2)} (${color} on ${ground})`);
    }
    return found;
  }, picture);
}
