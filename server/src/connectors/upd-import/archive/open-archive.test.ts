import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archive } from '../../../../../tools/hostile/archive.ts';
import { FileRefused } from '../refusals.ts';
import { isArchive, openArchive } from './open-archive.ts';

const refusedAs = async (bytes: Uint8Array) => {
  const error = await openArchive(bytes).catch((one) => one);
  assert.ok(error instanceof FileRefused, String(error));
  return error.code;
};

const file = (name: string, text = '<Файл/>') => ({ name, data: Buffer.from(text) });

test('an archive is told by its first two bytes', () => {
  assert.ok(isArchive(archive([file('1.xml')])));
  assert.ok(!isArchive(Buffer.from('<Файл/>')));
  assert.ok(!isArchive(new Uint8Array()));
});

test('XML files come out in their order under their own names, and nothing beside them', async () => {
  const bytes = archive([
    file('Док/1/б.XML', '<Б/>'),
    file('Док/1/б.xml.sgn'),
    file('печать.pdf'),
    file('а.xml', '<А/>'),
  ]);
  assert.deepEqual(
    (await openArchive(bytes)).map(({ name, bytes: held }) => [name, Buffer.from(held).toString()]),
    [
      ['б.XML', '<Б/>'],
      ['а.xml', '<А/>'],
    ],
  );
});

test('a name given twice, or one that leads outside, is refused', async () => {
  assert.equal(await refusedAs(archive([file('а.xml'), file('а.xml')])), 'archive_forbidden');
  assert.equal(await refusedAs(archive([file('../../а.xml')])), 'archive_forbidden');
});

test('an archive that is cut, and one of too many entries, are refused', async () => {
  const whole = archive([file('а.xml', '<А/>'.repeat(100))]);
  assert.equal(await refusedAs(whole.subarray(0, whole.length - 30)), 'archive_broken');
  const many = archive(Array.from({ length: 201 }, (_, at) => file(`${at}.xml`)));
  assert.equal(await refusedAs(many), 'archive_too_heavy');
});
