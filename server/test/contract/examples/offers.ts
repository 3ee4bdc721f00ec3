import assert from 'node:assert/strict';
import { type Before, created, type Made, type Make, the } from './made.ts';

const proposals = '/api/v1/commercial-proposals';
const byLink = '/api/v1/public/v1/commercial-proposals/:token';

/** The proposal that an address leads to. */
const oneOf = (url: string) => url.split('/').slice(0, 5).join('/');

/** A customer and a day to come, in a company that asks for no approval. */
async function prepare({ ask, ids }: Made, url: string) {
  await ask('PATCH', '/api/v1/settings/company', { approvalRequired: false });
  const { status, text } = await ask('PATCH', oneOf(url), { customerId: ids.counterpartyId, validUntil: '2099-12-31' });
  assert.equal(status, 200, text);
}

async function customerOf(made: Made, url: string) {
  await the(made, 'counterpartyId');
  await prepare(made, url);
}

async function send(made: Made, url: string): Promise<string> {
  await customerOf(made, url);
  const { status, json } = await made.ask('POST', `${oneOf(url)}/send`, { channel: 'link' });
  assert.equal(status, 200, JSON.stringify(json));
  return json.sendings[0].id;
}

export const offerRecords: Record<string, Make> = {
  [`${proposals}/:id/sendings/:sendingId`]: send,
  [byLink]: async (made) => {
    const url = `${proposals}/${await created(made, proposals)}`;
    const { json } = await made.ask('GET', `${url}/sendings/${await send(made, url)}/link`);
    return new URL(json.url).pathname.replace('/p/', '');
  },
};

export const beforeOffers: Record<string, Before> = {
  [`POST ${proposals}/:id/send`]: customerOf,
  [`PATCH ${proposals}/:id/status`]: send,
  [`POST ${proposals}/:id/convert-to-invoice`]: send,
};
