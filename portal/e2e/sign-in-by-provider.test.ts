import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { long } from '../../scripts/tests/long.ts';
import { client, startOpenIdProvider } from '../../server/test/openid-provider.ts';
import { type Company, newCompany } from './company.ts';
import { base, databaseUrl } from './installation.ts';
import { visit } from './visit.ts';

const domain = `${randomUUID().slice(0, 8)}.ru`;
const email = `petr@${domain}`;

long('a company sets its provider up, a person comes by it, is blocked by the directory, and stays out', async () => {
  const login = randomUUID();
  const people = new Map([[login, { email, email_verified: true, name: 'Пётр Кузнецов' }]]);
  const provider = await startOpenIdProvider(`${base}/api/v1/auth/providers/callback`, people);
  const company = await newCompany();
  const owner = await visit(company);
  await owner.open('settings/identity-providers');
  await owner.page.getByRole('button', { name: 'Поставщик учётных записей' }).click();
  const form = owner.page.getByRole('dialog');
  await form.getByLabel('Название').fill('Заря');
  await form.getByLabel('Адрес поставщика (issuer)').fill(provider.issuer);
  await form.getByLabel('Идентификатор клиента (client ID)').fill(client.id);
  await form.getByLabel('Секрет клиента').fill(client.secret);
  await form.getByLabel('Домены почты').fill(domain);
  await owner.page.keyboard.press('Enter');
  await form.getByLabel('Роль, если ни одно поле не подошло').click();
  await owner.page.getByRole('option', { name: 'Закупщик' }).click();
  await form.getByRole('switch', { name: 'Создаёт сотрудников, которых ещё нет' }).check();
  await form.getByRole('switch', { name: 'Включён' }).check();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.waitFor({ state: 'detached' });
  await proveDomain(company);
  await owner.page.getByRole('button', { name: 'Выпустить токен' }).click();
  const token = await owner.page.getByRole('status').locator('code').innerText();
  await owner.mustBeClean();

  const person = await visit();
  await enter(person.page, login);
  await person.page.waitForURL(`**/${company.portal}`);
  await person.mustBeClean();

  await block(token);
  await person.page.goto(`${base}/${company.portal}/requisitions`);
  await person.page.waitForURL('**/login**');
  await enter(person.page, login);
  await person.page.getByText('заблокирован').waitFor();
  await person.mustBeClean();
  await owner.close();
  await person.close();
  await provider.close();
});

type Page = Awaited<ReturnType<typeof visit>>['page'];

/** From the sign-in page to the provider, and through its own pages. */
async function enter(page: Page, login: string) {
  await page.goto(`${base}/login`);
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
  await page.getByRole('button', { name: 'Войти через «Заря»' }).click();
  await page.waitForURL(/\/(interaction|login\?reason)/);
  for (; page.url().includes('/interaction/'); await page.waitForLoadState()) {
    const name = page.locator('input[name=login]');
    if (await name.count()) {
      await name.fill(login);
      await page.locator('input[name=password]').fill('any');
    }
    await page.locator('button[type=submit]').click();
  }
}

/** DNS says nothing to an installation of a test, so the domain is proved where the check would write it. */
async function proveDomain({ portal }: Company) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    `insert into sign_in_domains (tenant_id, domain, provider_id)
     select tenant_id, $1, id from identity_providers where tenant_id = (select tenant_id from tenants where slug = $2)`,
    [domain, portal],
  );
  await database.end();
}

async function block(token: string) {
  const scim = async (path: string, more: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    return (await fetch(`${base}/scim/v2${path}`, { headers, ...more })).json();
  };
  const { Resources } = await scim(`/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`);
  const Operations = [{ op: 'Replace', path: 'active', value: 'False' }];
  await scim(`/Users/${Resources[0].id}`, { method: 'PATCH', body: JSON.stringify({ Operations }) });
}
