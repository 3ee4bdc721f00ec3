import { randomBytes } from 'node:crypto';
import type { Services } from '../../server/src/kernel/services.ts';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { readInstallationKeys } from '../../server/src/platform/secrets/read-installation-keys.ts';
import { signAccessToken } from '../../server/src/platform/sessions/access-token.ts';
import type { Environment } from './start-environment.ts';

/** A token of the portal's first user, for what no key may read; good for 15 minutes. */
export async function signIn({ owner, masterKey }: Environment, tenantId: string): Promise<string> {
  const { sessions } = await readInstallationKeys(owner, parseMasterKeys(masterKey));
  const sessionId = uuidv7();
  const { rows } = await owner.query<{ id: string }>(
    `with person as (select id from users where tenant_id = $1 order by code limit 1)
     insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at)
     select $1, $2, id, $3, now() + interval '1 day' from person returning user_id as id`,
    [tenantId, sessionId, randomBytes(32)],
  );
  const userId = rows[0]?.id as string;
  return signAccessToken({ sessionKey: sessions, publicUrl: 'https://bench.example' } as Services, {
    userId,
    tenantId,
    sessionId,
  });
}
