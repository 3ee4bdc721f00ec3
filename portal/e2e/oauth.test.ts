import assert from 'node:assert/strict';
import pg from 'pg';
import { long } from '../../scripts/tests/long.ts';
import { client, startOpenIdProvider } from '../../server/test/openid-provider.ts';
import { newCompany } from './company.ts';
import { base, databaseUrl } from './installation.ts';
import { visit } from './visit.ts';

long('access is granted by hand at the provider, the person comes back connected, and takes it back', async () => {
  const provider = await startOpenIdProvider(`${base}/api/v1/integrations/oauth/email/callback`);
  const company = await newCompany();
  const { id } = await company.call<{ id: string }>('POST', '/integrations/installations', {
    publicId: 'email',
    settings: {
      smtp: {
        ...{ host: '127.0.0.1', port: 465, security: 'ssl', login: 'zakupki@zarya.ru' },
        ...{ fromEmail: 'zakupki@zarya.ru', fromName: 'Закупки' },
      },
      oauth: {
        ...{ issuer: 'https://login.example.com', clientId: client.id },
        ...{ clientSecret: client.secret, scope: 'openid offline_access' },
      },
    },
  });
  await leadTo(provider.issuer, id);
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`integrations/installed/${id}`);
  await mustBeClean();
  await page.getByRole('button', { name: 'Войти у провайдера' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('input[name=login]').fill('anna');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page
    .getByText(/authorize/i)
    .first()
    .waitFor();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/integrations\/email\?oauth=connected/);
  await page.getByText('Доступ предоставлен').waitFor();
  await mustBeClean();
  assert.ok(provider.journal.includes('authorization_code granted'));

  await page.getByRole('link', { name: 'К установленной интеграции' }).click();
  await page.getByRole('button', { name: 'Отозвать доступ' }).click();
  await page.getByRole('dialog', { name: /Отозвать доступ/ }).waitFor();
  await mustBeClean();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать', exact: true }).click();
  await page.getByText('Доступ отозван').waitFor();
  await page.getByRole('button', { name: 'Войти у провайдера' }).waitFor();
  assert.ok(provider.called().includes('/token/revocation'));

  // The provider still knows the person: signed in there, they are let through at once.
  await page.getByRole('button', { name: 'Войти у провайдера' }).click();
  await page.getByText('Доступ предоставлен').waitFor();
  await open('integrations/email?oauth=failed&reason=access_denied');
  await page.getByRole('alert').getByText('Подключить не удалось').waitFor();
  await mustBeClean();
  await close();
  await provider.close();
});

/** The provider of the journey has no certificate; the form takes only addresses that have one. */
async function leadTo(issuer: string, id: string) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    `update integration_installations set settings = jsonb_set(settings, '{oauth,issuer}', to_jsonb($2::text)) where id = $1`,
    [id, issuer],
  );
  await database.end();
}
