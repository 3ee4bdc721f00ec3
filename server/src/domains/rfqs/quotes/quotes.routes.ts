import { act, get, patch, post, routes } from '../../../kernel/routes.ts';
import { byLink } from '../rfqs.routes.ts';
import { addRequisitionQuote } from './operations/add-requisition-quote.ts';
import { compareQuotes } from './operations/compare-quotes.ts';
import { createQuote } from './operations/create-quote.ts';
import { decideLines } from './operations/decide-lines.ts';
import { explainOffer } from './operations/explain-offer.ts';
import { getQuote } from './operations/get-quote.ts';
import { listQuotes } from './operations/list-quotes.ts';
import { listRequisitionQuotes } from './operations/list-requisition-quotes.ts';
import { listVersions } from './operations/list-versions.ts';
import { planQuotes } from './operations/plan-quotes.ts';
import { readDecisions } from './operations/read-decisions.ts';
import { submitQuote } from './operations/submit-quote.ts';
import { updateQuote } from './operations/update-quote.ts';
import { updateRequisitionQuote } from './operations/update-requisition-quote.ts';
import { readQuoteStatus } from './public/read-quote-status.ts';
import { saveQuoteDraft } from './public/save-quote-draft.ts';
import { submitByLink } from './public/submit-by-link.ts';
import { mostLines } from './quote-version.ts';

const base = '/api/v1/supplier-quotes';
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

const ofRequisition = '/api/v1/purchase-requisitions/:procurementId';

const byToken = '/api/v1/public/v1';

export const quoteRoutes = [
  ...routes('Supplier quotes', [
    get(base, listQuotes),
    post(base, createQuote, many),
    get(`${base}/compare/list`, compareQuotes),
    get(`${base}/compare/explain`, explainOffer),
    act(`${base}/award-plan`, planQuotes),
    get(`${base}/:id`, getQuote),
    patch(`${base}/:id`, updateQuote, many),
    act(`${base}/:id/submit`, submitQuote),
    get(`${base}/:id/versions`, listVersions),
    get(`${ofRequisition}/quotes`, listRequisitionQuotes),
    post(`${ofRequisition}/quotes`, addRequisitionQuote, many),
    get(`${ofRequisition}/quote-line-decisions`, readDecisions),
    patch(`${ofRequisition}/quote-line-decisions`, decideLines, many),
    patch(`${ofRequisition}/quotes/:quoteId`, updateRequisitionQuote, many),
  ]),
  ...routes('Supplier links', [
    act(`${byToken}/supplier-rfqs/:token/quote-draft`, saveQuoteDraft, { ...many, ...byLink }),
    post(`${byToken}/supplier-rfqs/:token/quote-submit`, submitByLink, { ...many, ...byLink }),
    get(`${byToken}/supplier-quotes/:token/status`, readQuoteStatus, byLink),
  ]),
];
