/**
 * What users of test frameworks call things, and what they are called here. One entry a line:
 * `said, also said > found, also found` adds the right side wherever the left side is asked for;
 * `=` works both ways. Words come from the vocabulary of Jest, Vitest, Mocha, Jasmine, AVA, Sinon,
 * Node's test runner and of their users; what no page contains is dropped at build.
 */
export const SYNONYMS_EN = `
mock time, mock date, mock clock, mock timer, fake time, fake date, fake clock, freeze time, freeze clock, freeze date, stop the clock, control time, time travel, sinon fake timers, fake-timers, simulate time, virtual time, timers > fake timers, useFakeTimers, setSystemTime
current time, system clock, system time, date.now, new date > setSystemTime, useFakeTimers
settimeout, setinterval, setimmediate, requestanimationframe, debounce, throttle > fake timers, useFakeTimers, advanceTimersByTime
tick, fast forward, skip ahead, advance clock > advanceTimersByTime, runAllTimers
flush timers, run timers > runAllTimers, runOnlyPendingTimers
real timers, restore clock > useRealTimers
test double, double, fake function, mock function, stub function, sinon stub, sinon mock, jest.fn, vi.fn, createspy > rs.fn, mock functions
spy, spies, watch calls, spy function, sinon spy > rs.spyOn, spyOn
stub > stubGlobal, stubEnv, mock
mock once, only once, one call only, first call > mockImplementationOnce, mockReturnValueOnce
mock return value, return value, fake return > mockReturnValue, mockResolvedValue
mock promise, resolve value, async mock > mockResolvedValue, mockRejectedValue
mock implementation, replace implementation > mockImplementation
call count, number of calls, called times, times called > toHaveBeenCalledTimes, mock.calls
call arguments, called with, call history > mock.calls, toHaveBeenCalledWith
reset mock, reset spies > resetMocks, mockReset, resetAllMocks
mocks leak, calls leak, leftover calls, stale mock, clear mock, clear calls, clear history, reset calls > clearMocks, mockClear, clearAllMocks
restore mock, restore spies, unspy, undo mock, original implementation, sinon restore > restoreMocks, mockRestore, restoreAllMocks
mock module, module mock, mock import, mock file, mock package, mock dependency, jest.mock, vi.mock, proxyquire, rewire, hoist mock > rs.mock, mock modules, mockModules
requireactual, importactual, partial mock, original module > rs.importActual, rs.requireActual
mock folder, automock, manual mock, auto mock > __mocks__, mockModules
reset modules, clear module cache, isolatemodules, require cache > rs.resetModules
env var, env vars, environment variable, process env, process.env, dotenv, env file > stubEnv, env, unstubEnvs
env leak, leaking env, stub env, mock env, change env, set env > stubEnv, unstubEnvs
mock global, global variable, stub global, fake global, mock window, mock fetch > stubGlobal, unstubGlobals
jest.settimeout, vi.setconfig, change config at run time > rs.setConfig, testTimeout
waitfor, wait until, poll, polling, eventually > rs.waitFor, rs.waitUntil, expect.poll
timeout, timed out, time limit, max duration, exceeded timeout, too long, hangs, hanging > testTimeout, hookTimeout
hook timed out, hook timeout > hookTimeout
flaky, flakiness, unstable, rerun failed, run again, try again, retries, retrytimes, intermittent > retry
slow, slow tests, speed up, faster > slowTestThreshold, profiling
profile, profiler, flame graph, flamegraph, cpu profile, bottleneck, trace, samply > profiling
memory leak, heap, memory usage, out of memory > logHeapUsage, pool, profiling
open handles, detectopenhandles, does not exit, process hangs, async leak, dangling promise > detectAsyncLeaks
parallel, parallelism, concurrency, concurrently, simultaneous > maxConcurrency, concurrent, pool
serial, sequential, one by one, in order, runinband, single thread, single worker, in band > pool, maxWorkers, sequential
worker, workers, threads, forks, child process, maxworkers, processes, pooloptions, cpu cores > pool
isolation, isolated, shared state, leak between files, no-isolate, module cache > isolate
jsdom, happy-dom, dom, browser environment, browser api, document, window object, node environment > testEnvironment
document is not defined, window is not defined, localstorage is not defined, navigator is not defined, htmlelement is not defined, queryselector > testEnvironment, jsdom
describe is not defined, test is not defined, it is not defined, expect is not defined, beforeeach is not defined, cannot find name describe, without import, without importing, global api, no import, auto import > globals
is not defined > globals, testEnvironment
resolution, module resolution > resolve
cannot find module, module not found, could not resolve, failed to resolve, can't resolve, path alias, import alias, @ alias, paths, modulenamemapper, moduledirectories, modulefileextensions > resolve, alias, resolve.alias
no test files found, no tests found, no test found, found no tests > include, passWithNoTests
no tests, empty suite, exit code 0 > passWithNoTests
cannot use import statement outside a module, unexpected token export, require of es module, err_require_esm, esm only, transformignorepatterns, deps.inline, server.deps, bundle node_modules > bundling, output.bundleDependencies, externals, node_modules
external, externals, do not bundle, unbundled, keep out of the bundle > output.externals, bundleDependencies
interop, default import, commonjs, esmoduleinterop, cjs, esm, named exports > commonjs, ES modules and CommonJS
snapshot, snapshots, toMatchSnapshot, toMatchInlineSnapshot, snapshot testing, golden file > snapshot, update, toMatchSnapshot
update snapshot, update snapshots, regenerate snapshot, write snapshot, snapshot mismatch, obsolete snapshot, snapshot failed, refresh snapshot, accept changes > update
snapshot path, snapshot folder, snapshot location, snapshot directory, snapshotresolver > resolveSnapshotPath
snapshot serializer, snapshot format, pretty-format > snapshotFormat, addSnapshotSerializer
testmatch, testregex, spec files, test files, file pattern, which files, glob, specpattern > include
ignore, skip files, ignore files, testpathignorepatterns, modulepathignorepatterns, coveragepathignorepatterns, leave out > exclude
in-source, in source, inline tests, import.meta.vitest, import.meta.rstest, doctest > includeSource
setupfilesafterenv, setupfilesaftereach, setup file, before all files, polyfill, bootstrap, global hooks, test setup > setupFiles
globalsetup, global teardown, globalteardown, run once before all, start server, database > globalSetup
rootdir, roots, cwd, working directory, current directory, base directory, project directory > root
displayname, project name, label > name
monorepo, workspace, workspaces, multi project, multiple projects, defineworkspace, packages > projects
grep, filter by name, test title, test name, name filter, only matching, run one test, single test, fgrep > testNamePattern, test-filter
filter files, single file, one file, run one file, specific file, by path > test-filter, cli
onlychanged, changed files, related tests, findrelatedtests, affected > test-filter, related, changed
bail, fail fast, stop on first failure, first failure > bail
watch, watch mode, watcher, rerun on change, hot reload, live > watch, rstest watch, cli
rstest run, rstest watch, rstest list, rstest init, npx rstest, npm test > cli, command line
command line, terminal, console command, cli, arguments, flags, options, argv, switch, npx > cli
config file, configuration file, jest.config, vitest.config, vite.config, rstest.config, configure, settings > configure-rstest, defineConfig
inherit config, share config, base config, preset, presets, merge config > extends, mergeRstestConfig
install, installation, setup project, getting started, get started, first test, tutorial, quick start, quickstart, begin, hello world, create project, scaffold > quick start
intro, introduction, overview, what is, about, why rstest, features > introduction
resolved config, final config, effective config, inspect config, print config, dump config, show config > debug-mode, debugging
debug, debugger, breakpoint, inspect, inspect-brk, vscode, vs code, webstorm, node inspector, step through > debug-mode, debugging
console.log, console log, console output, logs, logging, stdout, print > onConsoleLog, disableConsoleIntercept, printConsoleTrace
hide logs, mute, quiet, suppress console, silence, filter logs > silent, onConsoleLog
stack trace of log, where was it logged, console trace, log location > printConsoleTrace
raw console, console intercept, intercept console > disableConsoleIntercept
reporter, reporters, verbose, dot reporter, junit, json report, test report, output format, github actions report, teamcity, html report > reporters
coverage, code coverage, istanbul, v8 coverage, nyc, c8, collectcoverage, coveragethreshold, threshold, lcov, cobertura > coverage
matcher, matchers, assertion, assertions, assert, should, chai, expect.extend, custom matcher, tobe, toequal > expect, matchers
soft assertion > expect.soft
before, setup, setup and teardown, teardown, cleanup, clean up, fixture setup, lifecycle, hooks, suitesetup, suiteteardown, after test > hooks, beforeEach, afterEach, beforeAll, afterAll
on failure, when a test fails, test failed hook > onTestFailed
finally, after this test > onTestFinished
suite, test suite, group, group tests, context, nested, nesting, block > describe
test case, specify, spec, unit test, it > test
skip, skip test, skip tests, disable, ignore test, xit, xtest, xdescribe, pending, exclude a test, turn off > test.skip, describe.skip
focus, exclusive, fit, fdescribe, ddescribe, iit, only this test, solo > test.only, describe.only
todo, placeholder, not written yet > test.todo
conditional, skip on, skip on ci, platform, depending on > skipIf, runIf
parameterized, parametrized, parameterised, data driven, data-driven, table test, table driven, test cases table, matrix, loop over cases, multiple inputs > test.each, test.for, describe.each
expected failure, should fail, known bug > test.fails
fixture, fixtures, test context, dependency injection > test.extend, TestContext
plugin, plugins, vue, svelte, sass, less, react plugin, rsbuild plugin > plugins
loader, babel, swc, webpack, webpack config, rspack, rspack config, bundler config, transform, ts-jest, babel-jest, postcss, compiler > tools, tools.rspack, tools.swc
define, constant, constants, compile time, build time, globals replace, import.meta.env > source.define, source
tsconfig, tsconfig paths, typescript config > tsconfigPath, source
decorator, decorators, experimentaldecorators, legacy decorators > source.decorators
import on demand, tree shaking import, babel-plugin-import > transformImport
css, css modules, stylesheet, classnames > cssModules, output
asset, assets, image, images, svg, font, txt, static files, raw text file, text file, non-code file > assetsInclude, bundling, source
output, dist, emitted files, temporary files, build output, clean dist, target > output, cleanDistPath, distPath
write to disk, inspect bundle, see compiled code, emitted code, compiled output > dev.writeToDisk, writeToDisk
build cache, cache, caching, build speed > performance, buildCache
bundle analyzer, analyze, rsdoctor > performance, rsdoctor
ci, continuous integration, github actions, gitlab, jenkins, pipeline, shard, sharding > ci, shard
react, testing library, react testing library, component test, render component, enzyme > dom-testing, testEnvironment
real browser, playwright, puppeteer, selenium, chromium, headless, browser mode, e2e > browser mode, browser-mode, browser
migrate from jest, jest, from jest, replace jest > jest, migration
migrate from vitest, vitest, from vitest, vite > vitest, migration
programmatic, node api, javascript api, runcli, startvitest, run from script > createRstest, node api
error message, error messages, troubleshoot, problem, not working, fails, broken, faq, help > troubleshooting
jest, vi, vitest, sinon > rs
vulnerable, promise rejection, unhandled, unhandled rejection, uncaught exception > troubleshooting, unhandled
test location, line number, source location > includeTaskLocation
by line number, by line, at a line > filter tests, test-filter
test sequencer, sequencer, order of files, file order, alphabetical > pool, order in which test files run
window.location, location.href, location.assign, location.reload, history.pushstate > browser APIs, the address
mock console, mock console.log, mock console.error, spy on console > console errors, rs.spyOn
web worker, new worker, service worker > workers and native addons, bundling
redux, zustand, mobx, store provider, query client > react, provide contexts
module federation, federated, remotes > federation
hide skipped, hide skipped tests, skipped tests in output > hideSkippedTests, hideSkippedTestFiles
rerun failures, last failed, only failed, failed tests > onlyFailures
diff, truncate, chai config > chaiConfig
trigger rerun, watch triggers, rerun all > forceRerunTriggers
`;
