import { fileHost } from '../../platform/files/host.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { updateInvoice } from './operations/update-invoice.ts';

export const invoiceFiles = fileHost({ entityType: 'invoice', get: getInvoice, update: updateInvoice });
