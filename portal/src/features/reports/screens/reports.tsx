import { NativeSelect } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { today } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { CycleReport } from '../components/cycle-report.tsx';
import { PayablesReport } from '../components/payables-report.tsx';
import { RecordsDrawer } from '../components/records-drawer.tsx';
import { SavingsReport } from '../components/savings-report.tsx';
import { SpendReport } from '../components/spend-report.tsx';
import { SuppliersReport } from '../components/suppliers-report.tsx';
import { daysOfSpan } from '../days-of-span.ts';
import type { ReportsSearch, ReportTab, Span } from '../searches.ts';

const tabs = [
  ['spend', words('Spend', 'Расходы')],
  ['savings', words('Savings', 'Экономия')],
  ['cycle', words('Cycle times', 'Сроки')],
  ['suppliers', words('Suppliers', 'Поставщики')],
  ['payables', words('Payments', 'Оплата')],
] as const;

const spanNames = {
  year: words('Twelve months', 'Двенадцать месяцев'),
  'this-month': words('This month', 'Этот месяц'),
  'last-month': words('Last month', 'Прошлый месяц'),
  quarter: words('Three months', 'Три месяца'),
  'this-year': words('Since January', 'С начала года'),
  'last-year': words('Last year', 'Прошлый год'),
};

/** What purchasing costs, saves and takes; each figure opens what it is made of. */
export function Reports() {
  const { tab = 'spend', span = 'year', by = 'supplier', records } = useSearch({ from: '/$portal/reports' });
  const change = useChangeSearch<{ [Name in keyof ReportsSearch]: ReportsSearch[Name] | undefined }>();
  const days = daysOfSpan(span, today());
  const reports: Record<ReportTab, ReactNode> = {
    spend: <SpendReport days={days} by={by} />,
    savings: <SavingsReport days={days} />,
    cycle: <CycleReport days={days} />,
    suppliers: <SuppliersReport days={days} />,
    payables: <PayablesReport />,
  };
  return (
    <Page
      title={say('Reports', 'Отчёты')}
      actions={
        tab !== 'payables' && (
          <NativeSelect
            aria-label={say('Period', 'Период')}
            value={span}
            onChange={({ currentTarget }) => change({ span: currentTarget.value as Span })}
            data={Object.entries(spanNames).map(([value, name]) => ({ value, label: say(name) }))}
          />
        )
      }
    >
      <UrlTabs
        tabs={tabs}
        value={tab}
        onChange={(next) => change({ tab: next, records: undefined })}
        label={say('Reports', 'Отчёты')}
      >
        {reports[tab]}
      </UrlTabs>
      {records && <RecordsDrawer address={records} onClose={() => change({ records: undefined })} />}
    </Page>
  );
}
