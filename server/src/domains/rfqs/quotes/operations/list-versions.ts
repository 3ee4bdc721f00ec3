import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { comparedVersion, comparedVersions } from '../compare-versions.ts';
import { versionsOf } from '../read-versions.ts';
import { supplierQuotes } from '../supplier-quote.ts';

export const listVersions = query({
  name: 'supplier-quotes.list-versions',
  summary: words('Versions of a quote', 'Версии предложения'),
  description:
    'What was submitted, the latest first: when, by whom, totals, and what differs from the version before. While prices are sealed the list is empty.',
  permission: 'supplier_quotes.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: object({ items: Type.Array(comparedVersion) }, { title: 'Versions' }),

  async run(ctx, { id }) {
    const [quote, versions] = await Promise.all([supplierQuotes.byId(ctx.db, id), versionsOf(ctx.db, id)]);
    return { items: quote.sealed ? [] : comparedVersions(versions.filter(({ n }) => n > 0)) };
  },
});
