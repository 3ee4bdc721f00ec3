import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import { chooseType } from './document-types.ts';
import { functionIn } from './post-message.ts';
import { reasonOf } from './reason-in.ts';

const sent = (more: Partial<EDocumentSubmission> = {}): EDocumentSubmission => ({
  file: { name: 'Счёт.pdf', mimeType: 'application/pdf', storageKey: 'k', sizeBytes: 1, sha256: '' },
  ...{
    kind: 'invoice',
    format: 'pdf',
    title: 'Счёт № 1',
    number: '1',
    date: '2026-11-20',
    amount: '100.00',
    vat: null,
  },
  ...{
    currency: 'RUB',
    sender: { name: '', inn: '1', kpp: null },
    recipient: { id: 'b', name: '', inn: '2', kpp: null },
  },
  ...{ needSignature: false, mode: 'draft' },
  ...more,
});

const item = (Id: string, IsRequired = true, Source = 'User') => ({ Id, IsRequired, Source });

const type = (Name: string, MetadataItems: object[], versions = ['v1'], functions = ['default']) => ({
  Name,
  Functions: functions.map((fn) => ({
    Name: fn,
    Versions: versions.map((Version) => ({ Version, Titles: [{ MetadataItems }] })),
  })),
});

test('a document goes as the type that fits best of those that the box has, with what it asks for', () => {
  const types = [
    type('Nonformalized', [item('FileName')]),
    type('ProformaInvoice', [item('FileName'), item('DocumentDate'), item('TotalSum'), item('TotalVat', false)]),
  ] as never;
  assert.deepEqual(chooseType(types, sent(), null), {
    ...{ TypeNamedId: 'ProformaInvoice', Function: 'default', Version: 'v1' },
    Metadata: [
      { Key: 'FileName', Value: 'Счёт.pdf' },
      { Key: 'DocumentDate', Value: '20.11.2026' },
      { Key: 'TotalSum', Value: '100.00' },
    ],
  });
  assert.equal(chooseType(types, sent({ kind: 'contract' }), null).TypeNamedId, 'Nonformalized');
});

test('what the box asks for and the document has not is named', () => {
  const types = [type('Contract', [item('ContractType')])] as never;
  assert.throws(() => chooseType(types, sent({ kind: 'contract' }), null), /ContractType/);
});

test('a УПД goes by its function and the version 5.03; what Diadoc reads out of the XML is not told twice', () => {
  const xml = item('DocumentNumber', true, 'Xml');
  const types = [
    type('UniversalTransferDocument', [xml], ['utd820_05_01_02', 'utd970_05_03_01', 'utd999_06'], ['СЧФ', 'СЧФДОП']),
  ] as never;
  const { Function, Version, Metadata } = chooseType(types, sent({ kind: 'upd' }), 'СЧФДОП');
  assert.deepEqual([Function, Version, Metadata], ['СЧФДОП', 'utd970_05_03_01', []]);
  assert.throws(() => chooseType(types, sent({ kind: 'upd' }), 'ДОП'), /does not send/);
});

test('the function of a УПД is read out of its head, in either encoding', () => {
  const head = '<?xml version="1.0" encoding="windows-1251"?><Файл><Документ КНД="1115131" Функция="ДОП">';
  const cyrillic = Buffer.from([...head].map((letter) => byteOf(letter)));
  assert.equal(functionIn(cyrillic), 'ДОП');
  assert.equal(functionIn(Buffer.from(head)), 'ДОП');
  assert.equal(functionIn(Buffer.from('<Файл/>')), null);
});

test('the reason of a notice is its text, or what its XML says', () => {
  assert.equal(reasonOf(Buffer.from('Не сходится')), 'Не сходится');
  assert.equal(
    reasonOf(Buffer.from('<Файл><ТекстУведУточ>Цена &lt; договорной</ТекстУведУточ></Файл>')),
    'Цена < договорной',
  );
  assert.equal(reasonOf(Buffer.from('<Файл ТекстУведУточ="Не наш"/>')), 'Не наш');
  assert.equal(reasonOf(Buffer.from('<Файл/>')), null);
  assert.equal(reasonOf(Buffer.from('')), null);
});

/** Windows-1251 of letters of the alphabet. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) as number;
  return code < 128 ? code : code - 0x04_10 + 0xc0;
}
