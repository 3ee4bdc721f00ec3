import type { StepMode } from '../../../../nouns/approval-flow.ts';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Route } from './approvals.ts';

/** A step as the form holds it; approvers are `user:…` and `role:…`. */
export interface StepValues {
  name: string;
  mode: StepMode;
  remindAfterHours: string;
  approvers: string[];
}

export interface RouteValues {
  recordType: ApprovedRecord;
  name: string;
  position: string;
  isActive: boolean;
  amountFrom: string | null;
  amountTo: string | null;
  departments: string[];
  counterpartyIds: string[];
  overBudget: boolean;
  categoryIds: string[];
  steps: StepValues[];
}

export const newStep = (): StepValues => ({ name: '', mode: 'all', remindAfterHours: '', approvers: [] });

export const newRoute = (): RouteValues => ({
  ...{ recordType: 'procurement' as const, name: '', position: '', isActive: true, amountFrom: null, amountTo: null },
  ...{ departments: [], counterpartyIds: [], overBudget: false, categoryIds: [], steps: [newStep()] },
});

export const routeValuesOf = (route: Route): RouteValues => ({
  ...{ recordType: route.recordType, name: route.name, position: String(route.position), isActive: route.isActive },
  ...{ amountFrom: route.amountFrom, amountTo: route.amountTo },
  ...{
    departments: [...route.departments],
    counterpartyIds: [...route.counterpartyIds],
    overBudget: route.overBudget,
    categoryIds: [...route.categoryIds],
  },
  steps: route.steps.map(({ name, mode, remindAfterHours, approvers }) => ({
    ...{ name: name ?? '', mode, remindAfterHours: remindAfterHours === null ? '' : String(remindAfterHours) },
    approvers: approvers.map(({ kind, id }) => `${kind}:${id}`),
  })),
});

/** What the server is sent of a form. */
export const routeBodyOf = ({
  name,
  position,
  steps,
  departments,
  counterpartyIds,
  overBudget,
  recordType,
  ...values
}: RouteValues) => ({
  ...values,
  name: name.trim(),
  departments: recordType === 'procurement' ? departments : [],
  counterpartyIds: recordType === 'procurement' ? [] : counterpartyIds,
  overBudget: recordType === 'procurement' && overBudget,
  ...(position !== '' && { position: Number(position) }),
  steps: steps.map((step) => ({
    name: step.name.trim() === '' ? null : step.name.trim(),
    mode: step.mode,
    remindAfterHours: step.remindAfterHours === '' ? null : Number(step.remindAfterHours),
    approvers: step.approvers.map(approverOf),
  })),
});

function approverOf(named: string) {
  const [kind = '', id = ''] = named.split(':');
  return { kind: kind === 'role' ? ('role' as const) : ('user' as const), id };
}

export function saveRoute(route: Route | undefined, values: RouteValues) {
  const body = routeBodyOf(values);
  if (!route)
    return ask(api.POST('/api/v1/settings/approval-routes', { body: { ...body, recordType: values.recordType } }));
  const params = { path: { id: route.id } };
  return ask(api.PATCH('/api/v1/settings/approval-routes/{id}', { params, body: { ...body, version: route.version } }));
}
