import { connector } from '../../kernel/integrations/connector.ts';
import type { AccountingExchangePort } from '../../kernel/integrations/ports/exchange-fault.ts';
import { manifest } from './manifest.ts';
import { answers, stepOf } from './protocol.ts';
import { readExchange } from './read-exchange.ts';
import type { CommercemlSettings } from './settings.ts';
import { unpack } from './unpack.ts';
import { writeOrders } from './write-orders.ts';
import { encoded } from './xml/encoded.ts';

const mebibyte = 1024 * 1024;
const usualVersion = '2.10';

const accounting: AccountingExchangePort<CommercemlSettings> = {
  stepOf,
  answers,
  rules: (settings) => ({
    priceLists: settings.priceTypeMap ?? {},
    warehouses: settings.warehouseMap ?? {},
    customFields: settings.propertyMap ?? {},
    orderStatuses: settings.orderStatusMap ?? {},
    fileLimit: settings.fileLimit ?? 8 * mebibyte,
    zip: settings.zip ?? true,
    version: settings.schemaVersion ?? usualVersion,
  }),
  speak({ ordersEncoding: encoding = 'windows-1251' }, text) {
    return { body: encoded(text, encoding), mediaType: `text/plain; charset=${encoding}` };
  },
  kindOf(fileName) {
    if (/\.zip$/i.test(fileName)) return 'archive';
    return /\.xml$/i.test(fileName) ? 'records' : 'picture';
  },
  read: (settings, bytes) => readExchange(bytes, settings.unitMap ?? {}),
  unpack,
  writeOrders({ ordersEncoding: encoding = 'windows-1251', schemaVersion: version = usualVersion }, orders, at) {
    const body = writeOrders(orders, { version, encoding, at });
    return { body, mediaType: `application/xml; charset=${encoding}` };
  },
};

/** 1C calls us: there is nothing to be dialled, and so nothing to be tried. The domain looks whether it has called. */
export const commerceml = connector({ manifest, ports: { accounting } });
