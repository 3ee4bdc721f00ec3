import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { AnyField } from '../../../../../nouns/kit/field.ts';
import type { Terms } from '../../../../../nouns/pricing/is-entered.ts';
import { costOf, type RowCost } from '../../../../../nouns/pricing/row-costs.ts';
import { proposalRow as declared, type ProposalRow } from '../../../../../nouns/proposal-row.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import { type Input, inputsOf, type Result } from '../../../platform/explain/figure.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';

/** A row on the way to its price. Its steps are named under `rows[3].`. */
export interface PricedRow {
  row: ProposalRow;
  cost: RowCost;
  terms: Terms;
  under: string;
  inputs(...names: ReadonlyArray<keyof ProposalRow>): Input[];
  /** Called as the field of this name, unless it is told how. */
  result(name: string, formula: string, label?: Words): Result;
}

export const ofProposal = ({ id }: Pick<CommercialProposal, 'id'>) => ({
  ...{ type: 'commercial_proposal', id, url: `/api/v1/commercial-proposals/${id}` },
});

export const ofRow = (proposal: CommercialProposal, { id }: ProposalRow) => ({
  ...ofProposal(proposal),
  ...{ type: declared.type, id },
});

export function pricedRow(proposal: CommercialProposal, row: ProposalRow, under: string): PricedRow {
  const { currency } = proposal;
  const terms = { ...proposal, scale: scaleOf(currency) };
  const of = row.name;
  const measureOf = (name: string) => {
    if (name === 'quantity') return { unit: row.uom };
    return isMoney(name) ? { currency } : {};
  };
  return {
    ...{ row, cost: costOf(row, terms), terms, under },
    inputs: (...names) =>
      names.flatMap((name) =>
        inputsOf(declared.fields, row, [name], { from: ofRow(proposal, row), under, of, ...measureOf(name) }),
      ),
    result: (name, formula, label = (fields[name] as AnyField).spec.label) => ({
      ...{ name: under + name, label, of, formula, ...measureOf(name) },
    }),
  };
}

const fields: Readonly<Record<string, AnyField>> = declared.fields;

const isMoney = (name: string) => !name.endsWith('Percent');
