import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { shellBlocks } from './shell-blocks.ts';

const root = join(import.meta.dirname, '../../..');

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs every `sh` block of a document in one shell, as its reader would, and stops at the first that fails. */
export async function runDocument(document: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'prokura-guide-'));
  const script = ['set -euo pipefail', ...shellBlocks(join(root, document))].join('\n');
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    env: { ...env, REPO: root, HOME: folder, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
  try {
    const closed = new Promise<number | null>((resolve) => void shell.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(shell.stdout), text(shell.stderr), closed]);
    return { code, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
