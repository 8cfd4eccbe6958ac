declare const __SCRIPTS__: string[];
declare const __SHEETS__: string[];

/** Adds the scripts and the full style sheet once the page has been painted. */
function load(): void {
  const chunk = document.documentElement.dataset.chunk;
  if (chunk) {
    const hint = document.createElement('link');
    hint.rel = 'preload';
    hint.as = 'script';
    hint.href = chunk;
    document.head.append(hint);
  }
  for (const href of __SHEETS__) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  for (const src of __SCRIPTS__) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

requestAnimationFrame(() => setTimeout(load));
