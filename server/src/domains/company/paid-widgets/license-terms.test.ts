import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectiveLicense } from './effective-license.ts';
import { estimatedMonthlyAmount } from './estimated-monthly-amount.ts';
import type { LicenseTerms } from './license-terms.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const widget = (given: Partial<LicenseTerms>): LicenseTerms => ({
  licenseStatus: 'active',
  activeFrom: null,
  activeUntil: null,
  priceMonthlyRub: '3000',
  ...given,
});

test('a licence holds inside its period only, and a disabled one never', () => {
  const table: Array<[Partial<LicenseTerms>, string]> = [
    [{}, 'active'],
    [{ licenseStatus: 'trial' }, 'trial'],
    [{ licenseStatus: 'notPaid' }, 'notPaid'],
    [{ licenseStatus: 'disabled' }, 'disabled'],
    [{ activeUntil: '2026-11-20T12:00:00.000Z' }, 'active'],
    [{ activeUntil: '2026-11-20T11:59:59.999Z' }, 'notPaid'],
    [{ activeFrom: '2026-11-20T12:00:00.001Z' }, 'notPaid'],
    [{ licenseStatus: 'trial', activeUntil: '2026-11-01T00:00:00.000Z' }, 'notPaid'],
    [{ licenseStatus: 'disabled', activeUntil: '2026-11-01T00:00:00.000Z' }, 'disabled'],
  ];
  for (const [given, wanted] of table) assert.equal(effectiveLicense(widget(given), now), wanted);
});

test('a month costs by its active days, by the calendar of Moscow, to the kopeck', () => {
  const table: Array<[Partial<LicenseTerms>, string]> = [
    [{}, '3000.00'],
    [{ activeFrom: '2026-11-16T00:00:00.000Z' }, '1500.00'],
    [{ activeFrom: '2026-11-15T21:00:00.000Z' }, '1500.00'],
    [{ activeFrom: '2026-11-15T20:59:59.000Z' }, '1600.00'],
    [{ activeUntil: '2026-11-10T12:00:00.000Z' }, '1000.00'],
    [{ activeFrom: '2026-10-01T00:00:00.000Z', activeUntil: '2027-10-01T00:00:00.000Z' }, '3000.00'],
    [{ activeFrom: '2026-12-05T00:00:00.000Z' }, '0.00'],
    [{ activeUntil: '2026-10-05T00:00:00.000Z' }, '0.00'],
    [
      { priceMonthlyRub: '100.01', activeFrom: '2026-11-20T00:00:00.000Z', activeUntil: '2026-11-20T12:00:00.000Z' },
      '3.33',
    ],
    [{ priceMonthlyRub: '1', activeFrom: '2026-11-16T00:00:00.000Z' }, '0.50'],
    [{ licenseStatus: 'trial' }, '0.00'],
    [{ licenseStatus: 'notPaid' }, '0.00'],
    [{ licenseStatus: 'disabled' }, '0.00'],
  ];
  for (const [given, wanted] of table) assert.equal(estimatedMonthlyAmount(widget(given), now), wanted);
});
