import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';

/** An attached table, the letter it came with, and what it answers. */
export const priceLetter = object({
  installationId: id(),
  fileId: id(),
  messageId: Type.String(),
  supplierId: id(),
  procurementId: id(),
});
