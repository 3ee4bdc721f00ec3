import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stepModes } from '../../../../../nouns/approval-flow.ts';
import { approvedRecords } from '../../../../../nouns/approved-records.ts';
import { showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { counted, say } from '../../../kit/say.ts';
import { deleteRoute, type Route } from '../approvals.ts';
import { useNames } from '../use-approvers.ts';
import classes from './approvals.module.css';

interface RouteListProps {
  routes: readonly Route[];
  mayChange: boolean;
  onOpen(route: Route): void;
}

/** Routes in the order they are tried, each with what it is for and who approves. */
export function RouteList({ routes, ...rest }: RouteListProps) {
  return (
    <ol className={classes.list}>
      {routes.map((route) => (
        <RouteLine key={route.id} route={route} {...rest} />
      ))}
    </ol>
  );
}

function RouteLine({ route, mayChange, onOpen }: Omit<RouteListProps, 'routes'> & { route: Route }) {
  const nameOf = useNames(route.recordType);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteRoute(route.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
  const confirm = () =>
    openConfirm({
      title: say(`Delete “${route.name}”?`, `Удалить «${route.name}»?`),
      children: say('What is waiting already keeps its steps.', 'То, что уже на согласовании, пройдёт прежние шаги.'),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  const namesOf = (list: Route['steps'][number]['approvers']) =>
    list.map(({ kind, id }) => nameOf(kind, id)).join(', ');
  const steps = route.steps.map(({ name, mode, approvers, escalateAfterHours, escalateTo }) => {
    const asked = approvers.length > 1 ? `${say(stepModes[mode])}: ${namesOf(approvers)}` : namesOf(approvers);
    const later = say(
      `in ${escalateAfterHours} h also ${namesOf(escalateTo)}`,
      `через ${escalateAfterHours} ч ещё ${namesOf(escalateTo)}`,
    );
    const people = escalateTo.length > 0 ? `${asked}; ${later}` : asked;
    return name ? `${name} (${people})` : people;
  });
  return (
    <li data-off={!route.isActive || undefined}>
      <div>
        <b>{route.name}</b>
        {!route.isActive && <span className="dimmed"> · {say('off', 'отключён')}</span>}
        <p className="dimmed">
          {say(approvedRecords[route.recordType])} · {conditionsOf(route)}
        </p>
        <p>{steps.join(' → ')}</p>
      </div>
      {mayChange && (
        <Group gap="xs" wrap="nowrap">
          <Button size="compact-sm" variant="default" onClick={() => onOpen(route)}>
            {say('Change', 'Изменить')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="red" loading={remove.isPending} onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Button>
        </Group>
      )}
    </li>
  );
}

function conditionsOf({ amountFrom, amountTo, categoryIds, departments, counterpartyIds, overBudget }: Route): string {
  const found = [
    ...(amountFrom === null ? [] : [`${say('from', 'от')} ${showMoney(amountFrom)}`]),
    ...(amountTo === null ? [] : [`${say('below', 'до')} ${showMoney(amountTo)}`]),
    ...(categoryIds.length === 0
      ? []
      : [counted(categoryIds.length, ['category', 'categories'], ['категория', 'категории', 'категорий'])]),
    ...departments,
    ...(counterpartyIds.length === 0
      ? []
      : [counted(counterpartyIds.length, ['company', 'companies'], ['компания', 'компании', 'компаний'])]),
    ...(overBudget ? [say('over the budget', 'сверх бюджета')] : []),
  ];
  return found.length === 0 ? say('always', 'всегда') : found.join(', ');
}
