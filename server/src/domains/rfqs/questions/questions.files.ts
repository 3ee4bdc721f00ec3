import { fileHost } from '../../../platform/files/host.ts';
import { answerQuestion } from './operations/answer-question.ts';
import { getQuestion } from './operations/get-question.ts';
import { rfqQuestions } from './rfq-question.ts';

/** Files beside a question and its answer. Its supplier reads those of the buyers, the others do once the answer is shown to all. */
export const questionFiles = fileHost({
  entityType: 'rfqQuestion',
  get: getQuestion,
  update: answerQuestion,
  hold: rfqQuestions.lock,
});
