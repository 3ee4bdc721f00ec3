import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { visit } from './visit.ts';

long(
  'what the filters of a list leave is saved as a file, by records or by lines, and a requisition as paper',
  async () => {
    const company = await newCompany();
    const { id } = await company.call<{ id: string }>('POST', '/purchase-requisitions', {
      title: 'Кабель для ТП-14',
      dueDate: '2031-05-20',
      items: [{ name: 'Кабель ВВГнг', quantity: '10', plannedPrice: '98' }],
    });
    for (const name of ['Лесная, 4', 'Полевая, 1']) await company.call('POST', '/warehouses', { code: name, name });
    const { page, open, mustBeClean, close } = await visit(company);
    const saved = async (menu: string, item: string) => {
      await page.getByRole('button', { name: menu }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).first().click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    await open('warehouses?search=Лесная');
    await page.getByRole('button', { name: 'Выгрузить' }).waitFor();
    await mustBeClean();
    const list = await saved('Выгрузить', 'CSV');
    assert.match(list.name, /^Список складов \d{4}-\d\d-\d\d\.csv$/);
    assert.match(list.text, /Лесная, 4/);
    assert.doesNotMatch(list.text, /Полевая, 1/);
    await open('requisitions');
    await page.getByRole('button', { name: 'Выгрузить' }).click();
    await page.getByRole('menuitem', { name: 'Строки и столбцы…' }).click();
    await page.getByText('По строкам').click();
    await page.getByLabel('Строка: Количество').waitFor();
    await mustBeClean();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const lines = await saved('Выгрузить', 'CSV');
    assert.match(lines.name, /^Список заявок на закупку по строкам \d{4}-\d\d-\d\d\.csv$/);
    assert.match(lines.text, /Кабель для ТП-14;.*;Кабель ВВГнг;/);
    await open(`requisitions/${id}`);
    const paper = await saved('Скачать', 'PDF');
    assert.match(paper.name, /^Заявка PR-.* от .*\.pdf$/);
    await open('exports');
    await page.getByText('Выгрузок пока нет').waitFor();
    await mustBeClean();
    await close();
  },
);
