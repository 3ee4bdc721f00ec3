import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { FirstSteps } from '../components/first-steps.tsx';
import { Needs } from '../components/needs.tsx';
import { SampleData } from '../components/sample-data.tsx';
import { SourcingCharts } from '../components/sourcing-charts.tsx';
import { SpendCharts } from '../components/spend-charts.tsx';
import classes from './home.module.css';

/** What needs me today, and how purchasing goes: four charts of twelve months. */
export function Home() {
  const { user } = useMe();
  const may = useMay();
  const [name = user.fullName] = user.fullName.split(' ');
  return (
    <Page title={say(`Good day, ${name}`, `Добрый день, ${name}`)}>
      <FirstSteps />
      <SampleData />
      <Needs />
      <div className={classes.charts}>
        {may('invoices.read') && <SpendCharts />}
        {may('purchase_requisitions.read') && <SourcingCharts />}
      </div>
    </Page>
  );
}
