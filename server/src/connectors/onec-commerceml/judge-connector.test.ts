import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { archive, repeated } from '../../../../tools/hostile/archive.ts';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { Judge } from '../../../../tools/sim/onec-client/judge.ts';
import { importFile, offersFile, ordersFile } from '../../../../tools/sim/onec-client/make-files.ts';
import { readOrders } from '../../../../tools/sim/onec-client/read-orders.ts';
import { faults } from '../../../test/connectors/commerceml/faults.ts';
import { judgeCounterparties } from '../../../test/connectors/commerceml/judge-counterparties.ts';
import { find, readAll } from '../../../test/connectors/commerceml/read-all.ts';
import { withFault } from '../../../test/with-fault.ts';
import type { AccountingExchangePort } from '../../kernel/integrations/ports/exchange-fault.ts';
import type { ExchangeOrder } from '../../kernel/integrations/ports/exchange-order.ts';
import type { PictureRecord } from '../../kernel/integrations/ports/exchange-record.ts';
import * as own from './onec-commerceml.connector.ts';

type Loaded = typeof own;
type Port = AccountingExchangePort;

const portOf = ({ commerceml }: Loaded) => (commerceml.ports as { accounting: unknown }).accounting as Port;

const groups = [{ id: uid(1, 1), name: 'Крепёж', groups: [{ id: uid(1, 2), name: 'Болты' }] }];
const variant = `${uid(4, 1)}#${uid(7, 1)}`;
const catalog = (full: boolean) =>
  importFile(
    {
      groups,
      properties: [],
      products: [
        {
          id: uid(4, 1),
          name: 'Болт «Ёж»',
          sku: 'Б-8',
          unit: { code: '796', name: 'шт' },
          groupId: uid(1, 2),
          vat: '20',
          pictures: ['import_files\\bd\\1.jpg', 'import_files/bd/2.png', 'import_files/bd/2.png', ''],
        },
        { id: uid(4, 2), name: 'Гайка', deleted: true, pictures: ['import_files/bd/3.jpg'] },
        { id: uid(4, 3), name: 'Трос', unit: { code: '99999', name: 'бухта' } },
      ],
    },
    { full },
  );

const order: ExchangeOrder = {
  id: uid(9, 1),
  number: 'PR-1/7700000000',
  revision: 1,
  date: '2026-11-22',
  time: '10:00:00',
  deleted: false,
  currency: 'RUB',
  amount: '900.00',
  comment: null,
  supplier: {
    id: uid(9, 2),
    person: false,
    name: 'ООО «Гравий»',
    fullName: 'Общество «Гравий»',
    inn: '7700000000',
    kpp: '770001001',
    ogrn: '1027700132195',
    okpo: '12345678',
    legalAddress: 'г. Москва, ул. Каменная, 1',
    actualAddress: null,
    email: 'sale@gravel.example',
    phone: null,
    accounts: [
      {
        checkingAccount: '40702810938000000001',
        bik: '044525225',
        bankName: 'Сбербанк',
        correspondentAccount: '30101810400000000225',
      },
    ],
  },
  lines: [
    {
      itemId: uid(4, 1),
      sku: null,
      name: 'Труба ⌀40 & Co',
      unit: '796',
      quantity: '10',
      price: '90',
      amount: '900.00',
      vatRate: '22',
    },
  ],
  status: 'Выбран поставщик',
};

/** Holds a connector to what the contract says; throws where it fails. */
async function judge(loaded: Loaded) {
  const port = portOf(loaded);
  const { records, packages } = await readAll(port, Buffer.from(catalog(true)));
  assert.equal(find(records, uid(4, 1)).name, 'Болт «Ёж»');
  assert.deepEqual([find(records, uid(1, 2)).parentId, find(records, uid(1, 1)).parentId], [uid(1, 1), null]);
  assert.deepEqual([find(records, uid(4, 1)).deleted, find(records, uid(4, 2)).deleted], [false, true]);
  assert.equal(find(records, uid(4, 3)).kind, 'fault');
  assert.deepEqual(
    packages.map(({ full }) => full),
    [true],
  );
  const pictures = records.filter(({ kind }) => kind === 'picture') as PictureRecord[];
  assert.deepEqual(
    pictures.map(({ productId, path }) => [productId, path]),
    [
      [uid(4, 1), 'import_files/bd/1.jpg'],
      [uid(4, 1), 'import_files/bd/2.png'],
    ],
  );
  const mapped = await readAll(port, Buffer.from(catalog(false)), { unitMap: { бухта: '704' } });
  assert.equal(find(mapped.records, uid(4, 3)).unit, '704');
  const unsaid = catalog(false).replace(' СодержитТолькоИзменения="true"', '');
  assert.deepEqual(
    (await readAll(port, Buffer.from(unsaid))).packages.map(({ full }) => full),
    [false],
  );

  const old = iconv.encode(catalog(false).replace('UTF-8', 'windows-1251'), 'windows-1251');
  assert.equal(find((await readAll(port, old)).records, uid(4, 1)).name, 'Болт «Ёж»');

  const price = { typeId: uid(5, 1), price: '1 200,50', factor: '10' };
  const offers = offersFile({ priceTypes: [], stores: [], offers: [{ id: variant, name: 'Болт', prices: [price] }] });
  const offer = find((await readAll(port, Buffer.from(offers))).records, variant);
  assert.deepEqual([offer.productId, offer.variantId], [uid(4, 1), uid(7, 1)]);
  assert.deepEqual(offer.prices, [{ typeId: uid(5, 1), price: '120.05', currency: 'RUB' }]);

  const doctype = catalog(false).replace('?>', '?><!DOCTYPE a [<!ENTITY x "y">]>');
  await assert.rejects(readAll(port, Buffer.from(doctype)), /document type/);
  await assert.rejects(readAll(port, Buffer.from(catalog(false)).subarray(0, 900)), /broken|cut/);
  const deep = `<КоммерческаяИнформация>${'<а>'.repeat(70)}${'</а>'.repeat(70)}</КоммерческаяИнформация>`;
  await assert.rejects(readAll(port, Buffer.from(deep)), /too deeply/);

  const back = ordersFile([{ id: uid(9, 1), number: '1', number1c: 'УТ-1', status: 'Отгружен', cancelled: true }]);
  const document = find((await readAll(port, Buffer.from(back))).records, uid(9, 1));
  assert.deepEqual([document.outsideNumber, document.status, document.cancelled], ['УТ-1', 'Отгружен', true]);

  const held = new Judge();
  const { body } = port.writeOrders({}, [order], new Date());
  const [read] = readOrders(iconv.decode(body, 'windows-1251'), held);
  assert.equal(held.report(), '');
  assert.deepEqual(
    [read?.lines[0]?.['Наименование'], read?.role, read?.operation],
    ['Труба ⌀40 & Co', 'Покупатель', 'Заказ товара'],
  );

  assert.deepEqual(
    [read?.supplier['Ид'], read?.supplier['ИНН'], read?.supplier['КПП'], read?.supplier['ОКПО'], read?.address],
    [order.supplier.id, '7700000000', '770001001', '12345678', 'г. Москва, ул. Каменная, 1'],
  );
  assert.deepEqual(read?.accounts, [{ number: '40702810938000000001', bik: '044525225' }]);
  assert.deepEqual(read?.reach, { Почта: 'sale@gravel.example' });
  await judgeCounterparties(port);

  const reason = { en: 'Why\nnot', ru: 'Потому\nчто' };
  assert.equal(port.answers.failure(reason), 'failure\nПотому что\n');
  assert.match(
    port.answers.authorized({ cookie: { name: 'a', value: 'b' }, key: 'k', at: new Date() }),
    /^success\na\nb\nsessid=k\n/,
  );
  assert.match(port.answers.ready({ zip: true, fileLimit: 5, version: '2.10' }), /^zip=yes\nfile_limit=5\n/);
  await judgeArchives(port);
}

async function judgeArchives(port: Port) {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  const path = join(folder, 'x.zip');
  const unpack = async (bytes: Buffer) => {
    writeFileSync(path, bytes);
    let size = 0;
    for await (const { body } of port.unpack(path)) for await (const chunk of body) size += (chunk as Buffer).length;
    return size;
  };
  try {
    assert.equal(await unpack(archive([{ name: 'import.xml', data: Buffer.from('1234') }])), 4);
    await assert.rejects(unpack(archive([{ name: '../x.xml', data: Buffer.from('1') }])), /forbidden/);
    await assert.rejects(
      unpack(archive([{ name: 'x', data: Buffer.from('1'), claims: { mode: 0o120777 } }])),
      /forbidden/,
    );
    await assert.rejects(
      unpack(archive([{ name: 'x', data: repeated([Buffer.alloc(1_048_576), 8]) }])),
      /more than is accepted/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the connector keeps the contract', () => judge(own));

for (const fault of faults)
  test(`sabotage is noticed: ${fault.name}`, async () => {
    await withFault<Loaded>('onec-commerceml', 'onec-commerceml.connector.ts', fault, async (loaded) => {
      await assert.rejects(judge(loaded), fault.name);
    });
  });
