import type { StepMode } from '../../../../nouns/approval-flow.ts';
import type { ApprovedRecord } from '../../../../nouns/approved-records.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Route } from './approvals.ts';

/** A step as the form holds it; approvers are `user:…` and `role:…`. */
export interface StepValues {
  name: string;
  mode: StepMode;
  remindAfterHours: string;
  approvers: string[];
  escalateAfterHours: string;
  escalateTo: string[];
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

export const newStep = (): StepValues => ({
  ...{ name: '', mode: 'all', remindAfterHours: '', approvers: [] },
  ...{ escalateAfterHours: '', escalateTo: [] },
});

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
  steps: route.steps.map(({ name, mode, remindAfterHours, approvers, escalateAfterHours, escalateTo }) => ({
    ...{ name: name ?? '', mode, remindAfterHours: hoursText(remindAfterHours) },
    approvers: approvers.map(textOf),
    ...{ escalateAfterHours: hoursText(escalateAfterHours), escalateTo: escalateTo.map(textOf) },
  })),
});

const hoursText = (hours: number | null) => (hours === null ? '' : String(hours));

const textOf = ({ kind, id }: Route['steps'][number]['approvers'][number]) => `${kind}:${id}`;

/** What the server is sent of a form. */
export const routeBodyOf = ({
  name,
  position,
  steps,
  departments,
  counterpartyIds,
  overBudget,
  recordType,
  categoryIds,
  ...values
}: RouteValues) => ({
  ...values,
  categoryIds: recordType === 'contract' ? [] : categoryIds,
  name: name.trim(),
  departments: recordType === 'procurement' ? departments : [],
  counterpartyIds: recordType === 'procurement' ? [] : counterpartyIds,
  overBudget: recordType === 'procurement' && overBudget,
  ...(position !== '' && { position: Number(position) }),
  steps: steps.map((step) => ({
    name: step.name.trim() === '' ? null : step.name.trim(),
    mode: step.mode,
    remindAfterHours: hoursOf(step.remindAfterHours),
    approvers: step.approvers.map(approverOf),
    ...{ escalateAfterHours: hoursOf(step.escalateAfterHours), escalateTo: step.escalateTo.map(approverOf) },
  })),
});

const hoursOf = (text: string) => (text === '' ? null : Number(text));

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

/** What the route of the form would have come to over records of the past; nothing is saved. */
export function tryRoute(route: Route | undefined, values: RouteValues) {
  const name = values.name.trim() || say('New route', 'Новый маршрут');
  const body = { ...routeBodyOf(values), name, recordType: values.recordType, ...(route && { routeId: route.id }) };
  return ask(api.POST('/api/v1/settings/approval-routes/try', { body }));
}
