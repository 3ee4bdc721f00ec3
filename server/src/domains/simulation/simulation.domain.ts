import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Job } from '../../kernel/job.ts';
import type { Domain } from '../../platform/domain.ts';
import { settleEvening } from './bank/bank-evening.job.ts';
import { hearInvoices } from './bank/hear-invoices.ts';
import { answerMessage } from './messenger/answer-message.job.ts';
import { hearMessages } from './messenger/hear-messages.ts';
import { answerOrder } from './suppliers/answer-order.job.ts';
import { answerQuestion } from './suppliers/answer-question.job.ts';
import { answerRequest } from './suppliers/answer-request.job.ts';
import { hearConfirmed } from './suppliers/hear-confirmed.ts';
import { hearOrders } from './suppliers/hear-orders.ts';
import { hearQuestions } from './suppliers/hear-questions.ts';
import { hearRequests } from './suppliers/hear-requests.ts';
import { invoiceOrder } from './suppliers/invoice-order.job.ts';

/** Counterparties of test portals that answer by themselves. */
export const simulationDomain = (connectors: readonly AnyConnector[]): Domain => ({
  entities: [],
  routes: [],
  jobs: [
    answerRequest,
    answerQuestion,
    answerOrder,
    invoiceOrder,
    settleEvening(connectors),
    answerMessage(connectors) as Job,
  ],
  reactions: [hearRequests, hearQuestions, hearOrders, hearConfirmed, hearInvoices, hearMessages],
});
