import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { contracts } from './contract.ts';
import { contractVariables } from './contracts.variables.ts';

/** A contract as paper. */
export const contractDocument: DocumentKind = {
  kind: 'contract',
  path: '/api/v1/contracts',
  tag: 'Contracts',
  variables: contractVariables,
  customFields: async (db, ids) =>
    new Map((await contracts.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  permission: 'contracts.export',
  scopes: ['customer_documents.read', 'supplier_documents.read'],
  formats: ['docx', 'pdf'],
  describe: describeContract,
};

async function describeContract({ db }: ReadContext, id: string) {
  const { number, date, sellerProfileId } = await contracts.byId(db, id);
  return {
    fileName: `Договор ${number} от ${printedDay(date)}`,
    pictures: await picturesOfSeller(db, sellerProfileId),
  };
}
