import { StartRefused } from './kernel/start-refused.ts';

/** What a person reads when the start fails: the refusal or the system's words; a fault of ours comes with its stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (portTaken(error)) return 'PORT is taken by another program: stop it or set another PORT (0 takes a free one).';
  return 'syscall' in error ? error.message : (error.stack ?? error.message);
}

function portTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE';
}
