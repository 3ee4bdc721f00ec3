import { accountAt } from '../../tools/sim/bank-files/check-digits.ts';
import { random } from '../../tools/sim/bank-files/random.ts';
import type { TrueDocument, TrueParty, Truth } from '../../tools/sim/bank-files/truth.ts';
import { type Manner, writeFile } from '../../tools/sim/bank-files/write-file.ts';
import { billingPortal, ok, paper } from './billing.ts';
import { type Portal, request } from './harness.ts';

export const installations = '/api/v1/integrations/installations';
export const statements = '/api/v1/bank/statements';
export const paymentOrders = '/api/v1/bank/payment-orders';

const bik = '044525225';

export const ourselves: TrueParty = {
  name: 'ООО "Ромашка"',
  inn: '7707083893',
  kpp: '773601001',
  account: accountAt(bik, 1),
  bank: 'ПАО СБЕРБАНК',
  bik,
};

export const payerSettings = {
  payerName: ourselves.name,
  inn: ourselves.inn,
  kpp: '773601001',
  account: ourselves.account,
  bank: ourselves.bank,
  bik,
  correspondentAccount: '30101810400000000225',
};

/** A portal with approved invoices of a supplier that has an INN and an account, and with the cards of the bank installed. */
export async function bankPortal({ settings = {}, cards = ['bank-1c-statement'] } = {}, held?: Portal) {
  const base = await billingPortal(held);
  const { ask, approve, portal } = base;
  const supplierOf = async (more: Record<string, unknown> = {}) => {
    const serial = Math.floor(Math.random() * 1e9);
    const account = accountAt(bik, serial);
    const requisite = {
      bankName: 'ПАО СБЕРБАНК',
      bik,
      checkingAccount: account,
      correspondentAccount: '30101810400000000225',
      isPrimary: true,
    };
    const body = {
      kind: 'legal_entity',
      shortName: 'ООО «Цементный двор»',
      roles: ['supplier'],
      inn: '7736050003',
      kpp: '773601001',
      paymentRequisites: [requisite],
      ...more,
    };
    const made = ok(await ask('POST', '/api/v1/counterparties', body), 201);
    const party: TrueParty = { name: made.shortName, inn: made.inn, kpp: made.kpp, account, bank: 'ПАО СБЕРБАНК', bik };
    return { counterpartyId: made.id as string, party };
  };
  const supplier = await supplierOf();
  const owing = async (externalNumber: string, amount = '1000', more: Record<string, unknown> = {}) => {
    const lines = [paper({ quantity: '1', price: amount })];
    const body = {
      counterpartyId: supplier.counterpartyId,
      externalNumber,
      externalDate: '2026-11-12',
      lines,
      ...more,
    };
    const { id } = ok(await ask('POST', '/api/v1/invoices', body), 201);
    await approve(id);
    return id as string;
  };
  const installed: Record<string, string> = {};
  for (const publicId of cards)
    installed[publicId] = await install(ask, publicId, publicId === 'bank-1c-statement' ? settings : payerSettings);
  const upload = (bytes: Uint8Array, name = 'kl_to_1c.txt', key = base.key) => {
    const form = new FormData();
    form.append('file', new File([Buffer.from(bytes)], name, { type: 'text/plain' }));
    return request('POST', statements, { key, body: form });
  };
  const documents = async (id: string, query = '') =>
    ok(await ask('GET', `${statements}/${id}/documents${query}`)).items;
  const apply = (id: string, body: object = {}) => ask('POST', `${statements}/${id}/apply`, body);
  const log = async (publicId: string) => ok(await ask('GET', `${installations}/${installed[publicId]}/logs`)).items;
  const paidOf = (document: Partial<TrueDocument>) => paying(supplier.party, document);
  return { ...base, portal, supplier, supplierOf, owing, upload, documents, apply, log, installed, paidOf };
}

export type Bank = Awaited<ReturnType<typeof bankPortal>>;

type Ask = Awaited<ReturnType<typeof billingPortal>>['ask'];

async function install(ask: Ask, publicId: string, settings: object): Promise<string> {
  const { id } = ok(await ask('POST', installations, { publicId, settings }), 201);
  ok(await ask('POST', `${installations}/${id}/test`));
  ok(await ask('POST', `${installations}/${id}/enable`));
  return id;
}

let numbers = 100;

/** A document by which we paid somebody, a new one each time. */
export function paying(payee: TrueParty, more: Partial<TrueDocument> = {}): TrueDocument {
  numbers += 1;
  return {
    kind: 'Платежное поручение',
    number: String(numbers),
    date: '20.11.2026',
    booked: '20.11.2026',
    kopecks: 1000_00,
    way: 'out',
    payer: ourselves,
    payee,
    purpose: 'Оплата по счету № СЧ-1045 от 12.11.2026. В т.ч. НДС 22% - 180.33 руб.',
    ...more,
  };
}

/** What a buyer has paid us. */
export const received = (payer: TrueParty, more: Partial<TrueDocument> = {}) =>
  paying(ourselves, { way: 'in', payer, ...more });

const usual: Manner = {
  encoding: 'cp1251',
  declared: 'Windows',
  version: '1.03',
  lineEnd: '\r\n',
  parted: false,
  namesWithInn: true,
  purposeLines: false,
  amounts: 'point',
};

/** A statement of our account with these documents, whose sums hold unless a fault is asked for. */
export function statementOf(
  documents: TrueDocument[],
  faults: Array<'wrong-turnover' | 'no-end'> = [],
  manner: Partial<Manner> = {},
): Buffer {
  const sum = (way: TrueDocument['way']) =>
    documents.filter((one) => one.way === way).reduce((all, { kopecks }) => all + kopecks, 0);
  const [opening, came, went] = [10_000_000_00, sum('in'), sum('out')];
  const truth: Truth = {
    accounts: [{ number: ourselves.account, opening, received: came, spent: went, closing: opening + came - went }],
    documents,
    from: '20.11.2026',
    to: '20.11.2026',
    sender: 'АБС Банка',
    faults: new Set(faults),
  };
  return writeFile(truth, { ...usual, ...manner }, random(7));
}
