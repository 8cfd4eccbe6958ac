import { judgedRoute } from './score.ts';

const in_ = (folder: string, names: string) => names.split(' ').map((name) => folder + name);

/** Pages of the specification's route table: those that the judgements know, by English route. */
export const ROUTE_TABLE: ReadonlySet<string> = new Set(
  [
    ...in_('/guide/', 'start/ start/quick-start basic/cli basic/configure-rstest'),
    ...in_('/guide/', 'advanced/debug-mode advanced/profiling'),
    ...in_('/config/test/', 'include exclude includeSource globals setupFiles testEnvironment'),
    ...in_('/config/test/', 'testNamePattern testTimeout hookTimeout retry root name isolate pool'),
    ...in_('/config/test/', 'passWithNoTests printConsoleTrace onConsoleLog update clearMocks'),
    ...in_('/config/test/', 'disableConsoleIntercept resetMocks restoreMocks unstubEnvs'),
    ...in_('/config/test/', 'unstubGlobals maxConcurrency slowTestThreshold'),
    ...in_('/config/build/', 'plugins source output resolve tools dev performance'),
    ...in_('/api/test-api/', 'test describe hooks'),
    ...in_('/api/rstest/', 'mockFunctions mockInstance fakeTimers utilities'),
    '/config/',
    '/api/',
    '/api/rstest/',
  ].map(judgedRoute),
);
