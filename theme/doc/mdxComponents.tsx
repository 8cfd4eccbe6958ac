import { Link } from '../nav/Link.tsx';
import { Callout } from './Callout.tsx';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** What every page may use without an import; most text needs none of it, as it is static HTML. */
export const mdxComponents = {
  a: Link,
  $$$callout$$$: Callout,
  PackageManagerTabs,
  Tab,
  Tabs,
};
