import { call } from '../public-kit/call.ts';
import type { AcceptBody, DeclineBody, Proposal, QuestionBody } from './types.ts';

const addressOf = (token: string) => `/api/v1/public/v1/commercial-proposals/${encodeURIComponent(token)}`;

export const readProposal = (token: string) => call<Proposal>('GET', addressOf(token));

export const acceptProposal = (token: string, body: AcceptBody, key: string) =>
  call<Proposal>('POST', `${addressOf(token)}/accept`, body, key);

export const declineProposal = (token: string, body: DeclineBody, key: string) =>
  call<Proposal>('POST', `${addressOf(token)}/decline`, body, key);

export const askQuestion = (token: string, body: QuestionBody, key: string) =>
  call<unknown>('POST', `${addressOf(token)}/questions`, body, key);

/** Where the paper itself is fetched from. */
export const fileAddress = (token: string, format: string) => `${addressOf(token)}/file?format=${format}`;

export const logoAddress = (token: string) => `${addressOf(token)}/logo`;
