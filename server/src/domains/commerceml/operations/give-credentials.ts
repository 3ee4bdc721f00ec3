import Type from 'typebox';
import { id, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { claimAddress } from '../../../platform/directory/claim-address.ts';
import { lockInstallation, presentInstallation } from '../../../platform/integrations/installation.row.ts';
import { installation } from '../../../platform/integrations/installation.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { exchangeAddress } from '../exchange-address.ts';
import { journalLine } from '../journal-line.ts';
import { type Exchanges, exchangeOf } from '../ports.ts';
import { makeAddressKey, makeLogin, makePassword, passwordDigest } from '../secrets.ts';

export const giveCredentials = (exchanges: Exchanges) =>
  command({
    name: 'site-exchange.give-credentials',
    summary: words('Create the login and password of an exchange', 'Создать логин и пароль обмена'),
    description:
      'Address, login and password to type into the accounting system. The password is in this answer and nowhere else. Asked again, it makes a new password and ends open sessions; address and login stay.',
    permission: 'integrations.configure',
    scope: null,
    provesPresence: true,
    revealsSecret: true,
    refuses: ['not_found'],
    input: object({ id: id('Installation') }),
    output: object(
      {
        address: Type.String({
          title: 'Address for the accounting system',
          examples: ['https://portal.example.com/api/v1/exchange/commerceml/vT3…'],
        }),
        login: text(40, 'Login', { examples: ['1c-k7m2x9qa'] }),
        password: Type.String({ title: 'Password, shown once' }),
      },
      { title: 'Access of an accounting system' },
    ),

    async run(ctx, { id: installationId }) {
      const row = await lockInstallation(ctx.db, installationId);
      exchangeOf(exchanges, row.slug);
      const held = await ctx.db.first<{ login: string; address_key: string }>(sql`
        select login, address_key from site_exchange_access where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId}`);
      const { login, address_key: key } = held ?? { login: makeLogin(), address_key: makeAddressKey() };
      const password = makePassword();
      const digest = passwordDigest(ctx.services, login, password);
      await ctx.db.execute(sql`
        insert into site_exchange_access (tenant_id, installation_id, address_key, login, password_digest, created_by)
        values (${ctx.db.tenant}, ${installationId}, ${key}, ${login}, ${digest}, ${ctx.actor.userId})
        on conflict (tenant_id, installation_id) do update set password_digest = excluded.password_digest, updated_at = ${portalNow().toISOString()}`);
      await claimAddress(ctx.db, 'site exchange', { address: key, recordId: installationId });
      await ctx.db.execute(sql`
        update site_exchange_sessions set ended_at = portal_now()
        where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and ended_at is null`);
      const said = held
        ? words('A new password was made.', 'Создан новый пароль.')
        : words('Login and password were made.', 'Созданы логин и пароль.');
      await writeLog(ctx.db, installationId, [
        { ...journalLine('exchange.credentials', 'ok', said), direction: 'INTERNAL' },
      ]);
      const shown = presentInstallation(row, ctx.language);
      ctx.record(installation.changed('configured', shown, shown, { changedSecrets: ['exchange.password'] }));
      return { address: exchangeAddress(ctx.services, key), login, password };
    },
  });
