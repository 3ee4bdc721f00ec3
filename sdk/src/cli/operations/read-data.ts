import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from '../arguments/usage-error.ts';
import { say } from '../language.ts';

/** JSON as it stands, of a file (`@order.json`), or of standard input (`-`). */
export async function readData(given: string): Promise<unknown> {
  const source =
    given === '-' ? await text(process.stdin) : given.startsWith('@') ? await fileText(given.slice(1)) : given;
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const message = (error as Error).message;
    throw new UsageError(say(`This is no JSON: ${message}`, `Это не JSON: ${message}`));
  }
}

const fileText = (path: string) =>
  readFile(path, 'utf8').catch(() => {
    throw new UsageError(say(`There is no file ${path}.`, `Файла ${path} нет.`));
  });
