import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { answer } from '../../../test/answer.ts';
import { drawPage, spoken } from '../../../test/draw.ts';
import { companyValues, emptiedRequisites } from './company-values.ts';
import { currencies, groupSeparators, locales, vatRateOptions, zones } from './regional-choices.ts';

const { regionalValues, saveRegional } = await import('./regional-values.ts');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { showDay, showDatesAs, showInZone, shownZone } = await import('../../kit/format.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const company = {
  ...{ slug: 'romashka', name: 'ООО «Ромашка»', companyInn: '7707083893', kpp: null, ogrn: null, address: null },
  ...{ phone: null, extensions: { construction: false }, approvalRequired: true, noSelfApproval: false },
  ...{ budgetPolicy: 'warn', payOnlyApproved: true, blockingIssues: ['vat_mismatch'], keysOfBlockedPeople: 'read' },
  vehiclePointDays: 400,
  ...{ proposesReorders: false, qualificationPolicy: 'off', qualificationCategoryIds: [], committee: [] },
  tolerances: { overAllocationPct: '0', overReceiptPct: '5', pricePct: '0', quantityPct: '0', amount: '1' },
  alerts: { budgetPct: '80', reapprovalPct: '10', pricePct: '15' },
  version: 4,
};

const page = (path: string, may: readonly Permission[], key: readonly string[], data: object) =>
  drawPage({ at: `settings/${path}`, routes, may, known: [[key, data]] });

const companyPage = (may: readonly Permission[]) => page('company', may, ['settings', 'company'], company);

test('the rules of the company are read by who may, and changed by who may more', async () => {
  const reader = await companyPage(['company_settings.read']);
  assert.ok(!reader.buttons.includes('Сохранить'));
  assert.match(reader.html, /<fieldset disabled=""/);
  const owner = await companyPage(['company_settings.read', 'company_settings.update']);
  assert.deepEqual(owner.off, ['Сохранить'], 'until something is changed');
  assert.doesNotMatch(owner.html, /<fieldset disabled=""/);
});

test('the address of the portal stands above its requisites', async () => {
  assert.match((await companyPage([])).text, /Адрес портала: portal\.example\/romashka/);
});

test('every difference of an invoice that can stop its approval is offered', async () => {
  const { fields } = await companyPage([]);
  const at = fields.indexOf('Цена выше выбранной');
  assert.deepEqual(fields.slice(at, at + 7).slice(-1), ['Другой поставщик']);
});

test('requisites that were rubbed out are cleared, not saved as empty texts', () => {
  const values = companyValues(company as never);
  assert.equal(values.kpp, '');
  assert.deepEqual(emptiedRequisites({ ...values, companyInn: '  ', phone: ' +7 900 ' }), {
    ...{ companyInn: null, kpp: null, ogrn: null, address: null, phone: '+7 900' },
  });
});

const regional = {
  ...{ currency: 'RUB', fxSource: 'cbr', vatDefaults: { mode: 'included', rate: '22' }, timezone: 'Europe/Moscow' },
  ...{ locale: 'ru-RU', dateFormat: 'dd.MM.yyyy', numberFormat: { decimal: ',', group: '\u00a0' } },
  ...{ csvDelimiter: ';', weekStart: 1, version: 2 },
};

const rates = (items: readonly object[], hasMore = false) =>
  [['settings', 'exchange-rates', 50], { items, page: { hasMore, nextCursor: null } }] as const;

const regionalPage = (may: readonly Permission[], known: ReturnType<typeof rates>) =>
  drawPage({ at: 'settings/regional', routes, may, known: [[['settings', 'regional'], regional], known] });

test('how numbers will look is shown where their signs are chosen', async () => {
  const { text, html } = await regionalPage([], rates([]));
  assert.match(text.replace(/\s/g, ' '), /1 234 567,89/);
  assert.match(html, /value="31\.12\.2026"/);
});

test('rates of currencies stand by their days, with who set each', async () => {
  const rate = { id: '1', date: '2026-11-05', currency: 'KZT', nominal: 100, rate: '17.8421', source: 'cbr' };
  const by = { ...rate, id: '2', currency: 'USD', nominal: 1, rate: '90', source: 'manual' };
  const { text, buttons } = await regionalPage(['company_settings.update'], rates([rate, by], true));
  assert.match(text, /2026.*100 KZT 17,8421 Банк России/);
  assert.match(text, /1 USD 90 вручную/);
  assert.ok(buttons.includes('Курс') && buttons.includes('Более ранние дни'));
});

test('without rates it is said what they are for; who may not set them is not asked to', async () => {
  const { text, buttons } = await regionalPage([], rates([]));
  assert.match(text, /Курсов пока нет По ним сравнивают цены/);
  assert.ok(!buttons.includes('Курс'));
});

test('the day of the week is a choice of the form and a number for the server', () => {
  assert.equal(regionalValues(regional as never).weekStart, '1');
});

test('what was saved is how days and times are shown from now on', async (t) => {
  t.after(() => {
    showDatesAs(undefined);
    showInZone('Europe/Moscow');
  });
  const saved = { ...regional, timezone: 'Asia/Omsk', dateFormat: 'yyyy-MM-dd', version: 3 };
  const asked = answer(() => ({ body: saved }));
  await saveRegional({ ...regionalValues(regional as never), weekStart: '6' }, 2);
  const sent = asked.map(({ body }) => body as Record<string, unknown>);
  assert.deepEqual(
    sent.map(({ weekStart, version }) => [weekStart, version]),
    [[6, 2]],
  );
  assert.deepEqual([shownZone(), showDay('2026-11-05')], ['Asia/Omsk', '2026-11-05']);
});

test('zones of Russia come first and are found by either name', () => {
  const [russia, others] = zones('Europe/Moscow');
  assert.match(russia?.items[1]?.label ?? '', /^Москва, GMT\+3 · Europe\/Moscow$/);
  assert.ok(others?.items.some(({ value }) => value === 'Asia/Tashkent'));
  const english = spoken('en', () => zones('Europe/Moscow')[0]?.items[1]?.label);
  assert.match(english ?? '', /GMT\+3 · Europe\/Moscow$/);
});

test('what is saved stays among the choices, though this browser does not know it', () => {
  assert.deepEqual(zones('Mars/Olympus_Mons')[0]?.items[0], { value: 'Mars/Olympus_Mons', label: 'Mars/Olympus Mons' });
  assert.equal(currencies('XXQ')[0]?.value, 'XXQ');
  assert.equal(locales('uz-UZ').at(-1)?.value, 'uz-UZ');
  assert.equal(locales('ru-RU').length, 5);
});

test('currencies that are bought in here come first, by code and name', () => {
  assert.deepEqual(
    currencies()
      .slice(0, 3)
      .map(({ label }) => label),
    ['RUB — российский рубль', 'USD — доллар США', 'EUR — евро'],
  );
});

test('rates of VAT end with none at all, and thousands may stand together', () => {
  assert.deepEqual(vatRateOptions().at(-1), { value: 'none', label: 'Без НДС' });
  assert.ok(groupSeparators().some(({ value }) => value === ''));
});

test('when a line becomes an item is one choice of three, each explained', async () => {
  const settings = {
    nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY',
    allowNegativeStock: false,
    priceAlertPct: '15',
  };
  const { fields, text } = await page('catalog', [], ['settings', 'catalog'], { ...settings, version: 1 });
  assert.equal(fields.filter((name) => /^(Как только|Когда) /.test(name)).length, 3);
  assert.match(text, /В каталоге только то, что действительно покупают/);
});
