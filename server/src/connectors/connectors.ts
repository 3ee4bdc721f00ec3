import type { AnyConnector } from '../kernel/integrations/connector.ts';
import { bankStatementFile } from './bank-1c-statement/bank-1c-statement.connector.ts';
import { biFeed } from './bi-feed/bi-feed.connector.ts';
import { cbrRates } from './cbr-rates/cbr-rates.connector.ts';
import { constructionRequest } from './construction-request/construction-request.connector.ts';
import { crmExchange } from './crm-exchange/crm-exchange.connector.ts';
import { csvXlsx } from './csv-xlsx/csv-xlsx.connector.ts';
import { dadata } from './dadata/dadata.connector.ts';
import { edoAstral } from './edo-astral/edo-astral.connector.ts';
import { edoDiadoc } from './edo-diadoc/edo-diadoc.connector.ts';
import { edoSaby } from './edo-saby/edo-saby.connector.ts';
import { edoTest } from './edo-test/edo-test.connector.ts';
import { email } from './email/email.connector.ts';
import { messengerTest } from './messenger-test/messenger-test.connector.ts';
import { commerceml } from './onec-commerceml/onec-commerceml.connector.ts';
import { paymentOrdersFile } from './payment-orders-1c/payment-orders-1c.connector.ts';
import { restApi } from './rest-api/rest-api.connector.ts';
import { supplierPriceMail } from './supplier-price-mail/supplier-price-mail.connector.ts';
import { updImport } from './upd-import/upd-import.connector.ts';
import { warehouseExchange } from './warehouse-exchange/warehouse-exchange.connector.ts';
import { wazzup } from './wazzup/wazzup.connector.ts';
import { webhooksIn } from './webhooks-in/webhooks-in.connector.ts';
import { webhooksOut } from './webhooks-out/webhooks-out.connector.ts';
import { yougile } from './yougile/yougile.connector.ts';

/** Every integration this platform can run, in no order. What the marketplace offers is one of these, or comes from a publisher outside. */
export const connectors: readonly AnyConnector[] = [
  bankStatementFile,
  biFeed,
  cbrRates,
  constructionRequest,
  commerceml,
  crmExchange,
  csvXlsx,
  edoAstral,
  edoDiadoc,
  edoSaby,
  edoTest,
  email,
  dadata,
  messengerTest,
  paymentOrdersFile,
  restApi,
  supplierPriceMail,
  updImport,
  warehouseExchange,
  wazzup,
  webhooksIn,
  webhooksOut,
  yougile,
];
