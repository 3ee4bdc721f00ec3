import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { oneSession, presentSession, type SessionRow, sessionColumns } from '../../sessions/session.row.ts';
import { personView, portalView, readPerson } from '../person.ts';

export const readMe = query({
  name: 'accounts.read-me',
  summary: words('The current session', 'Текущий сеанс'),
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  input: object({}),
  output: object({
    user: personView,
    portal: portalView,
    session: oneSession,
    permissions: Type.Array(Type.String(), { title: 'What the roles allow' }),
  }),

  async run(ctx) {
    const { db, actor } = ctx;
    const session = await db.one<SessionRow>(
      sql`select ${sessionColumns} from sessions where tenant_id = ${db.tenant} and id = ${actor.sessionId}`,
    );
    return {
      ...(await readPerson(ctx, actor.userId as string)),
      session: presentSession(session, actor),
      permissions: [...actor.permissions].sort(),
    };
  },
});
