import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';

const { priority, customerId, customerContact, departmentName, deliveryWarehouseId, deliveryAddress } =
  requisition.fields;
const { contractId, currency, budgetAmount, budgetCode } = requisition.fields;
const { constructionProject, constructionObject, constructionStage, comment, tags, customFields } = requisition.fields;

/** What a requisition hands on to one like it, besides its title, its dates and its people. */
export const handedOn = {
  ...{ priority, customerId, customerContact, departmentName, deliveryWarehouseId, deliveryAddress },
  ...{ contractId, currency, budgetAmount, budgetCode },
  ...{ constructionProject, constructionObject, constructionStage, comment, tags, customFields },
};

const { catalogItemId, sku, name, itemType, quantity, uom, plannedPrice, vatRate } = requisitionLine.fields;
const { sourceSectionName, workType, needGroupKey, specification } = requisitionLine.fields;
const { manufacturer, brand, analogsAllowed, productFields } = requisitionLine.fields;

/** What each of its lines hands on. */
export const handedOnByLine = {
  ...{ catalogItemId, sku, name, itemType, quantity, uom, plannedPrice, currency: requisitionLine.fields.currency },
  ...{ vatRate, sourceSectionName, workType, needGroupKey, specification, manufacturer, brand, analogsAllowed },
  ...{ productFields, customFields: requisitionLine.fields.customFields },
};
