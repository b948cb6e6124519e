/** Puts the page of the kit into its document. */
import { createRoot } from 'react-dom/client';
import { layOutIcons } from '../../../ui/icons/lay-out-icons.ts';
import { ownDrawing } from '../../../ui/kit/own-script.ts';
import '../../../ui/theme/index.ts';
import { KitPage } from './KitPage.tsx';

void layOutIcons(ownDrawing);
createRoot(document.getElementById('root')!).render(<KitPage />);
