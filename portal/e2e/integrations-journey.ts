import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** What a journey goes on: a page on which the owner of a portal is signed in. The server may call 127.0.0.1. */
interface Stage {
  page: Page;
  base: string;
  portal: string;
  /** Asked on the way, where there is something to see. */
  mustBeClean?(): Promise<void>;
}

/** A key made in the page opens the facade, and what it writes is seen in the catalog. */
export async function keyOpensTheFacade({ page, base, portal, mustBeClean = async () => {} }: Stage) {
  const mark = Date.now().toString(36);
  await page.goto(`${base}/${portal}/settings/api-keys?open=new`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Название').fill(`Обмен ${mark}`);
  await form.getByLabel('Каталог: запись').check();
  assert.equal(await form.getByLabel('Каталог: чтение').isChecked(), true, 'writing brings reading along');
  await mustBeClean();
  await form.getByRole('button', { name: 'Выпустить ключ' }).click();
  const key = await takeSecret(page);
  const answer = await fetch(`${base}/api/v1/integration-api/catalog-items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ name: `Ключ-позиция ${mark}`, sku: `KEY-${mark}` }),
  });
  assert.equal(answer.status, 201);
  await page.goto(`${base}/${portal}/catalog?search=KEY-${mark}`);
  await page.getByText(`Ключ-позиция ${mark}`).first().waitFor();
}

/** A subscription made in the page delivers a test event, which is seen, sent again, and whose signature is judged right. */
export async function webhookIsDelivered({ page, base, portal, mustBeClean = async () => {} }: Stage) {
  const receiver = await startReceiver();
  try {
    await page.goto(`${base}/${portal}/settings/webhooks?open=new`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Название').fill(`Приёмник ${Date.now().toString(36)}`);
    await form.getByLabel('Адрес получателя').fill(receiver.url);
    await form.getByLabel(/Позиция каталога: создание/).check();
    await form.getByRole('button', { name: 'Подписаться' }).click();
    const secret = await takeSecret(page);
    await page.getByRole('button', { name: 'Тестовое событие' }).click();
    await page.getByRole('dialog').getByText('Принято, 200').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    await page.getByText('Интеграция: проверка доставки').first().click();
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.locator('[data-attempt="2"]').waitFor();
    await mustBeClean();
    assert.equal(receiver.deliveries.length, 2);

    const [delivery] = receiver.deliveries;
    assert.ok(delivery);
    await page.goto(`${base}/${portal}/settings/webhooks/check`);
    await page.getByLabel('Заголовки').fill(JSON.stringify(delivery.headers));
    await page.getByLabel('Тело, байт в байт').fill(delivery.body);
    await page.getByLabel('Секрет подписи').fill(secret);
    await page.getByRole('button', { name: 'Проверить' }).click();
    for (const scheme of ['service', 'standard'])
      await page.locator(`[data-scheme="${scheme}"][data-finding="right"]`).waitFor();
    await page.getByLabel('Тело, байт в байт').fill(delivery.body.replace('integration', 'Integration'));
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.locator('[data-scheme="service"][data-finding="wrong_secret"]').waitFor();
  } finally {
    receiver.close();
  }
}

/** The card of incoming webhooks, installed in the page: a mapping, a signed event, its receipt, its line in the journal. */
export async function eventIsTaken({ page, base, portal, mustBeClean = async () => {} }: Stage) {
  const mark = Date.now().toString(36);
  await page.goto(`${base}/${portal}/integrations/webhooks-in`);
  await page.getByRole('button', { name: 'Установить' }).or(page.getByText('Открыть установленную')).first().click();
  await page.waitForURL(/\/integrations\/installed\//);
  await page.getByRole('tab', { name: 'Обзор' }).waitFor();
  const enable = page.getByRole('button', { name: 'Включить' });
  const check = page.getByRole('button', { name: 'Проверить', exact: true });
  if (await check.isVisible()) await check.click();
  else if (await enable.isVisible()) await enable.click();
  await page.getByText('Работает', { exact: true }).first().waitFor();

  await page.getByRole('tab', { name: 'Сопоставления' }).click();
  await page.getByRole('button', { name: 'Сопоставление' }).first().click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Событие', { exact: false }).first().fill(`catalog.item.${mark}`);
  await editor.getByLabel('Имя внешней системы').fill('erp');
  await editor.getByLabel('Путь к её идентификатору').fill('$.id');
  await editor.getByRole('button', { name: 'Поле', exact: true }).click();
  await editor.getByLabel('Поле, строка 2').fill('sku');
  await editor.getByLabel('Путь, строка 2').fill('$.article');
  await editor.getByRole('button', { name: 'Сохранить' }).click();
  const body = JSON.stringify({ id: mark, name: `Событие ${mark}`, article: `EV-${mark}` });
  await editor.getByLabel('Тело события, JSON').fill(body);
  await editor.getByRole('button', { name: 'Проверить' }).click();
  await editor
    .locator('[data-dry-run]')
    .getByText(/создано/)
    .waitFor();
  await onAPhone(page, async () => {
    const hidden = await editor.locator('table').evaluate(({ parentElement }) => {
      const { scrollWidth = 0, clientWidth = 0 } = parentElement ?? {};
      return scrollWidth - clientWidth;
    });
    assert.equal(hidden, 0, 'fields of a mapping are whole on a phone');
    await mustBeClean();
  });
  await editor.getByRole('button', { name: 'Закрыть' }).click();

  await page.getByRole('tab', { name: 'Входящие вебхуки' }).click();
  await page.getByRole('button', { name: 'Новый адрес и секрет' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Создать' }).click();
  await page.getByText('Я сохранил').waitFor();
  const [url, secret] = await page.locator('[data-secret]').allTextContents();
  assert.ok(url && secret);
  await takeSecret(page);
  const timestamp = String(Date.now());
  const answer = await fetch(`${base}${new URL(url).pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-timestamp': timestamp,
      'x-service-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
      'x-service-event': `catalog.item.${mark}`,
    },
    body,
  });
  assert.equal(answer.status, 202);
  await page.getByRole('cell', { name: `catalog.item.${mark}` }).click();
  await page.getByRole('dialog').getByText('Применено').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('tab', { name: 'Журнал' }).click();
  await page.getByRole('cell', { name: 'Входящее' }).first().waitFor();
  await mustBeClean();
}

async function onAPhone(page: Page, look: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  if (before) await page.setViewportSize(before);
}

/** The secret of the dialog that shows it once, which closes only when it is said to be kept. */
async function takeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Я сохранил' });
  await dialog.waitFor();
  const secret = await dialog.locator('[data-secret]').first().textContent();
  await dialog.getByText('Я сохранил').click();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  assert.ok(secret);
  return secret;
}

async function startReceiver() {
  const deliveries: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"taken":true}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, deliveries, close: () => void server.close() };
}
