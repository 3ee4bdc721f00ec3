import type { paths } from '../../../sdk/types.ts';

type Path = '/api/v1/public/v1/supplier-rfqs/{token}/questions';

/** Questions beside a request, as one supplier sees them. */
export type Talk = paths[Path]['get']['responses']['200']['content']['application/json'];
export type Question = Talk['own'][number];

type Asking = paths[Path]['post'];
export type Said = NonNullable<Asking['requestBody']>['content']['application/json'];
