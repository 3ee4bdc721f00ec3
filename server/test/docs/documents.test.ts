import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { type Follow, followOn, PASSWORD } from './follow-on.ts';
import { freePort, type Installation, startInstallation } from './installation.ts';

suite('the documents keep their word', () => {
  let installation: Installation;
  before(async () => {
    installation = await startInstallation();
  });
  after(() => installation.stop());

  const follow: Follow = (document, more) => followOn(installation)(document, more);

  test('the tour of the README goes from registration to the feed', async () => {
    const said = await follow('README.md');
    assert.match(said, /idempotency-replayed: true/i);
    assert.match(said, /"412\.50"/);
    assert.match(said, /\napproved\npaid\ncompleted\n/, said);
    for (const event of [
      'integration_api.catalog_item.created',
      'procurement.quote_line_decided',
      'procurement.stock_received',
    ])
      assert.ok(said.includes(`"event":"${event}"`), event);
  });

  long('a catalog moves in as the guide says', async () => {
    const said = await follow('docs/guides/move-your-catalog-in.md', { PASSWORD });
    assert.match(said, /^RUB\ndrawing\nalready_exists\n/);
    assert.match(said, /"target":null,"toldBy":null,"heading":"Цена отпускная"/);
    assert.match(said, /"cell":"C4","field":"unit","value":"вагон"/);
    assert.match(said, /"cell":"D5","field":"plannedCost","value":"по запросу"/);
    assert.match(said, /"failed":1,"created":3,"updated":0/);
    assert.match(said, /"failed":0,"created":1,"updated":0/);
    assert.match(said, /"rows":3,"create":0,"update":0,"skip":3/);
    assert.match(said, /"failed":0,"created":0,"updated":1/);
    assert.match(said, /\n12\.5\n"added":3,"changed":0,"unchanged":0\n"added":0,"changed":0,"unchanged":3\n/);
    assert.match(said, /"61900\.00"[^\n]*"planned"\nactive\n[^\n]*"58900"[^\n]*"price_list"\n/);
    assert.match(said, /"index":0,"status":200\n"index":1,"status":201\n"sku":"АР-12"\n"sku":"АР-18"\n/);
    assert.match(said, /"integration_api\.price_list\.status_changed"/);
  });

  long('records are approved by a route as the guide says', async () => {
    const said = await follow('docs/guides/approvals.md', { PASSWORD });
    assert.match(
      said,
      /^validation_failed\n"route":\{"name":"Крупные закупки"\}\n"name":"Директор"\napproval_route\n/,
      said,
    );
    assert.match(said, /\npending_approval\n"stepName":"Руководитель"\npending_approval\n/, said);
    assert.match(said, /"step":2,"waitsFor":\[\{"name":"[^"]+"\}\]\n"comment":"По плану"\napproved\n/, said);
    assert.match(said, /\n"title":"Башенный кран, аренда"\n"nobodyIn":\[\]\n/, said);
    assert.match(
      said,
      /\n08:30\n"workingDays":246\n\{"date":"2026-12-30",[^}]*"Инвентаризация"[^}]*\}\n\{"date":"2026-12-31",[^}]*\}\n"pointer":"\/dayEndsAt","code":"before_start"\n/,
      said,
    );
    assert.match(
      said,
      /\napproval_route\npending_approval\nЛимит велик\ndraft\npending_approval\napproved\non_signing\n/,
      said,
    );
    assert.match(
      said,
      /"pointer":"\/substituteId","code":"own_substitute"\ndeleted\n\{"route":null,"steps":\[\]\}/,
      said,
    );
  });

  test('an ERP is connected as the guide says', async () => {
    const said = await follow('docs/guides/connect-an-erp.md', { PASSWORD });
    assert.match(said, /^207\n"index":0,"status":201\n"index":1,"status":201\n"index":2,"status":422\n/);
    assert.match(said, /idempotency-replayed: true\r\nidempotency_key_reused\n/i);
    assert.match(said, /\n200\n412\n/);
    for (const sku of ['A-12', 'P-20', 'C-500']) assert.ok(said.includes(`"sku":"${sku}"`), sku);
    assert.match(said, /"customFields":\{"hazard_class":"3"\}/);
  });

  long('webhooks are received, verified, sent again, recovered and rotated as the guide says', async () => {
    const said = await follow('docs/guides/receive-webhooks.md', { PASSWORD, HOOK_PORT: String(await freePort()) });
    assert.match(said, /X-Service-Signature is right\nwebhook-signature is right\n/);
    assert.match(said, /the same bytes, the same event/);
    for (const number of [1, 4, 5, 6]) assert.ok(said.includes(`delivery ${number} is ours by both schemes`), said);
    assert.match(
      said,
      /\n"x-service-signature" "x-service-signature-next" 2\n"x-service-signature" 1\n(\d+) = \1\n/,
      said,
    );
    assert.match(said, /\nintegration_api\.catalog_item\.deleted archived G-2\n"archivedAt":"20\d\d\nГлина\n$/, said);
  });

  long('an ERP tells its changes by signed webhooks as the guide says', async () => {
    const said = await follow('docs/guides/connect-an-erp-by-webhooks.md', { PASSWORD });
    assert.match(said, /^"status":"installed"\n"sku":"Ц-500"\n"result":"created"\n/, said);
    assert.match(said, /\n"status":"accepted"\n"status":"duplicate"\n"sku":"Ц-500"\n/, said);
    assert.match(said, /"brand":"Евроцемент"\n"externalId":"000104"\ntimestamp_stale\nsignature_invalid\n/, said);
    assert.match(
      said,
      /"event":"webhook.duplicate","status":"skipped"\n"event":"webhook.refused","status":"failed"\n/,
      said,
    );
    assert.match(said, /\n"status":"failed"\n"missing":\["sku"\]\n"status":"applied"\n/, said);
    assert.match(said, /"brand":"Евроцемент"\n"name":"Цемент М500 Д0"\n/, said);
    assert.match(said, /\n"status":"accepted"\n"status":"accepted"\nwebhook_endpoint_replaced\n$/, said);
  });

  test('a need becomes a receipt as the guide says, suppliers answering by their links', async () => {
    const said = await follow('docs/guides/from-need-to-receipt.md', { PASSWORD });
    assert.match(
      said,
      /^invited\nactive\nPR- · draft · Подготовка заявки · 51600\.00\npreview_ready \{"rows":2,"create":2/,
    );
    assert.match(
      said,
      /\npending_approval\n422 business_rule_violated Somebody else has to approve it\.\napproved\nsent 3\n/,
    );
    assert.match(
      said,
      /\nЦементный двор\nЦемент М500, мешок 50 кг: 120 шт\nАрматура А500С, 8 мм: 2\.5 т\nПесок карьерный: 30 т\n/,
    );
    assert.match(
      said,
      /\ndraft 1 50400\.00\nsubmitted 1\n409 conflict already_submitted\nsubmitted 1\nsubmitted\ndeclined\nquoted /,
    );
    assert.match(said, /Стройрезерв: 398\.00 for 80 best_price\n/);
    assert.match(said, /cheapest_split: 227540\.00\n[^\n]*\noptimal\n228340\.00\nsuppliers: at most 2: 800\.00\n/);
    assert.match(said, /More than was offered\.\nЦемент М500, мешок 50 кг: Стройрезерв 80,Цементный двор 40\n/);
    assert.match(said, /Стальная база: refused recipient_email_missing\nawaiting_delivery \|/);
    assert.match(said, /received 43200\.00 warning quantity_above_received/);
    assert.match(
      said,
      /8400 more than is owed\.\npaid paid 0\.00\nawaiting_delivery \| 231100\.00 \| 224540\.00 \| 100 \| 19\.13 \| 0\n/,
    );
    assert.match(
      said,
      /\n58 2 326\.229508\npartially_received [^\n]* 10\.79\n422 over_receipt 22\nreversed\npartially_received [^\n]* 10\.79\n/,
    );
    assert.match(said, /\ncompleted \| 231100\.00 \| 224540\.00 \| 100 \| 19\.13 \| 100\nmatched\n/);
    assert.match(said, /Песок карьерный \| 30 \| 721\.311475 \| stock_receipt\n$/);
  });

  long('an ERP runs purchasing as the guide says, and hears every fact signed', async () => {
    const said = await follow('docs/guides/run-purchasing-from-an-erp.md', {
      PASSWORD,
      HOOK_PORT: String(await freePort()),
    });
    assert.match(said, /^purchase-requisitions: list,get,create,update,change-status,batch\n/);
    assert.match(said, /\n201\nidempotency-replayed: true\r?\n200\napproved (\d+)\napproved \1\n/);
    assert.match(said, /order 60 of ЩБ-20 from Карьер «Гора»\norder 3 of ДОСТ from Карьер «Гора»\n/);
    assert.match(said, /procurement\.plannedTotal = 102000\.00\nprocurement\.actualTotal = 98400\.00\n/);
    assert.match(said, /request\.constructionProject\.actualStartDate = 2026-03-01\n201 200 200\n/);
    assert.match(said, /\n201 200 paid paid\n/);
    assert.match(said, /\n(SR-\d{4}-\d+ posted)\n\1\nSR-[^\n]* posted\n/);
    assert.match(said, /\ncompleted \| 100 \| 100 \| 100\nЗП-000077: completed\nСЧ-88: paid\n/);
    assert.match(said, /\nall \d+ facts were delivered and verified\n/);
    assert.match(said, /1 procurement\.quote_line_decided\n/);
  });

  long('a BI is fed as the guide says, by a key that writes nothing', async () => {
    const said = await follow('docs/guides/feed-a-bi.md', { PASSWORD });
    assert.match(said, /^key: ok\nuse: (warning|ok)\n/);
    const tables =
      'purchase-requisitions supplier-quotes invoices payments stock-receipts counterparties catalog-items lines stock';
    for (const table of tables.split(' ')) assert.match(said, new RegExp(`\n${table}: [1-9]\\d*\n`), said);
    assert.match(
      said,
      /\n +1 integration_api\.counterparty\.created\ncounterparties: (\d+)\n(?:spent [^\n]+\n)+counterparties: \1\n[1-9]/,
      said,
    );
    assert.match(
      said,
      /\nspent with [^\n]+: \d+\.\d\d\n(?:spent [^\n]+\n)*spent on 20\d\d-\d\d-\d\d: [^\n]+, \d+\.\d\d\n/,
      said,
    );
    assert.match(said, /\ntrue\n[^\n]+\nprocurement\.plannedTotal\nprocurement\.actualTotal\n[^]*403\n$/, said);
  });

  long('an УПД becomes an invoice as the guide says, once', async () => {
    const said = await follow('docs/guides/import-upd.md', { PASSWORD });
    assert.match(said, /^"ok":true\n"readiness":"blocked"\n"code":"supplier_unknown"\n"readiness":"ready"\n/, said);
    assert.match(said, /\n"gross":"61000\.00"\ndocument_applied\nthe same bytes\ncorrected_document\n$/, said);
  });

  long('invoices are paid by a file and marked by a statement as the guide says', async () => {
    const said = await follow('docs/guides/pay-from-a-bank-statement.md', { PASSWORD });
    assert.match(said, /^"ok":true\ninstalled\n"ok":true\ninstalled\npending_approval\napproved\n/, said);
    assert.match(said, /\n1CClientBankExchange\r?\nСумма=17200\.00\r?\n[^]*conflict\n/, said);
    assert.match(said, /\n"exact":true\n"externalNumber":"ЦД-204"\n"applied":1\n"paymentStatus":"paid"\n$/, said);
  });

  long('invoices are entered under a contract, and within its limit, as the guide says', async () => {
    const said = await follow('docs/guides/contracts.md', { PASSWORD });
    assert.match(
      said,
      /^on_signing\nactive\nnot_draft\n"documents":\{"invoices":1,"salesInvoices":0,"amount":"120000\.00"\}\n/,
      said,
    );
    assert.match(said, /\n"rule":"contract_limit_exceeded"\n"excess":"10000\.00"\n/, said);
    assert.match(
      said,
      /\n"code":"contract_limit_exceeded"\n"documents":\{"invoices":2,"salesInvoices":0,"amount":"160000\.00"\}\n/,
      said,
    );
    assert.match(
      said,
      /\n"contract":\{"number":"12\/2026",[^\n]*\nterminated\ncontract_not_in_force\n("gross":[^\n]*\n){2}$/,
      said,
    );
  });

  long('papers are made by built-in layouts, by blocks and by a Word file as the guide says', async () => {
    const said = await follow('docs/guides/documents.md', { PASSWORD });
    const types = 'application/(vnd\\.openxmlformats-officedocument\\.\\S+|pdf)';
    assert.match(said, new RegExp(`^docx 200 ${types}\npdf 200 ${types}\nxlsx 200 ${types}\n%PDF\n`), said);
    assert.match(said, /\n"path":"customer\.name"\n/, said);
    assert.match(
      said,
      /\nПредложение\n"paths":\["document\.nonsense"\]\npdf 200\n"isDefault":true\nЦемент М500: 8 шт\n/,
      said,
    );
    assert.match(said, /\n"code":"loop_unclosed"\n"code":"tag_unknown"\ntemplate_not_applicable\n$/, said);
  });

  long('a proposal goes from decisions to the money as the guide says, by the link of its customer', async () => {
    const said = await follow('docs/guides/proposals.md', { PASSWORD });
    assert.match(said, /^499\.375 59925\.00 6086\.06\napproval_required\npending_approval\napproved\n/, said);
    assert.match(said, /\nsent zakupki@severdom\.ru\nproposal_frozen\n/, said);
    assert.match(said, /\nopen · ООО «Ромашка» · Цемент М500, мешок 50 кг · 59925\.00\n%PDF\n/, said);
    assert.match(said, /\nВходит ли в цену разгрузка\?\naccepted\naccepted Пётр Кузнецов true 1\n/, said);
    assert.match(said, /\n409 already_converted\nissued true true 59925\.00\npaid 6086\.06\n$/, said);
  });

  test('a customer is invoiced, and what he pays is counted once, as the guide says', async () => {
    const said = await follow('docs/guides/sales-invoices.md', { PASSWORD });
    assert.match(said, /^"number":null\n"totalAmount":"2744\.88"\nРМ-2026-0001\ninvoice_frozen\n/, said);
    assert.match(
      said,
      /\n"costTotalAmount":"790\.16"\n"grossProfitAmount":"230\.23","grossMarginPercent":"22\.56","costCoveragePercent":"45\.35"\n"status":"sent"\n200 \S+sheet\n/,
      said,
    );
    assert.match(
      said,
      /"paymentStatus":"partially_paid","paidAmount":"1000\.00","outstandingAmount":"1744\.88"\n/,
      said,
    );
    assert.match(said, /\n201\n200\n409\n"paymentStatus":"paid","paidAmount":"2744\.88"\n/, said);
    assert.match(said, /\nhas_payments\ndeleted\ndeleted\n"status":"void"\nnot_deletable\n"status":"void"\n$/, said);
  });

  long('an integration is published, installed with consent and stopped as the guide says', async () => {
    const said = await follow('docs/guides/publish-an-integration.md', {
      PASSWORD,
      PUBLISHER_PORT: String(await freePort()),
      ...installation.operator,
    });
    assert.match(said, /^7707083893\ndraft\n/);
    const checks = 'settings access addresses ownership ping replay wrong_signature no_signature changed_body stale';
    for (const id of checks.split(' ')) assert.match(said, new RegExp(`\n${id} (ok|warning)\n`), said);
    assert.match(
      said,
      /\nin_review\nin_review +sklad-soft\.stock-watch v1 · [^\n]*, ИНН 7707083893\n[^\n]*: approved\npublished\n/,
      said,
    );
    assert.match(
      said,
      /"rule":"consent_required"\n"scopes":\["catalog\.read"\]\n"destinations":\["127\.0\.0\.1:\d+"\]\n/,
      said,
    );
    assert.match(said, /\n200\n403\n"ok":true\n/, said);
    assert.match(said, /: suspended\nPortals told: 1\.\napi_key_revoked\ndisabled\n[^\n]*: published\n/, said);
    assert.match(said, /\d installation\.created\n\d installation\.disabled\n\d installation\.enabled\n/, said);
  });
});
