import { once } from 'node:events';

/** Writes no faster than it is read. */
export async function write(chunk: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}

/** Progress and remarks, which no pipe is to read. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
