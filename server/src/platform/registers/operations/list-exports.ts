import { registerExport as declared } from '../../../../../nouns/register-export.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../records/listing-of.ts';
import { listRecords } from '../../records/read-operations.ts';
import { registerExports } from '../register-export.ts';

export const listExports = listRecords(
  registerExports,
  listingOf(declared, { name: 'register-exports', defaultSort: '-createdAt' }),
  {
    name: 'registers.list-exports',
    summary: words('List one’s own exports', 'Список своих выгрузок'),
    description: 'Those written in the background whose files are kept: the newest first.',
    permission: 'signed-in',
    scope: null,
    within: ({ userId }) => [sql`export.created_by = ${userId}`, sql`export.expires_at > portal_now()`],
  },
);
