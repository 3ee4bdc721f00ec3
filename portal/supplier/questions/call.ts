import { call } from '../../public-kit/call.ts';
import type { Said, Talk } from './types.ts';

const questionsOf = (token: string) => `/api/v1/public/v1/supplier-rfqs/${encodeURIComponent(token)}/questions`;

export const readTalk = (token: string) => call<Talk>('GET', questionsOf(token));

export const askBuyer = (token: string, said: Said, key: string) => call<Talk>('POST', questionsOf(token), said, key);

export const answerBuyer = (token: string, questionId: string, said: Said, key: string) =>
  call<Talk>('POST', `${questionsOf(token)}/${encodeURIComponent(questionId)}/answer`, said, key);

export function sendFile(token: string, questionId: string, file: File) {
  const form = new FormData();
  form.append('file', file);
  return call<Talk>('POST', `${questionsOf(token)}/${encodeURIComponent(questionId)}/files`, form);
}
