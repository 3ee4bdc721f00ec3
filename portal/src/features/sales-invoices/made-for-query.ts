import { queryOptions } from '@tanstack/react-query';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../../shared/api/client.ts';
import { nameOfContract } from '../../shared/records/named-contract.ts';

interface Wanted {
  customer?: string;
  contract?: string;
  requisition?: string;
}

interface MadeFor {
  customer: RecordOption | null;
  contract: RecordOption | null;
  procurementId: string | null;
}

/** What an address says a new invoice is for, by name: a contract brings its customer. */
export const madeForQuery = ({ customer, contract, requisition }: Wanted) =>
  queryOptions({
    queryKey: ['sales-invoices', 'made for', customer, contract, requisition],
    queryFn: async ({ signal }): Promise<MadeFor> => {
      const under = contract
        ? await ask(api.GET('/api/v1/contracts/{id}', { params: { path: { id: contract } }, signal }))
        : undefined;
      return {
        customer: under
          ? { id: under.counterpartyId, label: under.counterparty.name }
          : customer
            ? await customerNamed(customer, signal)
            : null,
        contract: under ? { id: under.id, label: nameOfContract(under) } : null,
        procurementId: requisition ?? null,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

async function customerNamed(counterpartyId: string, signal: AbortSignal): Promise<RecordOption> {
  const params = { path: { counterpartyId } };
  const { shortName } = await ask(api.GET('/api/v1/counterparties/{counterpartyId}', { params, signal }));
  return { id: counterpartyId, label: shortName };
}
