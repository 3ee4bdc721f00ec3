import type { Pool } from 'pg';
import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { readInstallationKeys } from '../../server/src/platform/secrets/read-installation-keys.ts';
import { signAccessToken } from '../../server/src/platform/sessions/access-token.ts';
import type { Environment } from '../environment/start-environment.ts';
import { ask, type Portal } from './ask.ts';

const boxId = '00000000d0c040008000000000000001@diadoc.ru';

/** Installs Diadoc and grants it access as the browser of the portal's first user does. */
export async function connectDiadoc(
  { owner, masterKey }: Pick<Environment, 'owner' | 'masterKey'>,
  portal: Portal,
  client: { id: string; secret: string },
): Promise<void> {
  const settings = { environment: 'prod', clientId: client.id, clientSecret: client.secret, boxId };
  const made = await ask(portal, 'POST', '/integrations/installations', { publicId: 'edo-diadoc', settings });
  const bearer = { authorization: `Bearer ${await sessionOf(owner, masterKey, portal)}` };
  const begun = await fetch(`${portal.base}/api/v1/integrations/oauth/edo-diadoc/authorize`, { headers: bearer });
  const { authorizationUrl } = (await begun.json()) as { authorizationUrl: string };
  const back = await fetch(authorizationUrl, { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location') as string);
  const cookie = (begun.headers.get('set-cookie') as string).split(';')[0] as string;
  await fetch(`${portal.base}${pathname}${search}`, { headers: { cookie }, redirect: 'manual' });
  const report = await ask(portal, 'POST', `/integrations/installations/${String(made.id)}/test`, {});
  if (!report.ok) throw new Error(`Diadoc is not connected: ${JSON.stringify(report)}`);
}

async function sessionOf(owner: Pool, masterKey: string, { tenantId, publicUrl }: Portal): Promise<string> {
  const { sessions } = await readInstallationKeys(owner, parseMasterKeys(masterKey));
  const { rows } = await owner.query<{ id: string }>('select id from users where tenant_id = $1', [tenantId]);
  const [userId, sessionId] = [rows[0]?.id as string, uuidv7()];
  await owner.query(
    `insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at) values ($1, $2, $3, $4, now() + interval '1 day')`,
    [tenantId, sessionId, userId, Buffer.alloc(32)],
  );
  return signAccessToken({ publicUrl, sessionKey: sessions } as never, { tenantId, userId, sessionId });
}
