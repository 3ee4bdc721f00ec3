import Type from 'typebox';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { requisition } from './requisition.ts';

const { fields } = requisition;

/** What a caller may write of the header; the status and the stage have addresses of their own. */
export const headerInput = {
  title: Type.Optional(fields.title),
  priority: Type.Optional(fields.priority),
  customerId: Type.Optional(fields.customerId),
  customerContact: Type.Optional(fields.customerContact),
  customerRequestFileName: Type.Optional(fields.customerRequestFileName),
  responsibleId: Type.Optional(fields.responsibleId),
  requesterId: Type.Optional(fields.requesterId),
  departmentName: Type.Optional(fields.departmentName),
  dueDate: Type.Optional(fields.dueDate),
  deliveryWarehouseId: Type.Optional(fields.deliveryWarehouseId),
  deliveryAddress: Type.Optional(fields.deliveryAddress),
  currency: Type.Optional(fields.currency),
  budgetAmount: Type.Optional(fields.budgetAmount),
  budgetCode: Type.Optional(fields.budgetCode),
  constructionProject: Type.Optional(fields.constructionProject),
  constructionObject: Type.Optional(fields.constructionObject),
  constructionStage: Type.Optional(fields.constructionStage),
  comment: Type.Optional(fields.comment),
  tags: Type.Optional(fields.tags),
  customFields: Type.Optional(fields.customFields),
};

const shape = Type.Object(headerInput);

export type HeaderInput = Type.Static<typeof shape> & { selectedSupplierId?: string | null };

const columnOf: Record<string, string> = {
  title: 'title',
  priority: 'priority',
  customerId: 'customer_id',
  customerContact: 'customer_contact',
  customerRequestFileName: 'customer_request_file_name',
  responsibleId: 'responsible_id',
  requesterId: 'requester_id',
  departmentName: 'department_name',
  dueDate: 'due_date',
  deliveryWarehouseId: 'delivery_warehouse_id',
  deliveryAddress: 'delivery_address',
  currency: 'currency',
  budgetAmount: 'budget_amount',
  budgetCode: 'budget_code',
  selectedSupplierId: 'selected_supplier_id',
  constructionProject: 'construction_project',
  constructionObject: 'construction_object',
  constructionStage: 'construction_stage',
  comment: 'comment',
  tags: 'tags',
};

/** The given fields as columns; what was not given stays out. */
export const rowOf = (given: Readonly<Record<string, unknown>>) => givenColumns(columnOf, given);
