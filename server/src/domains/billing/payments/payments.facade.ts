import { facadeReading } from '../../../kernel/facade-resource.ts';
import { getPayment } from './operations/get-payment.ts';
import { listPayments } from './operations/list-payments.ts';
import { paymentTold } from './payment-told.ts';

export const paymentReading = facadeReading({
  path: '/api/v1/integration-api/payments',
  card: { type: 'payment', fields: paymentTold.properties },
  list: listPayments,
  get: getPayment,
});
