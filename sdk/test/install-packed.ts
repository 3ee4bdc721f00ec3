import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const sdk = join(import.meta.dirname, '..');
const tools = `${join(sdk, '../node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`;

let app: string | undefined;

/** A folder far from this one, with the package installed from its archive and no network; made once. */
export function installPacked(): string {
  if (app !== undefined) return app;
  const folder = mkdtempSync(join(tmpdir(), 'prokura-sdk-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, { cwd, env: { PATH: tools, HOME: folder }, stdio: ['ignore', 'pipe', 'inherit'] });
  app = join(folder, 'app');
  mkdirSync(app);
  npm(sdk, 'pack', '--silent', '--pack-destination', folder);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) as string;
  npm(app, 'install', '--silent', '--offline', '--no-audit', join(folder, archive));
  return app;
}
