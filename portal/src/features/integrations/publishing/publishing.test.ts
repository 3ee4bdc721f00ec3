import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { answer } from '../../../../test/answer.ts';
import { draw, drawPage, listed } from '../../../../test/draw.ts';
import { draftOf, manifestOf } from './manifest-model.ts';

const { integrationRoutes: routes } = await import('../integrations.routes.tsx');
const { ScopeChoice } = await import('./scope-choice.tsx');
const { TransferRows } = await import('./transfer-rows.tsx');
const { savePublication } = await import('./save-publication.ts');
const { beginSession } = await import('../../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const manifest = {
  ...draftOf(undefined),
  ...{ name: { en: 'Stock watch', ru: 'Остатки' }, settings: { type: 'object' }, mappings: [] },
};

const watch = {
  ...{ id: 'p1', slug: 'sklad.stock-watch', status: 'draft', number: 3, version: 5, manifest },
  ...{ reviewNote: null, checks: null, updatedAt: '2026-11-05T10:00:00Z' },
};

const page = (may: readonly Permission[], changes: object = {}) =>
  drawPage({
    at: 'integrations/publications/p1',
    routes,
    may,
    known: [[['integrations', 'publication', 'p1'], { ...watch, ...changes }]],
  });

const publisher = ['integrations.configure'] as const;

test('a draft is checked and sent for review; what was approved is published', async () => {
  const draft = await page(publisher);
  for (const name of ['Секрет и подтверждение', 'Проверить', 'Отправить на проверку'])
    assert.ok(draft.buttons.includes(name), name);
  const approved = await page(publisher, { status: 'approved' });
  assert.ok(approved.buttons.includes('Опубликовать') && !approved.buttons.includes('Отправить на проверку'));
  const mended = await page(publisher, { status: 'changes_requested' });
  assert.ok(mended.buttons.includes('Отправить на проверку'));
  assert.ok(!(await page([])).buttons.includes('Проверить'));
});

test('a publication is called by its name in the language that is read, with its version and status', async () => {
  const { headings, text } = await page([]);
  assert.equal(headings[0], 'Остатки');
  assert.match(text, /Черновик версия 3/);
});

test('what a reviewer asks for stands above the form', async () => {
  const { text } = await page([], { reviewNote: 'Укажите адрес поддержки.' });
  assert.match(text, /Замечания проверяющего Укажите адрес поддержки\./);
});

test('the identifier of a publication is chosen once', async () => {
  const known = await page(publisher);
  assert.match(known.html, /readOnly=""[^>]*value="sklad\.stock-watch"/);
  const fresh = await drawPage({ at: 'integrations/publications/new', routes, may: publisher });
  assert.deepEqual(fresh.headings, ['Новая интеграция', 'Карточка', 'Доступ', 'Технические настройки']);
  assert.doesNotMatch(fresh.html, /readOnly=""[^>]*sklad-soft/);
});

test('every text of a listing is asked for in both languages', async () => {
  const { fields } = await page(publisher);
  for (const name of ['Название', 'Коротко', 'Описание'])
    for (const language of ['по-русски', 'по-английски']) assert.ok(fields.includes(`${name}, ${language}`), name);
});

test('data that leave a portal are told row by row, with what for', async () => {
  const row = {
    entity: 'catalog',
    label: { en: '', ru: 'Остатки' },
    access: 'read',
    purpose: { en: '', ru: 'Прогноз' },
  };
  const { fields, html } = await draw(createElement(TransferRows, { value: [row] as never, onChange() {} }));
  assert.deepEqual(fields.slice(0, 2), ['Раздел, строка 1', 'Доступ, строка 1']);
  assert.match(html, /value="читает"/);
});

test('rights that are known to nobody here are still shown by their code', async () => {
  const choice = createElement(ScopeChoice, { value: ['moon.read'] as never, onChange() {}, error: undefined });
  assert.match((await draw(choice)).text, /moon: чтение/);
});

test('a new publication is made under its identifier, a known one gets the whole manifest anew', async () => {
  const asked = answer(() => ({ body: watch }));
  const made = manifestOf(draftOf(undefined));
  await savePublication(undefined, 'sklad.new', made);
  await savePublication(watch as never, 'sklad.stock-watch', made);
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, (body as { slug?: string }).slug]),
    [
      ['POST', '/api/v1/integrations/publications', 'sklad.new'],
      ['PATCH', '/api/v1/integrations/publications/p1', undefined],
    ],
  );
});

test('publications are listed with their versions; the publisher is named by who may', async () => {
  const list = (may: readonly Permission[], rows: readonly unknown[] = [watch]) =>
    drawPage({
      at: 'integrations/publications',
      routes,
      may,
      known: [
        [['integrations', 'publications'], listed(rows)],
        [['integrations', 'publisher'], { name: 'ООО «Ромашка»', inn: '7707083893', contact: 'Пётр', version: 1 }],
      ],
    });
  const { text, fields } = await list(publisher);
  assert.match(text, /Остатки sklad\.stock-watch 3/);
  assert.match(text, /Компания ООО «Ромашка» ИНН 7707083893/);
  assert.deepEqual(fields, ['Контакт', 'Почта поддержки', 'Политика обработки данных, адрес']);
  assert.deepEqual((await list([])).fields, []);
  assert.match((await list([], [])).text, /Публикаций пока нет/);
});
