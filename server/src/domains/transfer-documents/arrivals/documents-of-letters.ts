import type { Db } from '../../../kernel/sql/db.ts';
import { extensionOf } from '../../../kernel/values/file-name.ts';
import { filesOfLetters } from '../../mailbox/files-of-letters.ts';
import type { ArrivedFile } from './arrived-file.ts';
import { fromLetter } from './origin.ts';

const extensions = ['xml', 'zip'];

/** XML files and archives of letters: any of them may be a transfer document. */
export async function documentsOfLetters(db: Db, letterIds: readonly string[]): Promise<ArrivedFile[]> {
  const files = await filesOfLetters(db, letterIds);
  return files
    .filter(({ fileName }) => extensions.includes(extensionOf(fileName)))
    .map(({ fileId, sender, threadId, letterId }) => ({ fileId, origin: fromLetter({ sender, threadId, letterId }) }));
}
