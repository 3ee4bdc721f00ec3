import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { creationOptions, optionsToCreate } from '../passkeys/creation-options.ts';
import { knownCredentials } from '../passkeys/known-credentials.ts';

export const beginPasskey = query({
  name: 'accounts.begin-passkey',
  summary: words('Begin to add a passkey', 'Начать добавление ключа доступа'),
  description:
    'Answers what `navigator.credentials.create` is called with; what comes of it is sent to `POST /api/v1/auth/passkeys`.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  provesPresence: true,
  input: object({}),
  output: creationOptions,

  async run(ctx) {
    const { db, actor, services } = ctx;
    const person = await db.one<{ id: string; fullName: string; email: string }>(sql`
      select id, full_name as "fullName", email from users where tenant_id = ${db.tenant} and id = ${actor.userId}`);
    return optionsToCreate(services, db.tenant, person, await knownCredentials(ctx));
  },
});
