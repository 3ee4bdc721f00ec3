import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeForm } from './write-form.ts';

test('a form is the parts it was given, byte for byte, and reads back as them', async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
  const given = [
    { name: 'AbonentId', value: 'ab000000-a57a-4000-8000-000000000001' },
    { name: 'DocumentFile', value: { fileName: 'Счёт «№ 1».pdf', mimeType: 'application/pdf', bytes } },
    { name: 'RecipientIds', value: 'Получатель' },
  ];
  const { contentType, body } = writeForm('boundary-1', given);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  assert.deepEqual([...form.keys()], ['AbonentId', 'DocumentFile', 'RecipientIds']);
  assert.equal(form.get('RecipientIds'), 'Получатель');
  const file = form.get('DocumentFile') as File;
  assert.deepEqual([file.name, file.type], ['Счёт «№ 1».pdf', 'application/pdf']);
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), bytes);
  assert.deepEqual(writeForm('boundary-1', given).body, body);
});

test('a name of a file ends neither its quotes nor its line', () => {
  const value = { fileName: 'a"; name="x\r\nevil: 1', mimeType: 'text/plain', bytes: Buffer.from('') };
  const head = writeForm('b', [{ name: 'DocumentFile', value }])
    .body.toString()
    .split('\r\n\r\n')[0];
  assert.equal(
    head,
    '--b\r\ncontent-disposition: form-data; name="DocumentFile"; filename="a%22; name=%22x%0D%0Aevil: 1"\r\ncontent-type: text/plain',
  );
});
