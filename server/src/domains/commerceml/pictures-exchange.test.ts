import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { importFile, type Product } from '../../../../tools/sim/onec-client/make-files.ts';
import type { OneC } from '../../../../tools/sim/onec-client/one-c.ts';
import { pack } from '../../../../tools/sim/onec-client/pack.ts';
import { pictureOf } from '../../../../tools/sim/onec-client/picture-of.ts';
import { type ExchangePortal, exchange, exchangePortal } from '../../../test/commerceml.ts';

const front = 'import_files/bd/bd72_front.png';
const back = 'import_files/bd/bd72_back.png';
const bolt: Product = { id: uid(4, 1), name: 'Болт', pictures: [front, back] };
const nut: Product = { id: uid(4, 2), name: 'Гайка', pictures: [front] };
const catalog = (...products: Product[]) => importFile({ groups: [], properties: [], products });

async function opened() {
  const portal = await exchangePortal();
  await portal.enable();
  return portal;
}

/** An exchange whose pictures come before the file of products, or after it. */
async function withPictures(client: OneC, products: string, pictures: Record<string, Buffer>, late = false) {
  await client.checkauth();
  await client.init();
  const send = async () => {
    for (const [path, bytes] of Object.entries(pictures)) assert.deepEqual(await client.send(path, bytes), ['success']);
  };
  if (!late) await send();
  await client.send('import.xml', Buffer.from(products));
  assert.deepEqual(await client.import('import.xml'), ['success']);
  if (late) await send();
  await client.end();
}

async function picturesOf(portal: ExchangePortal, name: string) {
  const item = (await portal.items()).find((one) => one.name === name) as unknown as { id: string };
  return portal.pictures(item.id);
}

const namesOf = async (portal: ExchangePortal, name: string) =>
  (await picturesOf(portal, name)).map(({ fileName }) => fileName).sort();

test('pictures of products become files of their items, in parts and shared alike', async (t) => {
  const portal = await opened();
  const client = portal.client(t, { splitAt: () => 97 });
  await withPictures(client, catalog(bolt, nut), { [front]: pictureOf(1, 200), [back]: pictureOf(2) });
  assert.deepEqual(await namesOf(portal, 'Болт'), ['bd72_back.png', 'bd72_front.png']);
  const [shared] = await picturesOf(portal, 'Гайка');
  assert.deepEqual([shared?.mimeType, shared?.sizeBytes], ['image/png', pictureOf(1, 200).length]);
  const { files } = await portal.show();
  assert.deepEqual(
    files.map(({ name, counts }: { name: string; counts: object }) => [name, counts]),
    [['import.xml', { 'product.applied': 2, 'picture.applied': 3, read: 5 }]],
  );
});

test('a picture that was removed here stays away until it changes there', async (t) => {
  const portal = await opened();
  const send = (bytes: Buffer) => withPictures(portal.client(t), catalog(nut), { [front]: bytes });
  await send(pictureOf(1));
  const [first] = await picturesOf(portal, 'Гайка');
  await portal.must('DELETE', `/api/v1/files/${first?.id}`);
  await send(pictureOf(1));
  assert.deepEqual(await namesOf(portal, 'Гайка'), []);
  await send(pictureOf(9));
  assert.deepEqual(await namesOf(portal, 'Гайка'), ['bd72_front.png']);
  // Clients send but what has changed: the product comes without the file.
  await exchange(portal.client(t), { 'import.xml': catalog({ ...nut, name: 'Гайка М8' }) });
  assert.deepEqual(await namesOf(portal, 'Гайка М8'), ['bd72_front.png']);
  const { files } = await portal.show();
  assert.equal(files[0].counts['picture.unchanged'], 1);
});

test('pictures may come after their products, or packed with them', async (t) => {
  const portal = await opened();
  await withPictures(portal.client(t), catalog(nut), { [front]: pictureOf(1) }, true);
  assert.deepEqual(await namesOf(portal, 'Гайка'), ['bd72_front.png']);
  const packed = await pack({ 'import.xml': catalog(bolt), [front]: pictureOf(3), [back]: pictureOf(4) });
  const client = portal.client(t);
  await client.checkauth();
  await client.init();
  await client.send('goods.zip', packed);
  assert.deepEqual(await client.import('import.xml'), ['success']);
  await client.end();
  assert.deepEqual(await namesOf(portal, 'Болт'), ['bd72_back.png', 'bd72_front.png']);
});

test('what is no picture, whatever it is called, is told and not kept', async (t) => {
  const portal = await opened();
  const [gif, script, absent] = ['import_files/a.gif', 'import_files/b.png', 'import_files/c.jpg'];
  const product = { ...nut, pictures: [gif, script, absent] };
  await withPictures(portal.client(t), catalog(product), {
    [gif]: Buffer.from('GIF89a'),
    [script]: Buffer.from('<script>alert(1)</script>'),
  });
  assert.deepEqual(await namesOf(portal, 'Гайка'), []);
  const line = (await portal.logs()).find(({ event }) => event === 'exchange.import') as unknown as {
    details: { notTaken: Array<{ state: string; reason: { ru: string } }> };
  };
  assert.deepEqual(
    line.details.notTaken.map(({ state, reason }) => [state, reason.ru.split(' ').slice(0, 3).join(' ')]),
    [
      ['refused', 'Картинка — это'],
      ['refused', 'Картинка — это'],
      ['waiting', 'Файл картинки не'],
    ],
  );
});
