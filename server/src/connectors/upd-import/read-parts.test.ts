import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { changed, upd503 } from '../../../test/transfer-documents.ts';
import type { TransferLine, TransferRemark } from '../../kernel/integrations/ports/transfer-functions.ts';
import { control } from './control.ts';
import { read } from './read-file.ts';
import { readLine } from './read-line.ts';
import { readParty } from './read-party.ts';
import { decode } from './xml/decode.ts';
import { readTree } from './xml/read-tree.ts';

const party = (inside: string) => readParty(readTree(`<СвПрод><ИдСв>${inside}</ИдСв></СвПрод>`));

test('a side is a company, an entrepreneur, a person or somebody from abroad', () => {
  const name = '<ФИО Фамилия="Ёлкин" Имя="Пётр" Отчество="Ильич"/>';
  assert.deepEqual(party('<СвЮЛУч НаимОрг="АО «Гравий»" ИННЮЛ="7707083893" КПП="7707AB001"/>'), {
    name: 'АО «Гравий»',
    inn: '7707083893',
    kpp: '7707AB001',
  });
  assert.deepEqual(party(`<СвИП ИННФЛ="500100732259">${name}</СвИП>`), {
    name: 'ИП Ёлкин Пётр Ильич',
    inn: '500100732259',
    kpp: null,
  });
  for (const element of ['СвФЛУч', 'СвФЛУчастФХЖ'])
    assert.equal(party(`<${element} ИННФЛ="500100732259">${name}</${element}>`).name, 'Ёлкин Пётр Ильич', element);
  assert.deepEqual(party('<СвИнНеУч Наим="Shanghai Cement Ltd"/>'), {
    name: 'Shanghai Cement Ltd',
    inn: null,
    kpp: null,
  });
});

test('numbers of another length are no numbers, and nobody is told as nobody', () => {
  assert.deepEqual(party('<СвЮЛУч НаимОрг="-" ИННЮЛ="500100732259" КПП="0"/>'), { name: null, inn: null, kpp: null });
  assert.deepEqual(party('<СвИП ИННФЛ="7707083893"><ФИО/></СвИП>'), { name: null, inn: null, kpp: null });
  assert.deepEqual(party(''), { name: null, inn: null, kpp: null });
  assert.equal(party(`<СвЮЛУч НаимОрг="${'я'.repeat(900)}"/>`).name?.length, 500);
});

/** A line of the table as it is read: itself, the codes of what is said of it, and what is missing. */
function line(attributes: string, inside = '') {
  const [told, missing]: [TransferRemark[], string[]] = [[], []];
  const read = readLine(readTree(`<СведТов ${attributes}>${inside}</СведТов>`), 3, told, missing);
  return { read, told: told.map(({ code }) => code), missing };
}

test('goods without a name go by their kind, their article or their code', () => {
  const named = (inside: string) => line('НалСт="22%" СтТовУчНал="1"', inside).read.name;
  assert.deepEqual(
    [
      named('<ДопСведТов ХарактерТов="мешок" АртикулТов="Ц-5" КодТов="7"/>'),
      named('<ДопСведТов АртикулТов="Ц-5" КодТов="7"/>'),
      named('<ДопСведТов КодТов="7"/>'),
    ],
    ['мешок', 'Ц-5', '7'],
  );
  const { missing, read } = line('НомСтр="12" НалСт="22%"');
  assert.deepEqual([missing, read.gross], [['СведТов 12/@НаимТов', 'СведТов 12/@СтТовУчНал'], '0.00']);
});

test('a line without a number is told by its place, and one with VAT left out says so by null', () => {
  const told = (inside: string) => line('НаимТов="Песок" НалСт="без НДС" СтТовУчНал="100"', inside).read;
  assert.equal(told('').number, '3');
  assert.deepEqual(
    ['', '<СумНал><БезНДС>без НДС</БезНДС></СумНал>', '<СумНал><СумНал>20.00</СумНал></СумНал>'].map(
      (inside) => told(inside).vat,
    ),
    [null, '0.00', '20.00'],
  );
});

test('a quantity that cannot be read is said aloud, one left out is not', () => {
  const sold = 'НаимТов="Песок" НалСт="22%" СтТовУчНал="100"';
  assert.deepEqual([line(sold).told, line(sold).read.quantity], [[], null]);
  assert.deepEqual(line(`${sold} КолТов="-5" ЦенаТов="много"`).told, ['amount_unreadable', 'amount_unreadable']);
  assert.deepEqual(line(sold.replace('22%', '20/120')).told, ['vat_rate_calculated']);
  assert.deepEqual(line(sold.replace('22%', '13%')).told, ['vat_rate_unknown']);
});

const counted = (net: string | null, vat: string | null, gross: string) =>
  ({ number: '1', net, vat, gross }) as TransferLine;

test('a kopeck of rounding in a line is borne, two are not, and a total bears none', () => {
  const totals = { net: null, vat: null, gross: '122.01' };
  assert.deepEqual(control([counted('100.00', '22.00', '122.01')], totals), []);
  const off = control([counted('100.00', '22.00', '122.02')], totals);
  assert.deepEqual(
    off.map(({ code, line: at, review }) => [code, at, review]),
    [
      ['line_sum_differs', '1', true],
      ['totals_differ', null, true],
    ],
  );
  assert.match(off[1]?.detail.ru ?? '', /^Всего к оплате: в документе 122\.01, по строкам — 122\.02/);
});

test('sums add up to the kopeck over two thousand lines of tenths', () => {
  const lines = Array.from({ length: 2_000 }, () => counted('0.10', '0.02', '0.12'));
  assert.deepEqual(control(lines, { net: '200.00', vat: '40.00', gross: '240.00' }), []);
});

test('a total is not held against lines that leave their part out', () => {
  const lines = [counted(null, '22.00', '122.00'), counted('100.00', null, '122.00')];
  assert.deepEqual(control(lines, { net: '1.00', vat: '1.00', gross: '244.00' }), []);
});

test('the encoding is the one declared, in small letters or large, in either quotes', () => {
  const text = (declaration: string, encoding: string) => decode(iconv.encode(`${declaration}<Файл/>`, encoding));
  for (const declared of ['windows-1251', 'WINDOWS-1251', 'cp1251'])
    assert.deepEqual(text(`<?xml version='1.0' encoding='${declared}'?>`, 'win1251'), {
      text: `<?xml version='1.0' encoding='${declared}'?><Файл/>`,
      encoding: 'windows-1251',
      declaredOther: null,
    });
  assert.equal(text('', 'utf8').encoding, 'utf-8');
  const marked = iconv.encode('<?xml version="1.0" encoding="windows-1251"?><Файл/>', 'utf8', { addBOM: true });
  assert.deepEqual([decode(marked).encoding, decode(marked).declaredOther], ['utf-8', 'windows-1251']);
});

test('an encoding named by a word of the language is one we do not take', () => {
  for (const declared of ['constructor', 'toString', 'utf-16', 'ibm866'])
    assert.throws(() => decode(Buffer.from(`<?xml version="1.0" encoding="${declared}"?><a/>`)), {
      code: 'encoding_unknown',
    });
});

test('a currency named by a word of the language is unknown, and the document is read', async () => {
  const answer = await read(changed(['КодОКВ="643"', 'КодОКВ="constructor"']));
  assert.ok('document' in answer);
  assert.deepEqual([answer.document.currency, answer.document.currencyCode], [null, 'constructo']);
  assert.deepEqual(structuredClone(answer), answer);
});

test('elements may have prefixes, and addresses and marks of goods are not kept', () => {
  const { name, children } = readTree(
    '<n:Файл xmlns:n="x"><n:Адрес><Документ/></n:Адрес><НомСредИдентТов><Документ/></НомСредИдентТов><n:Документ>а<![CDATA[<б>]]></n:Документ></n:Файл>',
  );
  assert.deepEqual([name, children.map((one) => [one.name, one.text])], ['Файл', [['Документ', 'а<б>']]]);
});

test('a document cut anywhere is refused, and never read in half', async () => {
  for (let part = 1; part < 40; part += 1) {
    const answer = await read(upd503.subarray(0, Math.floor((upd503.length * part) / 40)));
    assert.ok('refused' in answer, `cut at ${part}/40`);
    assert.ok(answer.refused.detail.ru.length > 10);
  }
});
