import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { firstStepsQuery, type Step } from '../first-steps-query.ts';
import classes from './first-steps.module.css';

interface Way {
  permission: Permission;
  path: string;
  label: Words;
  about: Words;
}

const ways: Record<Step, Way> = {
  company: {
    permission: 'company_settings.update',
    path: 'settings/company',
    label: words('Fill in the requisites of the company', 'Заполните реквизиты компании'),
    about: words('Documents and orders carry them.', 'Они попадут в документы и заказы.'),
  },
  colleagues: {
    permission: 'users.invite',
    path: 'settings/users',
    label: words('Invite colleagues', 'Пригласите коллег'),
    about: words('Buyers, approvers, the warehouse.', 'Закупщиков, согласующих, кладовщика.'),
  },
  warehouse: {
    permission: 'warehouses.create',
    path: 'warehouses',
    label: words('Add a warehouse', 'Добавьте склад'),
    about: words('Or a building site: where goods come to.', 'Или объект: место, куда приходит товар.'),
  },
  supplier: {
    permission: 'counterparties.create',
    path: 'counterparties',
    label: words('Add a supplier', 'Добавьте поставщика'),
    about: words('By INN, or all at once from a file.', 'По ИНН или сразу всех из файла.'),
  },
  item: {
    permission: 'catalog.create',
    path: 'catalog',
    label: words('Fill the catalog', 'Наполните каталог'),
    about: words('By hand, from a file or from 1C.', 'Вручную, из файла или из 1С.'),
  },
  requisition: {
    permission: 'purchase_requisitions.create',
    path: 'requisitions/new',
    label: words('Write a requisition', 'Создайте заявку'),
    about: words('What is needed, how much and by when.', 'Что нужно, сколько и к какому сроку.'),
  },
  request: {
    permission: 'supplier_rfqs.create',
    path: 'rfqs',
    label: words('Ask suppliers for prices', 'Запросите цены'),
    about: words('They answer by a link, without an account.', 'Поставщики ответят по ссылке, без регистрации.'),
  },
  order: {
    permission: 'purchase_orders.create',
    path: 'purchase-orders',
    label: words('Send an order', 'Отправьте заказ'),
    about: words('To whom you chose in the comparison.', 'Тем, кого выбрали в сравнении.'),
  },
};

/** What a new company does on its first day; gone when all is done, or hidden by the person. Only what they may do is shown. */
export function FirstSteps() {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const client = useQueryClient();
  const { data } = useQuery(firstStepsQuery);
  const { mutate: hide, isPending } = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/first-steps/hide', {})),
    onSuccess: (after) => client.setQueryData(firstStepsQuery.queryKey, after),
    onError: (problem) => tellProblem(problem),
  });
  const steps = data?.steps.filter(({ step }) => may(ways[step].permission)) ?? [];
  const done = steps.filter((one) => one.done).length;
  if (!data || data.hidden || done === steps.length) return null;
  return (
    <div className={classes.first}>
      <Section
        title={say('First steps', 'Первые шаги')}
        about={say(`${done} of ${steps.length} done`, `Сделано ${done} из ${steps.length}`)}
        actions={
          <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => hide()}>
            {say('Hide', 'Скрыть')}
          </Button>
        }
      >
        <Progress
          mb="sm"
          size="sm"
          value={(done / steps.length) * 100}
          aria-label={say('First steps done', 'Пройдено первых шагов')}
        />
        <ol className={classes.steps}>
          {steps.map(({ step, done }) => (
            <li key={step} data-done={done || undefined}>
              <span
                className={classes.mark}
                role="img"
                aria-label={done ? say('Done', 'Сделано') : say('Not done', 'Не сделано')}
              />
              <Link to={`/${portal}/${ways[step].path}` as '/'}>{say(ways[step].label)}</Link>
              <small>{say(ways[step].about)}</small>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
