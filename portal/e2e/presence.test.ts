import assert from 'node:assert/strict';
import pg from 'pg';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { databaseUrl } from './installation.ts';
import { visit } from './visit.ts';

/** No call lets time pass; the server reads the session anew once a setting has changed. */
async function elevenMinutesPass({ portal }: Company) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(`
    update sessions set proved_at = now() - interval '11 minutes' where tenant_id = (select tenant_id from tenants where slug = '${portal}')`);
  await database.query(`update tenants set config_version = config_version + 1 where slug = '${portal}'`);
  await database.end();
}

const words = {
  ru: {
    ...{ name: 'Название', scope: 'Каталог: чтение', make: 'Выпустить ключ', ask: 'Подтвердите, что это вы' },
    ...{ kept: /^Ничего не изменено/, password: 'Пароль', confirm: 'Подтвердить', wrong: /не текущий/ },
  },
  en: {
    ...{ name: 'Name', scope: 'Catalog: read', make: 'Issue the key', ask: 'Confirm that it is you' },
    ...{ kept: /^Nothing was changed/, password: 'Password', confirm: 'Confirm', wrong: /not the current/ },
  },
};

for (const looks of [{ language: 'ru' }, { language: 'en', width: 390, height: 844, dark: true }] as const)
  long(`a key is made once more by who proves that it is still he ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const said = words[looks.language];
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('settings/api-keys?open=new');
    const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: said.make }) });
    const name = form.getByRole('textbox', { name: said.name });
    await name.fill('Обмен');
    await form.getByLabel(said.scope).check();
    await elevenMinutesPass(company);
    await form.getByRole('button', { name: said.make }).click();
    const asking = page.getByRole('dialog', { name: said.ask });
    await asking.waitFor();
    await mustBeClean();
    await page.keyboard.press('Escape');
    await form.getByText(said.kept).waitFor();
    assert.equal(await name.inputValue(), 'Обмен', 'what was typed stays');

    await form.getByRole('button', { name: said.make }).click();
    await asking.getByRole('textbox', { name: said.password }).fill('не тот пароль 1');
    await asking.getByRole('button', { name: said.confirm }).click();
    await asking.getByText(said.wrong).waitFor();
    await mustBeClean();
    await asking.getByRole('textbox', { name: said.password }).fill(company.password);
    await asking.getByRole('button', { name: said.confirm }).click();
    await page
      .getByText(/ppk_live_/)
      .filter({ visible: true })
      .first()
      .waitFor();
    assert.equal(await asking.count(), 0);
    await mustBeClean();
    await close();
  });
