import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { comparable } from './comparable.ts';
import { decidedRequisition } from './decided-requisition.ts';
import { visit } from './visit.ts';

interface Card {
  items: Array<{ id: string }>;
}

interface Order {
  id: string;
  lines: Array<{ id: string; procurementItemId: string }>;
  supplier: { counterpartyId: string };
}

interface Compared {
  lines: Array<{ offers: Array<{ quoteLineId: string }> }>;
}

long(
  'a figure of the comparison and of a requisition is explained, with a way to the record it was read from',
  async () => {
    const company = await newCompany();
    const id = await comparable(company, ['Труба профильная']);
    const { page, open, mustBeClean, close } = await visit(company);
    await open(`requisitions/${id}/compare`);
    await page.locator('input[data-row="0"]').first().focus();
    await page.keyboard.press('KeyE');
    const dialog = page.getByRole('dialog', { name: 'Сравниваемая цена базовой единицы' });
    await dialog.getByText('Цена из предложения для этого количества').first().waitFor();
    await mustBeClean();
    await dialog.getByRole('link', { name: 'Предложение' }).first().click();
    await page.waitForURL('**/quotes/*');
    await page.getByRole('button', { name: 'Показать расчёт' }).first().click();
    await page.getByRole('dialog', { name: 'Итого с НДС' }).getByText('сумма «С НДС»').waitFor();
    await mustBeClean();
    await open(`requisitions/${id}`);
    await page.getByRole('button', { name: 'Показать расчёт' }).first().click();
    await page.getByRole('dialog', { name: 'Плановая сумма' }).getByRole('link', { name: 'Заявка' }).first().waitFor();
    await mustBeClean();
    await close();
  },
);

/** An order of ten, of which four came and six were invoiced. */
async function underWay({ call }: Company, requisitionId: string) {
  const { items } = await call<{ items: Array<{ id: string }> }>('POST', '/purchase-orders/from-requisition', {
    requisitionId,
  });
  const order = await call<Order>('POST', `/purchase-orders/${items[0]?.id}/send`, { channel: 'link' });
  const [line] = order.lines;
  const { id: warehouseId } = await call<{ id: string }>('POST', '/warehouses', { code: 'С-1', name: 'Северный' });
  await call('POST', `/purchase-requisitions/${requisitionId}/stock-receipt`, {
    ...{ warehouseId, receivedAt: '2026-03-02T09:00:00.000Z' },
    items: [{ procurementItemId: line?.procurementItemId, quantity: '4' }],
  });
  await call('POST', '/invoices', {
    counterpartyId: order.supplier.counterpartyId,
    lines: [{ orderLineId: line?.id, quantity: '6' }],
  });
  return order.id;
}

long('what came and was invoiced of an order is explained, with a way to the invoice', async () => {
  const company = await newCompany();
  const requisitionId = await decidedRequisition(company, ['Уголок 50 × 50']);
  const id = await underWay(company, requisitionId);
  const { page, open, mustBeClean, close } = await visit(company);
  const explain = async (within: Locator, title: string) => {
    await within.getByRole('button', { name: 'Показать расчёт' }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('table').waitFor();
    await mustBeClean();
    return dialog;
  };
  await open(`purchase-orders/${id}`);
  const received = await explain(page.getByRole('table', { name: 'Позиции' }), 'Получено');
  await received.getByText(/^SR-/).first().waitFor();
  await page.keyboard.press('Escape');
  const invoiced = await explain(page.locator('dl', { hasText: 'Выставлено' }).last(), 'Выставлено');
  await invoiced.getByRole('link', { name: 'Заказ' }).first().waitFor();
  await open(`requisitions/${requisitionId}?tab=items`);
  const came = await explain(page.getByRole('row', { name: /Уголок/ }), 'Получено');
  await came.getByRole('link', { name: 'Заявка' }).first().waitFor();
  await close();
});

long('a protocol is drawn up, its file given back is the one, and what changed since is told', async () => {
  const company = await newCompany();
  const id = await comparable(company, ['Труба профильная']);
  const base = `/purchase-requisitions/${id}`;
  const { items } = await company.call<Card>('GET', base);
  const { lines } = await company.call<Compared>('GET', `/supplier-quotes/compare/list?procurementId=${id}`);
  const [cheap, dear] = lines[0]?.offers.map(({ quoteLineId }) => quoteLineId) ?? [];
  const decide = (quoteLineId: string | undefined, quantity: string) =>
    company.call('PATCH', `${base}/quote-line-decisions`, {
      decisions: [{ procurementItemId: items[0]?.id, allocations: [{ quoteLineId, quantity, comment: 'Дешевле' }] }],
    });
  await decide(cheap, '60');
  const { page, open, mustBeClean, close } = await visit(company);
  await open(`${base.slice(1).replace('purchase-', '')}/compare`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Протокол решения' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const saved = page.waitForEvent('download');
  await choose('Составить и скачать PDF');
  const file = await (await saved).path();
  const verify = async () => {
    await choose('Проверить протокол…');
    await page.getByRole('dialog', { name: 'Проверка протокола' }).locator('input[type=file]').setInputFiles(file);
  };
  await verify();
  await page.getByText(/Это протокол № 1 .* С тех пор ничего не изменилось\./).waitFor();
  await mustBeClean();
  await page.keyboard.press('Escape');
  await decide(dear, '10');
  await verify();
  await page.getByText(/Это протокол № 1 .* С тех пор изменилось:/).waitFor();
  const changes = page.getByRole('table', { name: 'Что изменилось с тех пор' });
  assert.match(await changes.innerText(), /Решение · Труба профильная · ООО «Поставщик/);
  await mustBeClean();
  await close();
});
