import { call } from '../public-kit/call.ts';
import type { DraftBody, Rfq, SavedDraft, SubmitBody } from './types.ts';

const base = '/api/v1/public/v1/supplier-rfqs';

export const readRfq = (token: string) => call<Rfq>('GET', `${base}/${encodeURIComponent(token)}`);

export const saveDraft = (token: string, body: DraftBody, key: string) =>
  call<SavedDraft>('POST', `${base}/${encodeURIComponent(token)}/quote-draft`, body, key);

export const submitQuote = (token: string, body: SubmitBody, key: string) =>
  call<unknown>('POST', `${base}/${encodeURIComponent(token)}/quote-submit`, body, key);
