import type { CompareSearch } from '../compare-search.ts';
import type { Decision } from '../hooks/use-decision.ts';
import type { Decisions, RequisitionCard } from '../model/answers.ts';
import type { Matrix } from '../model/matrix.ts';
import { DifferencesDialog } from './differences-dialog.tsx';
import { InvoicesDialog } from './invoices-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';

interface CompareDialogsProps {
  open: string | undefined;
  onClose(): void;
  decision: Decision;
  matrix: Matrix;
  requisition: RequisitionCard;
  decisions: Decisions;
  vat: CompareSearch['vat'];
}

/** What opens above the comparison, one at a time. */
export function CompareDialogs({ open, onClose, decision, matrix, requisition, decisions, vat }: CompareDialogsProps) {
  return (
    <>
      {open === 'plan' && (
        <PlanDialog requisitionId={requisition.id} matrix={matrix} vat={vat} act={decision.act} onClose={onClose} />
      )}
      {open === 'invoices' && (
        <InvoicesDialog
          requisition={requisition}
          accepted={decisions.accepted}
          unsaved={decision.changed.length}
          onClose={onClose}
        />
      )}
      {open === 'differences' && <DifferencesDialog decision={decision} onClose={onClose} />}
      {decision.refused && (
        <RefusedDialog requisitionId={requisition.id} decision={decision} refused={decision.refused} matrix={matrix} />
      )}
    </>
  );
}
