/** Puts the page of the kit into its document. */
import { createRoot } from 'react-dom/client';
import { layOutIcons } from '../../../ui/icons/lay-out-icons.ts';
import '../../../ui/theme/index.ts';
import { KitPage } from './KitPage.tsx';

/** The policy the page has (`src/tools/build/content-policy.ts`): what the kit draws came with its build. */
interface Drawn {
  createHTML(text: string): string;
}
const { trustedTypes } = globalThis as unknown as {
  trustedTypes?: { createPolicy(name: string, rules: Drawn): Drawn };
};
const drawn: Drawn = { createHTML: (text) => text };
const policy = trustedTypes?.createPolicy('table', drawn) ?? drawn;
void layOutIcons((text) => policy.createHTML(text));
createRoot(document.getElementById('root')!).render(<KitPage />);
