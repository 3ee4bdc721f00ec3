import type { AnyConnector } from '../kernel/integrations/connector.ts';
import { bankStatementFile } from './bank-1c-statement/connector.ts';
import { biFeed } from './bi-feed/connector.ts';
import { cbrRates } from './cbr-rates/connector.ts';
import { constructionRequest } from './construction-request/connector.ts';
import { crmExchange } from './crm-exchange/connector.ts';
import { csvXlsx } from './csv-xlsx/connector.ts';
import { dadata } from './dadata/connector.ts';
import { email } from './email/connector.ts';
import { commerceml } from './onec-commerceml/connector.ts';
import { paymentOrdersFile } from './payment-orders-1c/connector.ts';
import { restApi } from './rest-api/connector.ts';
import { supplierPriceMail } from './supplier-price-mail/connector.ts';
import { updImport } from './upd-import/connector.ts';
import { warehouseExchange } from './warehouse-exchange/connector.ts';
import { webhooksIn } from './webhooks-in/connector.ts';
import { webhooksOut } from './webhooks-out/connector.ts';

/** Every integration this platform can run, in no order. A card of the marketplace is one of these, or of a publisher outside. */
export const connectors: readonly AnyConnector[] = [
  bankStatementFile,
  biFeed,
  cbrRates,
  constructionRequest,
  commerceml,
  crmExchange,
  csvXlsx,
  email,
  dadata,
  paymentOrdersFile,
  restApi,
  supplierPriceMail,
  updImport,
  warehouseExchange,
  webhooksIn,
  webhooksOut,
];
