import type { SiteMap, SiteShape } from '../shared/site/sections.ts';
import type { SiteVersions } from '../shared/site/versions.ts';

/** What theme and build both know of each other: settings, the root element, class names, files, globals, events. */

/** Settings of a site for the theme beside the framework's. */
export interface OwnSettings {
  /** Address of the MCP server; undefined where none is deployed. */
  mcpServer?: string | undefined;
  /** The page that says how an editor is connected to it, without its prefix. */
  agentsPage?: string;
  /** Online editor that takes samples; '' or undefined for none. */
  onlineEditor?: string | undefined;
  /** What opens the tool menu (spec section 4). */
  toolMenuTrigger?: 'click' | 'hover';
}

/** What the build writes on `<html>` of each page as `data-…`; a 404 page has neither of these. */
export interface PageData {
  /** Address of the script with the page's own text. */
  chunk?: string | undefined;
  /** Address of the script that lists the pages of the section. */
  list?: string | undefined;
  /** Name of the section. */
  section?: string | undefined;
}

/** All of `<html>` that scripts and style sheets read as `data-…`. */
export interface RootData extends PageData {
  /** The page's type, as `PageType` has it. */
  type?: string;
  /** `none` on a page without a navbar. */
  navbar?: string;
  /** The theme that is shown. */
  theme?: string;
  /** Parts that the query hides, such as `navbar sidebar`. */
  hide?: string;
  /** The page begins at its top or at a heading, not at a remembered place. */
  fresh?: string;
  /** What is below the window is left out of the first frame. */
  top?: string;
  /** The list of an overview is filtered. */
  filtered?: string;
  /** The address of a 404 page turned out to be that of a page, which is being loaded. */
  known?: string;
  /** The navbar is out of sight while the reader scrolls down. */
  navbarHidden?: string;
}

/** Class of a page's own text. */
export const ARTICLE = 'doc';
/** Class of a block of code with its caption. */
export const CODE = 'code';
/** Class of a block of code beside `CODE`: it is what a command printed, or commands to type. */
export const OUTPUT = 'output';
export const SHELL = 'shell';
/** Class of the line in a caption that says how a sample fails on purpose. */
export const FAILS = 'fails';
/** Class of code within a line that may break. */
export const LONG = 'long';
/** Class of a block of code beside `CODE`: it has names that a reader can have explained. */
export const NAMED = 'named';
/** Class of a block of code beside `CODE`: it offers the files of its section as a project. */
export const PROJECT = 'project';
/** Class of a block of code beside `CODE`: long lines are broken. */
export const WRAP = 'wrap';
/** Class of a heading whose section has proofs; the theme puts a mark beside it. */
export const PROVED = 'proved';
/** Class of the box round a table, which scrolls. */
export const TABLE = 'table';
/** Class of the box round one whose rows a phone shows as blocks. */
export const STACK = 'stack';
/** Classes of a callout, whose type is in `data-type`, and of its title. */
export const CALLOUT = 'callout';
export const CALLOUT_TITLE = 'callout-title';
/** Class of a list of facts. */
export const FACTS = 'facts';
/** Classes of what the home page places by itself: the sample of its hero, and what was measured. */
export const HOME_SAMPLE = 'home-sample';
export const HOME_SPEED = 'home-speed';

/** Id of a version, or of a minor, on the page of releases. */
export const versionId = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** A part that a page may hold but often does not, by what its rules in the style sheets begin with. */
export interface Feature {
  classes?: readonly string[];
  /** Elements without a class. */
  elements?: readonly string[];
  attributes?: readonly string[];
}

/**
 * Each has a style element of its own, equal on all pages that carry it, so that the security
 * policy names few hashes and no page carries rules for what it lacks.
 */
export const FEATURES: readonly Feature[] = [
  { classes: [CALLOUT, CALLOUT_TITLE] },
  { classes: [FACTS] },
  { classes: ['tabs'] },
  { classes: ['filter'] },
  { classes: ['paste'] },
  { classes: [WRAP] },
  { classes: ['ab', 'ac', 'am', 'ag', 'ar', 'ay', 'ak', 'b', 'bg-ar', 'bg-ag', 'bg-ay', 'dim'] },
  {
    classes: ['only-light', 'only-dark'],
    elements: ['blockquote', 'hr', 'kbd', 'em', 'img', 'figure'],
    attributes: ['align'],
  },
];

/** Files of the theme, from its folder, that the build reads or fills in. */
export const FILES = {
  /** Bundled by themselves, into a page or beside it. */
  head: 'boot/head.ts',
  inline: 'boot/inline.ts',
  deferred: 'boot/deferred.ts',
  tokens: 'styles/tokens.css',
  router: 'shell/router.ts',
  /** Where the search index is; written by the build. */
  searchManifest: 'search/manifest.ts',
  /** What search offers before anything is typed; written by the build. */
  quickLinks: 'search/panel/quickLinks.ts',
} as const;

/** What an overview shows of a page besides its name. */
export interface OverviewEntry {
  description: string;
  headings: [id: string, text: string][];
  /** What the facts say of an option that readers should see first, in the page's language. */
  tags: string[];
}

/** What the build says of a page beyond the framework's own fields. */
export interface OwnPageMeta {
  /** Day of the last commit that touched the page, `YYYY-MM-DD` in UTC; absent when unknown. */
  lastUpdated?: string;
  /** The same in words of the page's language: the browser's own formatter takes 25 ms to start. */
  lastUpdatedText?: string;
  /** For overview pages: what is shown of each page below, by route path. */
  overview?: Record<string, OverviewEntry>;
}

/** Module with the site's pages by section, which the build puts in place of this name. */
export const SECTIONS_MODULE = 'site-sections';

/** Event of the window: the script with a page's text could not be loaded. */
export const PAGE_FAILED = 'pagefailed';
/** Event of the window: what was fetched is for the address before a step through the history. */
export const ADDRESS_CHANGED = 'addresschanged';

/** What the inline script has to know of its page; replaced into it at build. */
export interface BootPage {
  /** Of the page; '' in the dev server, where all pages have the same script. */
  lang: string;
  /** Whether the address may filter what the page lists. */
  filters: boolean;
}

/** What the inline script has to know of the site; replaced into it at build. */
export interface BootSettings {
  base: string;
  langs: readonly string[];
  defaultLang: string;
  versions: readonly string[];
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** Theme of a reader who chose none. */
  darkMode: string;
  /** The only theme of a site that leaves no choice. */
  forced: 'light' | 'dark' | 'auto' | '';
}

declare global {
  /** Replaced at build; a field that is read directly is folded away with all that it rules out. */
  const __BOOT__: BootSettings & BootPage;
  /** Replaced in the inline script: the deferred script, and the scripts that it runs. */
  const __DEFERRED__: string;
  const __SCRIPTS__: string[];
  /** Replaced at build: the languages and versions of the site. */
  const __SITE_SHAPE__: SiteShape;
  /** Replaced at build: the site's other manuals; null when there are none. */
  const __SITE_VERSIONS__: SiteVersions | null;
  /** Replaced at build: the version of `@rstest/core` that the manual was verified against. */
  const __RSTEST_VERSION__: string;

  interface Window {
    /** Put there by the page's first script; absent in the dev server. */
    __site?: SiteMap;
    /** Path of the address that the host answered with this page. */
    __opened: string;
    /**
     * What the reader typed since search was asked for; undefined when it was not, false once the
     * scripts of the page answer by themselves, or cannot be loaded.
     */
    __typed?: string | false | undefined;
  }
}
