import type { Browser, BrowserContext } from '@playwright/test';

/** What of Playwright's own objects is used here; the driver runs in the process of the tests. */
interface Session {
  sessionId: string;
  send(method: string, params: object): Promise<unknown>;
}
interface Media {
  media: string;
  colorScheme: string;
  forcedColors: string;
  reducedMotion: string;
}
interface Internals {
  _connection: {
    toImpl(browser: Browser): {
      _browserSession: Session;
      _bidiPages: Map<string, { _page: { emulatedMedia(): Media } }>;
    };
  };
}

const COMMAND = 'emulation.setMediaFeaturesOverride';

/** Runs in Firefox itself, with the rights of its own windows. */
const APPLY = `(id, media, colorScheme, forcedColors, reducedMotion) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs');
  const context = NavigableManager.getBrowsingContextById(id);
  context.mediumOverride = media;
  context.prefersColorSchemeOverride = colorScheme;
  context.forcedColorsOverride = forcedColors;
  Services.prefs.setIntPref('ui.prefersReducedMotion', reducedMotion === 'reduce' ? 1 : 0);
}`;

/**
 * Lets `emulateMedia` work in Firefox, whose WebDriver BiDi does not know the command that
 * Playwright sends: without an answer to it no page opens at all.
 */
export function emulateMediaInFirefox(browser: Browser): void {
  const impl = (browser as unknown as Internals)._connection.toImpl(browser);
  const prototype = Object.getPrototypeOf(impl._browserSession) as Session;
  const { send } = prototype;
  prototype.send = async function (this: Session, method: string, params: object) {
    if (method !== COMMAND) return send.call(this, method, params);
    const page = impl._bidiPages.get(this.sessionId);
    if (!page) return {};
    const media = page._page.emulatedMedia();
    const known = (value: string) => (/^no-(?:override|preference)$/.test(value) ? 'none' : value);
    const tree = (await send.call(impl._browserSession, 'browsingContext.getTree', {
      'moz:scope': 'chrome',
    })) as { contexts: { context: string }[] };
    const answer = (await send.call(impl._browserSession, 'script.callFunction', {
      functionDeclaration: APPLY,
      arguments: [
        this.sessionId,
        media.media === 'no-override' ? '' : media.media,
        known(media.colorScheme),
        known(media.forcedColors),
        media.reducedMotion,
      ].map((value) => ({ type: 'string', value })),
      target: { context: tree.contexts[0]?.context },
      awaitPromise: true,
    })) as { type: string; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return {};
  };
}

/**
 * Lets `fill` work on React's fields in Firefox: Playwright sets `value` there by the property with
 * which React watches a field, so that React takes nothing for changed.
 */
export async function fillInFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set() {},
    });
  });
}
