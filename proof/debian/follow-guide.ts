import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Account, as } from '../../server/src/platform/postgres/embedded/account.ts';

/** The `sh` blocks of a guide under one heading, up to the next one. */
function commandsUnder(guide: string, heading: string): string {
  const [, section] = readFileSync(guide, 'utf8').split(new RegExp(`^#+ ${heading}$`, 'm'));
  const own = section?.split(/^#+ /m)[0] ?? '';
  const blocks = [...own.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block as string);
  if (blocks.length === 0) throw new Error(`${guide} has no commands under "${heading}"`);
  return blocks.join('\n');
}

/** Runs what a guide says under one heading, as its reader would; answers what was said. */
export async function followGuide(
  guide: string,
  heading: string,
  { env, account }: { env: NodeJS.ProcessEnv; account?: Account },
): Promise<string> {
  const script = `set -euo pipefail\n${commandsUnder(guide, heading)}`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { ...as(account), env });
  return stdout + stderr;
}
