import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the side that no pipe reads. What is typed to a hidden question is not shown. */
export async function askPerson(question: string, isHidden = false): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isHidden ? silent : process.stderr;
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  process.stderr.write(isHidden ? question : '');
  const controller = new AbortController();
  reader.once('SIGINT', () => process.exit(130));
  reader.once('close', () => controller.abort());
  const answer = await reader.question(isHidden ? '' : question, { signal: controller.signal }).catch(() => '');
  reader.close();
  if (isHidden) process.stderr.write('\n');
  return answer.trim();
}
