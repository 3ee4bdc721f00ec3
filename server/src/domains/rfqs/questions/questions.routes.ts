import { act, get, post, routes } from '../../../kernel/routes.ts';
import { byLink } from '../rfqs.routes.ts';
import { answerQuestion } from './operations/answer-question.ts';
import { askSupplier } from './operations/ask-supplier.ts';
import { getQuestion } from './operations/get-question.ts';
import { listQuestions } from './operations/list-questions.ts';
import { publishAnswer } from './operations/publish-answer.ts';
import { answerByLink } from './public/answer-by-link.ts';
import { askByLink } from './public/ask-by-link.ts';
import { readQuestions } from './public/read-questions.ts';
import { sendQuestionFile } from './public/send-question-file.ts';

const base = '/api/v1/rfq-questions';
const byToken = '/api/v1/public/v1/supplier-rfqs/:token/questions';

export const questionRoutes = [
  ...routes('Requests for quotes', [
    get(base, listQuestions),
    post(base, askSupplier),
    get(`${base}/:id`, getQuestion),
    act(`${base}/:id/answer`, answerQuestion),
    act(`${base}/:id/publish`, publishAnswer),
  ]),
  ...routes('Supplier links', [
    get(byToken, readQuestions, byLink),
    post(byToken, askByLink, byLink),
    act(`${byToken}/:questionId/answer`, answerByLink, byLink),
    post(`${byToken}/:questionId/files`, sendQuestionFile, byLink),
  ]),
];
