import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { askedDays, dueDays, keptDays } from '../asked-days.ts';
import { CycleReport } from '../components/cycle-report.tsx';
import { PayablesReport } from '../components/payables-report.tsx';
import { PeriodChoice } from '../components/period-choice.tsx';
import { RecordsDrawer } from '../components/records-drawer.tsx';
import { SavingsReport } from '../components/savings-report.tsx';
import { SpendReport } from '../components/spend-report.tsx';
import { SuppliersReport } from '../components/suppliers-report.tsx';
import type { ReportsSearch, ReportTab } from '../searches.ts';

const LettersTab = lazy(async () => ({ default: (await import('../letters/letters-tab.tsx')).LettersTab }));
const PageTab = lazy(async () => ({ default: (await import('../pages/page-tab.tsx')).PageTab }));
const PricesReport = lazy(async () => ({ default: (await import('../prices/prices-report.tsx')).PricesReport }));

const tabs = [
  ['page', words('My page', 'Моя страница')],
  ['spend', words('Spend', 'Расходы')],
  ['savings', words('Savings', 'Экономия')],
  ['cycle', words('Cycle times', 'Сроки')],
  ['suppliers', words('Suppliers', 'Поставщики')],
  ['prices', words('Prices', 'Цены')],
  ['payables', words('Payments', 'Оплата')],
  ['letters', words('Letters', 'Письма')],
] as const;

const untimed: readonly ReportTab[] = ['page', 'letters'];

/** What purchasing costs, saves and takes; each figure opens what it is made of. */
export function Reports() {
  const search = useSearch({ from: '/$portal/reports' });
  const { tab = 'spend', by = 'supplier', of, records } = search;
  const change = useChangeSearch<{ [Name in keyof ReportsSearch]: ReportsSearch[Name] | undefined }>();
  const [days, kept] = [askedDays(search), keptDays(search)];
  const reports: Record<ReportTab, ReactNode> = {
    page: <PageTab chosen={of} />,
    spend: <SpendReport days={days} by={by} kept={kept} />,
    savings: <SavingsReport days={days} kept={kept} />,
    cycle: <CycleReport days={days} kept={kept} />,
    suppliers: <SuppliersReport days={days} kept={kept} />,
    prices: <PricesReport days={days} chosen={of} kept={kept} />,
    payables: <PayablesReport due={dueDays(search)} />,
    letters: <LettersTab />,
  };
  return (
    <Page
      title={say('Reports', 'Отчёты')}
      actions={!untimed.includes(tab) && <PeriodChoice {...search} ofPayments={tab === 'payables'} />}
    >
      <UrlTabs
        tabs={tabs}
        value={tab}
        onChange={(next) => change({ tab: next, of: undefined, records: undefined })}
        label={say('Reports', 'Отчёты')}
      >
        <Suspense>{reports[tab]}</Suspense>
      </UrlTabs>
      {records && <RecordsDrawer address={records} onClose={() => change({ records: undefined })} />}
    </Page>
  );
}
