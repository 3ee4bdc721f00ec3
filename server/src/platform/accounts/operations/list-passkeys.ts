import { object } from '../../../kernel/fields.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mostPasskeys } from '../passkeys/most-passkeys.ts';
import { onePasskey, type PasskeyView, passkeyColumns } from '../passkeys/passkey.row.ts';

export const listPasskeys = query({
  name: 'accounts.list-passkeys',
  summary: words('My passkeys', 'Мои ключи доступа'),
  description: 'At most ten, so there is only one page.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  input: object({}),
  output: listOutput(onePasskey),

  async run({ db, actor, services }) {
    const items = await db.many<PasskeyView>(sql`
      select ${passkeyColumns(services)} from passkeys
      where tenant_id = ${db.tenant} and user_id = ${actor.userId} order by created_at, id`);
    return { items, page: { limit: mostPasskeys, hasMore: false, nextCursor: null, prevCursor: null } };
  },
});
