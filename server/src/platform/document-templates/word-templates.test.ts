import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf, stored } from '../../../test/files.ts';
import { factsOf, request } from '../../../test/harness.ts';
import { templatePortal, url } from '../../../test/templates.ts';
import { relationship, tableOf, wordFile } from '../../../test/word-files.ts';

type Fault = { code: string; pointer: string; params: { part: string; text: string } };

const faultsOf = ({ json }: { json: { errors?: Fault[] } }) =>
  (json.errors ?? []).map(({ code, params }) => [code, params.part.replace('word/', ''), params.text]);

/** Refused with these faults, and nothing is left behind. */
async function refused(file: Buffer, ...faults: Array<[code: string, part: string, text: string]>) {
  const { portal, upload } = await templatePortal();
  const answer = await upload(file);
  assert.equal(answer.status, 422, JSON.stringify(answer.json));
  assert.equal(answer.json.code, 'template_invalid');
  assert.deepEqual(faultsOf(answer), faults);
  assert.deepEqual([stored(portal), await rowsOf(portal)], [[], []]);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).filter(({ event }) => /template|file/.test(event)),
    [],
  );
}

test('a loop that is not closed is named with its text', () =>
  refused(wordFile(['{#items.rows}', '{name}']), ['loop_unclosed', 'document.xml', 'items.rows']));

test('every fault is told at once, not the first alone', () =>
  refused(
    wordFile(['{@document.title}', '{текст}', '{document.date|shout}', '{/items.rows}', 'конец {document.number']),
    ['tag_unclosed', 'document.xml', 'document.number'],
    ['loop_unopened', 'document.xml', 'items.rows'],
    ['tag_unknown', 'document.xml', '@document.title'],
    ['tag_unknown', 'document.xml', 'текст'],
    ['filter_unknown', 'document.xml', 'document.date|shout'],
  ));

test('a loop over the rows inside itself, which would grow without end, is refused', () =>
  refused(
    wordFile(['{#items.rows}{#items.rows}{#items.rows}{name}{/items.rows}{/items.rows}{/items.rows}']),
    ['loop_nested', 'document.xml', 'items.rows'],
    ['loop_nested', 'document.xml', 'items.rows'],
  ));

test('only the rows are a list', () =>
  refused(wordFile(['{#document.title}есть{/document.title}']), ['list_unknown', 'document.xml', 'document.title']));

test('a template cannot change what delimits its tags, nor write XML or invert a section', () =>
  refused(
    wordFile(['{=[[ ]]=}', '{-w:p document.title}', '{^document.title}']),
    ['tag_unknown', 'document.xml', '=[[ ]]='],
    ['tag_unknown', 'document.xml', '-w:p document.title'],
    ['tag_unknown', 'document.xml', '^document.title'],
  ));

test('a loop begun in a table and ended outside it is refused', async () => {
  const { upload } = await templatePortal();
  const answer = await upload(
    wordFile([], { body: `${tableOf('{#items.rows}', '{name}')}<w:p><w:r><w:t>{/items.rows}</w:t></w:r></w:p>` }),
  );
  assert.deepEqual(
    [answer.status, answer.json.code, answer.json.errors[0].code],
    [422, 'template_invalid', 'loop_misplaced'],
  );
});

test('what stands behind the colon of a filter is judged too', () =>
  refused(wordFile(['{document.totalAmount|money:99}']), [
    'filter_unknown',
    'document.xml',
    'document.totalAmount|money:99',
  ]));

test('macros are refused, whatever the ending of the file says', () =>
  refused(wordFile(['Текст'], { parts: { 'word/vbaProject.bin': Buffer.from('x') } }), [
    'macro',
    'vbaProject.bin',
    '',
  ]));

test('a picture by a link, an attached template and an object outside are refused by their targets', () =>
  refused(
    wordFile(['Текст'], {
      relationships: [
        relationship('image', 'http://evil.test/pixel.png'),
        relationship('attachedTemplate', 'file:///C:/evil.dotm'),
        relationship('oleObject', 'embeddings/x.bin', 'Internal'),
        relationship('hyperlink', 'https://romashka.ru'),
      ],
    }),
    ['external_reference', '_rels/document.xml.rels', 'http://evil.test/pixel.png'],
    ['external_reference', '_rels/document.xml.rels', 'file:///C:/evil.dotm'],
    ['embedded_object', '_rels/document.xml.rels', 'embeddings/x.bin'],
  ));

test('a field that fetches something is refused, also where it is split over runs', () =>
  refused(
    wordFile([], {
      body:
        '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDE</w:instrText></w:r>' +
        '<w:r><w:instrText>PICTURE "http://evil.test"</w:instrText></w:r></w:p>',
    }),
    ['active_field', 'document.xml', 'INCLUDEPICTURE "http://evil.test"'],
  ));

test('a part that declares entities is refused before anything reads it', () =>
  refused(wordFile([], { parts: { 'word/header1.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' } }), [
    'entity_declared',
    'header1.xml',
    '<!DOCTYPE x [<!ENTITY a "aaaa"',
  ]));

test('what is no Word file is refused', async () => {
  await refused(Buffer.from('PK\u0003\u0004 никакой это не архив, а просто текст'), ['archive_broken', '', '']);
  await refused(wordFile(['Текст'], { parts: { '[Content_Types].xml': '<Types/>' } }), [
    'not_a_word_file',
    '[Content_Types].xml',
    '',
  ]);
  const { upload } = await templatePortal();
  const answer = await upload(wordFile(['Текст']), {}, 'КП.doc');
  assert.deepEqual([answer.status, answer.json.code], [415, 'unsupported_file_type']);
});

test('a file that unpacks to more than it may is refused while it unpacks', () =>
  refused(wordFile(['Текст'], { parts: { 'word/media/image1.bin': Buffer.alloc(61 * 1024 * 1024) } }), [
    'archive_too_large',
    '',
    '',
  ]));

test('a file over 10 MiB is not taken', async () => {
  const { upload } = await templatePortal();
  const { status, json } = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
  assert.deepEqual([status, json.code], [413, 'file_too_large']);
});

test('variables that do not exist are warned of, and stay empty', async () => {
  const { uploaded, ask } = await templatePortal();
  const made = await uploaded(wordFile(['{document.numbr} {document.number}', '{#items.rows}{colour}{/items.rows}']));
  assert.deepEqual(made.unknownVariables, ['document.numbr', 'items.rows[].colour']);
  assert.deepEqual(
    made.warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['unknown_variables', { paths: ['document.numbr', 'items.rows[].colour'] }]],
  );
  const { json } = await ask('GET', `/${made.id}`);
  assert.deepEqual([json.format, json.layout, json.fileName, json.revision], ['docx', null, 'КП.docx', 1]);
});

test('tags that Word has split over runs are read whole', async () => {
  const { uploaded } = await templatePortal();
  const { variablesUsed } = await uploaded(wordFile(['{docu¦ment.num¦ber}', '{¦document.title¦}']));
  assert.deepEqual(variablesUsed, ['document.number', 'document.title']);
});

test('the file of a template is downloaded, each revision as it was', async () => {
  const { key, uploaded, send, ask } = await templatePortal();
  const [first, second] = [wordFile(['Раз {document.number}']), wordFile(['Два {document.number}'])];
  const { id } = await uploaded(first);
  const changed = await send('PUT', `/${id}/file`, second, {}, 'Новый.docx');
  assert.deepEqual([changed.status, changed.json.revision, changed.json.fileName], [200, 2, 'Новый.docx']);
  const fetched = async (query: string) => {
    const answer = await request('GET', `${url}/${id}/file${query}`, { key });
    assert.equal(answer.status, 200, JSON.stringify(answer.json));
    return answer.bytes;
  };
  assert.ok(second.equals(await fetched('')));
  assert.ok(first.equals(await fetched('?revision=1')));
  const { json } = await ask('GET', `/${id}/revisions`);
  assert.deepEqual(
    json.items.map(({ revision, fileName }: { revision: number; fileName: string }) => [revision, fileName]),
    [
      [2, 'Новый.docx'],
      [1, 'КП.docx'],
    ],
  );
});
