import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeKind } from './judge-kind.ts';
import { FileRefused } from './refusals.ts';
import { readTree } from './xml/read-tree.ts';

/** What a file is told to be, or the code it is refused with. */
function judged(xml: string) {
  try {
    const { version, functionName } = judgeKind(readTree(xml));
    return [version, functionName];
  } catch (error) {
    assert.ok(error instanceof FileRefused, String(error));
    return error.code;
  }
}

const seller = (attributes: string, inside = '<СвСчФакт/>', version = '5.03') =>
  `<Файл ВерсФорм="${version}"><Документ КНД="1115131" ${attributes}>${inside}</Документ></Файл>`;

test('three functions in three versions of the format are taken', () => {
  for (const version of ['5.01', '5.02', '5.03'])
    for (const name of ['СЧФ', 'СЧФДОП', 'ДОП'])
      assert.deepEqual(judged(seller(`Функция="${name}"`, undefined, version)), [version, name]);
});

test('another version, and another function, are named in their refusal', () => {
  assert.equal(judged(seller('Функция="ДОП"', undefined, '5.04')), 'version_unknown');
  assert.equal(judged('<Файл><Документ КНД="1115131" Функция="ДОП"><СвСчФакт/></Документ></Файл>'), 'version_unknown');
  for (const name of ['', 'СВРК', 'счф', 'constructor', 'toString'])
    assert.equal(judged(seller(`Функция="${name}"`)), 'function_unknown', name);
});

test('the part of the buyer is told by its number or by what only it holds', () => {
  assert.equal(judged('<Файл><Документ КНД="1115132"/></Файл>'), 'buyers_part');
  assert.equal(judged('<Файл><ИнфПок/><Документ КНД="1115131"/></Файл>'), 'buyers_part');
  assert.equal(judged('<Файл><Документ><СодФХЖ4/></Документ></Файл>'), 'buyers_part');
});

test('a correction is told by its number or by its own element', () => {
  for (const kind of ['1115127', '1115128'])
    assert.equal(judged(`<Файл><Документ КНД="${kind}"/></Файл>`), 'correction_document', kind);
  assert.equal(judged('<Файл><Документ><СвКСчФ/></Документ></Файл>'), 'correction_document');
});

test('whatever else an operator hands out is no transfer document', () => {
  for (const xml of [
    '<Файл/>',
    '<Документ КНД="1115131"><СвСчФакт/></Документ>',
    '<Файл><Документ КНД="1115110"/></Файл>',
    '<Файл ВерсФорм="5.03"><Документ КНД="1115125" Функция="СЧФ"><СвСчФакт/></Документ></Файл>',
  ])
    assert.equal(judged(xml), 'not_a_transfer_document', xml);
});
