import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';

/** An attached table, the letter it came with, and what it answers. */
export const priceLetter = object({
  installationId: id(),
  fileId: id(),
  messageId: Type.String(),
  supplierId: id(),
  /** The requisition it answers, or else the price list of the supplier. */
  procurementId: Type.Optional(id()),
  priceListId: Type.Optional(id()),
});
