import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { archive, repeated } from '../../../../tools/hostile/archive.ts';
import {
  buyersPart,
  changed,
  operatorArchive,
  upd501,
  upd503,
  updOfEntrepreneur,
} from '../../../test/transfer-documents.ts';
import type { TransferDocumentResult } from '../../kernel/integrations/ports/transfer-functions.ts';
import { readOnThread } from '../../platform/integrations/files/read-on-thread.ts';
import { read } from './read-file.ts';

async function documentOf(bytes: Uint8Array) {
  const answer = await read(bytes);
  assert.ok('document' in answer, JSON.stringify(answer));
  return answer.document;
}

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const answer = await read(bytes);
  return 'refused' in answer ? answer.refused.code : 'taken';
}

const remarksOf = async (bytes: Uint8Array) =>
  (await documentOf(bytes)).remarks.map(({ code, line, review }) => [code, line, review]);

test('both generations say the same things by other names', async () => {
  for (const [bytes, version, number, date, rate] of [
    [upd501, '5.01', 'УТ-3417', '2025-12-24', '20'],
    [upd503, '5.03', 'УТ-1045', '2026-11-20', '22'],
  ] as const) {
    const read = await documentOf(bytes);
    assert.deepEqual(
      [read.version, read.number, read.date, read.transferredOn, read.currency, read.encoding, read.function],
      [version, number, date, date, 'RUB', 'windows-1251', 'invoice_and_transfer'],
    );
    assert.deepEqual(read.seller, { name: 'ООО "Цементный двор"', inn: '7736050003', kpp: '773601001' });
    assert.deepEqual(read.buyer, { name: 'ООО "Ромашка"', inn: '7707083893', kpp: '770701001' });
    const [cement] = read.lines;
    assert.deepEqual(
      [cement?.article, cement?.code, cement?.unit, cement?.unitName, cement?.quantity, cement?.price, cement?.vatRate],
      ['ЦЕМ-500-50', '00-00001175', '796', 'шт', '120', '412.5', rate],
    );
    assert.equal(read.basis[0]?.name, 'Договор поставки');
    assert.deepEqual(read.remarks, []);
  }
});

test('functions are told apart, and what is no VAT invoice or no transfer says so', async () => {
  const transfer = await documentOf(updOfEntrepreneur);
  assert.deepEqual([transfer.function, transfer.encoding], ['transfer', 'utf-8']);
  assert.deepEqual(transfer.seller, { name: 'ИП Сидоров Пётр Ильич', inn: '500100732259', kpp: null });
  assert.deepEqual(await remarksOf(updOfEntrepreneur), [['without_invoice', null, false]]);
  assert.deepEqual(await remarksOf(changed(['Функция="СЧФДОП"', 'Функция="СЧФ"'])), [['invoice_alone', null, true]]);
});

test('sums that do not hold, rates and currencies nobody knows, and wrong check digits are said in words', async () => {
  const cases: ReadonlyArray<readonly [Buffer, ...Array<[string, string | null, boolean]>]> = [
    [changed(['СтТовУчНалВсего="292435.00"', 'СтТовУчНалВсего="292435.01"']), ['totals_differ', null, true]],
    [
      changed(['НалСт="22%" СтТовУчНал="60390.00"', 'НалСт="22%" СтТовУчНал="60391.00"']),
      ['line_sum_differs', '1', true],
      ['totals_differ', null, true],
    ],
    [changed(['НалСт="10%"', 'НалСт="18%"']), ['vat_rate_unknown', '3', true]],
    [changed(['НалСт="10%"', 'НалСт="НДС исчисляется налоговым агентом"']), ['vat_rate_unknown', '3', true]],
    [changed(['НалСт="10%"', 'НалСт="10/110"']), ['vat_rate_calculated', '3', true]],
    [changed(['КодОКВ="643"', 'КодОКВ="999"']), ['currency_unknown', null, true]],
    [changed(['ИННЮЛ="7736050003"', 'ИННЮЛ="7736050004"']), ['inn_wrong', null, true]],
    [changed(['КолТов="5"', 'КолТов="пять"']), ['amount_unreadable', '3', true]],
  ];
  for (const [bytes, ...wanted] of cases) assert.deepEqual(await remarksOf(bytes), wanted);
  const utf8 = Buffer.from(iconv.decode(upd503, 'windows-1251'));
  assert.deepEqual(await remarksOf(utf8), [['encoding_differs', null, false]]);
});

test('every file that cannot be taken is refused with a code of its own', async () => {
  const cut = upd503.subarray(0, upd503.length / 2);
  const table = /<СведТов[\s\S]*<\/СведТов>/.exec(iconv.decode(upd503, 'windows-1251'))?.[0] as string;
  const transfer = /<СвПродПер>[\s\S]*<\/СвПродПер>/.exec(iconv.decode(upd503, 'windows-1251'))?.[0] as string;
  const head = '<?xml version="1.0" encoding="windows-1251"?>';
  const cases: ReadonlyArray<readonly [Uint8Array, string]> = [
    [Buffer.alloc(0), 'neither_xml_nor_zip'],
    [Buffer.from('%PDF-1.7'), 'neither_xml_nor_zip'],
    [Buffer.from('<?xml version="1.0" encoding="koi8-r"?><a/>'), 'encoding_unknown'],
    [Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>'), Buffer.from([0xff])]), 'encoding_broken'],
    [cut, 'broken_xml'],
    [changed([head, `${head}<!DOCTYPE Файл [<!ENTITY a "b">]>`]), 'document_type_declared'],
    [changed(['НомерДок="УТ-1045"', 'НомерДок="&xxe;"']), 'broken_xml'],
    [Buffer.from('<a>'.repeat(100)), 'too_heavy'],
    [Buffer.from(`<a ${Array.from({ length: 100 }, (_, n) => `b${n}=""`).join(' ')}/>`), 'too_heavy'],
    [Buffer.from(`<a b="${'x'.repeat(20_000)}"/>`), 'too_heavy'],
    [Buffer.from(`<a>${'<b/>'.repeat(600_000)}</a>`), 'too_heavy'],
    [Buffer.from('<html/>'), 'not_a_transfer_document'],
    [changed(['КНД="1115131"', 'КНД="1115125"']), 'not_a_transfer_document'],
    [buyersPart, 'buyers_part'],
    [Buffer.from('<Файл ВерсФорм="5.03"><Документ КНД="1115127"><СвКСчФ/></Документ></Файл>'), 'correction_document'],
    [
      changed(['ДатаДок="20.11.2026">', 'ДатаДок="20.11.2026"><ИспрДок НомИспр="1" ДатаИспр="21.11.2026"/>']),
      'corrected_document',
    ],
    [
      changed(['ДатаДок="20.11.2026">', 'ДатаДок="20.11.2026"><ИспрСчФ НомИспрСчФ="1" ДатаИспрСчФ="21.11.2026"/>']),
      'corrected_document',
    ],
    [changed(['ВерсФорм="5.03"', 'ВерсФорм="6.00"']), 'version_unknown'],
    [changed(['Функция="СЧФДОП"', 'Функция="toString"']), 'function_unknown'],
    [changed([transfer, ''], ['Функция="СЧФДОП"', 'Функция="СЧФ"']), 'nothing_transferred'],
    [changed(['Факт НомерДок="УТ-1045"', 'Факт ']), 'required_missing'],
    [changed(['ДатаДок="20.11.2026"', 'ДатаДок="31.02.2026"']), 'required_missing'],
    [changed([' ИННЮЛ="7736050003"', '']), 'required_missing'],
    [changed([' СтТовУчНал="60390.00"', '']), 'required_missing'],
    [changed([table, '']), 'no_lines'],
    [changed([table, table.repeat(700)]), 'too_many_lines'],
  ];
  for (const [bytes, code] of cases)
    assert.equal(await reasonOf(bytes), code, Buffer.from(bytes).toString().slice(0, 80));
});

test('out of an operator’s archive comes the seller’s document, byte for byte', async () => {
  const answer = await read(operatorArchive(upd503));
  assert.ok('document' in answer);
  assert.equal(answer.document.number, 'УТ-1045');
  assert.equal(answer.original?.name, 'ON_NSCHFDOPPR_1.xml');
  assert.ok(Buffer.from(answer.original?.bytes as Uint8Array).equals(upd503));
});

test('archives made to harm, or that hold none or several documents, are refused', async () => {
  const named = (name: string, data: Buffer = upd503) => archive([{ name, data }]);
  const cases: ReadonlyArray<readonly [Buffer, string]> = [
    [operatorArchive(upd503, upd501), 'several_documents'],
    [operatorArchive(), 'buyers_part'],
    [named('readme.txt'), 'archive_without_document'],
    [named('a.xml', Buffer.from('<html/>')), 'archive_without_document'],
    [named('a.xml', upd503.subarray(0, 3_000)), 'broken_xml'],
    [operatorArchive(changed(['ВерсФорм="5.03"', 'ВерсФорм="6.00"'])), 'version_unknown'],
    [named('../../etc/a.xml'), 'archive_forbidden'],
    [archive([{ name: 'a.xml', data: upd503, claims: { flags: 1 } }]), 'archive_forbidden'],
    [archive([{ name: 'a.xml', data: upd503, claims: { mode: 0o120777 } }]), 'archive_forbidden'],
    [named('a.xml').subarray(0, 900), 'archive_broken'],
    [archive([{ name: 'a.xml', data: repeated([Buffer.alloc(1024 * 1024, 0x20), 200]) }]), 'archive_too_heavy'],
    [
      archive(Array.from({ length: 300 }, (_, n) => ({ name: `${n}.xml`, data: Buffer.from('<a/>') }))),
      'archive_too_heavy',
    ],
  ];
  for (const [at, [bytes, code]] of cases.entries()) assert.equal(await reasonOf(bytes), code, String(at));
});

test('on its thread a document is read as it is here', async () => {
  const module = new URL('./read-file.ts', import.meta.url);
  const answer = await readOnThread<TransferDocumentResult>(module, Uint8Array.from(operatorArchive(upd501)));
  assert.ok(answer && 'document' in answer);
  assert.deepEqual(answer.document, await documentOf(upd501));
});
