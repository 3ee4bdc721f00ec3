import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { Services } from '../../../kernel/services.ts';
import { judgePicture } from './judge-picture.ts';
import type { NextPicture } from './next-pictures.ts';

const bytes = Buffer.from('bytes of a picture');
const digest = createHash('sha256').update(bytes).digest('hex');

/** A store that holds one part under every key, as large as it is asked for. */
const storing = (...parts: Buffer[]) =>
  ({ files: { open: async () => Readable.from(parts) } }) as unknown as Pick<Services, 'files'> as Services;

const picture = (path: string, more: Partial<NextPicture> = {}): NextPicture => ({
  record: { fileId: 'f', n: 1, data: { path } } as NextPicture['record'],
  itemId: 'item',
  known: null,
  file: { id: 'f', parts: ['part'] },
  ...more,
});

/** What became of a picture that was not taken: its state, and why in Russian. */
async function outcomeOf(given: NextPicture, services = storing(bytes)) {
  const judged = await judgePicture(services, 'tenant', given);
  assert.ok('outcome' in judged, 'it was taken');
  return [judged.outcome.state, ...('reason' in judged.outcome ? [judged.outcome.reason.ru] : [])];
}

test('by its name alone a file is a picture or none, in small letters or capitals', async () => {
  const waits = ['waiting', 'Файл картинки не передан.'];
  for (const name of ['a.jpg', 'import_files/aa/b.JPEG', 'c.png', 'd.WebP'])
    assert.deepEqual(await outcomeOf(picture(name, { file: null })), waits, name);
  for (const name of ['a.gif', 'b.svg', 'c.pdf', 'jpg'])
    assert.equal((await outcomeOf(picture(name, { file: null })))[0], 'refused', name);
});

test('a picture waits for its product first, and then for its file', async () => {
  assert.deepEqual(await outcomeOf(picture('a.jpg', { itemId: null, file: null })), [
    'waiting',
    'Товар этой картинки не загружен.',
  ]);
  assert.deepEqual(await outcomeOf(picture('a.jpg', { file: null })), ['waiting', 'Файл картинки не передан.']);
});

test('a picture that is attached already needs no file, and the same bytes change nothing', async () => {
  assert.deepEqual(await outcomeOf(picture('a.jpg', { known: digest, file: null })), ['unchanged']);
  assert.deepEqual(await outcomeOf(picture('a.jpg', { known: digest })), ['unchanged']);
});

test('what is called a picture and holds something else is refused', async () => {
  const [state, reason] = await outcomeOf(picture('a.jpg'));
  assert.equal(state, 'refused');
  assert.match(String(reason), /JPEG, PNG или WebP/);
});

test('a picture above 25 MiB is refused before all of it is read', async () => {
  const part = Buffer.alloc(13 * 1024 * 1024);
  assert.deepEqual(await outcomeOf(picture('a.jpg'), storing(part, part, part)), [
    'refused',
    'Картинка больше 25 МиБ.',
  ]);
});
