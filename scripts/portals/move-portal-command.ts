import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import type { Moved } from '../../server/src/platform/moving/move/move-options.ts';
import { movePortal } from '../../server/src/platform/moving/move/move-portal.ts';
import { readSettings, type Settings } from '../../server/src/read-settings.ts';
import { demandSlug } from './demand-slug.ts';
import { withInstallation } from './with-installation.ts';

/**
 * `npm run db -- move-portal SLUG --to FILE [--as SLUG] [--hold SECONDS] [--patience SECONDS] [--without-missing]`: the file holds
 * the settings of the other installation; `--from FILE` moves the portal from there to this one.
 */
export async function movePortalCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { slug, values } = readArgs(args);
  const file = values.to ?? values.from;
  if (slug === undefined || file === undefined || (values.to !== undefined && values.from !== undefined))
    throw new StartRefused('Say which portal and where to: npm run db -- move-portal SLUG --to FILE, or --from FILE.');
  const other = settingsIn(file);
  const [from, to] = values.to === undefined ? [other, settings] : [settings, other];
  await withInstallation(
    from,
    (source) =>
      withInstallation(
        to,
        async (target) => {
          print(await movePortal({ ...optionsOf(values), slug, source, target }), slug);
        },
        'as it is',
      ),
    'as it is',
  );
}

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ to: text, from: text, as: text, hold: { ...text, default: '10' }, patience: { ...text, default: '120' } },
      'without-missing': { type: 'boolean', default: false },
    },
  });
  return { slug: positionals[0], values };
}

const optionsOf = ({ as, hold, patience, ...values }: ReturnType<typeof readArgs>['values']) => ({
  ...(as !== undefined && { as: demandSlug(as) }),
  holdSeconds: secondsOf('--hold', hold),
  patienceSeconds: secondsOf('--patience', patience),
  withoutMissing: values['without-missing'],
});

function secondsOf(name: string, given: string): number {
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3_600) return seconds;
  throw new StartRefused(`${name} is a whole number of seconds from 1 to 3600.`);
}

/** The file is read as `node --env-file` reads it: secrets do not stand in the arguments, which everybody on the machine sees. */
function settingsIn(file: string): Settings {
  try {
    return readSettings(parseEnv(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof StartRefused) throw new StartRefused(`In ${file}: ${error.message}`);
    throw new StartRefused(`${file} cannot be read: it holds the settings of the other installation, NAME=value each.`);
  }
}

function print({ address, rows, tables, files, held, missing, ...moved }: Moved, slug: string) {
  const named = moved.slug === slug ? slug : `${slug} (${moved.slug} there)`;
  process.stdout.write(`${named} is at ${address}: ${rows} rows of ${tables} tables, ${files} files, verified.\n`);
  process.stdout.write(
    held
      ? `Writes were held for ${(held.milliseconds / 1_000).toFixed(1)} s; ${held.rows} rows of ${held.tables} tables, ${held.deleted} deletions and ${held.files} files were sent meanwhile.\n`
      : 'It had moved already, and is open now.\n',
  );
  if (missing.length > 0)
    process.stdout.write(`The store lacks the contents of ${missing.length} files: ${missing.join(', ')}\n`);
}
