import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw } from '../../kernel/sql/sql.ts';
import { documentTemplates } from './document-template.ts';

/** All templates of the company, archived ones too: there are 200 at most. */
export const ownTemplates = (db: Db): Promise<DocumentTemplate[]> =>
  documentTemplates.read(db, documentTemplates.select(db, raw('true')));
