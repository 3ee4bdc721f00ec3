import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { showSum } from '../../../kit/format.ts';
import { type Crumb, Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useUndoKeys } from '../../../kit/use-undo-keys.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import type { CompareSearch } from '../compare-search.ts';
import { useDecision } from '../hooks/use-decision.ts';
import { useDraft } from '../hooks/use-draft.ts';
import type { Comparison, Decisions, RequisitionCard } from '../model/answers.ts';
import { decimal } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';
import { totalsOf } from '../model/totals.ts';
import { useRatings, useTolerance } from '../queries.ts';
import { sayPasted } from '../words.ts';
import { CompareActions } from './compare-actions.tsx';
import { CompareDialogs } from './compare-dialogs.tsx';
import classes from './compare-notes.module.css';
import { CompareNotes } from './compare-notes.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { KpiStrip } from './kpi-strip.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { OfferList } from './offer-list.tsx';
import { ExplainOffer } from './offer-price.tsx';
import { SpokenTotals } from './spoken-totals.tsx';
import { ViewSwitch } from './view-switch.tsx';

const ProtocolMenu = lazy(async () => ({ default: (await import('./protocol-menu.tsx')).ProtocolMenu }));
const ExplainDialog = lazy(async () => ({
  default: (await import('../../../shared/explain/explain-dialog.tsx')).ExplainDialog,
}));
const PrintMenu = lazy(async () => ({ default: (await import('../../../shared/documents/print-menu.tsx')).PrintMenu }));

interface ComparePageProps {
  crumbs: readonly Crumb[];
  comparison: Comparison;
  requisition: RequisitionCard;
  decisions: Decisions;
  matrix: Matrix;
}

/** The decision while it is made: the table, what it comes to, and what can be done with it. */
export function ComparePage({ crumbs, comparison, requisition, decisions, matrix }: ComparePageProps) {
  const { portal } = useParams({ from: '/$portal/requisitions/$id/compare' });
  const search = useSearch({ from: '/$portal/requisitions/$id/compare' });
  const navigate = useNavigate({ from: '/$portal/requisitions/$id/compare' });
  const change = useCallback(
    (next: CompareSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true }),
    [navigate],
  );
  const openPlan = useCallback(() => change({ open: 'plan' }), [change]);
  const { user } = useMe();
  const may = useMay();
  const isPhone = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
  const decision = useDecision(requisition, decisions, matrix, user.id, () => change({ open: 'differences' }));
  const { texts, base, changed, act } = decision;
  useUndoKeys(act);
  const draft = useDraft(user.id, requisition.id, base, texts, changed.length > 0);
  const tolerancePct = useTolerance();
  const ratings = useRatings(requisition);
  const totals = useMemo(() => totalsOf(matrix, texts), [matrix, texts]);
  const [pasted, setPasted] = useState('');
  const onPasted = useCallback((taken: number, left: number, unreadable: number) => {
    const text = sayPasted(taken, left, unreadable);
    setPasted(text);
    if (left + unreadable > 0) tellDone(text);
  }, []);
  const [explained, explain] = useState<string>();
  const readOnly = !may('quote_decisions.save') || !may('quote_decisions.read') || !isSourced(requisition.status);
  const sheet = {
    comparison,
    matrix,
    texts,
    totals,
    ratings,
    told: decision.told,
    tolerancePct,
    readOnly,
    act,
    onPasted,
  };
  const buttons = (
    <DecisionButtons
      decision={decision}
      matrix={matrix}
      tolerancePct={tolerancePct}
      readOnly={readOnly}
      oneOnly={isPhone}
      ordersAt={`/${portal}/requisitions/${requisition.id}?tab=delivery`}
      onOpen={(open) => change({ open })}
    />
  );
  return (
    <Page
      title={say('Comparison of quotes', 'Сравнение цен')}
      beside={<span className="clip">{requisition.title}</span>}
      crumbs={crumbs}
      actions={
        <>
          {!readOnly && (
            <CompareActions
              matrix={matrix}
              canUndo={decision.canUndo}
              canRedo={decision.canRedo}
              act={act}
              onPlan={openPlan}
            />
          )}
          <Suspense>
            {!isPhone && may('supplier_quotes.compare') && (
              <ProtocolMenu procurementId={requisition.id} comparison={comparison} accepted={decisions.accepted} />
            )}
            <PrintMenu kind="quote_minutes" id={requisition.id} formats={['pdf', 'docx', 'xlsx']} compact />
          </Suspense>
          {!isPhone && buttons}
        </>
      }
    >
      <KpiStrip matrix={matrix} totals={totals} vat={comparison.vat} />
      <div className={classes.bar}>
        <ViewSwitch search={search} comparison={comparison} onChange={change} />
        <CompareNotes
          comparison={comparison}
          status={requisition.status}
          decision={decision}
          draftAt={draft.keptAt}
          onCompare={() => change({ open: 'differences' })}
        />
      </div>
      <ExplainOffer value={explain}>{isPhone ? <OfferList {...sheet} /> : <MatrixTable {...sheet} />}</ExplainOffer>
      {isPhone && (
        <div className={classes.foot}>
          <b>{showSum(decimal(totals.amount), matrix.currency)}</b>
          {buttons}
        </div>
      )}
      <SpokenTotals matrix={matrix} totals={totals} pasted={pasted} savedNow={decision.savedNow} />
      {explained && (
        <Suspense>
          <ExplainDialog
            figure={{ of: 'offer', procurementId: requisition.id, quoteLineId: explained, ...viewOf(search) }}
            onClose={() => explain(undefined)}
          />
        </Suspense>
      )}
      <CompareDialogs
        open={search.open}
        onClose={() => change({ open: undefined })}
        decision={decision}
        matrix={matrix}
        requisition={requisition}
        decisions={decisions}
        vat={search.vat}
      />
    </Page>
  );
}

/** The price that is compared, and how. */
const viewOf = ({ basis, vat }: CompareSearch) => ({
  ...{ basis, vat },
  field: basis === 'landed' ? ('landedUnitPrice' as const) : ('unitPriceComparable' as const),
});

const isSourced = (status: RequisitionCard['status']) =>
  ['approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received'].includes(status);
