import './styles/tokens.css';
import './styles/contrast.css';
import './styles/base.css';
import './styles/menu.css';
import './styles/doc.css';
import './doc/inlineCode.css';
import './styles/callout.css';
import './styles/code.css';
import './styles/codeColors.css';
import './styles/elements.css';
import './doc/table.css';
import './styles/tabs.css';
import './styles/print.css';
import './facts/facts.css';

// A safety net for what MDX may import; nothing of it is bundled unless it is used.
export * from '@rspress/core/theme-original';
export { Callout } from './doc/Callout.tsx';
export { Layout } from './shell/Layout.tsx';
export { Root } from './shell/Root.tsx';
export { Link } from './ui/Link.tsx';
export { PackageManagerTabs } from './ui/PackageManagerTabs.tsx';
export { Tab, Tabs } from './ui/Tabs.tsx';

/**
 * Replaces the framework's theme state, which throws when storage is blocked: the inline script
 * (`theme/boot/theme.ts`) owns the theme, and nothing of ours reads the framework's context.
 */
export const useThemeState = (): typeof THEME_STATE => THEME_STATE;

/** One object, so that the framework's context never changes. */
const THEME_STATE: ['light', () => void] = ['light', () => {}];
