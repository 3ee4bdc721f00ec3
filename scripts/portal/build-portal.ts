import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writePages } from './write-pages.ts';

const root = join(import.meta.dirname, '../..');
const portal = join(root, 'portal');
const stamp = join(portal, 'dist/.built-from');

/** Whether the built portal matches the current sources. */
export const isPortalBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();

/**
 * Builds the portal in a process of its own, so that the builder's memory is not the caller's, and always for production: under
 * another NODE_ENV the libraries bring what only their developers need.
 */
export async function buildPortal(): Promise<void> {
  const builder = spawn(process.execPath, [join(root, 'scripts/portal.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error('The portal could not be built.');
}

/** The build itself, with every file also compressed, so that the server only sends files. */
export async function buildHere(): Promise<void> {
  const hash = hashOfSources();
  const { build } = await import('vite');
  await build({ root: portal, configFile: join(portal, 'vite.config.ts'), logLevel: 'warn', mode: 'production' });
  writePages(join(portal, 'dist'));
  await compressAssets(join(portal, 'dist/assets'));
  writeFileSync(stamp, hash);
}

const compress = promisify(brotliCompress);

async function compressAssets(folder: string): Promise<void> {
  const texts = readdirSync(folder).filter((file) => /\.(m?js|css|svg|geojson)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file));
      await writeFile(
        join(folder, `${file}.br`),
        await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
    }),
  );
}

/** The inputs of a build: its own sources, the nouns, the types of the contract, the versions of the libraries. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const own = [portal, join(root, 'nouns')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/(dist|node_modules|e2e)\//.test(file) && !file.endsWith('.test.ts'))
    .sort();
  for (const file of [...own, join(root, 'package-lock.json')])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
