import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { budget as noun } from '../../../../../nouns/budget.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { BudgetActions } from '../components/budget-actions.tsx';
import { BudgetFacts } from '../components/budget-facts.tsx';
import { EntriesTab } from '../components/entries-tab.tsx';
import { TransfersTab } from '../components/transfers-tab.tsx';
import { type Budget, budgetQuery } from '../queries.ts';
import { tellTransfer } from '../tell-transfer.ts';

const from = '/$portal/budgets/$id' as const;

/** A budget: how much is left, what has taken the rest, and what was moved. */
export function BudgetPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: budget, error, refetch } = useQuery(budgetQuery(id));
  const may = useMay();
  if (error && !budget) return <Broken error={error} reset={() => void refetch()} />;
  if (!budget) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { code, name, status, periodFrom, periodTo } = budget;
  return (
    <Page
      title={`${code} · ${name}`}
      beside={
        <>
          <SampleMark id={budget.id} />
          <StatusOf noun={noun} status={status} />
          <span>
            {showDay(periodFrom, { year: 'always' })} — {showDay(periodTo, { year: 'always' })}
          </span>
        </>
      }
      crumbs={[{ label: say('Budgets', 'Бюджеты'), href: `/${portal}/budgets` }]}
      discussion={<Discussion entityType="budget" entityId={id} />}
      actions={<BudgetActions budget={budget} />}
    >
      <LinkTabs
        tabs={tabsOf(budget, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

const tabsOf = (budget: Budget, may: May): LinkTab[] => [
  { value: 'budget', label: say('Budget', 'Бюджет'), content: () => <BudgetFacts budget={budget} /> },
  { value: 'entries', label: say('Spending', 'Расход'), content: () => <EntriesTab budget={budget} /> },
  { value: 'transfers', label: say('Transfers', 'Перемещения'), content: () => <TransfersTab budget={budget} /> },
  {
    value: 'files',
    label: say('Files', 'Файлы'),
    content: () => <FilesPanel entityType="budget" entityId={budget.id} />,
  },
  ...(may('audit.read')
    ? [
        {
          value: 'activity',
          label: say('Activity', 'История'),
          content: () => <ActivityList entityId={budget.id} known={{ ...wordsOf(noun), describe: tellTransfer }} />,
        },
      ]
    : []),
];
