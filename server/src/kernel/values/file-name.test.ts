import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanFileName, extensionOf } from './file-name.ts';

/** What somebody sends → what is kept. */
const names: ReadonlyArray<readonly [given: string, kept: string]> = [
  ['счёт № 5.pdf', 'счёт № 5.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Анна\\акт.docx', 'акт.docx'],
  ['/', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\0b\r\nSet-Cookie: x.txt', 'abSet-Cookie_ x.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u200bнакладная\ufeff.xlsx ', 'накладная.xlsx'],
  ['a<b>"c"|?*.csv', 'a_b__c____.csv'],
  ['половина\ud800.txt', 'половина\ufffd.txt'],
  ['й'.normalize('NFD'), 'й'],
];

for (const [given, kept] of names)
  test(`${JSON.stringify(given)} is kept as ${kept}`, () => assert.equal(cleanFileName(given), kept));

test('a name over 255 characters is cut before its extension', () => {
  const name = cleanFileName(`${'ж'.repeat(400)}.pdf`);
  assert.equal(name.length, 255);
  assert.ok(name.endsWith('ж.pdf'));
});

test('an extension is what follows the last dot of a name', () => {
  assert.equal(extensionOf('Акт.PDF'), 'pdf');
  assert.equal(extensionOf('архив.tar.gz'), 'gz');
  assert.equal(extensionOf('README'), '');
  assert.equal(extensionOf('.pdf'), '');
});
