import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import type { StatementDocument } from '../../kernel/integrations/ports/statements.ts';
import { kopecksOf, readAmount } from './amount.ts';
import { control } from './control.ts';
import { decodeFile } from './decode-file.ts';
import { readParty, readPurpose } from './parties.ts';
import { read } from './read-statement.ts';
import { readSections } from './sections.ts';

const own = '40702810938000000001';
const other = '40702810400000000002';

test('an amount the format asks for comes back kopeck for kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (roubles, kopecks) => {
      const wanted = `${roubles}.${String(kopecks).padStart(2, '0')}`;
      assert.deepEqual(readAmount(wanted), { value: wanted, strict: true });
      const spaced = wanted.replace(/\B(?=(\d{3})+\.)/g, ' ').replace('.', ',');
      assert.deepEqual(readAmount(spaced), { value: wanted, strict: false });
      assert.equal(kopecksOf(wanted), BigInt(roubles) * 100n + BigInt(kopecks));
    }),
  );
});

test('thousands are parted in many ways, and what could be read in two is not read', () => {
  const values = ['1 234,50', '1\u00a0234.5', "1'234.50", '1,234.50', '1.234,50', '100-50', '0007.1', '5'];
  assert.deepEqual(
    values.map((text) => readAmount(text).value),
    ['1234.50', '1234.50', '1234.50', '1234.50', '1234.50', '100.50', '7.10', '5.00'],
  );
  for (const text of ['', '1,234', '1.234', '1.234.567', '12 34', '-5', '1e3', '1.2.3', '５', '12345678901234.00'])
    assert.equal(readAmount(text).value, null, text);
});

test('the encoding is told by the words of the format, whatever the file says of itself', () => {
  const text = (declared: string) => `1CClientBankExchange\r\nКодировка=${declared}\r\nНомер=1\r\nСумма=5.00\r\n`;
  const told = (bytes: Uint8Array) => {
    const decoded = decodeFile(bytes);
    return decoded && [decoded.encoding, decoded.declaredOther];
  };
  assert.deepEqual(told(iconv.encode(text('Windows'), 'win1251')), ['windows-1251', null]);
  assert.deepEqual(told(iconv.encode(text('DOS'), 'cp866')), ['ibm866', null]);
  assert.deepEqual(told(Buffer.from(text('UTF-8'))), ['utf-8', null]);
  assert.deepEqual(told(iconv.encode(text('DOS'), 'win1251')), ['windows-1251', 'DOS']);
  assert.deepEqual(told(iconv.encode(text('Windows'), 'utf8', { addBOM: true })), ['utf-8', 'Windows']);
  assert.deepEqual(told(Buffer.from(text('constructor'))), ['utf-8', 'constructor']);
  assert.equal(told(Buffer.from('1CClientBankExchange\nVersion=1.03\n')), null);
});

const party = (fields: Record<string, string>) => readParty(new Map(Object.entries(fields)), 'Плательщик');

test('a side is named by its own line, or by the one where banks write its INN before its name', () => {
  assert.equal(party({ Плательщик: 'ИНН 7707083893 ООО «Ёлка»' }).name, 'ООО «Ёлка»');
  assert.equal(party({ Плательщик: 'ИНН 7707083893 ООО', Плательщик1: 'АО «Гравий»' }).name, 'АО «Гравий»');
  assert.equal(party({ Плательщик: '0' }).name, null);
  assert.equal(party({ Плательщик1: 'я'.repeat(900) }).name?.length, 500);
});

test('numbers of another length are not told, a zero is nothing, and the second account serves for the first', () => {
  const read = party({
    ПлательщикИНН: '77070838',
    ПлательщикКПП: '0',
    ПлательщикСчет: '4070281',
    ПлательщикРасчСчет: ` ${own} `,
    ПлательщикБИК: '044525225',
    ПлательщикКорсчет: '30101810400000000225 ',
    ПлательщикБанк1: 'ПАО Сбербанк',
  });
  assert.deepEqual(read, {
    name: null,
    inn: null,
    kpp: null,
    account: own,
    bank: 'ПАО Сбербанк',
    bik: '044525225',
    correspondentAccount: '30101810400000000225',
  });
});

test('a purpose cut over numbered lines is joined in their order, and a whole one is preferred', () => {
  const purpose = (fields: Record<string, string>) => readPurpose(new Map(Object.entries(fields)));
  assert.equal(
    purpose({ НазначениеПлатежа2: 'НДС не облагается', НазначениеПлатежа1: 'Оплата по счёту' }),
    'Оплата по счёту НДС не облагается',
  );
  assert.equal(purpose({ НазначениеПлатежа1: 'Оплата ', НазначениеПлатежа3: 'счёта' }), 'Оплата счёта');
  assert.equal(purpose({ НазначениеПлатежа: ' Целиком ', НазначениеПлатежа1: 'по частям' }), 'Целиком');
  assert.equal(purpose({}), '');
});

const document = (direction: StatementDocument['direction'], amount: string, number = '1') =>
  ({
    direction,
    amount,
    number,
    date: '2026-11-20',
    account: own,
    payer: { account: own },
    payee: { account: other },
  }) as StatementDocument;
const account = (sums: object, of = own) => ({
  ...{ account: of, from: null, to: null, opening: null, received: null, spent: null, closing: null },
  ...sums,
});

test('a balance below zero adds up like any other', () => {
  const overdrawn = { opening: '-100.00', received: '0.00', spent: '50.50', closing: '-150.50' };
  const held = (sums: object) => control([account(sums)], [document('outgoing', '50.50')])[0];
  assert.deepEqual([held(overdrawn)?.balance, held(overdrawn)?.turnover], ['holds', 'holds']);
  assert.equal(held({ ...overdrawn, closing: '150.50' })?.balance, 'differs');
  assert.equal(held({ ...overdrawn, opening: null })?.balance, 'untold');
  assert.equal(held({ ...overdrawn, received: null })?.turnover, 'untold');
});

test('a transfer between own accounts counts once for each side, though the file tells it twice', () => {
  const told = [account({ received: '0.00', spent: '10.00' }), account({ received: '10.00', spent: '0.00' }, other)];
  const turnovers = (documents: StatementDocument[]) => control(told, documents).map(({ turnover }) => turnover);
  const transfer = document('internal', '10.00');
  assert.deepEqual(turnovers([transfer]), ['holds', 'holds']);
  assert.deepEqual(turnovers([transfer, { ...transfer }]), ['holds', 'holds']);
  assert.deepEqual(turnovers([transfer, document('internal', '10.00', '2')]), ['differs', 'differs']);
});

test('sections of one account, one a day, count together against its documents', () => {
  const days = [account({ received: '0.00', spent: '10.00' }), account({ received: '0.00', spent: '5.00' })];
  const documents = [document('outgoing', '10.00'), document('outgoing', '5.00', '2')];
  assert.deepEqual(
    control(days, documents).map(({ turnover }) => turnover),
    ['holds', 'holds'],
  );
});

const lines = (...all: string[]) => ['1CClientBankExchange', ...all, 'КонецФайла'].join('\r\n');
const sectionsOf = (...all: string[]) => {
  const { documents, warnings } = readSections(lines(...all));
  return [documents.map(({ fields }) => Object.fromEntries(fields)), warnings.map(({ code, line }) => [code, line])];
};

test('a value may hold an equals sign, and a broken purpose is joined where it broke', () => {
  assert.deepEqual(
    sectionsOf('СекцияДокумент=Платежное поручение', 'НазначениеПлатежа=a=b', 'и далее', 'КонецДокумента'),
    [[{ НазначениеПлатежа: 'a=b и далее' }], [['line_joined', 4]]],
  );
});

test('a line that is no field, a field given twice and a section left open are told by their lines', () => {
  assert.deepEqual(sectionsOf('СекцияДокумент=П', 'Номер=1', 'мусор', 'Номер=2', 'КонецДокумента'), [
    [{ Номер: '1' }],
    [
      ['line_ignored', 4],
      ['field_repeated', 5],
    ],
  ]);
  assert.deepEqual(sectionsOf('СекцияДокумент=П', 'Номер=1', 'СекцияДокумент=П', 'Номер=2', 'КонецДокумента'), [
    [{ Номер: '2' }],
    [['section_unclosed', 2]],
  ]);
});

test('a file that is no statement, or holds more than a statement may, is refused by its code', () => {
  const code = (text: string | Uint8Array) => {
    const answer = read(typeof text === 'string' ? Buffer.from(text) : text);
    return 'refused' in answer ? answer.refused.code : 'read';
  };
  const section = 'СекцияДокумент=П\nНомер=1\nКонецДокумента\n';
  assert.equal(code(''), 'not_a_statement');
  assert.equal(code('Номер=1\n1CClientBankExchange'), 'not_a_statement');
  assert.equal(code(Buffer.from([0x31, 0x43, 0])), 'not_text');
  assert.equal(code(lines(`Номер=${'1'.repeat(10_001)}`)), 'line_too_long');
  assert.equal(code(`1CClientBankExchange\n${section.repeat(20_001)}`), 'too_many_documents');
  assert.equal(code(`1CClientBankExchange\n${'СекцияРасчСчет\nКонецРасчСчет\n'.repeat(501)}`), 'too_many_accounts');
  assert.equal(code(lines('Номер=1')), 'read');
});

test('a document whose day no calendar has is left out, and the statement has to be looked at', () => {
  const body = ['СекцияДокумент=П', 'Номер=1', 'Дата=31.02.2026', 'Сумма=5.00', 'КонецДокумента'];
  const answer = read(Buffer.from(lines(...body)));
  assert.ok('statement' in answer);
  const { documents, warnings } = answer.statement;
  const unreadable = warnings.find(({ code }) => code === 'document_unreadable');
  assert.deepEqual([documents.length, unreadable?.review, unreadable?.line], [0, true, 2]);
  assert.match(unreadable?.detail.ru ?? '', /Дата/);
});
