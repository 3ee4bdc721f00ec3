import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

let warden: Writable | undefined;

/** Tells the warden, which is started with the first word. */
function tell(line: string) {
  if (!warden) {
    const child = spawn(process.execPath, [new URL('warden.ts', import.meta.url).pathname], {
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    });
    child.unref();
    warden = child.stdin;
    (warden as Writable & { unref?(): void }).unref?.();
  }
  warden.write(`${line}\n`);
}

/** A process that must not outlive this one, whatever ends it. */
export const started = (pid: number) => tell(`+${pid}`);
export const ended = (pid: number) => tell(`-${pid}`);
/** A folder that must not stay behind. */
export const folder = (path: string) => tell(`dir ${path}`);
