import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { enterByAddress } from '../enter.ts';
import { token } from '../protocol/session.ts';
import { type ExchangeFile, fileNamed, partsOf, unopenedArchive } from './exchange-files.ts';

export interface FoundFile {
  file: ExchangeFile;
  parts: readonly string[];
}

/** The file meant by a name; an archive that may hold it where it did not come by itself. */
export const findFile = query({
  name: 'site-exchange.find-file',
  summary: words('Find a file of a session', 'Найти файл сеанса'),
  permission: 'internal',
  scope: null,
  input: object({ token, sessionId: id(), name: Type.String() }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run({ db }, { sessionId, name }): Promise<FoundFile | null> {
    const file = (await fileNamed(db, sessionId, name)) ?? (await unopenedArchive(db, sessionId));
    return file ? { file, parts: await partsOf(db, file.id) } : null;
  },
});
