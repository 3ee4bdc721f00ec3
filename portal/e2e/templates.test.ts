import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

interface Template {
  id: string;
  kind: string;
  isDefault: boolean;
}

test('a layout of the product is copied, a block of it changed and seen at once, and it becomes the default', async () => {
  const company = await newCompany();
  const { page, open, mustBeClean, close } = await visit(company);
  await open('settings/templates');
  await mustBeClean();
  await page.getByRole('link', { name: 'Счёт на оплату' }).click();
  await page.getByRole('link', { name: 'Скопировать, чтобы изменить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Счёт «Зари»');
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('heading', { name: 'Счёт «Зари»', level: 1 }).waitFor();
  const paper = page.frameLocator('iframe');
  await paper.getByText('Счёт на оплату').first().waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: /^Заголовок/ }).click();
  const text = page.getByRole('textbox', { name: 'Текст с подстановками' });
  await text.fill('Счёт-договор № ');
  await page.getByRole('button', { name: /^Вставить переменную/ }).click();
  await page.getByRole('textbox', { name: 'Найти переменную' }).fill('номер');
  await mustBeClean();
  await page.keyboard.press('Enter');
  assert.match(await text.inputValue(), /^Счёт-договор № \{document\.number\}$/);
  await paper.getByText(/^Счёт-договор № \S+$/).waitFor();

  await page.getByRole('button', { name: 'Блок', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Абзац' }).click();
  await text.fill('Товар отпускается после оплаты');
  await paper.getByText('Товар отпускается после оплаты').waitFor();
  const handle = page.getByRole('button', { name: 'Переместить: Alt и стрелки: Абзац' }).first();
  await handle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText(/^Абзац: место 2 \//).waitFor();
  await text.fill('');
  await page.getByText('Что-то не заполнено').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Сохранить' }).isDisabled());
  await page.getByRole('button', { name: 'Отменить, Ctrl+Z' }).click();
  await mustBeClean();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(/^Сохранено/).waitFor();
  await page.getByRole('tab', { name: 'Редакции · 2' }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).waitFor();
  await mustBeClean();
  await page.getByRole('button', { name: 'Сделать основным' }).click();
  await page.getByText('по умолчанию', { exact: true }).waitFor();
  assert.deepEqual(
    (await templatesOf(company)).filter(({ kind, isDefault }) => kind === 'sales_invoice' && isDefault).length,
    1,
  );
  await page.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).waitFor({ state: 'detached' });
  await close();
});

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`templates are clean ${JSON.stringify(looks)}`, async () => {
    const company = await newCompany();
    const { open, mustBeClean, close } = await visit(company, looks);
    const builtIn = (await templatesOf(company)).find(({ kind }) => kind === 'commercial_proposal');
    const { id } = await company.call<Template>('POST', '/settings/document-templates', {
      ...{ kind: 'commercial_proposal', name: 'Наше предложение', copyOf: builtIn?.id },
    });
    const one = `settings/templates/${id}`;
    const all = ['settings/templates', 'settings/templates?create=true'];
    for (const path of [...all, one, `${one}?tab=revisions`, `settings/templates/${builtIn?.id}`]) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });

const templatesOf = async ({ call }: Company) =>
  (await call<{ items: Template[] }>('GET', '/settings/document-templates?limit=200')).items;
