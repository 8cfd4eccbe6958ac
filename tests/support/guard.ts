import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** A picture for what would come from other hosts, so that tests need no network. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** What the switch of playwright.config.ts makes of every host but the test sites. */
const NO_SUCH_HOST = 'net::ERR_NAME_NOT_RESOLVED';

/**
 * Collects everything that a healthy page never shows: console errors and warnings, uncaught
 * errors, failed requests, refused answers and violations of the security policy.
 */
export class Guard {
  readonly findings: string[] = [];
  private readonly allowed: RegExp[] = [];
  /** Pages that answered 404: the browser logs that too, and the tests look at the status. */
  private readonly refusedPages = new Set<string>();
  /** Pictures of other hosts, which no test reaches. */
  private readonly farPictures = new Set<string>();

  /** Expected in this test: findings that match are not failures. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Findings that nobody expected. */
  unexpected(): string[] {
    return this.findings.filter(
      (text) =>
        !this.allowed.some((pattern) => pattern.test(text)) &&
        ![...this.refusedPages].some((url) => text.endsWith(`404 (Not Found) (${url})`)) &&
        ![...this.farPictures].some((url) => text.endsWith(`${NO_SUCH_HOST} (${url})`)),
    );
  }

  add(text: string): void {
    this.findings.push(text);
  }

  /** Listens to all pages of a context, popups among them. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    context.on('page', (page) => this.watchPage(page));
    for (const page of context.pages()) this.watchPage(page);
  }

  private watchPage(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      const type = message.type();
      if (type !== 'error' && type !== 'warning') return;
      const { url } = message.location();
      this.add(`console ${type}: ${message.text()} (${url.replace(/#.*/, '')})`);
    });
    page.on('pageerror', (error) => this.add(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself gives up what it asked for when it moves on, as Chromium and Firefox say it.
      if (/^(net::ERR|NS_BINDING)_ABORTED$/.test(reason)) return;
      if (reason === NO_SUCH_HOST && request.resourceType() === 'image') {
        this.farPictures.add(request.url());
        return;
      }
      this.add(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      if (response.request().isNavigationRequest())
        this.refusedPages.add(response.url().replace(/#.*/, ''));
      else this.add(`answer ${response.status()}: ${response.url()}`);
    });
  }
}

/**
 * Answers pictures from other hosts with a tiny one and refuses all else that is not ours. Every
 * request of the context then waits for the test and none comes from the browser's cache, which
 * takes 6 % of processor time: only for Firefox, and where the pictures are looked at.
 */
export async function stayLocal(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.abort('blockedbyclient'),
  );
}

/** Lets every request of a context reach the server, as where the browser's cache has lost its files. */
export async function withoutCache(context: BrowserContext): Promise<void> {
  await context.route('**', (route) => route.continue());
}
