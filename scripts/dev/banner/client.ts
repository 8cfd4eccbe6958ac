import { DEFAULT_LANG, LANGS } from '../../../shared/site/locales.ts';
import { TEXTS } from './texts.ts';
import { draw, type Shown, unfold } from './view.ts';

/**
 * The banner of the dev server, apart from the page it lies on: a shadow tree beside the
 * application, fed by the server. Not part of any bundle that readers get.
 */
const ROUTES_MS = 400;
const base = new URL('.', (document.currentScript as HTMLScriptElement).src);

const host = document.createElement('aside');
const root = host.attachShadow({ mode: 'open' });
const OVERLAY = 'rsbuild-error-overlay';
let shown = '';
/** Whether the page on screen has findings. */
let known = false;
let asked = 0;

// By the address: the page's own script sets the language of the document only once it runs.
const texts = () => {
  const folders = location.pathname.split('/');
  return TEXTS[LANGS.find((lang) => folders.includes(lang)) ?? DEFAULT_LANG] ?? TEXTS.en;
};

/** Asks about the page that is on screen; a newer question makes an older answer void. */
async function ask(): Promise<void> {
  shown = location.pathname;
  const turn = ++asked;
  try {
    const answer = await fetch(new URL(`findings?path=${encodeURIComponent(shown)}`, base));
    const found = await answer.json();
    if (turn === asked) show(found);
  } catch {
    // The server is being restarted; its next message asks again.
  }
}

/** In the language of the page. */
function show(found?: Shown): void {
  host.setAttribute('aria-label', texts().name);
  known = (found?.findings.length ?? 0) > 0;
  draw(root, found, texts(), removeOverlay());
}

/**
 * The bundler's overlay covers the page with its own frames. Where the banner knows what is wrong,
 * it says so instead; an error that no check knows, such as one of the theme, stays. Returns whether
 * the page could not be shown.
 */
function removeOverlay(): boolean {
  const overlay = known ? document.querySelector(OVERLAY) : null;
  overlay?.remove();
  return overlay !== null;
}

function start(): void {
  show();
  document.body.append(host);
  // It may come later than the answer.
  new MutationObserver(() => {
    if (removeOverlay()) unfold(root);
  }).observe(document.body, { childList: true });
  const saved = new EventSource(new URL('events', base));
  saved.onmessage = () => void ask();
  // The application changes the address without telling anybody.
  setInterval(() => {
    if (location.pathname !== shown) void ask();
  }, ROUTES_MS);
}

// The page first.
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
