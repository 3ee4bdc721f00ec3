import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { Problem } from '../../../shared/api/problem.ts';

const { address } = await import('../../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../../test/keeps-draft.ts');
const { settingsRoutes: routes } = await import('../settings.routes.tsx');
const { WordFaults } = await import('./components/word-faults.tsx');

const invoice = {
  ...{ id: 't1', kind: 'sales_invoice', name: 'Счёт с логотипом', format: 'layout', isDefault: false, isSystem: false },
  ...{
    revision: 3,
    fileId: null,
    fileName: null,
    variablesUsed: [],
    unknownVariables: [],
    status: 'active',
    version: 5,
  },
  ...{ updatedAt: '2025-11-20T09:00:00Z' },
  layout: {
    page: {},
    blocks: [
      { type: 'heading', text: 'Счёт № {document.number}' },
      { type: 'qr', holds: 'payment' },
    ],
  },
};
const builtIn = { ...invoice, id: 's1', name: 'Счёт на оплату', isSystem: true, isDefault: true };
const word = {
  ...{ ...invoice, id: 'w1', name: 'Наш бланк', format: 'docx', layout: null, fileName: 'Бланк.docx' },
  ...{ variablesUsed: ['document.number', 'document.nonsense'], unknownVariables: ['document.nonsense'] },
};
const variables = [{ path: 'document.number', label: 'Номер', valueType: 'string', group: 'document' }];
const manage = ['document_templates.read', 'document_templates.manage'] as const;

const list = (may: readonly string[] = manage, search = {}) =>
  drawPage({
    ...{ at: address('settings/templates', search), routes, may: may as never },
    known: [
      [
        ['settings', 'templates', 'list', 'active'],
        [invoice, builtIn],
      ],
    ],
  });
const page = (template: { id: string }, may: readonly string[] = manage, tab?: string) =>
  drawPage({
    ...{ at: address(`settings/templates/${template.id}`, tab ? { tab } : {}), routes, may: may as never },
    known: [
      [['settings', 'templates', template.id], template],
      [['settings', 'templates', 'variables', 'sales_invoice'], variables],
    ],
  });

test('templates stand under their kinds, with the default one and those of the product marked', async () => {
  const { text, links, buttons } = await list();
  assert.match(text, /Счёт на оплату Название .* Счёт с логотипом Макет из блоков 3/);
  assert.match(text, /Счёт на оплату · по умолчанию · встроенный Макет из блоков — —/);
  assert.match(text, /Договор Шаблонов пока нет/);
  assert.ok(links.includes('/romashka/settings/templates/t1'));
  assert.ok(buttons.includes('Шаблон'));
  assert.ok(!(await list(['document_templates.read'])).buttons.includes('Шаблон'));
});

test('a copy begins with the template that it was asked from', async () => {
  const { fields, html } = await list(manage, { create: 'true', from: 's1' });
  assert.ok(fields.includes('Название') && fields.includes('Копия шаблона'));
  assert.match(html, /value="Счёт на оплату · встроенный"/);
});

test('the editor lists the blocks by what stands in them, and holds the first in its fields', async () => {
  const { text, fields, off } = await page(invoice);
  assert.match(text, /Заголовок Счёт № ‹Номер›/);
  assert.match(text, /QR-код Оплата/);
  assert.ok(fields.includes('Текст с подстановками') && fields.includes('Уровень, 1 — крупнейший'));
  assert.ok(off.includes('Сохранить'), 'nothing is changed yet');
});

test('a layout of the product is looked at and copied, never changed', async () => {
  const { links, buttons, text } = await page(builtIn);
  assert.ok(links.includes('/romashka/settings/templates?create=true&from=s1'));
  assert.ok(!buttons.includes('Сохранить') && !buttons.includes('Сделать основным'));
  assert.doesNotMatch(text, /Редакции/);
});

test('who may not manage templates changes none', async () => {
  const { buttons, links } = await page(invoice, ['document_templates.read']);
  assert.ok(!buttons.includes('Сохранить') && !buttons.includes('Ещё действия'));
  assert.ok(!links.some((link) => link.includes('create=true')));
});

test('what was typed into a layout comes back', async (t) => {
  keepsDraft(t, 'document-layout', 't1', { name: 'Счёт с QR' });
  assert.match((await page(invoice)).text, /Вернули то, что вы ввели/);
});

test('a Word file shows the variables it names by name, and marks those that nobody knows', async () => {
  const { text, buttons } = await page(word);
  assert.match(text, /Название файла Word Бланк\.docx/);
  assert.match(text, /Номер document\.nonsense · нет такой/);
  assert.ok(buttons.includes('Скачать') && buttons.includes('Загрузить другой'));
});

test('former revisions are returned to, the present one is not', async () => {
  const revision = (at: number) => ({
    ...{ revision: at, layout: invoice.layout, fileId: null, fileName: null },
    ...{ createdAt: '2025-11-20T09:00:00Z', createdBy: 'anna' },
  });
  const { buttons } = await drawPage({
    ...{ at: address('settings/templates/t1', { tab: 'revisions' }), routes, may: [...manage] },
    known: [
      [['settings', 'templates', 't1'], invoice],
      [
        ['settings', 'templates', 't1', 'revisions'],
        [revision(3), revision(2)],
      ],
    ],
  });
  assert.equal(buttons.filter((name) => name === 'Вернуть').length, 1);
});

test('every fault of a Word file is told with its place and its text', async () => {
  const fault = (part: string, message: string, text: string) => ({
    ...{ in: 'body', pointer: '/file', code: 'x', message, params: { part, text } },
  });
  const errors = [
    fault('word/document.xml', 'цикл или условие не закрыты', '{#items.rows}'),
    fault('word/header1.xml', 'такого тега в шаблонах нет', '{{@raw}}'),
  ];
  const error = new Problem({ code: 'template_invalid', errors }, 422);
  const { text } = await draw(createElement(WordFaults, { error }));
  assert.match(text, /Файл не подходит как шаблон: 2 ошибки/);
  assert.match(text, /Текст документа : цикл или условие не закрыты \{#items\.rows\}/);
  assert.match(text, /Верхний колонтитул : такого тега в шаблонах нет \{\{@raw\}\}/);
});
