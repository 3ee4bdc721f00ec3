import { facadeReading } from '../../../kernel/facade-resource.ts';
import { getQuestion } from './operations/get-question.ts';
import { listQuestions } from './operations/list-questions.ts';
import { rfqQuestion } from './rfq-question.ts';

export const questionReading = facadeReading({
  path: '/api/v1/integration-api/rfq-questions',
  entity: rfqQuestion,
  list: listQuestions,
  get: getQuestion,
});
