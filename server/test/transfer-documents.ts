import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { archive } from '../../tools/hostile/archive.ts';
import { billingPortal, ok } from './billing.ts';
import { owner, type Portal, request } from './harness.ts';
import { installations } from './integrations.ts';

export const transferDocuments = '/api/v1/e-documents/transfer-documents';

const golden = (name: string) => readFileSync(new URL(`./transfer-documents/${name}`, import.meta.url));

/** As suppliers send them: 5.01 of 2025 and 5.03 of 2026 from a company, 5.03 without VAT from an entrepreneur. */
export const upd501 = golden('upd-5.01.xml');
export const upd503 = golden('upd-5.03.xml');
export const updOfEntrepreneur = golden('upd-5.03-dop-entrepreneur.xml');

/** A document of 5.03 with these places changed; each must be there. */
export function changed(...places: ReadonlyArray<readonly [from: string, to: string]>): Buffer {
  const text = iconv.decode(upd503, 'windows-1251');
  const after = places.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The place to change is not there: ${from}`);
    return all.replaceAll(from, to);
  }, text);
  return iconv.encode(after, 'windows-1251');
}

/** The archive of a document as operators hand it out. */
export const operatorArchive = (...documents: Buffer[]): Buffer =>
  archive([
    ...documents.map((data, at) => ({ name: `Документооборот/${at + 1}/ON_NSCHFDOPPR_${at + 1}.xml`, data })),
    { name: 'Документооборот/1/ON_NSCHFDOPPR_1.xml.sgn', data: Buffer.from([0x30, 0x82, 1, 2]) },
    { name: 'Документооборот/1/ON_NSCHFDOPPOK_1.xml', data: buyersPart },
    { name: 'Документооборот/1/DP_IZVPOL.xml', data: Buffer.from('<Файл><Документ КНД="1115110"/></Файл>') },
    { name: 'Печатная форма.pdf', data: Buffer.from('%PDF-1.7') },
  ]);

export const buyersPart = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><Файл ИдФайл="ON_NSCHFDOPPOK_1" ВерсФорм="5.03"><ИнфПок КНД="1115132"/><Документ КНД="1115132"/></Файл>',
);

/** A portal that is the buyer of the documents, with their seller in it and the card installed. */
export async function transferPortal({ install = true, seller = true, inn = true } = {}) {
  const base = await billingPortal();
  const { ask } = base;
  if (inn) ok(await ask('PATCH', '/api/v1/settings/company', { companyInn: '7707083893', kpp: '770701001' }));
  const party = async (more: object = {}) =>
    ok(
      await ask('POST', '/api/v1/counterparties', {
        kind: 'legal_entity',
        shortName: 'ООО «Цементный двор»',
        roles: ['supplier'],
        inn: '7736050003',
        kpp: '773601001',
        ...more,
      }),
      201,
    );
  const supplier = seller ? await party() : null;
  const installationId = install ? await installUpdImport(ask) : '';
  const upload = (bytes: Uint8Array, name = 'upd.xml', key = base.key, headers = {}) => {
    const form = new FormData();
    form.append('file', new File([Buffer.from(bytes)], name));
    return request('POST', transferDocuments, { key, body: form, headers });
  };
  const uploaded = async (bytes: Uint8Array, name?: string) => ok(await upload(bytes, name), 201);
  const preview = async (id: string) => ok(await ask('GET', `${transferDocuments}/${id}`));
  const apply = (shown: { id: string; preview: string }, more: object = {}) =>
    ask('POST', `${transferDocuments}/${shown.id}/apply`, { preview: shown.preview, ...more });
  const filesOf = async (entityType: string, entityId: string) =>
    ok(await ask('GET', `/api/v1/files?entityType=${entityType}&entityId=${entityId}`)).items;
  const bytesOf = async (fileId: string) => {
    const { url } = ok(await ask('GET', `/api/v1/files/${fileId}/download-url`));
    return (await request('GET', new URL(url).pathname)).bytes;
  };
  const log = async () => ok(await ask('GET', `${installations}/${installationId}/logs`)).items;
  return { ...base, party, seller: supplier, installationId, upload, uploaded, preview, apply, filesOf, bytesOf, log };
}

/** The remarks of a preview: their codes, each with how grave it is. */
export const codes = ({ remarks }: { remarks: Array<{ code: string; severity: string }> }) =>
  remarks.map(({ code, severity }) => `${code} ${severity}`);

/** How the supplier calls an item of ours, as it was learnt from a paper of his. */
export const learned = (portal: Portal, supplierId: string, article: string, itemId: string) =>
  owner.query(
    `insert into supplier_skus (tenant_id, supplier_id, sku_key, supplier_sku, catalog_item_id, learned_from)
     values ($1, $2, code_key($3), $3, $4, 'quote')`,
    [portal.tenantId, supplierId, article, itemId],
  );

type Ask = Awaited<ReturnType<typeof billingPortal>>['ask'];

/** The card that reads the files, at work. */
export async function installUpdImport(ask: Ask): Promise<string> {
  const { id } = ok(await ask('POST', installations, { publicId: 'upd-import' }), 201);
  ok(await ask('POST', `${installations}/${id}/test`));
  ok(await ask('POST', `${installations}/${id}/enable`));
  return id;
}
