import { act, del, get, patch, post, routes } from '../../../kernel/routes.ts';
import { mostItems } from './delivery-batch.input.ts';
import { cancelBatch } from './operations/cancel-batch.ts';
import { createBatch } from './operations/create-batch.ts';
import { deleteBatch } from './operations/delete-batch.ts';
import { deliverBatch } from './operations/deliver-batch.ts';
import { dispatchBatch } from './operations/dispatch-batch.ts';
import { draftReceipt } from './operations/draft-receipt.ts';
import { getBatch } from './operations/get-batch.ts';
import { listBatches } from './operations/list-batches.ts';
import { loadBatch } from './operations/load-batch.ts';
import { restoreBatch } from './operations/restore-batch.ts';
import { returnBatch } from './operations/return-batch.ts';
import { updateBatch } from './operations/update-batch.ts';

const base = '/api/v1/logistics/batches';
const one = `${base}/:batchId`;

/** So many items come in one body. */
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostItems };

export const batchRoutes = routes('Logistics', [
  get(base, listBatches),
  post(base, createBatch, many),
  get(one, getBatch),
  patch(one, updateBatch, many),
  del(one, deleteBatch),
  act(`${one}/restore`, restoreBatch),
  act(`${one}/load`, loadBatch),
  act(`${one}/dispatch`, dispatchBatch),
  act(`${one}/deliver`, deliverBatch, many),
  act(`${one}/return`, returnBatch),
  act(`${one}/cancel`, cancelBatch),
  get(`${one}/receipt-draft`, draftReceipt),
]);
