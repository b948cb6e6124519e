/** The look of the table, once for the whole app: faces, tokens, plain elements. */
import './index.css';
import '@fontsource-variable/source-sans-3';
import '@fontsource/cinzel/600.css';
import '@fontsource/cinzel/700.css';
import './tokens.css';
import './themes.css';
import './base.css';
import 'virtual:words.css';
import './touch.css';
import './forced-colors.css';
