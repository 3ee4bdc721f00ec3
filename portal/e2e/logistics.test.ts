import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

async function ready() {
  const company = await newCompany();
  const warehouse = await company.call<Made>('POST', '/warehouses', { name: 'Основной', kind: 'main' });
  await company.call('POST', '/logistics/objects', {
    ...{ name: 'Склад «Север»', kind: 'warehouse', address: 'Москва, ул. Складочная, 1', warehouseId: warehouse.id },
    ...{ latitude: '55.801131', longitude: '37.593262' },
  });
  const requisition = await decidedRequisition(company, ['Труба', 'Лист', 'Уголок']);
  return { company, requisition };
}

test('a delivery is planned from a requisition, moved on the board, handed over in part and received into stock', async () => {
  const { company, requisition } = await ready();
  const visitor = await visit(company);
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await visitor.open(`requisitions/${requisition}?tab=delivery`);
  await page.getByRole('link', { name: 'Спланировать доставку' }).click();
  await page.getByText('ООО «Сталь»').waitFor();
  await visitor.mustBeClean();
  await page.getByRole('button', { name: 'Сохранить 2 партии' }).click();

  const planned = page.getByRole('region', { name: 'Запланирована' });
  await planned.getByText('Труба').waitFor();
  await visitor.mustBeClean();
  const number = planned.getByRole('article').filter({ hasText: 'Труба' }).getByRole('link');
  await number.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const loading = page.getByRole('region', { name: 'Погрузка' });
  await loading.getByText('Труба').waitFor();
  await loading.getByRole('button', { name: /^Переместить: DB-/ }).click();
  await page.getByRole('menuitem', { name: 'Отправить' }).click();
  await page.getByRole('region', { name: 'В пути' }).getByRole('link', { name: /^DB-/ }).click();

  await page.getByRole('button', { name: 'Доставлена' }).click();
  await dialog.getByRole('textbox', { name: 'Доставлено: Труба' }).fill('6');
  await dialog.getByRole('textbox', { name: 'Кто принял' }).fill('Петров Пётр');
  await dialog.getByText('Недостающее поедет новой партией').waitFor();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Доставлена частично' }).click();
  await page.getByText(/остаток едет партией DB-/).waitFor();
  await visitor.mustBeClean();

  await page.getByRole('link', { name: 'Принять на склад' }).click();
  await dialog.getByRole('button', { name: 'Провести приёмку' }).waitFor();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Провести приёмку' }).click();
  await page.getByText(/проведена/).waitFor();
  await visitor.close();
});

interface Batch extends Made {
  number: string;
  routeId: string | null;
  stopSequence: number | null;
}

long('a route is made of chosen batches, and papers of chosen lines, whose details are changed', async () => {
  const { company, requisition } = await ready();
  const { call } = company;
  await call('POST', '/settings/seller-profiles', {
    ...{ name: 'Заря', legalName: 'ООО «Заря»', inn: '7707083893', kpp: '773601001', taxRegime: 'osno' },
    isDefault: true,
  });
  const place = (name: string, latitude: string, longitude: string) =>
    call<Made>('POST', '/logistics/objects', { name, kind: 'site', address: `Москва, ${name}`, latitude, longitude });
  const [near, far] = [
    await place('Стройка «Ближняя»', '55.81', '37.6'),
    await place('Стройка «Дальняя»', '56.2', '38.1'),
  ];
  const bring = (objectId: string, name: string) =>
    call<Batch>('POST', '/logistics/batches', {
      objectId,
      plannedDate: '2031-05-20',
      items: [{ name, quantity: '1' }],
    });
  const [first, second] = [await bring(far.id, 'Насос'), await bring(near.id, 'Кабель')];
  await call('POST', '/logistics/batches', { items: [{ name: 'Тара', quantity: '1' }] });
  const visitor = await visit(company);
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await visitor.open('logistics/batches?view=board');
  await page.getByRole('checkbox', { name: `Выбрать: ${first.number}` }).check();
  await page.getByRole('link', { name: first.number }).waitFor();
  await visitor.mustBeClean();
  await visitor.open('logistics/batches');
  await page.getByPlaceholder('Номер, товар, объект, поставщик').fill('кабелей');
  await page.getByRole('checkbox', { name: new RegExp(second.number) }).check();
  await page.getByPlaceholder('Номер, товар, объект, поставщик').fill('');
  await page.getByRole('checkbox', { name: new RegExp(first.number) }).check();
  await page.getByText('2 партии выбраны').waitFor();
  await page.getByRole('button', { name: 'Новый маршрут' }).click();
  await dialog.getByText('Предложенный порядок точек').waitFor();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.waitForURL(/logistics\/routes\/.+/);
  await page.getByText(first.number).waitFor();
  const [one, other] = [
    await call<Batch>('GET', `/logistics/batches/${first.id}`),
    await call<Batch>('GET', `/logistics/batches/${second.id}`),
  ];
  assert.ok(one.routeId !== null && one.routeId === other.routeId);
  assert.deepEqual(new Set([one.stopSequence, other.stopSequence]), new Set([1, 2]));

  await visitor.open(`logistics/documents?create=true&procurement=${requisition}`);
  await dialog.getByRole('button', { name: 'Выбрать строки' }).click();
  await dialog.getByRole('checkbox', { name: /^Лист/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /^Уголок/ }).uncheck();
  await dialog.getByText('1 строка выбрана').waitFor();
  await dialog.getByRole('combobox', { name: 'Вид' }).click();
  await page.getByRole('option', { name: 'Упаковочный лист' }).click();
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await dialog.getByRole('textbox', { name: 'Мест' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Название перевозчика' }).fill('ИП Петров');
  await visitor.mustBeClean();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('ИП Петров').waitFor();
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Найти' }).fill(first.number);
  await page.getByRole('button', { name: new RegExp(`${first.number}.*Партия доставки`) }).click();
  await page.waitForURL(new RegExp(first.id));
  await visitor.mustBeClean();
  await visitor.close();
});
