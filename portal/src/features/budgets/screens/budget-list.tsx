import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { budget } from '../../../../../nouns/budget.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { budgetColumns } from '../components/budget-columns.tsx';
import { BudgetDialog } from '../components/budget-dialog.tsx';
import { useBudgets } from '../queries.ts';
import type { BudgetsSearch } from '../searches.ts';

export function BudgetList() {
  const search = useSearch({ from: '/$portal/budgets' });
  const { portal } = useParams({ from: '/$portal/budgets' });
  const navigate = useNavigate();
  const change = useChangeSearch<BudgetsSearch>();
  const may = useMay();
  return (
    <ListPage
      title={say('Budgets', 'Бюджеты')}
      list={useBudgets(search)}
      columns={budgetColumns(portal)}
      nameOf={({ code }) => code}
      onOpen={({ id }) => void navigate({ to: '/$portal/budgets/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="code"
      lookFor={say('Code, name, department or project', 'Код, название, подразделение или проект')}
      filters={
        <>
          <ChoiceChip
            label={labelOf(budget, 'status')}
            choices={choicesOf(budget, 'status')}
            value={search.status}
            onChange={(status) => change({ status })}
          />
          <SwitchChip
            label={say('For today', 'На сегодня')}
            on={search.current === 'true'}
            onChange={(on) => change({ current: on ? 'true' : undefined })}
          />
          <SwitchChip
            label={say('Overrun', 'Превышенные')}
            on={search.overrun === 'true'}
            onChange={(on) => change({ overrun: on ? 'true' : undefined })}
          />
        </>
      }
      create={{
        label: say('Budget', 'Бюджет'),
        act: may('budgets.create') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No budgets yet', 'Бюджетов пока нет'),
        hint: say(
          'A budget says how much may be spent on what and when; requisitions of its code draw on it.',
          'Бюджет задаёт, сколько, на что и когда можно потратить; его расходуют заявки с его кодом.',
        ),
      }}
    >
      <BudgetDialog opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}
