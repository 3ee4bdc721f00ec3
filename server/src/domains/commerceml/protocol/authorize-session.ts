import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countLine } from '../../../platform/integrations/log/count-line.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { importedKeys } from '../../../platform/secrets/imported-keys.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { journalLine } from '../journal-line.ts';
import { cookieDigest, digestElsewhere, isSame, makeCookie, passwordDigest, sessionKey } from '../secrets.ts';
import { token } from './session.ts';

/** What came of earlier sessions is kept this long. */
const keptDays = 7;

/** Opens a session for who shows the login and the password; a wrong one is written into the journal. */
export const authorizeSession = command({
  name: 'site-exchange.authorize',
  summary: words('Open a session of an exchange', 'Открыть сеанс обмена'),
  permission: 'internal',
  scope: null,
  input: object({ token, login: Type.String(), password: Type.String() }),
  output: Type.Unknown(),
  enter: enterByAddress,

  async run(ctx, { login, password }, { installationId }: Called) {
    ctx.nothingChanged();
    const access = await ctx.db.one<{ login: string; password_digest: Buffer }>(sql`
      select login, password_digest from site_exchange_access where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId}`);
    if (login !== access.login || !(await isPassword(ctx, login, password, access.password_digest))) {
      await countLine(ctx.db, installationId, journalLine('exchange.authorize', 'failed', wrong));
      return refuse('unauthenticated', wrong) as never;
    }
    const cookie = makeCookie();
    const session = await ctx.db.one<{ id: string }>(sql`
      insert into site_exchange_sessions (tenant_id, id, installation_id, cookie_digest)
      values (${ctx.db.tenant}, ${ctx.newId}, ${installationId}, ${cookieDigest(ctx.services, cookie)}) returning id`);
    await Promise.all([
      ctx.db.execute(sql`
        update site_exchange_access set last_login_at = now() where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId}`),
      ctx.db.execute(sql`
        delete from site_exchange_sessions
        where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and started_at < now() - ${keptDays} * interval '1 day'`),
      writeLog(ctx.db, installationId, [journalLine('exchange.authorize', 'ok', opened, { sessionId: session.id })]),
    ]);
    return { cookie, key: sessionKey(ctx.services, cookie) };
  },
});

/** By the key of this installation, or by one that the portal brought from where the password was given. */
async function isPassword(ctx: WriteContext, login: string, password: string, digest: Buffer): Promise<boolean> {
  if (isSame(passwordDigest(ctx.services, login, password), digest)) return true;
  const peppers = await importedKeys(ctx, 'pepper');
  return peppers.some((pepper) => isSame(digestElsewhere(pepper, login, password), digest));
}

const wrong = words('The login or the password is wrong.', 'Неверный логин или пароль.');
const opened = words('The accounting system has signed in.', 'Учётная система авторизовалась.');
