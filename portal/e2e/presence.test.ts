import assert from 'node:assert/strict';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { elevenMinutesPass } from './eleven-minutes-pass.ts';
import { visit } from './visit.ts';

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
