import { act, get, post, routes } from '../../kernel/routes.ts';
import { cancelReturn } from './operations/cancel-return.ts';
import { createReturn } from './operations/create-return.ts';
import { recordCredit } from './operations/record-credit.ts';
import { withdrawCredit } from './operations/withdraw-credit.ts';
import { getReturn, listReturns } from './supplier-return.ts';

const base = '/api/v1/supplier-returns';

export const supplierReturnRoutes = routes('Returns to suppliers', [
  get(base, listReturns),
  post(base, createReturn),
  get(`${base}/:id`, getReturn),
  act(`${base}/:id/credit`, recordCredit),
  act(`${base}/:id/withdraw-credit`, withdrawCredit),
  act(`${base}/:id/cancel`, cancelReturn),
]);
