import type { paths } from '../../sdk/types.ts';

type Public = '/api/v1/public/v1';
type Read = paths[`${Public}/supplier-rfqs/{token}`]['get'];
type Save = paths[`${Public}/supplier-rfqs/{token}/quote-draft`]['post'];
type Submit = paths[`${Public}/supplier-rfqs/{token}/quote-submit`]['post'];

/** The request as its supplier sees it, with his own quote. */
export type Rfq = Read['responses']['200']['content']['application/json'];
export type Item = Rfq['items'][number];
export type OwnVersion = NonNullable<NonNullable<Rfq['quote']>['submitted']>;
export type OwnLine = OwnVersion['lines'][number];

export type DraftBody = NonNullable<Save['requestBody']>['content']['application/json'];
export type GivenLine = NonNullable<DraftBody['lines']>[number];
export type SavedDraft = Save['responses']['200']['content']['application/json'];

export type SubmitBody = NonNullable<Submit['requestBody']>['content']['application/json'];

export type VatMode = Rfq['vatMode'];
