import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { say } from '../language.ts';
import { UsageError } from './usage-error.ts';

/** A file that is read while it is sent, and again where it is sent again. */
export async function openFile(path: string): Promise<File> {
  try {
    return new File([await openAsBlob(path)], basename(path));
  } catch {
    throw new UsageError(say(`There is no file ${path}.`, `Файла ${path} нет.`));
  }
}
