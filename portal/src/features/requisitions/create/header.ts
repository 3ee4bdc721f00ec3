import type { RecordOption } from '../../../kit/form/record-option.ts';
import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import type { Priority } from '../queries.ts';

/** A requisition above its lines, as a form holds it. */
export interface Header {
  title: string;
  dueDate: string;
  deliveryWarehouseId: string | null;
  customer: RecordOption | null;
  contract: RecordOption | null;
  budgetCode: string;
  departmentName: string;
  responsibleId: string | null;
  priority: Priority;
  comment: string;
  customFields: CustomValues;
}

export const headerFields = [
  ...['title', 'dueDate', 'deliveryWarehouseId', 'customer', 'contract', 'responsibleId', 'priority', 'comment'],
  ...['budgetCode', 'departmentName', 'customFields'],
] as const;

/** The fields as the server takes them; what is empty clears. */
export const headerBody = ({ customer, contract, title, customFields, ...rest }: Header) => ({
  ...rest,
  ...(title.trim() && { title: title.trim() }),
  dueDate: rest.dueDate || null,
  budgetCode: rest.budgetCode.trim() || null,
  departmentName: rest.departmentName.trim() || null,
  comment: rest.comment.trim() || null,
  customerId: customer?.id ?? null,
  contractId: contract?.id ?? null,
  ...(Object.keys(customFields).length > 0 && { customFields }),
});

/** Where a field of the request stands in the form. */
export const headerFieldOf = (field: string) => ({ customerId: 'customer', contractId: 'contract' })[field] ?? field;
