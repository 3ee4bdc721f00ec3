import { object } from '../../../kernel/fields.ts';
import { listOutput } from '../../../kernel/lists/listing.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { oneSession, presentSession, type SessionRow, sessionColumns } from '../../sessions/session.row.ts';

export const listSessions = query({
  name: 'accounts.list-sessions',
  summary: words('My sessions', 'Мои сеансы'),
  description: 'At most ten, so there is only one page.',
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: listOutput(oneSession),

  async run({ db, actor }) {
    const rows = await db.many<SessionRow>(sql`
      select ${sessionColumns} from sessions
      where tenant_id = ${db.tenant} and user_id = ${actor.userId} and ended_at is null and expires_at > now()
        and refreshed_at > now() - interval '24 hours'
      order by last_seen_at desc, id desc`);
    const page = { limit: 10, hasMore: false, nextCursor: null, prevCursor: null };
    return { items: rows.map((row) => presentSession(row, actor)), page };
  },
});
