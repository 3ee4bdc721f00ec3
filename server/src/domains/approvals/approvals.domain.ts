import type { ApprovalHost } from '../../kernel/approval-host.ts';
import type { Domain } from '../../platform/domain.ts';
import { approvalRoutesOf } from './approvals.routes.ts';
import { noticeDeserted } from './letters/notice-deserted.ts';
import { tellOutcome } from './letters/tell-outcome.ts';
import { tellStep } from './letters/tell-step.ts';
import { remindSchedule } from './remind.schedule.ts';
import { approvalRequest } from './requests/approval-request.ts';
import { approvalRoute } from './routes/approval-route.ts';
import { approvalSubstitute } from './substitutes/approval-substitute.ts';

/** `hosts`: how each kind of record is read by who asks beforehand. */
export const approvalsDomain = (hosts: () => readonly ApprovalHost[]): Domain => ({
  entities: [approvalRoute, approvalSubstitute, approvalRequest],
  routes: approvalRoutesOf(hosts),
  schedules: [remindSchedule],
  reactions: [tellStep, tellOutcome, noticeDeserted],
});
