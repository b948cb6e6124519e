/** The sheet of icons, laid out in the page. */
import address from 'virtual:icons';

/** What an icon of the set is known by in the page. */
export const iconId = (name: string): string => `icon-${name}`;

/**
 * Lays the sheet of icons out in the page, unseen. Icons are drawn from there and not from the file: for those the
 * browser asks for the file with each new icon, and reads all of it anew with nearly every question. Where the sheet
 * does not come the table is without pictures, and whole else. `trusted`: what makes its text one that may be parsed.
 */
export async function layOutIcons(trusted = (text: string): string => text): Promise<void> {
  const text = await fetch(address)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (text === null) return;
  const sheet = new DOMParser().parseFromString(trusted(text), 'image/svg+xml').documentElement;
  for (const drawing of sheet.children) drawing.id = iconId(drawing.id);
  sheet.setAttribute('aria-hidden', 'true');
  // By style: what the theme says of pictures goes before an attribute.
  sheet.style.display = 'none';
  document.body.append(document.importNode(sheet, true));
}
