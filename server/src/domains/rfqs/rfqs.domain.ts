import type { Domain } from '../../platform/domain.ts';
import { rfqClockSchedule } from './clock/clock.schedule.ts';
import { rfqItem } from './items/rfq-item.ts';
import { declinedTold, quotedTold } from './letters/tell-answer.ts';
import { tellRevision } from './letters/tell-revision.job.ts';
import { quoteMinutesDocument } from './minutes/quote-minutes.document.ts';
import { protocolRoutes } from './protocol/protocol.routes.ts';
import { askedSupplierShown } from './questions/asked-supplier-shown.ts';
import { questionReading } from './questions/questions.facade.ts';
import { questionFiles } from './questions/questions.files.ts';
import { questionRoutes } from './questions/questions.routes.ts';
import { rfqQuestion } from './questions/rfq-question.ts';
import { followReleased } from './quotes/decisions/follow-released.ts';
import { rejectPassedOver } from './quotes/decisions/reject-passed-over.ts';
import { supplierPriceExchange } from './quotes/exchange/supplier-prices.exchange.ts';
import { quoteExpirySchedule } from './quotes/expiry/expiry.schedule.ts';
import { quoteFigures } from './quotes/explaining/quote.figures.ts';
import { learnUnsealed } from './quotes/learn/learn-unsealed.ts';
import { getQuote } from './quotes/operations/get-quote.ts';
import { quoteReading } from './quotes/quotes.facade.ts';
import { quoteFiles } from './quotes/quotes.files.ts';
import { quoteRoutes } from './quotes/quotes.routes.ts';
import { openedShown, supplierShown } from './quotes/shown-changes.ts';
import { linesOfQuotes } from './quotes/supplier-quote.lines.ts';
import { supplierQuote } from './quotes/supplier-quote.ts';
import { closeDecided } from './reactions/close-decided.ts';
import { followRequisition } from './reactions/follow-requisition.ts';
import { markUndelivered } from './reactions/mark-undelivered.ts';
import { sourceApproved } from './reactions/source-approved.ts';
import { rfqRecipient } from './recipients/rfq-recipient.ts';
import { rfqDocument } from './rfq.document.ts';
import { rfqFiles } from './rfqs.files.ts';
import { rfqRoutes } from './rfqs.routes.ts';
import { rfqVariables } from './rfqs.variables.ts';
import { linesOfRfqs } from './supplier-rfq.lines.ts';
import { supplierRfq } from './supplier-rfq.ts';

export const rfqsDomain: Domain = {
  entities: [supplierRfq, rfqItem, rfqRecipient, rfqQuestion, supplierQuote],
  routes: [...rfqRoutes, ...questionRoutes, ...quoteRoutes, ...protocolRoutes],
  facadeReadings: [quoteReading, questionReading],
  variableNamespaces: [rfqVariables],
  figureHosts: [quoteFigures],
  documentKinds: [rfqDocument, quoteMinutesDocument],
  recordLines: [linesOfRfqs, linesOfQuotes],
  recordHosts: [
    { ...rfqFiles, entity: supplierRfq },
    { entityType: quoteFiles.entityType, entity: supplierQuote, get: getQuote },
  ],
  fileHosts: [rfqFiles, questionFiles, quoteFiles],
  exchanged: [supplierPriceExchange],
  jobs: [tellRevision],
  schedules: [rfqClockSchedule, quoteExpirySchedule],
  reactions: [
    followRequisition,
    closeDecided,
    markUndelivered,
    quotedTold,
    declinedTold,
    learnUnsealed,
    followReleased,
    sourceApproved,
    openedShown,
    supplierShown,
    askedSupplierShown,
    ...rejectPassedOver,
  ],
};
