import { approvalRequest } from './approval-request.ts';
import { approvalRoute } from './approval-route.ts';
import { approvalSubstitute } from './approval-substitute.ts';

/** Who approves what: routes, what was sent by them, and who stands in for whom. */
export const approvalNouns = [approvalRequest, approvalRoute, approvalSubstitute] as const;
