import type { ReactNode } from 'react';
import { showShare, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { decimal, shareOf } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Totals } from '../model/totals.ts';
import classes from './kpi-strip.module.css';

interface KpiStripProps {
  matrix: Matrix;
  totals: Totals;
  vat: 'with' | 'without';
}

/** What is chosen, what it saves, how much of the need it covers, from how many suppliers. */
export function KpiStrip({ matrix, totals, vat }: KpiStripProps) {
  const saved = totals.planned - totals.plannedActual;
  const dearer = saved < 0n;
  const all = new Set(matrix.columns.map(({ supplierId }) => supplierId)).size;
  return (
    <dl className={classes.strip}>
      <Figure name={say('Selected', 'Выбрано')}>
        <b>{showSum(decimal(totals.amount), matrix.currency)}</b>
      </Figure>
      <Figure name={dearer ? say('Above plan', 'Дороже плана') : say('Saving to plan', 'Экономия к плану')}>
        {totals.planned === 0n ? (
          <>
            <b className="dimmed">—</b>
            {vat === 'without' && <span className="dimmed">{say('plans have VAT', 'план с НДС')}</span>}
          </>
        ) : (
          <>
            <b className={dearer ? 'bad' : saved > 0n ? 'good' : undefined}>
              {showSum(decimal(dearer ? -saved : saved), matrix.currency)}
            </b>{' '}
            <span className={dearer ? 'bad' : 'good'}>
              {showShare(shareOf(dearer ? -saved : saved, totals.planned), 1)}
            </span>
          </>
        )}
      </Figure>
      <Figure name={say('Coverage', 'Покрытие')}>
        <b>{showCoverage(totals.coverage)}</b>
        <span className={classes.track} aria-hidden>
          <span style={{ width: `calc(${totals.coverage} * 100%)` }} data-full={totals.coverage === '1' || undefined} />
        </span>
        <span className="dimmed">
          {totals.covered}/{matrix.lines.length}
        </span>
      </Figure>
      <Figure name={say('Suppliers', 'Поставщиков')}>
        <b>{totals.suppliers}</b> <span className="dimmed">/ {all}</span>
      </Figure>
    </dl>
  );
}

/** Never 100 before everything is covered. */
const showCoverage = (share: string) => (share === '1' || share < '0.995' ? showShare(share) : showShare('0.99'));

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
