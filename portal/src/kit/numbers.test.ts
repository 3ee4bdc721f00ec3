import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../test/draw.ts';
import { showAgo, showCount, showMoney, showPrice, showQuantity, showShare, showSum, showUnitCost } from './format.ts';
import { inLatin } from './in-latin.ts';
import { showBytes } from './show-bytes.ts';
import { showCompactSum } from './show-compact-sum.ts';

/** Signs and thousands are parted by spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const inEnglish = (show: () => string) => spoken('en', () => plain(show()));

test('money stands with its sign and kopecks; headings leave kopecks out', () => {
  assert.equal(plain(showMoney('1234567.5')), '1 234 567,50 ₽');
  assert.equal(plain(showMoney('-12', 'EUR')), '-12,00 €');
  assert.equal(plain(showSum('1234567.5')), '1 234 568 ₽');
  assert.equal(
    inEnglish(() => showMoney('1234567.5')),
    '₽1,234,567.50',
  );
});

test('a sum longer than a float holds is shown to its last digit', () => {
  assert.equal(plain(showMoney('90071992547409931.07')), '90 071 992 547 409 931,07 ₽');
});

test('a price keeps what was written, and at least kopecks', () => {
  assert.deepEqual(['3', '3.5', '0.0125', '0.1234567'].map(showPrice), ['3,00', '3,50', '0,0125', '0,123457']);
  assert.deepEqual(['3', '0.0125', '0.12345'].map(showUnitCost), ['3,00', '0,0125', '0,1235']);
});

test('what nobody has given is a dash', () => {
  assert.deepEqual(
    [showMoney(null), showMoney(undefined), showPrice(null), showUnitCost(null), showQuantity(null), showQuantity('0')],
    ['—', '—', '—', '—', '—', '0'],
  );
});

test('a quantity stands beside its unit', () => {
  assert.equal(plain(showQuantity('1200.5', 'кг')), '1 200,5 кг');
  assert.equal(plain(showQuantity('3')), '3');
});

test('counts, shares and large sums for narrow places', () => {
  assert.equal(plain(showCount(12_345)), '12 345');
  assert.equal(plain(showShare('0.254')), '25 %');
  assert.equal(plain(showShare(0.254, 1)), '25,4 %');
  assert.equal(plain(showCompactSum('7512000000')), '7,5 млрд ₽');
  assert.equal(
    inEnglish(() => showCompactSum('7512000000')),
    '₽7.5bn',
  );
});

test('the size of a file is told in the largest unit that it fills', () => {
  assert.deepEqual([512, 1_536, 3_250_000].map(showBytes).map(plain), ['512 Б', '2 КБ', '3,1 МБ']);
  assert.equal(
    inEnglish(() => showBytes(1_536)),
    '2 KB',
  );
});

test('how long ago something was is told in the largest unit', () => {
  const before = (ms: number) => new Date(Date.now() - ms).toISOString();
  assert.equal(showAgo(before(20_000)), 'только что');
  assert.equal(showAgo(before(5 * 60_000)), '5 минут назад');
  assert.equal(showAgo(before(26 * 3_600_000)), 'вчера');
  assert.equal(showAgo(before(-3 * 3_600_000)), 'через 3 часа');
  assert.equal(
    inEnglish(() => showAgo(before(5 * 60_000))),
    '5 minutes ago',
  );
});

test('a Russian name makes an address or a key of Latin letters', () => {
  assert.equal(inLatin('ООО «Ромашка-Щит»', '-'), 'ooo-romashka-shchit');
  assert.equal(inLatin('Класс опасности (ГОСТ)', '_'), 'klass_opasnosti_gost');
  assert.equal(inLatin('«»', '-'), '');
});
