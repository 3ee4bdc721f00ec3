import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { fieldsOfRows } from '../catalog/fields-of-rows.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { proposalDocumentVariables } from './document.variables.ts';
import { rowsByProposal } from './proposal-row.ts';
import { proposalVariables } from './proposals.variables.ts';

/** A proposal as paper. */
export const proposalDocument: DocumentKind = {
  kind: 'commercial_proposal',
  path: '/api/v1/commercial-proposals',
  tag: 'Commercial proposals',
  variables: [...proposalVariables, ...proposalDocumentVariables],
  customFields: async (db, ids) =>
    new Map((await commercialProposals.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  itemFields: async (db, ids) => fieldsOfRows(db, await rowsByProposal(db, ids)),
  permission: 'commercial_proposals.export',
  scopes: ['customer_documents.read', 'documents.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeProposal,
};

async function describeProposal(ctx: ReadContext, id: string) {
  const [{ number, createdAt, sellerProfileId }, { timezone }] = await Promise.all([
    commercialProposals.byId(ctx.db, id),
    regionalOf(ctx),
  ]);
  const day = printedDay(dayIn(timezone, new Date(createdAt)));
  return { fileName: `КП ${number} от ${day}`, pictures: await picturesOfSeller(ctx.db, sellerProfileId) };
}
