import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { docxOf, heicOf, jpegOf, pdf, pngOf, webpOf, xlsxOf, zipOf } from '../../../test/sample-files.ts';
import { Upload } from '../../kernel/intake/upload.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { judgeFile } from './judge-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'prokura-judge-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

async function judged(fileName: string, content: Buffer | string): Promise<string> {
  const path = join(folder, String((files += 1)));
  const bytes = Buffer.from(content);
  writeFileSync(path, bytes);
  const upload = new Upload({ fileName, mediaType: 'text/html', size: bytes.length, sha256: '' }, path);
  return judgeFile(upload).catch((error) => {
    if (error instanceof Refusal) return [error.code, error.members.rule].filter(Boolean).join(' ');
    throw error;
  });
}

const ooxml = 'application/vnd.openxmlformats-officedocument';
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const elf = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(200)]);
const der = Buffer.concat([Buffer.from('30820400', 'hex'), Buffer.alloc(1024, 1)]);
const cp1251 = Buffer.from([0xc1, 0xee, 0xeb, 0xf2, 0x3b, 0x31]);
const unsupported = 'unsupported_file_type';
const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const cases: ReadonlyArray<readonly [name: string, content: Buffer | string, expected: string]> = [
  ['счёт.pdf', pdf, 'application/pdf'],
  ['договор.DOCX', docxOf(), `${ooxml}.wordprocessingml.document`],
  ['смета.xlsx', xlsxOf(), `${ooxml}.spreadsheetml.sheet`],
  ['прайс.csv', 'имя;цена\r\nБолт;1\r\n', 'text/csv'],
  ['старый.csv', cp1251, 'text/csv'],
  ['прайс.tsv', 'имя\tцена', 'text/tab-separated-values'],
  ['письмо.txt', '\ufeffДобрый день', 'text/plain'],
  ['фото.png', pngOf(8_000, 5_000), 'image/png'],
  ['фото.jpg', jpegOf(4_000, 3_000), 'image/jpeg'],
  ['фото.jpeg', jpegOf(4_000, 3_000), 'image/jpeg'],
  ['фото.webp', webpOf(4_000, 3_000), 'image/webp'],
  ['фото.heic', heicOf(4_000, 3_000), 'image/heic'],
  ['архив.zip', zipOf({ 'a.txt': 'a' }), 'application/zip'],
  ['упд.xml', '<?xml version="1.0" encoding="UTF-8"?>\n<!-- УПД --><Файл ИдФайл="1"/>', 'application/xml'],
  [
    'упд-1251.xml',
    Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1251"?>\r\n<'),
      Buffer.from('d4e0e9eb', 'hex'),
      Buffer.from('/>'),
    ]),
    'application/xml',
  ],
  ['подпись.p7s', der, 'application/pkcs7-signature'],
  ['подпись.sig', '-----BEGIN PKCS7-----\nMIIB\n-----END PKCS7-----\n', 'application/octet-stream'],

  ['пусто.txt', '', 'validation_failed'],
  ['программа.exe', exe, unsupported],
  ['без расширения', pdf, unsupported],
  ['страница.html', '<html></html>', unsupported],
  ['рисунок.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', unsupported],
  ['программа.txt', exe, unsupported],
  ['программа.pdf', elf, unsupported],
  ['программа.sig', exe, unsupported],
  ['сценарий.txt', '#!/bin/sh\nrm -rf /', unsupported],
  ['страница.txt', ' <!DOCTYPE html><body>', unsupported],
  ['страница.csv', '\ufeff<script>alert(1)</script>', unsupported],
  ['рисунок.xml', '<?xml version="1.0"?><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', unsupported],
  ['сценарий.xml', '<a><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script></a>', unsupported],
  ['бомба.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'file_malformed'],
  ['не xml.xml', 'просто текст', unsupported],
  ['счёт.pdf', pngOf(1, 1), unsupported],
  ['фото.png', pdf, unsupported],
  ['фото.png', jpegOf(1, 1), unsupported],
  ['двоичный.txt', Buffer.from([1, 0, 2]), unsupported],
  ['договор.docx', xlsxOf(), unsupported],
  ['договор.docx', zipOf({ 'a.txt': 'a' }), unsupported],
  ['договор.docx', docxOf({ 'word/vbaProject.bin': 'x' }), unsupported],
  ['договор.docx', docxOf({ 'word/embeddings/oleObject1.bin': 'x' }), unsupported],
  ['договор.docx', docxOf({ 'word/activeX/activeX1.xml': 'x' }), unsupported],
  ['договор.docx', docxOf({}, macro), unsupported],
  ['смета.xlsm', xlsxOf({}, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'), unsupported],
  ['договор.docx', docxOf({ '../../evil.txt': 'x' }), 'file_malformed'],
  ['договор.docx', docxOf().subarray(0, -30), 'file_malformed'],
  ['архив.zip', docxOf(), unsupported],
  ['огромное.png', pngOf(8_001, 5_000), 'business_rule_violated image_too_large'],
  ['огромное.jpg', jpegOf(60_000, 60_000), 'business_rule_violated image_too_large'],
  ['огромное.webp', webpOf(16_000, 16_000), 'business_rule_violated image_too_large'],
  ['огромное.heic', heicOf(10_000, 5_000), 'business_rule_violated image_too_large'],
];

for (const [name, content, expected] of cases)
  test(`${name} of ${Buffer.from(content).length} bytes: ${expected}`, async () => {
    assert.equal(await judged(name, content), expected);
  });
