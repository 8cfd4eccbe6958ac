import { Link } from '../ui/Link.tsx';
import { PackageManagerTabs } from '../ui/PackageManagerTabs.tsx';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import { Callout } from './Callout.tsx';

/** What every page may use without an import; most text needs none of it, as it is static HTML. */
export const mdxComponents = {
  a: Link,
  $$$callout$$$: Callout,
  PackageManagerTabs,
  Tab,
  Tabs,
};
