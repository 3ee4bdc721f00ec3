import { createHash } from 'node:crypto';
import { uid } from './big-catalog.ts';
import { counterpartiesFile, type Party } from './counterparties-file.ts';
import { importFile, offersFile } from './make-files.ts';
import { type Access, OneC } from './one-c.ts';
import { pack } from './pack.ts';
import { pictureOf } from './picture-of.ts';
import { readOrders } from './read-orders.ts';

/** What the portal has, as its own API tells: the judge believes no answer of the exchange alone. */
interface Portal {
  names(): Promise<string[]>;
  /** Digests of the files of an item, by its name. */
  pictures(name: string): Promise<string[]>;
  /** Numbers and accounts of its counterparties. */
  parties(): Promise<Array<{ inn: string | null; kpp: string | null; accounts: string[] }>>;
}

/** Whom the one order of the portal goes to: it knows him by these numbers, without accounts. */
export const supplier: Party = {
  id: uid(8, 1),
  name: 'Цементный двор',
  inn: '7707083893',
  kpp: '773601001',
  accounts: [{ number: '40702810938000000001', bik: '044525225', bank: 'Сбербанк' }],
};

const product = (n: number) => ({ id: uid(4, n), name: `Ёлочка ${n} «Ю»`, unit: { code: '796', name: 'шт' } });

/** Goes through the protocol from end to end and says everything a server does against it; nothing when it keeps its word. */
export async function conformance(access: Access, portal: Portal): Promise<string[]> {
  const faults: string[] = [];
  const expect = (said: string, kept: boolean) => void (kept || faults.push(said));
  const client = new OneC(access, { splitAt: () => 331, mostRounds: 20 });

  expect('a wrong password is refused', (await client.checkauth('catalog', 'wrong'))[0] === 'failure');
  await client.checkauth();
  await client.init();
  // Of a step that succeeds otherwise, so that nothing else can refuse it.
  expect(
    'a call without the cookie is refused',
    (await client.raw('catalog', 'init', undefined, { cookie: '' }))[0] === 'failure',
  );
  expect(
    'a foreign key is refused',
    (await client.raw('catalog', 'init', undefined, { key: 'sessid=1' }))[0] === 'failure',
  );
  expect('a file nobody sent is refused', (await client.import('none.xml'))[0] === 'failure');

  const [path, bytes] = ['import_files/ab/ab01.png', pictureOf(1, 300)];
  const shown = { ...product(1), pictures: [path] };
  const first = Buffer.from(importFile({ groups: [], properties: [], products: [shown, product(2)] }));
  expect('a picture is taken', (await client.send(path, bytes))[0] === 'success');
  expect('a part is taken', (await client.send('import.xml', first))[0] === 'success');
  expect('a file is imported', (await client.import('import.xml'))[0] === 'success');
  const packed = await pack({ 'import0_1.xml': importFile({ groups: [], properties: [], products: [product(3)] }) });
  if (client.zip) {
    await client.send('goods.zip', packed);
    expect('a packed file is imported', (await client.import('import0_1.xml'))[0] === 'success');
  }
  await client.send('broken.xml', first.subarray(0, 400));
  expect('a cut file is refused', (await client.import('broken.xml'))[0] === 'failure');
  const offers = offersFile({ priceTypes: [], stores: [], offers: [{ id: uid(4, 1), name: 'Ёлочка' }] });
  await client.send('offers.xml', Buffer.from(offers));
  expect('offers are imported', (await client.import('offers.xml'))[0] === 'success');
  const directory = counterpartiesFile([supplier, { id: uid(8, 2), name: 'Без номеров' }]);
  await client.send('contragents___1.xml', Buffer.from(directory));
  expect('counterparties are imported', (await client.import('contragents___1.xml'))[0] === 'success');
  await client.end();

  const digest = createHash('sha256').update(bytes).digest('hex');
  expect('a picture is with its product, byte for byte', (await portal.pictures(shown.name)).join() === digest);
  const parties = await portal.parties();
  const kept = parties.find(({ inn, kpp }) => inn === supplier.inn && kpp === supplier.kpp);
  expect('a counterparty stands in the portal once', parties.filter(({ inn }) => inn === supplier.inn).length === 1);
  expect('its account is kept', kept?.accounts.join() === supplier.accounts?.map(({ number }) => number).join());
  const wanted = [1, 2, ...(client.zip ? [3] : [])].map((n) => product(n).name).sort();
  const names = (await portal.names()).sort();
  expect(`the portal has ${wanted.join(', ')}; it has ${names.join(', ')}`, wanted.join() === names.join());

  await client.checkauth('sale');
  await client.init('sale');
  const orders = readOrders(await client.query(), client.judge);
  expect(
    'an order is offered until it is confirmed',
    readOrders(await client.query(), client.judge).length === orders.length,
  );
  const [order] = orders;
  expect('there is the order to a supplier', orders.length === 1 && order?.operation === 'Заказ товара');
  expect('the supplier is called as 1C calls him', order?.supplier['Ид'] === supplier.id);
  expect('he comes with his account', order?.accounts[0]?.number === supplier.accounts?.[0]?.number);
  await client.confirm();
  expect('a confirmed order comes no more', readOrders(await client.query(), client.judge).length === 0);
  return [...faults, ...client.judge.complaints.map(({ clause, said }) => `${clause}: ${said}`)];
}
