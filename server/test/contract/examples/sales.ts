import assert from 'node:assert/strict';
import { type Before, created, type Made, type Make, the } from './made.ts';

const sales = '/api/v1/sales-invoices';

/** The invoice that an address leads to. */
const oneOf = (url: string) => url.split('/').slice(0, 5).join('/');

/** What an invoice needs before it goes to a customer: who sells and to whom, in a company whose people approve their own. */
async function nameParties(made: Made, url: string) {
  await made.ask('PATCH', '/api/v1/settings/company', { approvalRequired: false, noSelfApproval: false });
  const sellerProfileId = await created(made, '/api/v1/settings/seller-profiles');
  const customerId = await the(made, 'counterpartyId');
  const { status, text } = await made.ask('PATCH', oneOf(url), { customerId, sellerProfileId });
  assert.equal(status, 200, text);
}

const after = async (made: Made, url: string, move: string) => {
  await nameParties(made, url);
  const { status, text } = await made.ask('POST', `${oneOf(url)}/${move}`, {});
  assert.equal(status, 200, text);
};

const submit = (made: Made, url: string) => after(made, url, 'submit-approval');

const issue = (made: Made, url: string) => after(made, url, 'issue');

export const salesRecords: Record<string, Make> = {
  [`${sales}/:id/payments/:paymentId`]: async (made, url) => {
    await issue(made, url);
    return created(made, `${sales}/:id/payments`, url);
  },
};

export const beforeSales: Record<string, Before> = {
  [`POST ${sales}/:id/submit-approval`]: nameParties,
  [`POST ${sales}/:id/approve`]: submit,
  [`POST ${sales}/:id/reject`]: submit,
  [`POST ${sales}/:id/recall`]: submit,
  [`POST ${sales}/:id/issue`]: nameParties,
  [`POST ${sales}/:id/send`]: issue,
  [`POST ${sales}/:id/void`]: issue,
  [`POST ${sales}/:id/payments`]: issue,
};
