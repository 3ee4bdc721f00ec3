import { id, object } from '../../../kernel/fields.ts';
import type { CheckReport } from '../../../kernel/integrations/connector.ts';
import { query } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { checkReport } from '../../../platform/integrations/check-report.ts';
import { exchangeAddress } from '../exchange-address.ts';

/** There is nothing to call: shows where the accounting system is to call, when it did, and what came of its last file. */
export const inspectExchange = query({
  name: 'site-exchange.inspect-exchange',
  summary: words('Look at an exchange', 'Проверить обмен'),
  permission: 'integrations.configure',
  scope: 'settings.write',
  input: object({ installationId: id() }),
  output: checkReport,

  async run(ctx, { installationId }): Promise<never> {
    const access = await ctx.db.first<Access>(sql`
      select login, address_key, last_login_at from site_exchange_access
      where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId}`);
    const file = await ctx.db.first<LastFile>(sql`
      select file.name, file.state, file.staged, file.reason from site_exchange_files file
      join site_exchange_sessions held on held.tenant_id = ${ctx.db.tenant} and held.id = file.session_id
      where file.tenant_id = ${ctx.db.tenant} and held.installation_id = ${installationId} and file.kind = 'records'
      order by file.updated_at desc limit 1`);
    const address = access && exchangeAddress(ctx.services, access.address_key);
    return report(access, address, file) as never;
  },
});

interface Access {
  login: string;
  address_key: string;
  last_login_at: string | null;
}

interface LastFile {
  name: string;
  state: string;
  staged: number;
  reason: Words | null;
}

function report(access: Access | undefined, address: string | undefined, file: LastFile | undefined): CheckReport {
  return {
    ok: access !== undefined,
    ...(access && { account: access.login }),
    checks: [
      {
        id: 'access',
        label: words('Login and password', 'Логин и пароль'),
        result: access ? 'ok' : 'failed',
        detail: access
          ? words(`Address ${address}, login ${access.login}.`, `Адрес ${address}, логин ${access.login}.`)
          : words('Create them first.', 'Сначала нажмите «Создать логин и пароль».'),
      },
      {
        id: 'called',
        label: words('Calls of 1C', 'Обращения 1С'),
        result: access?.last_login_at ? 'ok' : 'warning',
        detail: access?.last_login_at
          ? words(`Signed in last at ${access.last_login_at}.`, `Последняя авторизация: ${access.last_login_at}.`)
          : words('Waiting for the first call of 1C.', 'Ждём первого обращения 1С.'),
      },
      { id: 'imported', label: words('Last import', 'Последняя загрузка'), ...lastImport(file) },
    ],
  };
}

function lastImport(file: LastFile | undefined): Pick<CheckReport['checks'][number], 'result' | 'detail'> {
  if (!file) return { result: 'skipped', detail: words('No file has arrived yet.', 'Файлов ещё не было.') };
  const { name, state, staged, reason } = file;
  if (state === 'failed')
    return { result: 'warning', detail: words(`${name}: ${reason?.en}`, `${name}: ${reason?.ru}`) };
  const done = state === 'done' ? words('imported', 'загружен') : words('on its way', 'загружается');
  return {
    result: 'ok',
    detail: words(`${name} is ${done.en}: ${staged} records.`, `${name} ${done.ru}, записей: ${staged}.`),
  };
}
