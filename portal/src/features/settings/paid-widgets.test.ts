import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';

const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { noticeOf } = await import('./notice-of.ts');

const day = 86_400_000;
const soon = (days: number) => new Date(Date.now() + days * day - 60_000).toISOString();

const widget = {
  ...{
    id: null,
    slug: 'e-documents',
    name: 'Электронный документооборот',
    description: 'Документы через операторов ЭДО.',
  },
  ...{ licenseStatus: 'notPaid', effectiveLicenseStatus: 'notPaid', activeFrom: null, activeUntil: null },
  ...{ priceMonthlyRub: '2000.00', estimatedMonthlyAmountRub: '0.00', trialDays: 14, trialUsed: false },
  ...{ visible: true, note: null },
} as const;

const page = (changes: object, may: readonly 'company_settings.update'[] = ['company_settings.update']) =>
  drawPage({
    ...{ at: 'settings/paid-widgets', routes, may },
    known: [
      [['settings', 'paid-widgets'], { items: [{ ...widget, ...changes }], estimatedMonthlyAmountRub: '1333.33' }],
    ],
  });

test('a widget that was never paid can be tried, by whoever may change settings', async () => {
  const { text, buttons } = await page({});
  assert.match(text, /За текущий месяц: 1\s333,33\s₽/);
  assert.match(text, /Электронный документооборот Документы через операторов ЭДО/);
  assert.match(text, /Лицензия Не оплачен Срок действия — Цена за месяц 2\s000,00\s₽/);
  assert.deepEqual(buttons, ['Попробовать 14 дней: Электронный документооборот']);
  assert.deepEqual((await page({}, [])).buttons, []);
});

test('a licence tells its months, its estimate and what the platform says of it', async () => {
  const paid = { licenseStatus: 'active', effectiveLicenseStatus: 'active', trialUsed: true };
  const months = { activeFrom: '2025-01-01T00:00:00.000Z', activeUntil: '2099-03-31T20:59:59.999Z' };
  const { text, buttons } = await page({
    ...paid,
    ...months,
    note: 'Счёт № 15 оплачен',
    estimatedMonthlyAmountRub: '2000.00',
  });
  assert.match(text, /Оплачен Срок действия 1 янв\. 2025 г\. – 31 мар\. 2099 г\./);
  assert.match(text, /За текущий месяц 2\s000,00\s₽ Примечание платформы: Счёт № 15 оплачен/);
  assert.deepEqual(buttons, []);
});

test('what ends soon or has ended is pointed out', () => {
  const of = (more: object) => noticeOf({ ...widget, ...more } as never);
  assert.equal(of({}), undefined);
  assert.equal(of({ trialUsed: true }), 'Пробный период уже использован.');
  const trial = { licenseStatus: 'trial', trialUsed: true };
  assert.equal(
    of({ ...trial, effectiveLicenseStatus: 'trial', activeUntil: soon(3) }),
    'До конца пробного периода: 3 дн.',
  );
  assert.equal(of({ ...trial, activeUntil: soon(-3) }), 'Пробный период закончился.');
  const paid = { licenseStatus: 'active', effectiveLicenseStatus: 'active' };
  assert.equal(of({ ...paid, activeUntil: soon(14) }), 'До конца лицензии: 14 дн.');
  assert.equal(of({ ...paid, activeUntil: soon(40) }), undefined);
  assert.equal(of({ ...paid, activeUntil: null }), undefined);
  assert.equal(of({ licenseStatus: 'active', activeUntil: soon(-1) }), 'Срок лицензии истёк.');
  assert.equal(of({ licenseStatus: 'active', activeFrom: soon(5) }), 'Лицензия ещё не действует.');
});
