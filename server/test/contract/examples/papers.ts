import assert from 'node:assert/strict';
import { paying, statementOf } from '../../bank-portal.ts';
import { upd503 } from '../../transfer-documents.ts';
import { wordFile } from '../../word-files.ts';
import { installed } from './installed.ts';
import { approve, type Before, counterparties, created, firstThere, type Made, type Make, the } from './made.ts';

const statements = '/api/v1/bank/statements';
const transfers = '/api/v1/e-documents/transfer-documents';

const templates = '/api/v1/settings/document-templates';
const wordTemplate = () => new File([new Uint8Array(wordFile(['Документ № {document.number}']))], 'шаблон.docx');

const seller = { kind: 'legal_entity', roles: ['supplier'], inn: '7736050003', kpp: '773601001' };

/** The seller of the transfer document, to whom the statement tells a payment of the sum in the examples. */
const paid = paying(
  {
    name: 'ООО "Цементный двор"',
    inn: seller.inn,
    kpp: seller.kpp,
    account: '40702810938000000001',
    bank: 'ПАО СБЕРБАНК',
    bik: '044525225',
  },
  { kopecks: 148_500_00 },
);

/** The file in a form, by the address it is sent to. */
export const paperFiles: Record<string, () => File> = {
  [statements]: () => new File([new Uint8Array(statementOf([paid]))], 'kl_to_1c.txt', { type: 'text/plain' }),
  [transfers]: () => new File([new Uint8Array(upd503)], 'upd.xml', { type: 'application/xml' }),
  [`${templates}/word`]: wordTemplate,
  [`${templates}/:id/file`]: wordTemplate,
};

/** Papers of banks and suppliers, as their files come. */
export const paperRecords: Record<string, Make> = {
  [`${statements}/:id`]: async (made) => {
    await installed(made, 'bank-1c-statement');
    return (await sent(made, statements)).id;
  },
  [`${statements}/:id/documents/:documentId`]: firstThere,
  [`${templates}/:id`]: async (made) => {
    if (!made.route.path.endsWith('/file')) return created(made, templates);
    const form = new FormData();
    for (const [name, value] of Object.entries({ kind: 'contract', name: 'Договор' })) form.append(name, value);
    form.append('file', new File([new Uint8Array(wordFile(['Прежний {document.number}']))], 'договор.docx'));
    const { status, json, text } = await made.ask('POST', `${templates}/word`, form);
    assert.equal(status, 201, text);
    return json.id;
  },
  [`${transfers}/:id`]: async (made) => {
    await installed(made, 'upd-import');
    await made.ask('PATCH', '/api/v1/settings/company', { companyInn: '7707083893' });
    const body = { ...seller, shortName: 'ООО «Цементный двор»' };
    made.ids.counterpartyId = await created(made, counterparties, counterparties, body);
    const { id, preview } = await sent(made, transfers);
    made.ids.preview = preview;
    return id;
  },
  [`${transfers}/:id/lines/:place`]: async () => '1',
};

async function sent({ ask }: Made, path: string) {
  const form = new FormData();
  form.append('file', (paperFiles[path] as () => File)());
  const { status, json, text } = await ask('POST', path, form);
  assert.equal(status, 201, text);
  return json;
}

export const beforePapers: Record<string, Before> = {
  [`POST ${statements}`]: (made) => installed(made, 'bank-1c-statement'),
  [`POST ${statements}/:id/apply`]: async (made, url) => {
    const invoiceId = await the(made, 'invoiceId');
    await approve(made, `/api/v1/invoices/${invoiceId}/status`);
    const documents = url.replace(/apply$/, 'documents');
    made.ids.documentIds = await firstThere(made, documents);
    const allocations = [{ invoiceId, amount: '49500.00' }];
    const { status, text } = await made.ask('PUT', `${documents}/${made.ids.documentIds}/match`, { allocations });
    assert.equal(status, 200, text);
  },
  [`POST ${transfers}`]: (made) => installed(made, 'upd-import'),
};
