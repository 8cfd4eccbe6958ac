import { packageFolder, readManifest, rstestBin } from '@rstest-docs/samples/runner';
import type {
  CommandFacts,
  DefaultCondition,
  OptionRecord,
  RstestFacts,
} from '../../shared/facts/types.ts';
import { readApis } from './apis.ts';
import {
  defaultCode,
  NO_DEFAULTS,
  NOTES,
  type ResolvedDefaults,
  resolveDefaults,
} from './defaults.ts';
import { formatFlag, readCommands } from './help.ts';
import { readOptions, type TypedOption } from './options.ts';
import { loadDeclarations } from './program.ts';
import { readReporters, readReports } from './reports.ts';
import { dumpRuntime } from './runtime.ts';

/** The flag that sets an option under another name. */
const FLAG_OF: Record<string, string> = { 'browser.browser': '--browser.name' };

/** Listed by `--help`, but refused as an unknown option when used: `--browser.enabled` is the flag. */
const REFUSED_FLAGS = ['--browser'];

/**
 * Reads all facts of the `@rstest/core` installed below `root`; takes about 8 s. `lenient` is for
 * other versions than the one the manual is about: what they cannot be asked for is named in `unread`.
 */
export async function generateFacts(
  root: string,
  mode: 'strict' | 'lenient' = 'strict',
): Promise<RstestFacts> {
  const lenient = mode === 'lenient';
  const { version } = readManifest(packageFolder(root));
  const [commands, defaults, names] = await Promise.all([
    readCommands(rstestBin(root)),
    resolveDefaults(root).catch((error: Error) => {
      if (!lenient) throw error;
      return NO_DEFAULTS;
    }),
    dumpRuntime(root, lenient),
  ]);
  const declarations = loadDeclarations(root, lenient);
  const options = readOptions(declarations).map((option) => complete(option, commands, defaults));
  const facts: RstestFacts = {
    version,
    commands,
    options,
    apis: readApis(declarations, names),
    ...(lenient ? {} : { reporters: readReporters(declarations), reports: readReports(root) }),
  };
  return defaults === NO_DEFAULTS ? { ...facts, unread: ['default', 'note', 'variants'] } : facts;
}

function complete(
  option: TypedOption,
  commands: CommandFacts[],
  defaults: ResolvedDefaults,
): OptionRecord {
  const { name, type, types, keys, rootOnly, setConfig } = option;
  const record: OptionRecord = {
    name,
    type,
    types,
    flags: flagsOf(name, commands),
    scope: rootOnly || defaults.overruled.includes(name) ? 'root' : 'project',
    setConfig,
    keys,
  };
  const code = defaultCode(defaults.plain, name, keys.length > 0);
  if (code !== undefined) record.default = code;
  const note = NOTES[name];
  if (note) record.note = note;
  else if (code === undefined && keys.length === 0) record.note = 'unset';
  const variants = Object.entries(defaults.when)
    .map(([when, config]) => ({
      when: when as DefaultCondition,
      default: defaultCode(config, name, keys.length > 0) ?? '',
    }))
    .filter((variant) => variant.default !== '' && variant.default !== code)
    // GitHub Actions is CI as well.
    .filter(
      ({ when, default: own }, _, all) =>
        !all.some(
          (other) => when === 'githubActions' && other.when === 'ci' && other.default === own,
        ),
    );
  // The condition itself is not a default that depends on it.
  if (variants.length > 0 && name !== 'browser.enabled') record.variants = variants;
  return record;
}

function flagsOf(name: string, commands: CommandFacts[]): string[] {
  const wanted = FLAG_OF[name] ?? `--${name}`;
  const all = commands.find((command) => command.name === '')?.flags ?? [];
  return all
    .filter(({ names }) => names.includes(wanted) || names.includes(`${wanted}.*`))
    .filter(({ names }) => !names.some((flag) => REFUSED_FLAGS.includes(flag)))
    .map(formatFlag);
}
