import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbedded } from '../server/src/platform/postgres/embedded/remove-embedded.ts';
import { rounded } from './measure/figures.ts';
import { freePort, root } from './measure/processes.ts';

const goals = { cold: 4, warm: 1.2 };
const left = new Set(['node_modules', '.data', '.git', 'bench', 'proof']);
const isSource = (path: string) => !path.endsWith('/node_modules');

/** `npm start` in a fresh copy: from the command to the first answer, on an empty folder and then on the filled one. */
export async function benchStart() {
  mkdirSync(join(root, '.data'), { recursive: true });
  const tree = mkdtempSync(join(root, '.data', `bench-start-${process.pid}-`));
  const parts = readdirSync(root).filter((name) => !left.has(name));
  for (const part of parts) cpSync(join(root, part), join(tree, part), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  try {
    const cold = await firstAnswer(tree);
    const warm = await firstAnswer(tree);
    return [
      { start: 'cold', seconds: rounded(cold), goal: goals.cold },
      { start: 'warm', seconds: rounded(warm), goal: goals.warm },
    ];
  } finally {
    await removeEmbedded(join(tree, '.data'));
    await removeEmbedded(tree);
  }
}

async function firstAnswer(tree: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: tree,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await pause(10);
  }
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/v1/integration-api/meta`);
    return true;
  } catch {
    return false;
  }
}
